import { signInKeyOf } from '@shared/contracts/accounts'
import { AppError } from '@shared/node/errors'
import type { AccountRepository } from '../accounts/account.repository'
import type { KnownDevices } from '../accounts/known-devices'
import type { Origin } from '../accounts/origin'
import type { AuditRepository } from '../audit/audit.repository'
import { limitOf } from '../limits/attempt-limits'
import type { AttemptLimits } from '../limits/attempt-limits'
import { checkNewPassword } from '../passwords/common-passwords'
import type { PasswordHashes } from '../passwords/password-hash'
import type { SessionService } from '../sessions/session.service'
import type { StaffMailRepository } from '../staff-mails/staff-mail.repository'
import { hashOfToken } from '../staff-mails/staff-mails'
import type { StaffMails } from '../staff-mails/staff-mails'

export interface PasswordResets {
  /** Sends a link to the address of an account. Nothing tells whether there is one: not the answer, and not its time. */
  ask(username: string, origin: Origin): Promise<void>
  /**
   * Sets the password of whoever was sent the token, which is used up, and ends all of their sessions. Nobody is signed in by it.
   *
   * @throws AppError `forbidden` for a token that is unknown, used or too old, `invalid_body` for a password that is refused
   */
  use(token: string, password: string, origin: Origin): Promise<void>
}

export interface PasswordResetParts {
  accounts: Pick<AccountRepository, 'findByKey' | 'findByStaffId' | 'setPassword'>
  mails: StaffMailRepository
  staffMails: StaffMails
  hashes: PasswordHashes
  sessions: Pick<SessionService, 'endAll'>
  devices: Pick<KnownDevices, 'forgetAll'>
  limits: AttemptLimits
  audit: Pick<AuditRepository, 'append'>
}

const refused = () =>
  new AppError({
    code: 'forbidden',
    publicMessage: 'This link does not hold any more. Please ask for another one.',
  })

export function createPasswordResets(parts: PasswordResetParts): PasswordResets {
  const { accounts, mails, staffMails, hashes, sessions, devices, limits, audit } = parts
  return {
    async ask(username, { visitorId, network, device }) {
      const key = signInKeyOf(username)
      const purpose = 'restores'
      await limits.begin([
        limitOf.visitor(`${visitorId} ${purpose}`),
        limitOf.network(`${network} ${purpose}`),
        limitOf.name(`${key} ${purpose}`),
      ])
      const account = await accounts.findByKey(key)
      await staffMails.sendReset(account?.staffId ?? null, device)
    },
    async use(token, password, { visitorId, network, device }) {
      const limited = [limitOf.visitor(`${visitorId} resets`), limitOf.network(`${network} resets`)]
      await limits.begin(limited)
      const tokenHash = hashOfToken(token)
      const mail = await mails.findByToken(tokenHash)
      const account = mail?.staffId ? await accounts.findByStaffId(mail.staffId) : null
      if (!mail || !account) throw refused()
      await limits.succeed(limited)
      // A password that is refused uses nothing up.
      checkNewPassword(password, account.username)
      const passwordHash = await hashes.make(password)
      if (!(await mails.takeToken(mail._id, tokenHash))) throw refused()
      const { staffId } = account
      await audit.append({ staffId, act: 'password.restored' })
      await accounts.setPassword(account._id, passwordHash)
      await staffMails.endResets(staffId)
      await sessions.endAll(staffId)
      await devices.forgetAll(staffId)
      await staffMails.tell(staffId, 'password-changed', device)
    },
  }
}
