import { sealRequestSchema, sealSchema } from '@shared/contracts/seals'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { proofIdParameter } from '../access/proof-id-parameter'
import type { RecordAccess } from '../access/record-access'
import type { SealService } from './seal.service'

const ofProof = z.strictObject(proofIdParameter)

/** 'Ready to Seal'. */
export function mountSeals(app: Express, access: RecordAccess, seals: SealService): void {
  app.get(
    '/api/proofs/:id/seal',
    route(
      { summary: 'Who finds the newest revision ready to seal', params: ofProof, answer: sealSchema },
      async ({ params, visitorId }) => seals.read(visitorId, await access.open(visitorId, params.id, 'read')),
    ),
  )
  app.put(
    '/api/proofs/:id/seal',
    route(
      {
        summary: 'Marks the newest revision as ready to seal, or takes the mark back',
        params: ofProof,
        body: sealRequestSchema,
        answer: sealSchema,
      },
      async ({ params, body, visitorId }) =>
        seals.mark(visitorId, await access.open(visitorId, params.id, 'seal'), body.isReady, body.revision),
    ),
  )
}
