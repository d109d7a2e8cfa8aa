import { isDuplicate } from '@shared/node/database'
import type { ChallengeModel, PasskeyModel, StoredChallenge, StoredPasskey } from './passkey.model'

type Use = Pick<StoredPasskey, 'counter' | 'lastUsedAt' | 'isSynced'>

export interface PasskeyRepository {
  find(id: string): Promise<StoredPasskey | null>
  /** Oldest first. */
  ofStaff(staffId: string): Promise<StoredPasskey[]>
  /** False when the credential is registered already, by whomever. */
  add(passkey: StoredPasskey): Promise<boolean>
  noteUse(id: string, use: Use): Promise<void>
  /** Null when this member of the staff has no such passkey. */
  rename(id: string, staffId: string, name: string): Promise<StoredPasskey | null>
  remove(id: string, staffId: string): Promise<boolean>
  removeAll(staffId: string): Promise<void>
  addChallenge(challenge: StoredChallenge): Promise<void>
  /** The challenge, which nobody gets again. */
  takeChallenge(challenge: string): Promise<StoredChallenge | null>
}

export const createPasskeyRepository = (
  passkeys: PasskeyModel,
  challenges: ChallengeModel,
): PasskeyRepository => ({
  find: (id) => passkeys.findById(id).lean<StoredPasskey>().exec(),
  ofStaff: (staffId) => passkeys.find({ staffId }).sort({ madeAt: 1 }).lean<StoredPasskey[]>().exec(),
  async add(passkey) {
    try {
      await passkeys.create(passkey)
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  },
  async noteUse(id, use) {
    await passkeys.updateOne({ _id: id }, { $set: use })
  },
  rename: (id, staffId, name) =>
    passkeys
      .findOneAndUpdate({ _id: id, staffId }, { $set: { name } }, { returnDocument: 'after' })
      .lean<StoredPasskey>()
      .exec(),
  async remove(id, staffId) {
    return (await passkeys.deleteOne({ _id: id, staffId })).deletedCount > 0
  },
  async removeAll(staffId) {
    await passkeys.deleteMany({ staffId })
  },
  async addChallenge(challenge) {
    await challenges.create(challenge)
  },
  takeChallenge: (challenge) =>
    challenges.findOneAndDelete({ _id: challenge }).lean<StoredChallenge>().exec(),
})
