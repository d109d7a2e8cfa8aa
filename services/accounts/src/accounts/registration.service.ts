import { randomBytes } from 'node:crypto'
import { signInKeyOf } from '@shared/contracts/accounts'
import { AppError } from '@shared/node/errors'
import type { AccessCodeService } from '../access-codes/access-code.service'
import { limitOf } from '../limits/attempt-limits'
import type { AttemptLimits } from '../limits/attempt-limits'
import { checkNewPassword } from '../passwords/common-passwords'
import type { PasswordHashes } from '../passwords/password-hash'
import type { StoredAccount } from './account.model'
import type { AccountRepository } from './account.repository'
import type { Origin } from './origin'

/** A registration that takes longer than this has died. */
const pendingMs = 10 * 60_000

export interface Registration {
  username: string
  password: string
  accessCode?: string | undefined
}

export interface RegistrationService {
  state(): Promise<'first' | 'open' | 'closed'>
  /** Throws AppError `forbidden` while registration is closed, `conflict` for a name that cannot be had. */
  register(registration: Registration, origin: Origin): Promise<StoredAccount>
}

export interface RegistrationParts {
  accounts: AccountRepository
  codes: AccessCodeService
  hashes: PasswordHashes
  limits: AttemptLimits
  isOpen: boolean
  now: () => Date
}

const closed = (accessCode: string | undefined) =>
  new AppError({
    code: 'forbidden',
    publicMessage:
      accessCode === undefined
        ? 'Registration is closed. Please ask an administrator for an access code.'
        : 'This access code is not valid, or no longer. Please ask an administrator for another one.',
  })

/** How accounts come to be: the first one freely, further ones with an access code, or as they like where a setting says so. */
export function createRegistrationService(parts: RegistrationParts): RegistrationService {
  const { accounts, codes, hashes, limits, isOpen, now } = parts

  const state = async () => {
    if (!(await accounts.hasAny())) return 'first'
    return isOpen ? 'open' : 'closed'
  }

  /** Uses up what allows an account to be registered. Its account is written already, so that nothing is used up for nothing. */
  async function takePermission(staffId: string, accessCode: string | undefined): Promise<boolean> {
    if (isOpen) return true
    if ((await state()) === 'first' && (await accounts.claimFirst(staffId))) return true
    return accessCode !== undefined && codes.use(accessCode, staffId)
  }

  async function refuseClosed(accessCode: string | undefined): Promise<void> {
    if ((await state()) !== 'closed') return
    if (accessCode === undefined || !(await codes.isUsable(accessCode))) throw closed(accessCode)
  }

  return {
    state,
    async register({ username, password, accessCode }, { visitorId, network }) {
      const limited = [limitOf.visitor(`${visitorId} registers`), limitOf.network(`${network} registers`)]
      await limits.begin(limited)
      // Only whoever may register hears anything about names and passwords.
      await refuseClosed(accessCode)
      checkNewPassword(password, username)
      const key = signInKeyOf(username)
      const staffId = randomBytes(16).toString('base64url')
      const time = now()
      const account: StoredAccount = {
        _id: key,
        staffId,
        username: username.normalize('NFKC'),
        passwordHash: await hashes.make(password),
        createdAt: time,
        activatedAt: null,
      }
      const pendingUntil = new Date(time.getTime() + pendingMs)
      if (!(await accounts.addPending({ ...account, pendingUntil })))
        throw new AppError({
          code: 'conflict',
          publicMessage: 'This username cannot be used. Please choose another one.',
          faults: [{ path: 'username', message: 'Please choose another username' }],
        })
      if (!(await takePermission(staffId, accessCode))) {
        await accounts.giveUp(key, staffId)
        throw closed(accessCode)
      }
      const activatedAt = now()
      if (!(await accounts.activate(key, staffId, activatedAt)))
        throw new AppError({ code: 'timeout', publicMessage: 'This took too long. Please register again.' })
      await limits.succeed(limited)
      return { ...account, activatedAt }
    },
  }
}
