import { idempotencyKeyHeader, submissionStages } from '@shared/contracts/birth-records'
import type { Submission, SubmissionStage } from '@shared/contracts/birth-records'
import { readEvents } from '@shared/contracts/event-stream'
import { ApiError, readFailure, unreachable } from '@shared/web/api/api-error'

interface PostOptions {
  key: string
  signal: AbortSignal
  /** The server has come so far. Never called by a server that answers at once. */
  onStage: (stage: SubmissionStage) => void
}

const isStage = (value: unknown): value is SubmissionStage =>
  submissionStages.some((stage) => stage === value)

/** The answer that a stream of events ends with; undefined when it ended without one. */
async function followStream(body: ReadableStream<Uint8Array>, onStage: PostOptions['onStage']) {
  for await (const { name, data } of readEvents(body)) {
    const told: unknown = JSON.parse(data)
    if (name === 'stage' && isStage(told)) onStage(told)
    if (name === 'result') return told
    if (name === 'problem') {
      const status = typeof told === 'object' && told && 'status' in told ? Number(told.status) : 500
      throw new ApiError({ ...(await readFailure(new Response(data))), status })
    }
  }
  return undefined
}

/**
 * POST /api/birth-records, following what the server does; a server that tells nothing in between answers in JSON.
 *
 * @throws ApiError for a refusal, and when the connection broke before the answer; AbortError after `signal`
 */
export async function postSubmission(
  body: Submission,
  { key, signal, onStage }: PostOptions,
): Promise<unknown> {
  try {
    const response = await fetch('/api/birth-records', {
      method: 'POST',
      credentials: 'include',
      headers: {
        Accept: 'text/event-stream, application/json;q=0.9',
        'Content-Type': 'application/json',
        [idempotencyKeyHeader]: key,
      },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) throw new ApiError(await readFailure(response))
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    const answer =
      isStream && response.body ? await followStream(response.body, onStage) : await response.json()
    if (answer === undefined) throw new Error('The stream ended without an answer')
    return answer
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof ApiError ? error : new ApiError(unreachable(), { cause: error })
  }
}
