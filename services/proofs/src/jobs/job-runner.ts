import type { Logger } from '@shared/node/logger'
import type { BackgroundWork } from '@shared/node/start-service'
import type { Hold, JobRepository, ProofJob } from './job.repository'

/** What became of the work on a job. */
export type JobOutcome =
  | { kind: 'done' }
  /** What was asked for is not wanted any more. */
  | { kind: 'overtaken' }
  /** The job was taken by another runner since; whatever was made is left to it. */
  | { kind: 'lost' }
  /** Try again later. `countsAsAttempt` is false when nothing was wrong with the job itself. */
  | { kind: 'later'; delayMs: number; countsAsAttempt: boolean; error: unknown }
  | { kind: 'failed'; publicMessage: string; error: unknown }

export interface JobRunnerOptions {
  repository: JobRepository
  /** Does the work of one job; it never throws for what may happen to a job. */
  work: (job: ProofJob, hold: Hold) => Promise<JobOutcome>
  logger: Logger
  /** Jobs at the same time. */
  places: number
  /** Lets the work under way end soon, as to be tried later: called when it takes longer than `graceMs` after a stop. */
  release?: () => Promise<void>
  /** Milliseconds; 4,000 unless given. */
  graceMs?: number
  /** A job whose runner has not been heard of for so many milliseconds is taken over by another. */
  leaseMs?: number
  /** Milliseconds between two looks for jobs that nobody announced. */
  intervalMs?: number
  now?: () => Date
}

export interface JobRunner extends BackgroundWork {
  /** Looks for jobs at once. */
  wake(): void
}

/**
 * Takes jobs that are due, a few at a time, and keeps its hold on them while it works. Several copies may run, in one process or
 * in many: each taking raises the job's fence, and a runner that lost its hold can no longer write.
 *
 * Of the jobs that were tried before, one at a time is taken: the one that ends its process every time would else use up the
 * attempts of all those beside it.
 */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { repository, work, logger, places, release, leaseMs = 15_000, intervalMs = 1000 } = options
  const graceMs = options.graceMs ?? 4000
  const now = options.now ?? (() => new Date())
  const later = (ms: number) => new Date(now().getTime() + ms)
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let looking: Promise<void> | undefined
  let wantsLook = false
  let triedBefore = 0

  const settle = async (job: ProofJob, hold: Hold, outcome: JobOutcome) => {
    const { recordId, version, stage, attempts } = job
    const about = { recordId, version, stage, attempts, outcome: outcome.kind }
    if (outcome.kind === 'later') {
      logger.warn({ ...about, err: outcome.error, delayMs: outcome.delayMs }, 'proof postponed')
      await repository.postpone(hold, later(outcome.delayMs), outcome.countsAsAttempt)
    } else if (outcome.kind === 'failed') {
      logger.error({ ...about, err: outcome.error }, 'proof failed')
      await repository.fail(hold, outcome.publicMessage)
    } else logger.info(about, 'proof')
  }

  const run = async (job: ProofJob) => {
    const hold = { id: job._id, fence: job.fence }
    const heartbeat = setInterval(() => {
      repository
        .renew(hold, later(leaseMs))
        .catch((error: unknown) => logger.warn({ err: error }, 'hold on a proof could not be renewed'))
    }, leaseMs / 3)
    const isTriedBefore = job.attempts > 1
    if (isTriedBefore) triedBefore += 1
    try {
      await settle(job, hold, await work(job, hold))
    } catch (error) {
      // The database is away, most likely: the lease ends by itself and the job is taken up again.
      logger.error({ err: error }, 'proof left to the next runner')
    } finally {
      clearInterval(heartbeat)
      if (isTriedBefore) triedBefore -= 1
    }
  }

  const takeAll = async () => {
    try {
      do {
        wantsLook = false
        while (isRunning && underWay.size < places) {
          const job = await repository.take(now(), later(leaseMs), triedBefore ? 'untried' : 'any')
          if (!job) break
          const running: Promise<void> = run(job).finally(() => {
            underWay.delete(running)
            look()
          })
          underWay.add(running)
        }
      } while (wantsLook)
    } catch (error) {
      logger.warn({ err: error }, 'jobs could not be looked for')
    }
  }

  const look = () => {
    wantsLook = true
    looking ??= takeAll().finally(() => {
      looking = undefined
      if (wantsLook) look()
    })
  }

  return {
    wake: look,
    start() {
      if (isRunning) return
      isRunning = true
      timer = setInterval(look, intervalMs)
      look()
    },
    async stop() {
      isRunning = false
      clearInterval(timer)
      const late = setTimeout(() => void release?.(), graceMs)
      await looking
      while (underWay.size) await Promise.allSettled([...underWay])
      clearTimeout(late)
    },
  }
}
