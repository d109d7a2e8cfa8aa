import { AppError } from '@shared/node/errors'
import type { RecordDocument, StoredVersion } from '../records/record.model'

/** The same for a record that does not exist and for one that is not shared with who asks. */
export const recordNotFound = () => new AppError({ code: 'not_found', publicMessage: 'Record not found' })

/** D1's answer to who is about to make a record under another family's Proof ID; it says nothing else of it. */
export const ownedElsewhere = () =>
  new AppError({
    code: 'owned',
    publicMessage:
      'A record with these details already belongs to somebody else. Please ask its owner for an invitation.',
  })

export const anotherOfYours = () =>
  new AppError({
    code: 'conflict',
    publicMessage: 'Another of your records already has this name, date and time of birth.',
  })

/** Its answers are not in the database any more; nothing is read in their place. */
export const answersLost = ({ version }: StoredVersion) =>
  new AppError({
    code: 'not_found',
    publicMessage: `What version ${version} says is lost: it can be neither read nor restored.`,
  })

export const lockedRecord = ({ approval }: Pick<RecordDocument, 'approval'>) =>
  new AppError({
    code: 'locked',
    publicMessage: approval?.orderedAt
      ? 'This record was ordered and can no longer be changed.'
      : 'This record was approved more than a day ago and can no longer be changed.',
  })

/** What a submission would take back without knowing of it; `details.approvedAt` names it. */
export const approvedMeanwhile = (approvedAt: Date) =>
  new AppError({
    code: 'approved',
    publicMessage:
      'This record is approved. Submitting it with changes takes the approval back, and the certificate that was made of it.',
    details: { approvedAt: approvedAt.toISOString() },
  })

export const keyUsedElsewhere = (what: string) =>
  new AppError({
    code: 'idempotency_mismatch',
    publicMessage: `This Idempotency-Key was used for another ${what} already.`,
  })
