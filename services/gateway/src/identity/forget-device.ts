import type { Logger } from '@shared/node/logger'
import type { ServiceClient } from '@shared/node/service-client'
import type { Request, RequestHandler } from 'express'
import { staffTokenOf } from './staff-session'
import { visitorCookieName } from './visitor'

export interface ForgetDeviceOptions {
  isBehindTls: (request: Request) => boolean
  /** The name of the cookie of signed-in staff. */
  sessionCookie: string
  accounts: Pick<ServiceClient, 'call'>
  logger: Pick<Logger, 'warn'>
}

/**
 * Ends the visitor's cookie, and that of staff, in the browser that asks, and has the browser clear all that the pages have stored in it
 * (Clear-Site-Data, w3.org/TR/clear-site-data). The session of staff is over at the server too; while that cannot be asked, the device
 * is forgotten all the same, and the session goes on, without a browser that has it, until its own end. The record itself is not touched.
 */
export const forgetDevice =
  ({ isBehindTls, sessionCookie, accounts, logger }: ForgetDeviceOptions): RequestHandler =>
  async (request, response) => {
    const token = staffTokenOf(response)
    if (token !== null) {
      try {
        await accounts.call({
          method: 'POST',
          path: '/internal/session-endings',
          body: { token },
          isRepeatable: true,
        })
      } catch (error) {
        logger.warn({ err: error }, 'a session was not ended with its device')
      }
    }
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
