import type { AccessCodeModel, StoredAccessCode } from './access-code.model'

const maxListed = 500

export interface AccessCodeRepository {
  add(code: StoredAccessCode): Promise<void>
  find(id: string): Promise<StoredAccessCode | null>
  /** Newest first, 500 at most. */
  list(): Promise<StoredAccessCode[]>
  /** Takes one use; false when there is none left. Of two at once for the last one, one gets true. */
  use(id: string, staffId: string, now: Date): Promise<boolean>
  revoke(id: string, revokedAt: Date): Promise<StoredAccessCode | null>
}

export const createAccessCodeRepository = (model: AccessCodeModel): AccessCodeRepository => ({
  async add(code) {
    await model.create(code)
  },
  find: (id) => model.findById(id).lean<StoredAccessCode>().exec(),
  list: () => model.find().sort({ madeAt: -1 }).limit(maxListed).lean<StoredAccessCode[]>().exec(),
  async use(id, staffId, now) {
    const { matchedCount } = await model.updateOne(
      { _id: id, usesLeft: { $gt: 0 }, revokedAt: null, expiresAt: { $gt: now } },
      { $inc: { usesLeft: -1 }, $push: { usedBy: staffId } },
    )
    return matchedCount > 0
  },
  async revoke(id, revokedAt) {
    await model.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt } })
    return model.findById(id).lean<StoredAccessCode>().exec()
  },
})
