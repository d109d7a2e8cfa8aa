import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formAtWork } from '../records/current-form'
import type { RecordDocument, Writer } from '../records/record.model'
import type { NewVersion } from '../records/version-entries'

type AtWork = Pick<RecordDocument, 'working' | 'proofIds'>

/** Everybody who has changed something since the newest version. */
export const writersAtWork = ({ working }: AtWork): Writer[] => {
  const writers = Object.values(working?.writers ?? {})
  return [...new Map(writers.map((writer) => [writer.visitorId, writer])).values()]
}

/** What was changed since the newest version, as a version that names who did; null where nothing was. */
export const editsOf = (record: AtWork, newest: BirthFormDraft, createdAt: Date): NewVersion | null =>
  record.working
    ? {
        kind: 'edits',
        form: formAtWork(newest, record),
        // Typing a name letter by letter makes no Proof IDs: the next sync or submission does.
        proofId: record.proofIds[0] ?? '',
        note: '',
        writers: writersAtWork(record),
        createdAt,
      }
    : null

/** The same, where somebody else than the visitor changed something: what a visitor's own next version holds needs none. */
export const editsOfOthers = (
  record: AtWork,
  newest: BirthFormDraft,
  visitorId: string,
  createdAt: Date,
): NewVersion[] => {
  const edits = editsOf(record, newest, createdAt)
  return edits?.writers.some((writer) => writer.visitorId !== visitorId) ? [edits] : []
}
