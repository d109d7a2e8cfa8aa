import { deliveryChangeSchema, deliverySchema } from '@shared/contracts/deliveries'
import { formerAddressSchema, ownerAddressSchema } from '@shared/contracts/internal'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { DeliveryService } from './delivery.service'

const params = z.strictObject({ proofId: z.string().min(1).max(64) })

export function mountDeliveries(app: Express, deliveries: DeliveryService): void {
  const path = '/api/proof/:proofId/delivery'
  app.get(
    path,
    route(
      { summary: "Where a record's e-mails go; for its owner only", params, answer: deliverySchema },
      ({ visitorId, params: { proofId } }) => deliveries.read(visitorId, proofId),
    ),
  )
  app.put(
    path,
    route(
      {
        summary: "Changes a record's e-mail address, and sends the latest e-mail there again",
        params,
        body: deliveryChangeSchema,
        answer: deliverySchema,
      },
      ({ visitorId, params: { proofId }, body }) => deliveries.change(visitorId, proofId, body.email),
    ),
  )
  const id = z.string().min(1).max(64)
  app.get(
    '/internal/records/:recordId/former-addresses/:messageId',
    route(
      {
        summary: 'The address that a change replaced',
        audience: 'service',
        params: z.strictObject({ recordId: id, messageId: id }),
        answer: formerAddressSchema,
      },
      ({ params: { recordId, messageId } }) => deliveries.former(recordId, messageId),
    ),
  )
  app.get(
    '/internal/records/:recordId/owner-address',
    route(
      {
        summary: 'Where e-mails to the owner of a record go, submitted or not',
        audience: 'service',
        params: z.strictObject({ recordId: id }),
        answer: ownerAddressSchema,
      },
      ({ params: { recordId } }) => deliveries.ofOwner(recordId),
    ),
  )
}
