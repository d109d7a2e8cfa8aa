import { isDuplicate } from '@shared/node/database'
import type { AccountModel, FirstAccountModel, StoredAccount } from './account.model'

export interface AccountRepository {
  /** The account of a sign-in name, if it is registered to the end. */
  findByKey(key: string): Promise<StoredAccount | null>
  findByStaffId(staffId: string): Promise<StoredAccount | null>
  /** The sign-in names of these accounts, as they were written, by staff id. */
  namesOf(staffIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  hasAny(): Promise<boolean>
  /** Takes a sign-in name for an account that is being registered; false when it is taken. */
  addPending(account: StoredAccount): Promise<boolean>
  /** Of all who register at once on a fresh installation one gets true. Its account is pending when it asks. */
  claimFirst(staffId: string): Promise<boolean>
  /** Ends a registration; false when it took so long that its name has been given up. */
  activate(key: string, staffId: string, activatedAt: Date): Promise<boolean>
  giveUp(key: string, staffId: string): Promise<void>
  setPassword(key: string, passwordHash: string): Promise<void>
  /** All that are registered to the end, the oldest first; 500 at most. */
  list(): Promise<StoredAccount[]>
  /** Who the house belongs to: the first account, or whom it was handed over to; null before there is one. */
  ownerId(): Promise<string | null>
  setOwner(staffId: string): Promise<void>
  remove(key: string, staffId: string): Promise<void>
}

const maxListed = 500

export function createAccountRepository(
  accounts: AccountModel,
  firstAccounts: FirstAccountModel,
): AccountRepository {
  const isActive = { activatedAt: { $ne: null } }
  return {
    findByKey: (key) =>
      accounts
        .findOne({ _id: key, ...isActive })
        .lean<StoredAccount>()
        .exec(),
    findByStaffId: (staffId) =>
      accounts
        .findOne({ staffId, ...isActive })
        .lean<StoredAccount>()
        .exec(),
    async namesOf(staffIds) {
      const found = await accounts
        .find({ staffId: { $in: [...staffIds] } }, { staffId: 1, username: 1 })
        .lean<Pick<StoredAccount, 'staffId' | 'username'>[]>()
      return new Map(found.map(({ staffId, username }) => [staffId, username]))
    },
    hasAny: async () => (await accounts.exists(isActive)) !== null,
    async addPending(account) {
      try {
        await accounts.create(account)
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },
    async claimFirst(staffId) {
      try {
        await firstAccounts.create({ _id: 'first', staffId })
        return true
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
      const claim = await firstAccounts.findById('first').lean()
      // Every claim is made after its account was written: one that is not there any more was never finished.
      if (!claim || (await accounts.exists({ staffId: claim.staffId }))) return false
      const { matchedCount } = await firstAccounts.updateOne(
        { _id: 'first', staffId: claim.staffId },
        { $set: { staffId } },
      )
      return matchedCount > 0
    },
    async activate(key, staffId, activatedAt) {
      const { matchedCount } = await accounts.updateOne(
        { _id: key, staffId },
        { $set: { activatedAt }, $unset: { pendingUntil: 1 } },
      )
      return matchedCount > 0
    },
    async giveUp(key, staffId) {
      await accounts.deleteOne({ _id: key, staffId, activatedAt: null })
    },
    async setPassword(key, passwordHash) {
      await accounts.updateOne({ _id: key }, { $set: { passwordHash } })
    },
    list: () =>
      accounts.find(isActive).sort({ createdAt: 1, _id: 1 }).limit(maxListed).lean<StoredAccount[]>().exec(),
    async ownerId() {
      const claim = await firstAccounts.findById('first').lean()
      if (claim) return claim.staffId
      // Where anybody may register, nobody had to claim it.
      const oldest = await accounts.findOne(isActive).sort({ createdAt: 1, _id: 1 }).lean<StoredAccount>()
      return oldest?.staffId ?? null
    },
    async setOwner(staffId) {
      await firstAccounts.updateOne({ _id: 'first' }, { $set: { staffId } }, { upsert: true })
    },
    async remove(key, staffId) {
      await accounts.deleteOne({ _id: key, staffId })
    },
  }
}
