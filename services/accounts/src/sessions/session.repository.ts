import type { SessionModel, StoredSession } from './session.model'

type Times = Pick<StoredSession, 'lastUsedAt' | 'expiresAt'>

export interface SessionRepository {
  find(id: string): Promise<StoredSession | null>
  ofStaff(staffId: string): Promise<StoredSession[]>
  add(session: StoredSession): Promise<void>
  /** Notes that a session is used; one that has ended meanwhile stays ended. */
  touch(id: string, times: Times): Promise<void>
  verify(id: string, verifiedAt: Date): Promise<void>
  /** Ends one session, provided that it is this member of the staff's. Answers whether there was one. */
  end(id: string, staffId: string): Promise<boolean>
  /** Ends all sessions of one member of the staff, but for `keptId` where one is named. */
  endAll(staffId: string, keptId?: string): Promise<void>
}

export const createSessionRepository = (model: SessionModel): SessionRepository => ({
  find: (id) => model.findById(id).lean<StoredSession>().exec(),
  ofStaff: (staffId) => model.find({ staffId }).sort({ lastUsedAt: -1 }).lean<StoredSession[]>().exec(),
  async add(session) {
    await model.create(session)
  },
  async touch(id, times) {
    await model.updateOne({ _id: id }, { $set: times })
  },
  async verify(id, verifiedAt) {
    await model.updateOne({ _id: id }, { $set: { verifiedAt } })
  },
  async end(id, staffId) {
    return (await model.deleteOne({ _id: id, staffId })).deletedCount > 0
  },
  async endAll(staffId, keptId) {
    await model.deleteMany({ staffId, ...(keptId === undefined ? {} : { _id: { $ne: keptId } }) })
  },
})
