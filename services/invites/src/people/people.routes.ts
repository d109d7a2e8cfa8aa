import { accessListSchema, roleChangeSchema } from '@shared/contracts/invites'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { RecordAccess } from '../access/record-access'
import { proofIdParameter } from '../access/proof-id-parameter'
import type { PeopleService } from './people.service'

const person = z.strictObject({ ...proofIdParameter, personId: z.string().min(1).max(64) })

/** Who has access to a record, and what they may do. */
export function mountPeople(app: Express, access: RecordAccess, people: PeopleService): void {
  app.get(
    '/api/proofs/:id/invites',
    route(
      {
        summary: 'Who has access to a record, and to its owner who is invited',
        params: z.strictObject(proofIdParameter),
        answer: accessListSchema,
      },
      async ({ params, visitorId }) =>
        people.list(visitorId, await access.open(visitorId, params.id, 'read')),
    ),
  )
  app.get(
    '/internal/records/:recordId/people',
    route(
      {
        summary: 'Who has access to a record and who is invited, for staff',
        audience: 'service',
        params: z.strictObject({ recordId: z.string().min(1).max(64) }),
        answer: accessListSchema,
      },
      ({ params }) => people.listForStaff(params.recordId),
    ),
  )
  app.put(
    '/api/proofs/:id/people/:personId',
    route(
      { summary: "Changes a person's access level", params: person, body: roleChangeSchema },
      async ({ params, body, visitorId }) =>
        people.setRole(await access.open(visitorId, params.id, 'invite'), params.personId, body.role),
    ),
  )
  app.delete(
    '/api/proofs/:id/people/:personId',
    route({ summary: "Ends a person's access", params: person }, async ({ params, visitorId }) =>
      people.revoke(await access.open(visitorId, params.id, 'invite'), params.personId),
    ),
  )
}
