import {
  idempotencyKeyHeader,
  submissionResultSchema,
  submissionSchema,
  submissionStages,
} from '@shared/contracts/birth-records'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express, Request } from 'express'
import { z } from 'zod'
import { submissionBody } from './submission.body'
import type { SubmissionService } from './submission.service'

const bodyLimit = 128 * 1024

/** The header's text, with or without the quotes of the IETF draft (draft-ietf-httpapi-idempotency-key-header, section 2.1). */
function idempotencyKeyOf(request: Request): string | undefined {
  const header = request.get(idempotencyKeyHeader)
  if (header === undefined) return undefined
  const key = /^"?([\x21\x23-\x5b\x5d-\x7e]{1,128})"?$/.exec(header.trim())?.[1]
  if (!key)
    throw new AppError({
      code: 'invalid_body',
      publicMessage: 'The Idempotency-Key is not valid.',
      faults: [{ path: idempotencyKeyHeader, message: 'Expected 1 to 128 visible characters' }],
    })
  return key
}

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
      ({ request, visitorId, body, tell }) =>
        submissions.submit(visitorId, idempotencyKeyOf(request), body, (stage) => tell('stage', stage)),
    ),
  )
}
