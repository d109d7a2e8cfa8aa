import {
  approvalResultSchema,
  approvalSchema,
  approvalUndoSchema,
  orderSchema,
} from '@shared/contracts/proofs'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { ApprovalService } from './approval.service'

const params = z.strictObject({ proofId: z.string() })

export function mountApprovals(app: Express, approvals: ApprovalService): void {
  app.post(
    '/api/proof/:proofId/approval',
    route(
      {
        summary: 'Approves the proof of the version that was seen',
        params,
        body: approvalSchema,
        answer: approvalResultSchema,
      },
      ({ params: { proofId }, body, visitorId }) => approvals.approve(proofId, visitorId, body),
    ),
  )
  app.post(
    '/api/proof/:proofId/approval/undo',
    route(
      {
        summary: 'Takes an approval back, within a day and before the order',
        params,
        body: approvalUndoSchema,
      },
      ({ params: { proofId }, body, visitorId }) =>
        approvals.undo(proofId, visitorId, new Date(body.approvedAt)),
    ),
  )
  app.post(
    '/internal/proof-jobs/:proofId/reopening',
    route(
      { summary: 'Takes an approval back for staff, also a sealed one', audience: 'service', params },
      ({ params: { proofId } }) => approvals.reopen(proofId),
    ),
  )
  app.post(
    '/api/proof/:proofId/order',
    route(
      { summary: 'Says that the store has sent the owner back', params, body: orderSchema },
      ({ params: { proofId }, body, visitorId }) => approvals.order(proofId, visitorId, body.mark),
    ),
  )
}
