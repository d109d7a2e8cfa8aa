import { countedAtMost, rowsShown } from '@shared/contracts/press-room'
import type { FailedJob, FailedJobs, PressState } from '@shared/contracts/press-room'
import type { Connection } from 'mongoose'
import { processingWords } from '../finals/processing-words'
import { jobModel } from '../jobs/job.model'
import type { ProofJobDocument } from '../jobs/job.model'
import { withoutOutbox } from '../jobs/job.repository'
import type { ProofJob } from '../jobs/job.repository'

/** The jobs at the press as staff see them. */
export interface PressJobs {
  /** Those under way and waiting, at most 10,000 of them. */
  queue(): Promise<PressState['queue']>
  failed(): Promise<FailedJobs>
  /** How many have failed, counted up to `countedAtMost`, and a text that is another one when it is others. */
  failedState(): Promise<{ failed: number; revision: string }>
}

type Queued = Pick<ProofJobDocument, 'stage' | 'status' | 'waitingSince' | 'requestedAt' | 'awaits'>

const maxRead = 10_000

const present = (job: ProofJob): FailedJob => ({
  proofJobId: job._id,
  recordId: job.recordId,
  proofId: job.proofId,
  version: job.version,
  stage: job.stage,
  requestedAt: job.requestedAt.toISOString(),
  attempts: job.attempts,
  error: job.error ?? '',
  refusal: processingWords(job, true),
})

export function createPressJobs(connection: Connection): PressJobs {
  const jobs = jobModel(connection)
  const hasFailed = { status: 'error' } as const
  const newest = { requestedAt: -1, _id: -1 } as const
  const countFailed = () => jobs.countDocuments(hasFailed, { limit: countedAtMost })

  return {
    async queue() {
      // Whoever waits or is being worked for is due at some time.
      const found = await jobs
        .find(
          { dueAt: { $gt: new Date(0) } },
          { _id: 0, stage: 1, status: 1, waitingSince: 1, requestedAt: 1, awaits: 1 },
        )
        .limit(maxRead)
        .lean<Queued[]>()
      const stageOf = (stage: Queued['stage']) => {
        const all = found.filter((job) => job.stage === stage)
        // A claimed proof stands in the queue until the press begins to draw it.
        const waiting = all.filter((job) => job.status === 'queued' || job.waitingSince).length
        return { waiting, running: all.length - waiting }
      }
      const oldest = found.reduce<Date | null>(
        (first, { requestedAt }) => (first && first <= requestedAt ? first : requestedAt),
        null,
      )
      return {
        proof: stageOf('proof'),
        final: stageOf('final'),
        held: found.filter(({ awaits }) => awaits).length,
        oldestAt: oldest?.toISOString() ?? null,
      }
    },
    async failed() {
      const [found, total] = await Promise.all([
        jobs.find(hasFailed, withoutOutbox).sort(newest).limit(rowsShown).lean<ProofJob[]>(),
        countFailed(),
      ])
      return { jobs: found.map(present), total }
    },
    async failedState() {
      const [failed, found] = await Promise.all([
        countFailed(),
        jobs
          .find(hasFailed, { requestedAt: 1 })
          .sort(newest)
          .limit(rowsShown)
          .lean<Pick<ProofJob, '_id' | 'requestedAt'>[]>(),
      ])
      const newestIds = found.map(({ _id, requestedAt }) => `${_id}${requestedAt.getTime()}`)
      return { failed, revision: [failed, ...newestIds].join(' ') }
    },
  }
}
