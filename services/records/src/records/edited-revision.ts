import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import type { RecordDocument } from './record.model'
import { revisionOf } from './record-state'

type Revised = Pick<RecordDocument, 'versionCount' | 'revision' | 'unedited'>

/** They belong to the submission, and are no answers: who attests has changed nothing of the record. */
const notAnswers: readonly BirthFormField[] = ['acknowledgement', 'finalReview']

/** The revision that changed an answer last: those after it only made a version of what was there, or submitted it. */
export const editedRevisionOf = (record: Revised): number => {
  const revision = revisionOf(record)
  return record.unedited?.until === revision ? record.unedited.since : revision
}

/**
 * What a write that makes `after` of a record's answers stores beside its next revision. `readAs` says how the two read where
 * the write itself tidies what was typed.
 */
export const uneditedBy = (
  record: Revised,
  { before, after }: Readonly<Record<'before' | 'after', BirthFormDraft>>,
  readAs = (answers: BirthFormDraft): BirthFormDraft => answers,
): Pick<RecordDocument, 'unedited'> =>
  fieldsThatDiffer(readAs(before), readAs(after)).every((field) => notAnswers.includes(field))
    ? { unedited: { since: editedRevisionOf(record), until: revisionOf(record) + 1 } }
    : {}
