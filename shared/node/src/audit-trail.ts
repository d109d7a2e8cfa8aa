import type { AuditAct } from '@shared/contracts/audit'
import type { Caller } from '@shared/contracts/internal'
import type { ServiceClient } from './service-client'

export interface AuditTrail {
  /**
   * Writes down what a member of the staff is about to do, with one record or, without `subject`, with many. Resolved means that
   * it is kept: what cannot be written down is not done.
   *
   * @throws ServiceCallError when accounts is away
   */
  note(caller: Caller, act: AuditAct, subject?: string): Promise<void>
}

/** The audit trail as other services write it; accounts keeps it. */
export const createAuditTrail = (accounts: Pick<ServiceClient, 'call'>): AuditTrail => ({
  note: (caller, act, subject) =>
    accounts.call({
      method: 'POST',
      path: '/internal/audit-lines',
      body: { staffId: caller.staffId ?? '', act, ...(subject === undefined ? {} : { subject }) },
    }),
})
