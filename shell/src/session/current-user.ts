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

/** Who is signed in; null for nobody (401). */
export const fetchCurrentUser = async (): Promise<SessionUser | null> =>
  parseUser(await request('/api/user', { on401: 'none' }))
