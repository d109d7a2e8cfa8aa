import { requireFreshSecondFactor } from '@shared/node/second-factor'
import type { StoredSession } from './session.model'

/** The part of a session that passkeys are bound to. */
export const holderOf = ({ staffId, username, _id }: StoredSession) => ({
  staffId,
  username,
  sessionId: _id,
})

/**
 * The session, provided that its second factor was given again just now. Here it is read from the session itself, which a gateway
 * may know a moment later.
 *
 * @throws AppError `second_factor_required`
 */
export function requireVerified(session: StoredSession, now: Date): StoredSession {
  const { staffId, verifiedAt } = session
  requireFreshSecondFactor(
    { kind: 'staff', staffId, ...(verifiedAt ? { verifiedAt: verifiedAt.toISOString() } : {}) },
    now,
  )
  return session
}
