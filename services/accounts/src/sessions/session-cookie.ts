import { staffSessionCookie } from '@shared/contracts/accounts'
import { AppError } from '@shared/node/errors'
import type { Request, Response } from 'express'
import type { StoredSession } from './session.model'
import type { SessionService } from './session.service'

export interface SessionCookies {
  tokenOf(request: Request): string | null
  /** The session that a request comes from. Throws AppError `unauthenticated` without one. */
  require(request: Request): Promise<StoredSession>
  set(response: Response, token: string): void
  clear(response: Response): void
}

export function createSessionCookies(
  sessions: SessionService,
  { publicUrl, maxMs }: { publicUrl: string; maxMs: number },
): SessionCookies {
  const name = staffSessionCookie(publicUrl)
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,200})(?:;|$)`)
  const write = (response: Response, value: string, seconds: number) => {
    const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
    response.append(
      'set-cookie',
      [...parts, ...(publicUrl.startsWith('https:') ? ['Secure'] : [])].join('; '),
    )
  }
  const tokenOf = (request: Request) => pattern.exec(request.headers.cookie ?? '')?.[1] ?? null
  return {
    tokenOf,
    async require(request) {
      const token = tokenOf(request)
      const session = token ? await sessions.find(token) : null
      if (!session) throw new AppError({ code: 'unauthenticated', publicMessage: 'Please sign in.' })
      return session
    },
    set: (response, token) => write(response, token, Math.floor(maxMs / 1000)),
    clear: (response) => write(response, '', 0),
  }
}
