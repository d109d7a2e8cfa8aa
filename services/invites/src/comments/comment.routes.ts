import { recordCommentsSchema, recordPartQuerySchema } from '@shared/contracts/admin-record-parts'
import {
  commentRequestSchema,
  commentSchema,
  commentsSchema,
  resolutionSchema,
} from '@shared/contracts/comments'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { proofIdParameter } from '../access/proof-id-parameter'
import type { RecordAccess } from '../access/record-access'
import type { CommentService } from './comment.service'

const ofProof = z.strictObject(proofIdParameter)

/** What the people on a record say about it. */
export function mountComments(app: Express, access: RecordAccess, comments: CommentService): void {
  app.get(
    '/api/proofs/:id/comments',
    route(
      { summary: 'The comments on a record', params: ofProof, answer: commentsSchema },
      async ({ params, visitorId }) => ({
        comments: await comments.list(visitorId, await access.open(visitorId, params.id, 'read')),
      }),
    ),
  )
  app.get(
    '/internal/records/:recordId/comments',
    route(
      {
        summary: 'The comments on a record, the last one first, for staff',
        audience: 'service',
        params: z.strictObject({ recordId: z.string().min(1).max(64) }),
        query: recordPartQuerySchema,
        answer: recordCommentsSchema,
      },
      ({ params: { recordId }, query: { after } }) => comments.listForStaff(recordId, after),
    ),
  )
  app.post(
    '/api/proofs/:id/comments',
    route(
      {
        summary: 'Writes a comment; the same id again is the same comment',
        params: ofProof,
        body: commentRequestSchema,
        answer: commentSchema,
      },
      async ({ params, body, visitorId }) =>
        comments.write(visitorId, await access.open(visitorId, params.id, 'comment'), body),
    ),
  )
  app.put(
    '/api/proofs/:id/comments/:commentId/resolution',
    route(
      {
        summary: 'Closes a thread of comments, or opens it again',
        params: z.strictObject({ ...proofIdParameter, commentId: z.string().max(64) }),
        body: resolutionSchema,
      },
      async ({ params, body, visitorId }) =>
        comments.resolve(
          await access.open(visitorId, params.id, 'comment'),
          params.commentId,
          body.isResolved,
        ),
    ),
  )
}
