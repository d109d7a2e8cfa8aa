import { holdingsSchema } from '@shared/contracts/privacy'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { proofIdParameter } from '../versions/shared-record.routes'
import type { HoldingsService } from './holdings.service'

export function mountHoldings(app: Express, holdings: HoldingsService): void {
  app.get(
    '/api/proofs/:id/holdings',
    route(
      {
        summary: 'What is held of a record, and what staff did with it; for its owner',
        params: z.strictObject(proofIdParameter),
        answer: holdingsSchema,
      },
      ({ visitorId, params: { id } }) => holdings.read(visitorId, id),
    ),
  )
  app.delete(
    '/api/proofs/:id/devices/:deviceId',
    route(
      {
        summary: 'Takes a record off one of its owner’s other devices',
        params: z.strictObject({ ...proofIdParameter, deviceId: z.string().regex(/^[0-9a-f]{32}$/) }),
      },
      ({ visitorId, params: { id, deviceId } }) => holdings.removeDevice(visitorId, id, deviceId),
    ),
  )
}
