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
const call = async () =>
  (await takeBegunCall(address)) ??
  fetch(address, { credentials: 'include', headers: { Accept: 'application/json' } })

/** A service that crashed is back in seconds: who has a session is not sent to sign in meanwhile. */
async function ask(pauseMs: number, triesLeft = 4): Promise<SessionUser | null> {
  const answer = await call().catch(() => null)
  if (answer?.status === 401) return null
  if (answer?.ok) return parseUser(await answer.json())
  if (!triesLeft) throw new Error(address)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return ask(pauseMs, triesLeft - 1)
}

/**
 * Asks who is signed in, once; null for nobody (401).
 * @param isPossible false where there is no session to ask about: then nobody is asked
 */
export function createUserLoader(isPossible: boolean, pauseMs = 2000): () => Promise<SessionUser | null> {
  let answer: Promise<SessionUser | null> | undefined
  return () => (answer ??= isPossible ? ask(pauseMs) : Promise.resolve(null))
}
