import {
  comparisonSchema,
  historyCheckSchema,
  sharedRecordSchema,
  versionAnswersSchema,
  versionsSchema,
} from '@shared/contracts/versions'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { HistoryService } from './history.service'
import { proofIdParameter } from './shared-record.routes'

const versionId = z.string().regex(/^v[1-9]\d{0,5}$/, 'A version’s id is expected')

export function mountHistory(app: Express, history: HistoryService): void {
  const params = z.strictObject(proofIdParameter)
  const ofVersion = z.strictObject({ ...proofIdParameter, versionId })
  app.get(
    '/api/proofs/:id/versions',
    route(
      { summary: 'The versions of a record, the newest first', params, answer: versionsSchema },
      ({ visitorId, params: { id } }) => history.list(visitorId, id),
    ),
  )
  app.get(
    '/api/proofs/:id/history-check',
    route(
      { summary: 'Whether its history is as it was written', params, answer: historyCheckSchema },
      async ({ visitorId, params: { id } }) => ({ brokenAt: await history.check(visitorId, id) }),
    ),
  )
  app.get(
    '/api/proofs/:id/versions/:versionId',
    route(
      { summary: 'What a version says', params: ofVersion, answer: versionAnswersSchema },
      ({ visitorId, params: { id, versionId: named } }) => history.read(visitorId, id, named),
    ),
  )
  app.get(
    '/api/proofs/:id/versions/:versionId/changes',
    route(
      {
        summary: 'What a version changed since another, field by field in words',
        params: ofVersion,
        query: z.strictObject({ since: versionId }),
        answer: comparisonSchema,
      },
      async ({ visitorId, params: { id, versionId: named }, query: { since } }) => ({
        changes: await history.compare(visitorId, id, named, since),
      }),
    ),
  )
  app.post(
    '/api/proofs/:id/versions/:versionId/restore',
    route(
      {
        summary: 'Makes the answers of a version those of a new one',
        params: ofVersion,
        answer: sharedRecordSchema,
      },
      ({ visitorId, caller: { network }, params: { id, versionId: named } }) =>
        history.restore({ visitorId, network }, id, named),
    ),
  )
}
