import {
  sessionAnswerSchema,
  sessionLookupSchema,
  staffSessionCookie,
  userSchema,
} from '@shared/contracts/accounts'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { SessionService } from './session.service'

const sessionToken = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${staffSessionCookie}=([^;]{1,200})`).exec(cookies ?? '')?.[1] ?? null

export function mountSessions(app: Express, sessions: SessionService): void {
  app.get(
    '/api/user',
    route(
      { summary: 'The signed-in user, or 401', audience: 'anyone', answer: userSchema },
      async ({ request }) => {
        const token = sessionToken(request.headers.cookie)
        const user = token ? await sessions.userOf(token) : null
        if (!user) throw new AppError({ code: 'unauthenticated', publicMessage: 'Nobody is signed in.' })
        return user
      },
    ),
  )
  app.post(
    '/internal/session-lookups',
    route(
      {
        summary: 'Who a session token belongs to',
        audience: 'service',
        body: sessionLookupSchema,
        answer: sessionAnswerSchema,
      },
      async ({ body }) => ({ user: await sessions.userOf(body.token) }),
    ),
  )
}
