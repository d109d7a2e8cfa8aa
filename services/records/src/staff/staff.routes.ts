import {
  adminRecordsQuerySchema,
  adminRecordsSchema,
  adminStatsQuerySchema,
  adminStatsSchema,
} from '@shared/contracts/admin'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { StaffService } from './staff.service'

export function mountStaff(app: Express, staff: StaffService): void {
  const audience = 'staff' as const
  app.get(
    '/api/admin/stats',
    route(
      { summary: 'Sums over all records', audience, query: adminStatsQuerySchema, answer: adminStatsSchema },
      ({ query }) => staff.stats(query.timeZone),
    ),
  )
  app.get(
    '/api/admin/records',
    route(
      {
        summary: 'Records, searched and limited to a period, 20 a page',
        audience,
        query: adminRecordsQuerySchema,
        answer: adminRecordsSchema,
      },
      ({ query }) => staff.list(query),
    ),
  )
}
