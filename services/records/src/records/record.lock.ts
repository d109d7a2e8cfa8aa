import { hoursUntilSealed } from '@shared/contracts/proofs'
import type { RecordDocument } from './record.model'

/** A record can be edited until its book is ordered, or 24 hours after its approval (D11). */
export const isLocked = ({ approval }: Pick<RecordDocument, 'approval'>, now: Date): boolean =>
  approval !== undefined &&
  (approval.orderedAt !== undefined ||
    now.getTime() >= approval.approvedAt.getTime() + hoursUntilSealed * 3_600_000)
