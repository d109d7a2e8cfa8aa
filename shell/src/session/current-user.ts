import type { SessionUser } from '@shared/contracts/remote-app'
import { takeBegunCall } from '@shared/web/api/begun-calls'

const address = '/api/user'

const parseUser = (value: unknown): SessionUser | null =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'username' in value &&
  typeof value.username === 'string'
    ? { id: value.id, username: value.username }
    : null

// Not by `request`, which tells failures apart: here each means the same, and every first page would carry it.
async function ask(): Promise<SessionUser | null> {
  const answer =
    (await takeBegunCall(address)) ??
    (await fetch(address, { credentials: 'include', headers: { Accept: 'application/json' } }))
  if (answer.status === 401) return null
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return parseUser(await answer.json())
}

/**
 * Asks who is signed in, once; null for nobody (401).
 * @param isPossible false where there is no session to ask about: then nobody is asked
 */
export function createUserLoader(isPossible: boolean): () => Promise<SessionUser | null> {
  let answer: Promise<SessionUser | null> | undefined
  return () => (answer ??= isPossible ? ask() : Promise.resolve(null))
}
