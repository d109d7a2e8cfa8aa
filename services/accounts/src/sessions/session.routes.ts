import {
  sessionAnswerSchema,
  sessionEndingSchema,
  sessionListSchema,
  sessionLookupSchema,
  sessionParamsSchema,
  userSchema,
} from '@shared/contracts/accounts'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { SessionCookies } from './session-cookie'
import type { StoredSession } from './session.model'
import type { SessionService } from './session.service'

const userOf = ({ staffId, username }: StoredSession) => ({ id: staffId, username })

export function mountSessions(app: Express, sessions: SessionService, cookies: SessionCookies): void {
  const end = async (token: string) => {
    const session = await sessions.find(token)
    if (session) await sessions.end(session._id, session.staffId)
  }
  app.get(
    '/api/user',
    route(
      { summary: 'The signed-in user, or 401', audience: 'anyone', answer: userSchema },
      async ({ request }) => {
        const token = cookies.tokenOf(request)
        const session = token ? await sessions.find(token) : null
        if (!session) throw new AppError({ code: 'unauthenticated', publicMessage: 'Nobody is signed in.' })
        return userOf(session)
      },
    ),
  )
  app.post(
    '/api/logout',
    route(
      { summary: 'Ends the session; again is the same', audience: 'anyone' },
      async ({ request, response }) => {
        const token = cookies.tokenOf(request)
        if (token) await end(token)
        cookies.clear(response)
      },
    ),
  )
  app.get(
    '/api/user/sessions',
    route(
      {
        summary: 'Where the user is signed in, used last first',
        audience: 'staff',
        answer: sessionListSchema,
      },
      async ({ request }) => {
        const current = await cookies.require(request)
        const all = await sessions.list(current.staffId)
        return {
          sessions: all.map(({ _id, device, signedInAt, lastUsedAt }) => ({
            id: _id,
            device,
            signedInAt: signedInAt.toISOString(),
            lastUsedAt: lastUsedAt.toISOString(),
            isCurrent: _id === current._id,
          })),
        }
      },
    ),
  )
  app.delete(
    '/api/user/sessions',
    route(
      { summary: "Ends all of the user's sessions but this one", audience: 'staff' },
      async ({ request }) => sessions.endOthers(await cookies.require(request)),
    ),
  )
  app.delete(
    '/api/user/sessions/:id',
    route(
      { summary: "Ends one of the user's sessions", audience: 'staff', params: sessionParamsSchema },
      async ({ request, params }) => {
        const { staffId } = await cookies.require(request)
        if (!(await sessions.end(params.id, staffId)))
          throw new AppError({ code: 'not_found', publicMessage: 'This session is over already.' })
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
      async ({ body }) => {
        const session = await sessions.find(body.token, body.isUse)
        return {
          user: session && userOf(session),
          verifiedAt: session?.verifiedAt?.toISOString() ?? null,
        }
      },
    ),
  )
  app.post(
    '/internal/session-endings',
    route(
      {
        summary: 'Ends the session of a token; again is the same',
        audience: 'service',
        body: sessionEndingSchema,
      },
      ({ body }) => end(body.token),
    ),
  )
}
