import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  adminRecordsQuerySchema,
  adminRecordsSchema,
  adminStatsQuerySchema,
  adminStatsSchema,
  exportQuerySchema,
  recordNamesQuerySchema,
  recordNamesSchema,
  totalRecordsHeader,
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
  app.get(
    '/api/admin/record-names',
    route(
      {
        summary: 'Whose records these are, for lists that hold ids only',
        audience,
        query: recordNamesQuerySchema,
        answer: recordNamesSchema,
      },
      ({ query }) => staff.names(query.ids.split(',')),
    ),
  )
  app.get(
    '/api/admin/export',
    route(
      {
        summary: 'The chosen records as CSV, streamed; goes on behind a record',
        audience,
        query: exportQuerySchema,
        sends: 'text/csv',
      },
      async ({ query, caller, response }) => {
        const { total, lines } = await staff.export(caller, query)
        response.set({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="birth-codex-records.csv"',
          ...(total === null ? {} : { [totalRecordsHeader]: String(total) }),
        })
        await pipeline(Readable.from(lines), response)
      },
    ),
  )
}
