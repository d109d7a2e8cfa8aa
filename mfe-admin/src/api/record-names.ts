import { recordNamesSchema } from '@shared/contracts/admin'
import type { RecordNames } from '@shared/contracts/admin'
import { withQuery } from './records-api'

type Answer = { data?: unknown; error?: unknown }

/** Whose records these are, asked of the staff's services by `ask`. None are named where that cannot be read: a list is read without, too. */
export async function readRecordNames(
  ask: (path: string) => PromiseLike<Answer> | Answer,
  recordIds: readonly string[],
): Promise<RecordNames> {
  if (!recordIds.length) return []
  const ids = [...new Set(recordIds)].join(',')
  const { data, error } = await ask(withQuery('/api/admin/record-names', { ids }))
  return error ? [] : recordNamesSchema.parse(data)
}
