import { grantSchema } from '@shared/contracts/internal'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { GrantService } from './grant.service'

const id = z.string().min(1).max(64)

export function mountGrants(app: Express, grants: GrantService): void {
  app.get(
    '/internal/grants/:recordId/:visitorId',
    route(
      {
        summary: "A visitor's role on a record",
        audience: 'service',
        params: z.strictObject({ recordId: id, visitorId: id }),
        answer: grantSchema,
      },
      ({ params }) => grants.grantOf(params.recordId, params.visitorId),
    ),
  )
}
