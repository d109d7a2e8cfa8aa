import { createHash } from 'node:crypto'
import { sessionAnswerSchema, staffSessionCookie } from '@shared/contracts/accounts'
import { AppError } from '@shared/node/errors'
import type { ServiceClient } from '@shared/node/service-client'
import type { RequestHandler, Response } from 'express'
import { readCookie } from './cookies'

const keptMs = 5000
const maxKept = 5000

interface Kept {
  staffId: string | null
  until: number
}

export interface StaffSessions {
  /** Who is signed in under this session token; null for nobody. Throws while accounts cannot be asked. */
  find(token: string): Promise<string | null>
  /** Forgets what is known of a session: it is about to begin or end. */
  forget(token: string): void
}

/** Asks `accounts` who a session belongs to and keeps the answer for five seconds: so long may a revoked one still work. */
export function createStaffSessions(accounts: ServiceClient, now: () => number = Date.now): StaffSessions {
  const kept = new Map<string, Kept>()
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64')
  return {
    async find(token) {
      const key = keyOf(token)
      const known = kept.get(key)
      if (known && known.until > now()) return known.staffId
      const { user } = await accounts.call({
        method: 'POST',
        path: '/internal/session-lookups',
        body: { token },
        answer: sessionAnswerSchema,
      })
      if (kept.size >= maxKept) kept.clear()
      kept.set(key, { staffId: user?.id ?? null, until: now() + keptMs })
      return user?.id ?? null
    },
    forget: (token) => void kept.delete(keyOf(token)),
  }
}

/**
 * Learns who of the staff is behind a request. While accounts is away nobody is signed in, and only what needs staff fails:
 * `requireStaff` then says so.
 */
export const recogniseStaff =
  (sessions: StaffSessions): RequestHandler =>
  async (request, response, next) => {
    const token = readCookie(request.headers.cookie, staffSessionCookie)
    if (token && token.length <= 200) {
      if (request.method !== 'GET' && request.method !== 'HEAD') sessions.forget(token)
      try {
        response.locals['staffId'] = await sessions.find(token)
      } catch (error) {
        response.locals['staffFailure'] = error
      }
    }
    next()
  }

/** The signed-in member of the staff behind a request, if any. */
export const staffOf = (response: Response): string | null => {
  const id: unknown = response.locals['staffId']
  return typeof id === 'string' ? id : null
}

/** Lets only signed-in staff pass. */
export const requireStaff: RequestHandler = (_request, response, next) => {
  if (staffOf(response) !== null) return next()
  const failure: unknown = response.locals['staffFailure']
  if (failure !== undefined)
    throw new AppError({
      code: 'unavailable',
      publicMessage: 'Signing in cannot be checked right now. Please try again in a moment.',
      cause: failure,
    })
  throw new AppError({ code: 'unauthenticated', publicMessage: 'Please sign in.' })
}
