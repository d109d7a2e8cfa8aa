import type { SessionUser } from '@shared/contracts/remote-app'
import { request } from '@shared/web/api/request'

const parseUser = (value: unknown): SessionUser | null =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'username' in value &&
  typeof value.username === 'string'
    ? { id: value.id, username: value.username }
    : null

/**
 * Asks who is signed in, once; null for nobody (401).
 * @param isPossible false where there is no session to ask about: then nobody is asked
 */
export function createUserLoader(isPossible: boolean): () => Promise<SessionUser | null> {
  let answer: Promise<SessionUser | null> | undefined
  const ask = async () => (isPossible ? parseUser(await request('/api/user', { on401: 'none' })) : null)
  return () => (answer ??= ask())
}
