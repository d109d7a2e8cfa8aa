import type { Request, RequestHandler } from 'express'
import { visitorCookieName } from './visitor'

export interface ForgetDeviceOptions {
  isBehindTls: (request: Request) => boolean
  /** The name of the cookie of signed-in staff. */
  sessionCookie: string
}

/**
 * Ends the visitor's cookie, and that of staff, in the browser that asks, and has the browser clear all that the pages have stored in it
 * (Clear-Site-Data, w3.org/TR/clear-site-data). The record itself is not touched.
 */
export const forgetDevice =
  ({ isBehindTls, sessionCookie }: ForgetDeviceOptions): RequestHandler =>
  (request, response) => {
    const isSecure = isBehindTls(request)
    const ended = [visitorCookieName(isSecure), sessionCookie].map((name) =>
      [`${name}=`, 'Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join(
        '; ',
      ),
    )
    response
      .set({
        'set-cookie': ended,
        'clear-site-data': '"cache", "cookies", "storage"',
        'cache-control': 'no-store',
      })
      .status(204)
      .end()
  }
