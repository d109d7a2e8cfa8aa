import type { RecordVersion } from '@shared/contracts/internal'
import type { AwaitedPart } from '@shared/contracts/proofs'
import { AppError } from '@shared/node/errors'
import { partAwayOf } from '@shared/node/part-away'
import { ServiceCallError } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { JobStage } from '../jobs/job.model'
import type { Lease } from '../jobs/job-queue'
import type { JobOutcome } from '../jobs/job-runner'
import type { ProofJob } from '../jobs/job.repository'
import { findVersion } from '../records/record-lookups'
import { RenderError } from '../rendering/render-error'

/** What is done for a job in one of its stages; a failure is thrown. */
export type StageWork = (
  job: ProofJob,
  lease: Lease,
  version: RecordVersion,
  onBegin: () => void,
) => Promise<JobOutcome>

export interface BookWorkDependencies {
  records: Pick<ServiceClient, 'find'>
  stages: Readonly<Record<JobStage, StageWork>>
  now: () => Date
}

export const maxAttempts = 4
/** Milliseconds between two looks whether a part that is away has come back. */
const minWaitMs = 500
const maxWaitMs = 15_000

const again = 'The certificate could not be prepared just now. Nothing you entered is lost; please try again.'
const gone = 'The record of this proof no longer exists.'

const backoffOf = (attempt: number) => 500 * 4 ** (attempt - 1)

// What the press says may quote the record; the log gets the kind of failure only.
const loggedOf = (error: unknown): unknown =>
  error instanceof RenderError ? new Error(`The press: ${error.failure}`) : error

/** The part that an attempt has to wait for; undefined when the work itself failed. */
function awaitedPartOf(error: unknown): AwaitedPart | 'database' | undefined {
  if (error instanceof ServiceCallError) return error.isPassing ? 'records' : undefined
  const part = partAwayOf(error)
  // What runs out of room here is the folder of files.
  return part === 'files' || part === 'disk' ? 'files' : part && 'database'
}

/** The longer it has been away, the rarer it is asked: half of that time again. */
const waitOf = (since: Date | undefined, now: Date) =>
  Math.min(Math.max((now.getTime() - (since ?? now).getTime()) / 2, minWaitMs), maxWaitMs)

/** What a failed attempt means for its job. */
function outcomeOfFailure(job: ProofJob, error: unknown, now: Date): JobOutcome {
  if (error instanceof RenderError && error.failure === 'closed')
    return { kind: 'waiting', delayMs: 0, error }
  const part = awaitedPartOf(error)
  // Nobody can be told that the database is away, nor can it be kept there; the keys are back in seconds.
  if (part === 'database') return { kind: 'waiting', delayMs: minWaitMs, error }
  if (part) return { kind: 'waiting', awaits: part, delayMs: waitOf(job.awaits?.since, now), error }
  if (error instanceof AppError && error.code === 'gone')
    return { kind: 'failed', publicMessage: gone, error: new Error('The record has been erased') }
  const logged = loggedOf(error)
  const isHopeless = error instanceof RenderError && !error.isRetryable
  if (!isHopeless && job.attempts < maxAttempts)
    return { kind: 'again', delayMs: backoffOf(job.attempts), error: logged }
  const publicMessage = error instanceof RenderError ? error.publicMessage : again
  return { kind: 'failed', publicMessage, error: logged }
}

/** The work of a job: asks records for the form, and does what the job's stage is about. */
export function createBookWork({ records, stages, now }: BookWorkDependencies) {
  return async (job: ProofJob, lease: Lease, onBegin: () => void): Promise<JobOutcome> => {
    // Whoever claimed it before died over it every time; a job that kills its runners must not go on for ever.
    if (job.attempts > maxAttempts)
      return { kind: 'failed', publicMessage: again, error: new Error('Its runners ended before it did') }
    try {
      const version = await findVersion(records, job)
      if (!version) return { kind: 'failed', publicMessage: gone, error: new Error('No such version') }
      return await stages[job.stage](job, lease, version, onBegin)
    } catch (error) {
      return outcomeOfFailure(job, error, now())
    }
  }
}
