import { rateCountsSchema, rateTotalsSchema } from '@shared/contracts/internal'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { RateCountRepository } from './rate-count.repository'

export function mountRateCounts(app: Express, counts: RateCountRepository): void {
  app.post(
    '/internal/rate-counts',
    route(
      {
        summary: 'What a gateway has counted for its limits; answers what the others have',
        audience: 'service',
        body: rateCountsSchema,
        bodyLimit: 256 * 1024,
        answer: rateTotalsSchema,
      },
      async ({ body }) => ({ others: await counts.exchange(body) }),
    ),
  )
}
