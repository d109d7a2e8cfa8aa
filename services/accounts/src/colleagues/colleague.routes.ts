import { colleagueListSchema, colleagueParamsSchema } from '@shared/contracts/colleagues'
import { route } from '@shared/node/route'
import type { Express, Request } from 'express'
import type { SessionCookies } from '../sessions/session-cookie'
import { requireVerified } from '../sessions/session-facts'
import type { Colleagues } from './colleague.service'

interface ColleagueRouteParts {
  colleagues: Colleagues
  cookies: SessionCookies
  now: () => Date
}

/** The accounts of the staff, and what each may do about those of others; each act asks for the second factor again. */
export function mountColleagues(app: Express, { colleagues, cookies, now }: ColleagueRouteParts): void {
  const audience = 'staff' as const
  const params = colleagueParamsSchema
  const path = '/api/admin/colleagues'
  const verified = async (request: Request) => requireVerified(await cookies.require(request), now()).staffId
  app.get(
    path,
    route(
      { summary: 'The accounts of the staff, the oldest first', audience, answer: colleagueListSchema },
      async () => ({ colleagues: await colleagues.list() }),
    ),
  )
  app.delete(
    `${path}/:id/sessions`,
    route({ summary: "Ends a colleague's sessions", audience, params }, async ({ request, params: { id } }) =>
      colleagues.endSessions(await verified(request), id),
    ),
  )
  app.delete(
    `${path}/:id`,
    route(
      { summary: "Removes a colleague's account", audience, params },
      async ({ request, params: { id } }) => colleagues.remove(await verified(request), id),
    ),
  )
}
