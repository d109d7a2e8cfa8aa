import { hoursUntilSealed } from '@shared/contracts/proofs'

/** When an approval of that moment can no longer be taken back (D11). */
export const sealingOf = (approvedAt: Date): Date =>
  new Date(approvedAt.getTime() + hoursUntilSealed * 3_600_000)
