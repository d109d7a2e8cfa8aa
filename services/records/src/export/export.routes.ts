import { pipeline } from 'node:stream/promises'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { proofIdParameter } from '../versions/shared-record.routes'
import type { ExportService } from './export.service'

export function mountExport(app: Express, exporting: ExportService): void {
  app.get(
    '/api/proofs/:id/export',
    route(
      {
        summary: 'Everything of a record as a ZIP file, streamed; for its owner',
        params: z.strictObject(proofIdParameter),
        sends: 'application/zip',
      },
      async ({ visitorId, params: { id }, response }) => {
        const { fileName, bytes } = await exporting.open(visitorId, id)
        response.set({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${fileName}"`,
        })
        await pipeline(bytes, response)
      },
    ),
  )
}
