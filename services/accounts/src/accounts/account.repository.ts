import { isDuplicate } from '@shared/node/database'
import type { AccountClaim, AccountClaimModel, AccountModel, StoredAccount } from './account.model'

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
  /** Sets another password. Sessions are ended after it: a sign-in begins its session first, and looks for another password then. */
  setPassword(key: string, passwordHash: string): Promise<void>
  /** Stores another hash of the same password, unless another password was set meanwhile. */
  renewHash(account: Pick<StoredAccount, '_id' | 'passwordHash'>, passwordHash: string): Promise<void>
  /** All that are registered to the end, the oldest first; 500 at most. */
  list(): Promise<StoredAccount[]>
  /** Begins the removal of an account; false while another one's is under way, so that no two remove each other. */
  beginRemoval(staffId: string): Promise<boolean>
  /** Gives a removal up that was begun; the account stays. */
  giveUpRemoval(staffId: string): Promise<void>
  remove(key: string, staffId: string): Promise<void>
}

const maxListed = 500

export function createAccountRepository(
  accounts: AccountModel,
  claims: AccountClaimModel,
): AccountRepository {
  const isActive = { activatedAt: { $ne: null } }
  /** Of several accounts one at a time has the claim, as long as it exists. */
  async function claim(name: AccountClaim['_id'], staffId: string): Promise<boolean> {
    try {
      await claims.create({ _id: name, staffId })
      return true
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
    const held = await claims.findById(name).lean()
    if (held?.staffId === staffId) return true
    // Every claim is made while its account is there: that of one which is not there any more is free.
    if (!held || (await accounts.exists({ staffId: held.staffId }))) return false
    const { matchedCount } = await claims.updateOne(
      { _id: name, staffId: held.staffId },
      { $set: { staffId } },
    )
    return matchedCount > 0
  }
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
    claimFirst: (staffId) => claim('first', staffId),
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
      await accounts.updateOne({ _id: key }, { $set: { passwordHash }, $inc: { passwordChanges: 1 } })
    },
    async renewHash({ _id, passwordHash: earlier }, passwordHash) {
      await accounts.updateOne({ _id, passwordHash: earlier }, { $set: { passwordHash } })
    },
    list: () =>
      accounts.find(isActive).sort({ createdAt: 1, _id: 1 }).limit(maxListed).lean<StoredAccount[]>().exec(),
    beginRemoval: (staffId) => claim('removal', staffId),
    async giveUpRemoval(staffId) {
      await claims.deleteOne({ _id: 'removal', staffId })
    },
    async remove(key, staffId) {
      await accounts.deleteOne({ _id: key, staffId })
    },
  }
}
