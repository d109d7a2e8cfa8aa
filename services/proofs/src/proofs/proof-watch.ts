import { createChangeWatch } from '@shared/node/change-watch'
import type { ChangeWatch } from '@shared/node/change-watch'
import type { Logger } from '@shared/node/logger'
import type { JobRepository, ProofJob } from '../jobs/job.repository'

/** A job as it was seen, and how many stand before it in the queue. */
export interface WatchedProof {
  job: ProofJob
  waiting: number
}

export type ProofWatch = ChangeWatch<WatchedProof>

export interface ProofWatchOptions {
  repository: Pick<JobRepository, 'findAll' | 'queueTimes'>
  logger: Logger
}

/** What of a job a reader of its proof would see change. */
const stateOf = ({ job, waiting }: WatchedProof) => {
  const { status, stage, image, waitingSince, awaits, error, files, approvedAt, orderedAt } = job
  return JSON.stringify([
    status,
    stage,
    approvedAt,
    orderedAt,
    image,
    waitingSince,
    awaits?.part,
    error,
    files?.sha256,
    waiting,
  ])
}

/** Watches the jobs whose readers wait for what becomes of them: one or two questions to the database each time. */
export const createProofWatch = ({ repository, logger }: ProofWatchOptions): ProofWatch =>
  createChangeWatch({
    name: 'proofs',
    logger,
    stateOf,
    async read(ids) {
      const jobs = await repository.findAll(ids)
      const times = jobs.some(({ waitingSince }) => waitingSince) ? await repository.queueTimes() : []
      return new Map(
        jobs.map((job) => {
          const since = job.waitingSince
          return [job._id, { job, waiting: since ? times.filter((time) => time < since).length : 0 }]
        }),
      )
    },
  })
