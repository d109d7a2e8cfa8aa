import { submissionResultSchema, submissionSchema } from '@shared/contracts/birth-records'
import { submissionStages } from '@shared/contracts/submission-stages'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { idempotencyKeyOf } from '../access/idempotency-key'
import { submissionBody } from './submission.body'
import type { SubmissionService } from './submission.service'

const bodyLimit = 128 * 1024

export function mountSubmissions(app: Express, submissions: SubmissionService, now: () => Date): void {
  app.post(
    '/api/birth-records',
    route(
      {
        summary: 'Submits a birth record; repeat it with the same Idempotency-Key',
        body: submissionBody(now),
        bodyShape: submissionSchema,
        bodyLimit,
        answer: submissionResultSchema,
        events: { stage: z.enum(submissionStages) },
        status: 201,
      },
      ({ request, visitorId, caller: { network }, body, tell }) =>
        submissions.submit({ visitorId, network }, idempotencyKeyOf(request), body, (stage) =>
          tell('stage', stage),
        ),
    ),
  )
}
