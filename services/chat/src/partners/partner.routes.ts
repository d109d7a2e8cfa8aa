import {
  partnerChangeSchema,
  partnerListSchema,
  partnerOrderSchema,
  partnerParamsSchema,
  partnerSchema,
} from '@shared/contracts/partners'
import type { AuditTrail } from '@shared/node/audit-trail'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { makePartnerId } from './partner.service'
import type { PartnerService } from './partner.service'

export interface PartnerRouteParts {
  partners: PartnerService
  audit: AuditTrail
}

const unknown = () => new AppError({ code: 'not_found', publicMessage: 'This partner is not known.' })

/** The registry of partners, which staff keep. */
export function mountPartnerRegistry(app: Express, { partners, audit }: PartnerRouteParts): void {
  app.get(
    '/api/admin/partners',
    route(
      { summary: 'The partners of the widget, by name', audience: 'staff', answer: partnerListSchema },
      async () => ({ partners: await partners.list() }),
    ),
  )
  app.post(
    '/api/admin/partners',
    route(
      {
        summary: 'Adds a partner of the widget',
        audience: 'staff',
        body: partnerOrderSchema,
        answer: partnerSchema,
        status: 201,
      },
      async ({ body, caller }) => {
        const id = makePartnerId()
        await audit.note(caller, 'partner.added', id)
        return partners.add(id, body)
      },
    ),
  )
  app.patch(
    '/api/admin/partners/:id',
    route(
      {
        summary: 'Changes what is said of a partner, or switches it off; it counts from the next question on',
        audience: 'staff',
        params: partnerParamsSchema,
        body: partnerChangeSchema,
        answer: partnerSchema,
      },
      async ({ params, body, caller }) => {
        await audit.note(caller, 'partner.changed', params.id)
        const changed = await partners.change(params.id, body)
        if (!changed) throw unknown()
        return changed
      },
    ),
  )
}
