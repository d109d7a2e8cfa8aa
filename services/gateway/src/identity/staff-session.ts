import { createHash } from 'node:crypto'
import { sessionAnswerSchema, unattendedHeader } from '@shared/contracts/accounts'
import type { Caller } from '@shared/contracts/internal'
import { AppError } from '@shared/node/errors'
import type { ServiceClient } from '@shared/node/service-client'
import type { Request, RequestHandler, Response } from 'express'
import { readCookie } from './cookies'

const keptMs = 5000
const maxKept = 5000

/** Somebody of the staff, as services are told. */
export type Staff = Required<Pick<Caller, 'staffId'>> & Pick<Caller, 'verifiedAt'>

interface Kept {
  staff: Staff | null
  /** Accounts was told that the session is used. */
  isUse: boolean
  until: number
}

export interface StaffSessions {
  /**
   * Who is signed in under this session token; null for nobody. The session counts as used, unless `isUse` is false. Throws while
   * accounts cannot be asked.
   */
  find(token: string, isUse?: boolean): Promise<Staff | null>
  /**
   * Says that a session may end or change from now on, until the answered function is called: so long nothing of it is kept, and
   * what was kept or is being asked counts no more.
   */
  beginChange(token: string): () => void
  /**
   * Calls `onEnd` when the session is over: at once when a call through this gateway has ended it, otherwise within five seconds. Ends
   * with what it answers. Following is no use of the session.
   */
  follow(token: string, onEnd: () => void): () => void
}

/** Asks `accounts` who a session belongs to and keeps the answer for five seconds: so long may a revoked one still work. */
export function createStaffSessions(
  accounts: Pick<ServiceClient, 'call'>,
  now: () => number = Date.now,
): StaffSessions {
  const kept = new Map<string, Kept>()
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64')
  const changing = new Map<string, number>()
  let changes = 0
  /** What looks whether a session is still there, for each who follows it. */
  const looks = new Map<string, Set<() => void>>()

  const ask = async (token: string, isUse: boolean): Promise<Staff | null> => {
    const key = keyOf(token)
    const isChanging = changing.has(key)
    const changesBefore = changes
    const { user, verifiedAt } = await accounts.call({
      method: 'POST',
      path: '/internal/session-lookups',
      body: { token, isUse },
      answer: sessionAnswerSchema,
    })
    const staff = user && { staffId: user.id, ...(verifiedAt === null ? {} : { verifiedAt }) }
    if (kept.size >= maxKept) kept.clear()
    // An answer that was under way while a session changed may be of the time before.
    if (!isChanging && changes === changesBefore) kept.set(key, { staff, isUse, until: now() + keptMs })
    return staff
  }

  return {
    async find(token, isUse = true) {
      const known = kept.get(keyOf(token))
      return known && known.until > now() && (known.isUse || !isUse) ? known.staff : ask(token, isUse)
    },
    beginChange(token) {
      const key = keyOf(token)
      const add = (count: number) => {
        const sum = (changing.get(key) ?? 0) + count
        if (sum > 0) changing.set(key, sum)
        else changing.delete(key)
      }
      changes += 1
      kept.delete(key)
      add(1)
      return () => {
        add(-1)
        looks.get(key)?.forEach((look) => look())
      }
    },
    follow(token, onEnd) {
      const key = keyOf(token)
      const look = () =>
        void ask(token, false).then(
          (staff) => staff ?? onEnd(),
          // While accounts is away nobody knows; it is asked again.
          () => undefined,
        )
      const timer = setInterval(look, keptMs)
      const all = looks.get(key) ?? new Set()
      looks.set(key, all.add(look))
      return () => {
        clearInterval(timer)
        all.delete(look)
        if (!all.size && looks.get(key) === all) looks.delete(key)
      }
    },
  }
}

/** Whether a person is behind a request, and not the page itself: what it asks unattended, and its streams, which it asks for again. */
const isByPerson = ({ headers }: Request) =>
  headers[unattendedHeader] === undefined && !headers.accept?.startsWith('text/event-stream')

/**
 * Learns who of the staff is behind a request. While accounts is away nobody is signed in, and only what needs staff fails:
 * `requireStaff` then says so.
 */
export const recogniseStaff =
  (sessions: StaffSessions, sessionCookie: string): RequestHandler =>
  async (request, response, next) => {
    const token = readCookie(request.headers.cookie, sessionCookie)
    if (token && token.length <= 200) {
      response.locals['staffToken'] = token
      // Such a call may end the session, or be its second factor: whoever asks right behind it is told of the time after.
      if (request.method !== 'GET' && request.method !== 'HEAD')
        response.once('close', sessions.beginChange(token))
      try {
        response.locals['staff'] = await sessions.find(token, isByPerson(request))
      } catch (error) {
        response.locals['staffFailure'] = error
      }
    }
    next()
  }

/** The signed-in member of the staff behind a request, if any. */
export const staffOf = (response: Response): Staff | null => {
  const staff: unknown = response.locals['staff']
  // Set by recogniseStaff only.
  return (staff ?? null) as Staff | null
}

/** The session's token that came with a request, whether it is anybody's or not. */
export const staffTokenOf = (response: Response): string | null => {
  const token: unknown = response.locals['staffToken']
  return typeof token === 'string' ? token : null
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
