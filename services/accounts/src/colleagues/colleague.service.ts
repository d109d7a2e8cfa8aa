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
  /** Signs a colleague out everywhere. Each of these throws AppError `forbidden` to anybody but the owner. */
  endSessions(ownerId: string, staffId: string): Promise<void>
  /** Removes a colleague's account, with its passkeys and sessions. What it did stays in the audit trail. */
  remove(ownerId: string, staffId: string): Promise<void>
  /** Makes a colleague the owner in one's own place. */
  handOver(ownerId: string, staffId: string): Promise<void>
}

export interface ColleagueParts {
  accounts: AccountRepository
  sessions: SessionService
  passkeys: Pick<PasskeyService, 'list' | 'removeAll'>
  devices: Pick<KnownDevices, 'forgetAll'>
  staffMails: Pick<StaffMails, 'forget'>
  audit: Pick<AuditRepository, 'append'>
}

export function createColleagues(parts: ColleagueParts): Colleagues {
  const { accounts, sessions, passkeys, devices, staffMails, audit } = parts

  /** The colleague, provided that it is the owner who asks, and asks of somebody else. */
  async function requireOwner(askerId: string, staffId: string) {
    if ((await accounts.ownerId()) !== askerId)
      throw new AppError({ code: 'forbidden', publicMessage: 'Only the owner of the house can do this.' })
    const account = staffId === askerId ? null : await accounts.findByStaffId(staffId)
    if (!account) throw new AppError({ code: 'not_found', publicMessage: 'There is no such colleague.' })
    return account
  }

  return {
    async list() {
      const [all, ownerId] = await Promise.all([accounts.list(), accounts.ownerId()])
      return Promise.all(
        all.map(async ({ staffId, username, createdAt }) => {
          const [open, keys] = await Promise.all([sessions.list(staffId), passkeys.list(staffId)])
          return {
            id: staffId,
            username,
            registeredAt: createdAt.toISOString(),
            lastUsedAt: open[0]?.lastUsedAt.toISOString() ?? null,
            sessions: open.length,
            passkeys: keys.length,
            isOwner: staffId === ownerId,
          }
        }),
      )
    },
    async endSessions(ownerId, staffId) {
      await requireOwner(ownerId, staffId)
      await audit.append({ staffId: ownerId, act: 'sessions.ended', subject: staffId })
      await sessions.endAll(staffId)
    },
    async remove(ownerId, staffId) {
      const account = await requireOwner(ownerId, staffId)
      await audit.append({ staffId: ownerId, act: 'account.removed', subject: staffId })
      // Last of all the account itself: where this is broken off, it is still there to be removed again.
      const end = () => Promise.all([passkeys.removeAll(staffId), sessions.endAll(staffId)])
      await end()
      await devices.forgetAll(staffId)
      await staffMails.forget(staffId)
      await accounts.remove(account._id, staffId)
      // What was begun meanwhile.
      await end()
    },
    async handOver(ownerId, staffId) {
      await requireOwner(ownerId, staffId)
      await audit.append({ staffId: ownerId, act: 'house.handed-over', subject: staffId })
      await accounts.setOwner(staffId)
    },
  }
}
