import { createHash } from 'node:crypto'
import type { SessionRepository } from './session.repository'

export interface SessionUser {
  id: string
  username: string
}

export interface SessionService {
  /** Who a session token belongs to; null when it is unknown, expired or revoked. */
  userOf(token: string): Promise<SessionUser | null>
}

export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const createSessionService = (
  repository: SessionRepository,
  now: () => Date = () => new Date(),
): SessionService => ({
  async userOf(token) {
    const session = await repository.find(hashSessionToken(token))
    if (!session || session.revokedAt || session.expiresAt <= now()) return null
    return { id: session.staffId, username: session.username }
  },
})
