import type { Proof } from '@shared/contracts/proofs'
import { writtenDay } from '@shared/web/time/written-moment'

/** How far a record is that was submitted. */
export interface SubmittedAbout {
  /** ISO 8601. */
  submittedAt: string
  proof: Pick<Proof, 'status' | 'approvedAt' | 'completedAt' | 'orderedAt'>
  /** It was ordered, or approved so long ago that nothing of it can be changed any more. */
  isSealed: boolean
  /** The form holds other answers than were submitted. */
  isChanged: boolean
  /** Whether who looks at it may submit it again. */
  canSubmit: boolean
}

/** In a few words, beside the button that submits. */
export const submittedNote = ({ submittedAt, isChanged }: SubmittedAbout): string =>
  `${isChanged ? 'Changed' : 'Unchanged'} since it was submitted on ${writtenDay(submittedAt)}.`
