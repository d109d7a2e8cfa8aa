import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import type { WindowCounts } from '../protection/window-counts'
import { readCookie } from './cookies'

// The longest that browsers keep a cookie; it is renewed with every page.
const keptSeconds = 400 * 24 * 60 * 60
// Somebody who throws the cookie away after each call never gets so old.
const knownAfterSeconds = 60
// New families of one address in a minute; further ones are visitors all the same, and known a page later.
const maxStampsPerMinute = 60
const timeBytes = 5
const shape = /^([\w-]{32})([\w-]{28})?$/

/** The cookie's name; behind TLS the prefix keeps other hosts of the domain from setting it. */
export const visitorCookieName = (isSecure: boolean) => (isSecure ? '__Host-codex_visitor' : 'codex_visitor')

/**
 * The id under which services know a visitor: a hash of the cookie's value, so that no database, log or message holds what
 * would open the visitor's records.
 */
const visitorIdOf = (cookieValue: string): string =>
  createHash('sha256').update(`visitor:${cookieValue}`).digest('base64url').slice(0, 32)

interface VisitorCookie {
  value: string
  /** Since when, in seconds since 1970, the visitor has had it; null when we have not signed that. */
  since: number | null
}

/** Reads and writes the visitor's cookie: a random value, and since when its bearer has it, hidden and signed. */
function createVisitorCookies(secret: string) {
  const keyed = (purpose: string, value: string, bytes: Buffer = Buffer.alloc(0)) =>
    createHmac('sha256', secret).update(`${purpose} of visitor ${value} `).update(bytes).digest()
  const hide = (value: string, time: Buffer) => {
    const pad = keyed('pad', value)
    return time.map((byte, at) => byte ^ (pad[at] ?? 0))
  }
  const macOf = (value: string, hidden: Buffer) => keyed('mac', value, hidden).subarray(0, 16)
  return {
    read(cookie: string | null): VisitorCookie | null {
      const [, value, stamp] = shape.exec(cookie ?? '') ?? []
      if (value === undefined) return null
      if (stamp === undefined) return { value, since: null }
      const bytes = Buffer.from(stamp, 'base64url')
      const hidden = bytes.subarray(0, timeBytes)
      const isOurs = timingSafeEqual(bytes.subarray(timeBytes), macOf(value, hidden))
      return { value, since: isOurs ? Buffer.from(hide(value, hidden)).readUIntBE(0, timeBytes) : null }
    },
    write({ value, since }: VisitorCookie): string {
      if (since === null) return value
      const time = Buffer.alloc(timeBytes)
      time.writeUIntBE(since, 0, timeBytes)
      const hidden = Buffer.from(hide(value, time))
      return value + Buffer.concat([hidden, macOf(value, hidden)]).toString('base64url')
    },
  }
}

const isPage = (request: Request) => request.accepts('html') !== false && !request.path.startsWith('/api')

export interface VisitorOptions {
  isBehindTls: (request: Request) => boolean
  secret: string
  counts: WindowCounts
  now?: () => number
}

/**
 * Knows every browser by an opaque random cookie (D1): 192 bits, not readable by scripts, not sent from other sites. A
 * browser without one gets one; a page renews it.
 */
export function recogniseVisitor({
  isBehindTls,
  secret,
  counts,
  now = Date.now,
}: VisitorOptions): RequestHandler {
  const cookies = createVisitorCookies(secret)
  const mayStamp = (request: Request) =>
    counts.add(`stamp ${ipKeyGenerator(request.ip ?? '')}`) <= maxStampsPerMinute
  return (request, response, next) => {
    const isSecure = isBehindTls(request)
    const name = visitorCookieName(isSecure)
    const seconds = Math.floor(now() / 1000)
    const given = cookies.read(readCookie(request.headers.cookie, name))
    const value = given?.value ?? randomBytes(24).toString('base64url')
    const since = given?.since ?? null
    response.locals['visitorId'] = visitorIdOf(value)
    response.locals['isKnownVisitor'] = since !== null && seconds - since >= knownAfterSeconds
    if (!given || isPage(request)) {
      const cookie = cookies.write({ value, since: since ?? (mayStamp(request) ? seconds : null) })
      const parts = [`${name}=${cookie}`, 'Path=/', `Max-Age=${keptSeconds}`, 'HttpOnly', 'SameSite=Lax']
      response.append('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '))
    }
    next()
  }
}

/** The visitor behind a request that `recogniseVisitor` has seen. */
export const visitorOf = (response: Response): string => {
  const id: unknown = response.locals['visitorId']
  if (typeof id !== 'string') throw new Error('The visitor is not known on this route')
  return id
}

/** Whether the visitor has had the cookie for a while, which whoever throws it away has not. */
export const isKnownVisitor = (response: Response): boolean => response.locals['isKnownVisitor'] === true
