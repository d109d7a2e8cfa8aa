import { approvalResultSchema, approvalSchema } from '@shared/contracts/proofs'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { ApprovalService } from './approval.service'

export function mountApprovals(app: Express, approvals: ApprovalService): void {
  app.post(
    '/api/proof/:proofId/approval',
    route(
      {
        summary: 'Approves the proof of the version that was seen',
        params: z.strictObject({ proofId: z.string() }),
        body: approvalSchema,
        answer: approvalResultSchema,
      },
      ({ params, body, visitorId }) => approvals.approve(params.proofId, visitorId, body.version),
    ),
  )
}
