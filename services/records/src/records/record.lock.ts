import type { RecordDocument } from './record.model'

const hoursUntilLocked = 24

/** A record can be edited until 24 hours after its approval (D11). */
export const isLocked = ({ approval }: Pick<RecordDocument, 'approval'>, now: Date): boolean =>
  approval !== undefined && now.getTime() >= approval.approvedAt.getTime() + hoursUntilLocked * 3_600_000
