import { adminRecordViewSchema } from '@shared/contracts/admin'
import {
  recordCommentsSchema,
  recordMailsQuerySchema,
  recordMailsSchema,
  recordPartQuerySchema,
} from '@shared/contracts/admin-record-parts'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { RecordViewService } from './record-view.service'

const id = z.string().min(1).max(64)
const params = z.strictObject({ recordId: id })

/** One record as staff see it, and what they can do about it. */
export function mountRecordView(app: Express, records: RecordViewService): void {
  const audience = 'staff' as const
  app.get(
    '/api/admin/records/:recordId',
    route(
      { summary: 'Everything of one record', audience, params, answer: adminRecordViewSchema },
      ({ params: { recordId }, caller }) => records.view(caller, recordId),
    ),
  )
  app.get(
    '/api/admin/records/:recordId/mails',
    route(
      {
        summary: 'The e-mails of a record, whoever sent them, and what became of them',
        audience,
        params,
        query: recordMailsQuerySchema,
        answer: recordMailsSchema,
      },
      ({ params: { recordId }, query, caller }) => records.mails(caller, recordId, query),
    ),
  )
  app.get(
    '/api/admin/records/:recordId/comments',
    route(
      {
        summary: 'What the people of a record wrote about it',
        audience,
        params,
        query: recordPartQuerySchema,
        answer: recordCommentsSchema,
      },
      ({ params: { recordId }, query, caller }) => records.comments(caller, recordId, query),
    ),
  )
  app.get(
    '/api/admin/records/:recordId/csv',
    route(
      { summary: 'A record as CSV', audience, params, sends: 'text/csv' },
      async ({ params: { recordId }, caller, response }) => {
        const { fileName, bytes } = await records.csv(caller, recordId)
        response
          .set({
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${fileName}"`,
          })
          .send(bytes)
      },
    ),
  )
  app.post(
    '/api/admin/records/:recordId/jobs/:proofJobId/retry',
    route(
      {
        summary: 'Tries a failed proof or book again',
        audience,
        params: z.strictObject({ recordId: id, proofJobId: id }),
      },
      ({ params, caller }) => records.retry(caller, params.recordId, params.proofJobId),
    ),
  )
  app.post(
    '/api/admin/records/:recordId/reopening',
    route(
      { summary: 'Opens a locked record for changes again', audience, params },
      ({ params: { recordId }, caller }) => records.reopen(caller, recordId),
    ),
  )
  app.post(
    '/api/admin/records/:recordId/mail',
    route(
      { summary: 'Sends the latest e-mail about a record again', audience, params },
      ({ params: { recordId }, caller }) => records.resendMail(caller, recordId),
    ),
  )
}
