import { createHash, randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { readCookie } from './cookies'

// The longest that browsers keep a cookie; it is renewed with every page.
const keptSeconds = 400 * 24 * 60 * 60
const shape = /^[\w-]{32}$/

/** The cookie's name; behind TLS the prefix keeps other hosts of the domain from setting it. */
export const visitorCookieName = (isSecure: boolean) => (isSecure ? '__Host-codex_visitor' : 'codex_visitor')

/**
 * The id under which services know a visitor: a hash of the cookie's value, so that no database, log or message holds what
 * would open the visitor's records.
 */
export const visitorIdOf = (cookieValue: string): string =>
  createHash('sha256').update(`visitor:${cookieValue}`).digest('base64url').slice(0, 32)

const isPage = (request: Request) => request.accepts('html') !== false && !request.path.startsWith('/api')

/**
 * Knows every browser by an opaque random cookie (D1): 192 bits, not readable by scripts, not sent from other sites. A
 * browser without one gets one; a page renews it.
 */
export const recogniseVisitor =
  (isBehindTls: (request: Request) => boolean): RequestHandler =>
  (request, response, next) => {
    const isSecure = isBehindTls(request)
    const name = visitorCookieName(isSecure)
    const known = readCookie(request.headers.cookie, name)
    const isKnown = known !== null && shape.test(known)
    const value = isKnown ? known : randomBytes(24).toString('base64url')
    response.locals['visitorId'] = visitorIdOf(value)
    if (!isKnown || isPage(request)) {
      const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${keptSeconds}`, 'HttpOnly', 'SameSite=Lax']
      response.append('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '))
    }
    next()
  }

/** The visitor behind a request that `recogniseVisitor` has seen. */
export const visitorOf = (response: Response): string => {
  const id: unknown = response.locals['visitorId']
  if (typeof id !== 'string') throw new Error('The visitor is not known on this route')
  return id
}
