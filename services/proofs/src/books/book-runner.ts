import type { Logger } from '@shared/node/logger'
import type { OutboxRelay } from '@shared/node/outbox'
import type { RecordKeys } from '@shared/node/record-keys'
import type { ServiceClient } from '@shared/node/service-client'
import type { ProofFiles } from '../files/proof-files'
import type { JobQueue } from '../jobs/job-queue'
import type { JobRepository } from '../jobs/job.repository'
import { createJobRunner } from '../jobs/job-runner'
import type { JobRunner } from '../jobs/job-runner'
import type { Renderer } from '../rendering/renderer'
import type { SubjectOf } from './book-subject'
import { createBookTurns } from './book-turns'
import { createBookWork } from './book-work'
import { createFinalWork } from './render-final'
import { createProofWork } from './render-proof'

/** First pages that a copy claims ahead: one is drawn while the next one's answers are fetched. */
const unbegunForEachWorker = 2

export interface BookRunnerOptions {
  queue: JobQueue
  repository: Pick<JobRepository, 'isImageWaiting'>
  records: ServiceClient
  renderer: Renderer
  files: ProofFiles
  keys: RecordKeys
  subjectOf: SubjectOf
  relay: Pick<OutboxRelay, 'flush'>
  logger: Logger
  /** Threads of the press. */
  workers: number
  /** Jobs taken at the same time. */
  maxJobs: number
  leaseMs?: number | undefined
  now: () => Date
}

/** Takes jobs and sets their proofs and finished books, first pages before books. */
export function createBookRunner(options: BookRunnerOptions): JobRunner {
  const { queue, repository, records, renderer, logger, workers, maxJobs, leaseMs, now } = options
  const turns = createBookTurns({
    workers,
    // One that takes no more jobs could wait for ever. While it has a page to begin itself, nobody needs to be asked.
    isImageWaiting: async () =>
      !runner.isFull() && (runner.hasUnbegun() || (await repository.isImageWaiting(now()))),
  })
  const rendering = { ...options, inTurn: turns.inTurn }
  const runner = createJobRunner({
    queue,
    work: createBookWork({
      records,
      stages: { proof: createProofWork(rendering), final: createFinalWork(rendering) },
      now,
    }),
    logger,
    maxJobs,
    maxUnbegun: workers * unbegunForEachWorker,
    release: () => {
      turns.open()
      return renderer.close()
    },
    ...(leaseMs === undefined ? {} : { leaseMs }),
    now,
  })
  return runner
}
