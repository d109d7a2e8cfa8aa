import { copiedRecordSchema, recordCopySchema } from '@shared/contracts/uploads'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { RecordCopyService } from './record-copy.service'

const bodyLimit = 128 * 1024

export function mountRecordCopies(app: Express, copies: RecordCopyService): void {
  app.post(
    '/api/birth-records/upload-csv',
    route(
      {
        summary: 'Copies the stored record to the cloud drive as CSV',
        body: recordCopySchema,
        bodyLimit,
        answer: copiedRecordSchema,
      },
      ({ visitorId, body }) =>
        copies.copy(visitorId, { recordId: body.recordId, proofId: body.provenance?.proofId }),
    ),
  )
}
