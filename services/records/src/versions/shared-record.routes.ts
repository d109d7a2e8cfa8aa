import {
  recordChangeSchema,
  sharedRecordSchema,
  syncResultSchema,
  syncSchema,
} from '@shared/contracts/versions'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { idempotencyKeyOf } from '../access/idempotency-key'
import type { ChangeService } from './change.service'
import { recordChangeBody, syncBody } from './draft-schema'
import type { SyncService } from './sync.service'

/** The `:id` of `/api/proofs/:id/…`: a Proof ID that the record has, or had. */
export const proofIdParameter = { id: z.string().regex(/^01[0-9A-Z]{8}$/, 'A Proof ID is expected') }

const bodyLimit = 128 * 1024

export function mountSharedRecords(
  app: Express,
  { changes, syncs }: { changes: ChangeService; syncs: SyncService },
): void {
  const params = z.strictObject(proofIdParameter)
  app.post(
    '/api/proofs/:id/sync',
    route(
      {
        summary: 'Stores a draft as a version; repeat it with the same Idempotency-Key',
        params,
        body: syncBody,
        bodyShape: syncSchema,
        bodyLimit,
        answer: syncResultSchema,
      },
      ({ request, params: { id }, visitorId, caller: { network }, body }) =>
        syncs.sync({ visitorId, network }, id, idempotencyKeyOf(request), body),
    ),
  )
  app.get(
    '/api/proofs/:id/record',
    route(
      { summary: 'A record that several people work on, as it stands', params, answer: sharedRecordSchema },
      ({ params: { id }, visitorId }) => changes.read(visitorId, id),
    ),
  )
  app.patch(
    '/api/proofs/:id/record',
    route(
      {
        summary: 'Changes fields of it, each with the value it had before',
        params,
        body: recordChangeBody,
        bodyShape: recordChangeSchema,
        bodyLimit: 2 * bodyLimit,
        answer: sharedRecordSchema,
      },
      ({ params: { id }, visitorId, body }) => changes.change(visitorId, id, body.changes),
    ),
  )
}
