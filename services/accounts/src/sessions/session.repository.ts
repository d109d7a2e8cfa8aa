import type { SessionModel, StoredSession } from './session.model'

export interface SessionRepository {
  find(tokenHash: string): Promise<StoredSession | null>
}

export const createSessionRepository = (model: SessionModel): SessionRepository => ({
  find: (tokenHash) => model.findById(tokenHash).lean<StoredSession>().exec(),
})
