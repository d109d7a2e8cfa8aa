import type { RecordVersion } from '@shared/contracts/internal'
import { ServiceCallError } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import { versionOf } from '../proofs/asked-of-records'
import { RenderError } from '../rendering/render-error'
import type { JobStage } from './job.model'
import type { JobOutcome } from './job-runner'
import type { Hold, ProofJob } from './job.repository'

/** What is done for a job in one of its stages; a failure is thrown. */
export type StageWork = (job: ProofJob, hold: Hold, version: RecordVersion) => Promise<JobOutcome>

export interface JobWorkDependencies {
  records: Pick<ServiceClient, 'find'>
  stages: Readonly<Record<JobStage, StageWork>>
  now: () => Date
}

const mostAttempts = 4
/** Milliseconds for which a job waits for a service that is away before it says so. */
const mostWaiting = 15 * 60_000

const again = 'The certificate could not be prepared just now. Nothing you entered is lost; please try again.'
const gone = 'The record of this proof no longer exists.'

const backoffOf = (attempt: number) => 500 * 4 ** (attempt - 1)

// What the press says may quote the record; the log gets the kind of failure only.
const loggedOf = (error: unknown): unknown =>
  error instanceof RenderError ? new Error(`The press: ${error.failure}`) : error

/** What a failed attempt means for its job. */
function outcomeOfFailure(job: ProofJob, error: unknown, now: Date): JobOutcome {
  if (error instanceof ServiceCallError && error.isPassing) {
    const waited = now.getTime() - job.requestedAt.getTime()
    if (waited > mostWaiting) return { kind: 'failed', publicMessage: again, error }
    return {
      kind: 'later',
      delayMs: Math.min(Math.max(waited / 2, 500), 10_000),
      countsAsAttempt: false,
      error,
    }
  }
  if (error instanceof RenderError && error.failure === 'closed')
    return { kind: 'later', delayMs: 0, countsAsAttempt: false, error }
  const publicMessage = error instanceof RenderError ? error.publicMessage : again
  const logged = loggedOf(error)
  const isHopeless = error instanceof RenderError && !error.isRetryable
  if (isHopeless || job.attempts >= mostAttempts) return { kind: 'failed', publicMessage, error: logged }
  return { kind: 'later', delayMs: backoffOf(job.attempts), countsAsAttempt: true, error: logged }
}

/** The work of a job: asks records for the form, and does what the job's stage is about. */
export function createJobWork({ records, stages, now }: JobWorkDependencies) {
  return async (job: ProofJob, hold: Hold): Promise<JobOutcome> => {
    // Whoever took it before died over it every time; a job that kills its runners must not go on for ever.
    if (job.attempts > mostAttempts)
      return { kind: 'failed', publicMessage: again, error: new Error('Its runners ended before it did') }
    try {
      const version = await versionOf(records, job)
      if (!version) return { kind: 'failed', publicMessage: gone, error: new Error('No such version') }
      return await stages[job.stage](job, hold, version)
    } catch (error) {
      return outcomeOfFailure(job, error, now())
    }
  }
}
