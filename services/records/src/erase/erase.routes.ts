import { eraseRecordSchema } from '@shared/contracts/privacy'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { proofIdParameter } from '../versions/shared-record.routes'
import type { EraseService } from './erase.service'

export function mountErase(app: Express, erasing: EraseService): void {
  app.delete(
    '/api/proofs/:id/record',
    route(
      {
        summary: 'Erases a record for good, with everything that belongs to it',
        params: z.strictObject(proofIdParameter),
        body: eraseRecordSchema,
      },
      ({ visitorId, params: { id }, body }) => erasing.eraseOwn(visitorId, id, body.recordId),
    ),
  )
  app.delete(
    '/api/admin/records/:recordId',
    route(
      {
        summary: 'Erases a record for good, at the request of its family',
        audience: 'staff',
        params: z.strictObject({ recordId: z.string().min(1).max(64) }),
      },
      ({ caller, params: { recordId } }) => erasing.eraseOnRequest(caller, recordId),
    ),
  )
}
