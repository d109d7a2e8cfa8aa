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
  /** Those at the press and waiting, at most 10,000 of them. */
  queue(): Promise<PressState['queue']>
  failed(): Promise<FailedJobs>
  /** How many have failed, counted up to `countedAtMost`, and a text that is another one when it is others. */
  failedState(): Promise<{ failed: number; revision: string }>
}

type Queued = Pick<
  ProofJobDocument,
  'stage' | 'status' | 'dueAt' | 'waitingSince' | 'image' | 'isBookBegun' | 'requestedAt' | 'awaits'
>

const maxRead = 10_000

/**
 * Whether a thread draws its first page or sets its book. A runner takes up many more jobs than it has threads; between its first page
 * and its book a proof waits again, and the job of a runner that has not been heard of for its lease lies still.
 */
const isAtPress = ({ stage, status, dueAt, waitingSince, image, isBookBegun }: Queued, now: Date): boolean =>
  status === 'running' &&
  dueAt !== undefined &&
  dueAt > now &&
  (isBookBegun === true || (stage === 'proof' && !waitingSince && !image))

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

export function createPressJobs(connection: Connection, now: () => Date): PressJobs {
  const jobs = jobModel(connection)
  const hasFailed = { status: 'error' } as const
  const newest = { requestedAt: -1, _id: -1 } as const
  const countFailed = () => jobs.countDocuments(hasFailed, { limit: countedAtMost })

  return {
    async queue() {
      const time = now()
      // Whoever waits or is being worked for is due at some time.
      const found = await jobs
        .find(
          { dueAt: { $gt: new Date(0) } },
          {
            ...{ _id: 0, stage: 1, status: 1, dueAt: 1, waitingSince: 1, image: 1, isBookBegun: 1 },
            ...{ requestedAt: 1, awaits: 1 },
          },
        )
        .limit(maxRead)
        .lean<Queued[]>()
      const stageOf = (stage: Queued['stage']) => {
        const all = found.filter((job) => job.stage === stage)
        const running = all.filter((job) => isAtPress(job, time)).length
        return { waiting: all.length - running, running }
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
