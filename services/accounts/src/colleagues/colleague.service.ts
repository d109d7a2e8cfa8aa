import type { Colleague } from '@shared/contracts/colleagues'
import { AppError } from '@shared/node/errors'
import type { AccountRepository } from '../accounts/account.repository'
import type { KnownDevices } from '../accounts/known-devices'
import type { AuditRepository } from '../audit/audit.repository'
import type { PasskeyService } from '../passkeys/passkey.service'
import type { SessionService } from '../sessions/session.service'
import type { StaffMails } from '../staff-mails/staff-mails'

export interface Colleagues {
  /** All accounts, the oldest first. */
  list(): Promise<Colleague[]>
  /** Signs a colleague out everywhere; an open link for a new password holds no more. Both throw AppError `not_found` where it is nobody else. */
  endSessions(askerId: string, staffId: string): Promise<void>
  /**
   * Removes a colleague's account, with its passkeys and sessions. What it did stays in the audit trail.
   * @throws AppError `conflict` while another account is being removed
   */
  remove(askerId: string, staffId: string): Promise<void>
}

export interface ColleagueParts {
  accounts: AccountRepository
  sessions: SessionService
  passkeys: Pick<PasskeyService, 'list' | 'removeAll'>
  devices: Pick<KnownDevices, 'forgetAll'>
  staffMails: Pick<StaffMails, 'endResets' | 'forget'>
  audit: Pick<AuditRepository, 'append'>
}

export function createColleagues(parts: ColleagueParts): Colleagues {
  const { accounts, sessions, passkeys, devices, staffMails, audit } = parts

  /** Somebody else's account. */
  async function requireColleague(askerId: string, staffId: string) {
    const account = staffId === askerId ? null : await accounts.findByStaffId(staffId)
    if (!account) throw new AppError({ code: 'not_found', publicMessage: 'There is no such colleague.' })
    return account
  }

  return {
    async list() {
      return Promise.all(
        (await accounts.list()).map(async ({ staffId, username, createdAt }) => {
          const [open, keys] = await Promise.all([sessions.list(staffId), passkeys.list(staffId)])
          return {
            id: staffId,
            username,
            registeredAt: createdAt.toISOString(),
            lastUsedAt: open[0]?.lastUsedAt.toISOString() ?? null,
            sessions: open.length,
            passkeys: keys.length,
          }
        }),
      )
    },
    async endSessions(askerId, staffId) {
      await requireColleague(askerId, staffId)
      await audit.append({ staffId: askerId, act: 'sessions.ended', subject: staffId })
      await staffMails.endResets(staffId)
      await sessions.endAll(staffId)
    },
    async remove(askerId, staffId) {
      const account = await requireColleague(askerId, staffId)
      // Two who removed each other would leave a house that the next stranger may register in.
      if (!(await accounts.beginRemoval(staffId)))
        throw new AppError({
          code: 'conflict',
          publicMessage: 'Another account is being removed. Please look at the list again.',
        })
      if (!(await accounts.findByStaffId(askerId))) {
        await accounts.giveUpRemoval(staffId)
        throw new AppError({ code: 'unauthenticated', publicMessage: 'You are signed in no more.' })
      }
      await audit.append({ staffId: askerId, act: 'account.removed', subject: staffId })
      // Last of all the account itself: where this is broken off, it is still there to be removed again.
      const end = () => Promise.all([passkeys.removeAll(staffId), sessions.endAll(staffId)])
      await end()
      await devices.forgetAll(staffId)
      await staffMails.forget(staffId)
      await accounts.remove(account._id, staffId)
      // What was begun meanwhile.
      await end()
    },
  }
}
