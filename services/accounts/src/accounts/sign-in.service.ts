import { signInKeyOf } from '@shared/contracts/accounts'
import { AppError } from '@shared/node/errors'
import type { StaffMails } from '../staff-mails/staff-mails'
import { limitOf } from '../limits/attempt-limits'
import type { AttemptLimits } from '../limits/attempt-limits'
import type { PasswordHashes } from '../passwords/password-hash'
import type { StoredAccount } from './account.model'
import type { AccountRepository } from './account.repository'
import type { KnownDevices } from './known-devices'
import type { Origin } from './origin'

export interface SignInService {
  /**
   * The account of a name and its password. Throws AppError `unauthenticated` in the same words and after the same time whether
   * the name is unknown or the password wrong, and `rate_limited` after too many tries.
   */
  check(credentials: { username: string; password: string }, origin: Origin): Promise<StoredAccount>
  /** Whether `password` is that of somebody who is signed in already. Throws as `check` does. */
  checkAgain(account: StoredAccount, password: string): Promise<void>
}

export interface SignInParts {
  accounts: AccountRepository
  devices: KnownDevices
  hashes: PasswordHashes
  limits: AttemptLimits
  staffMails: Pick<StaffMails, 'tellOfTries'>
}

const refused = () =>
  new AppError({ code: 'unauthenticated', publicMessage: 'The username or the password is not right.' })

/** With so many tries in vain somebody is told of them. */
const toldAfter = 5

export function createSignInService(parts: SignInParts): SignInService {
  const { accounts, devices, hashes, limits, staffMails } = parts
  async function renewHash(account: StoredAccount, password: string): Promise<void> {
    if (hashes.isOutdated(account.passwordHash))
      await accounts.renewHash(account, await hashes.make(password))
  }
  return {
    async check({ username, password }, { visitorId, network, device }) {
      const key = signInKeyOf(username)
      const account = await accounts.findByKey(key)
      // Asked of unknown names too, so that they take as long.
      const isKnownDevice = await devices.knows(account?.staffId ?? 'nobody', visitorId)
      const own = isKnownDevice ? limitOf.knownDevice(key, visitorId) : limitOf.name(key)
      const shared = isKnownDevice ? [] : [limitOf.visitor(visitorId), limitOf.network(network)]
      const tries = (await limits.begin([...shared, own])).at(-1)
      const isRight = await hashes.check(account?.passwordHash, password)
      if (!account || !isRight) {
        // Of unknown names too, so that they take as long.
        if (tries === toldAfter) await staffMails.tellOfTries(account?.staffId ?? null, key, device)
        throw refused()
      }
      await limits.succeed([...shared, own], [own])
      await renewHash(account, password)
      return account
    },
    async checkAgain(account, password) {
      const own = limitOf.name(`${account._id} again`)
      await limits.begin([own])
      if (!(await hashes.check(account.passwordHash, password)))
        throw new AppError({ code: 'forbidden', publicMessage: 'The password is not right.' })
      await limits.succeed([own], [own])
    },
  }
}
