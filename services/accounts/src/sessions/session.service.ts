import { createHash, randomBytes } from 'node:crypto'
import type { StoredSession } from './session.model'
import type { SessionRepository } from './session.repository'

/** A session is noted as used once in so many milliseconds, not at every call. */
const touchedEveryMs = 60_000

export interface SessionLifetimes {
  idleMs: number
  maxMs: number
}

export interface SessionService {
  /** The session of a token; null when it is unknown, over or ended. It counts as used, unless `isUse` is false. */
  find(token: string, isUse?: boolean): Promise<StoredSession | null>
  /** Begins a session and answers its token, which nobody else ever knows. */
  begin(account: { staffId: string; username: string }, device: string): Promise<string>
  list(staffId: string): Promise<StoredSession[]>
  /** Notes that the second factor was given again, and answers when. */
  verify(session: StoredSession): Promise<Date>
  end(id: string, staffId: string): Promise<boolean>
  endOthers(session: StoredSession): Promise<void>
  endAll(staffId: string): Promise<void>
}

export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export function createSessionService(
  repository: SessionRepository,
  { idleMs, maxMs }: SessionLifetimes,
  now: () => Date = () => new Date(),
): SessionService {
  const expiryOf = (time: Date, endsAt: Date) => new Date(Math.min(time.getTime() + idleMs, endsAt.getTime()))
  const isOver = ({ expiresAt }: StoredSession) => expiresAt <= now()
  return {
    async find(token, isUse = true) {
      const session = await repository.find(hashSessionToken(token))
      if (!session || isOver(session)) return null
      const time = now()
      if (isUse && time.getTime() - session.lastUsedAt.getTime() >= touchedEveryMs)
        await repository.touch(session._id, { lastUsedAt: time, expiresAt: expiryOf(time, session.endsAt) })
      return session
    },
    async begin({ staffId, username }, device) {
      const token = randomBytes(32).toString('base64url')
      const time = now()
      const endsAt = new Date(time.getTime() + maxMs)
      await repository.add({
        _id: hashSessionToken(token),
        staffId,
        username,
        device,
        signedInAt: time,
        lastUsedAt: time,
        verifiedAt: null,
        expiresAt: expiryOf(time, endsAt),
        endsAt,
      })
      return token
    },
    list: async (staffId) => (await repository.ofStaff(staffId)).filter((session) => !isOver(session)),
    async verify({ _id }) {
      const time = now()
      await repository.verify(_id, time)
      return time
    },
    end: (id, staffId) => repository.end(id, staffId),
    endOthers: ({ staffId, _id }) => repository.endAll(staffId, _id),
    endAll: (staffId) => repository.endAll(staffId),
  }
}
