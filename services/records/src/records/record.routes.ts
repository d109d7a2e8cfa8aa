import {
  messageSchema,
  proofJobReferenceSchema,
  recordOwnerSchema,
  recordReferenceSchema,
  recordVersionSchema,
} from '@shared/contracts/internal'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { RecordService } from './record.service'

const id = z.string().min(1).max(64)

/** What other services ask of records; the gateway routes none of it. */
export function mountRecords(app: Express, records: RecordService): void {
  const audience = 'service' as const
  app.get(
    '/internal/proof-jobs/:proofJobId',
    route(
      {
        summary: 'The record and version of a proof job',
        audience,
        params: z.strictObject({ proofJobId: id }),
        answer: proofJobReferenceSchema,
      },
      ({ params }) => records.referenceOfJob(params.proofJobId),
    ),
  )
  app.get(
    '/internal/proof-ids/:proofId',
    route(
      {
        summary: 'The newest proof job behind a Proof ID',
        audience,
        params: z.strictObject({ proofId: id }),
        answer: proofJobReferenceSchema,
      },
      ({ params }) => records.referenceOfProofId(params.proofId),
    ),
  )
  app.get(
    '/internal/shared-records/:proofId',
    route(
      {
        summary: 'The record that has, or had, a Proof ID',
        audience,
        params: z.strictObject({ proofId: id }),
        answer: recordReferenceSchema,
      },
      ({ params }) => records.recordOfProofId(params.proofId),
    ),
  )
  app.get(
    '/internal/records/:recordId/versions/:version',
    route(
      {
        summary: 'What a version says',
        audience,
        params: z.strictObject({ recordId: id, version: z.coerce.number().int().positive() }),
        answer: recordVersionSchema,
      },
      ({ params }) => records.version(params.recordId, params.version),
    ),
  )
  app.get(
    '/internal/records/:recordId/owner',
    route(
      {
        summary: 'Who made a record',
        audience,
        params: z.strictObject({ recordId: id }),
        answer: recordOwnerSchema,
      },
      ({ params }) => records.owner(params.recordId),
    ),
  )
  app.post(
    '/internal/messages',
    route({ summary: 'Takes a message', audience, body: messageSchema }, ({ body }) => records.receive(body)),
  )
}
