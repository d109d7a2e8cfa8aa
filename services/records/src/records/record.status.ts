import type { RecordDocument } from './record.model'
import { newestSubmittedOf } from './record-state'

export type RecordStatus = 'processing' | 'completed'

/**
 * A record is completed when its newest submitted version is approved and the final certificate of that version is there (D11).
 */
export function statusOf(
  record: Pick<RecordDocument, 'submitted' | 'versions' | 'approval' | 'completion'>,
): RecordStatus {
  const newest = newestSubmittedOf(record)?.version
  const isDone =
    newest !== undefined && record.approval?.version === newest && record.completion?.version === newest
  return isDone ? 'completed' : 'processing'
}
