import { idempotencyKeyHeader } from '@shared/contracts/birth-records'
import type { Submission } from '@shared/contracts/birth-records'
import { submissionStages } from '@shared/contracts/submission-stages'
import type { SubmissionStage } from '@shared/contracts/submission-stages'
import { ApiError, unreachable } from '@shared/web/api/api-error'
import { followEvents } from '@shared/web/api/follow-events'

interface PostOptions {
  /** The Idempotency-Key. */
  key: string
  signal: AbortSignal
  /** The server has come so far. Never called by a server that answers at once. */
  onStage: (stage: SubmissionStage) => void
}

const isStage = (value: unknown): value is SubmissionStage =>
  submissionStages.some((stage) => stage === value)

/**
 * POST /api/birth-records, following what the server does; a server that tells nothing in between answers in JSON.
 *
 * @throws ApiError for a refusal, and when the connection broke before the answer; AbortError after `signal`
 */
export async function postSubmission(
  body: Submission,
  { key, signal, onStage }: PostOptions,
): Promise<unknown> {
  const headers = { [idempotencyKeyHeader]: key }
  const told = followEvents('/api/birth-records', { method: 'POST', body, headers, signal })
  for await (const { name, data } of told) {
    if (name === 'stage' && isStage(data)) onStage(data)
    if (name === 'result' || name === 'answer') return data
  }
  throw new ApiError(unreachable())
}
