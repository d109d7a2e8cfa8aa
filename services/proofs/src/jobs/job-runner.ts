import type { AwaitedPart } from '@shared/contracts/proofs'
import type { Logger } from '@shared/node/logger'
import type { BackgroundWork } from '@shared/node/start-service'
import { createUnderWay } from '@shared/node/under-way'
import type { JobQueue, Lease } from './job-queue'
import type { ProofJob } from './job.repository'

/** What became of the work on a job. */
export type JobOutcome =
  | { kind: 'done' }
  /** What was asked for is not wanted any more. */
  | { kind: 'overtaken' }
  /** The job was claimed by another runner since; whatever was made is left to it. */
  | { kind: 'lost' }
  /** The attempt failed; the next one may succeed. */
  | { kind: 'again'; delayMs: number; error: unknown }
  /** Nothing was wrong with the job itself: `awaits` is away, or the press is closing. It uses up no attempt. */
  | { kind: 'waiting'; awaits?: AwaitedPart | undefined; delayMs: number; error: unknown }
  | { kind: 'failed'; publicMessage: string; error: unknown }

export interface JobRunnerOptions {
  queue: JobQueue
  /** Does the work of one job; it never throws for what may happen to a job. It says when the first page is begun. */
  work: (job: ProofJob, lease: Lease, onBegin: () => void) => Promise<JobOutcome>
  logger: Logger
  /** Jobs at the same time. */
  maxJobs: number
  /** Of these, those whose first page is still to be begun: more are left to the other copies. All of them unless given. */
  maxUnbegun?: number
  /** Lets the work under way end soon, as to be tried later: called when it takes longer than `graceMs` after a stop. */
  release?: () => Promise<void>
  /** Milliseconds; 4,000 unless given. */
  graceMs?: number
  /** A job whose runner has not been heard of for so many milliseconds is claimed by another. */
  leaseMs?: number
  /** Milliseconds between two looks for jobs that nobody announced. */
  intervalMs?: number
  now?: () => Date
}

export interface JobRunner extends BackgroundWork {
  /** Looks for jobs at once. */
  wake(): void
  /** Whether it takes no more jobs before one of its own is done. */
  isFull(): boolean
  /** Whether it has a job whose first page is still to be begun, and that was not waiting for a part that is away. */
  hasUnbegun(): boolean
}

/** Milliseconds between two tries to write down what became of a job while the database is away. */
const firstRetryMs = 100
const maxRetryMs = 5000

/**
 * Claims jobs that are due, a few at a time, and renews their leases while it works. Several copies may run, in one process or
 * in many: each claim raises the job's fence, and a runner that lost its lease can no longer write.
 *
 * Of the jobs that were tried before, one at a time is claimed: the one that ends its process every time would else use up the
 * attempts of all those beside it.
 */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { queue, work, logger, maxJobs, release, leaseMs = 15_000, intervalMs = 1000 } = options
  const graceMs = options.graceMs ?? 4000
  const now = options.now ?? (() => new Date())
  const after = (ms: number) => new Date(now().getTime() + ms)
  const maxUnbegun = options.maxUnbegun ?? maxJobs
  const underWay = createUnderWay()
  const unbegun = new Map<string, ProofJob>()
  let timer: NodeJS.Timeout | undefined
  let stopping = new AbortController()
  let isRunning = false
  let looking: Promise<void> | undefined
  let wantsLook = false
  let triedBefore = 0

  const record = async (job: ProofJob, lease: Lease, outcome: JobOutcome) => {
    if (outcome.kind === 'again') await queue.tryAgain(lease, after(outcome.delayMs))
    else if (outcome.kind === 'failed') await queue.fail(lease, outcome.publicMessage, now())
    else if (outcome.kind === 'waiting') {
      const { awaits: part, delayMs } = outcome
      const since = job.awaits?.part === part ? job.awaits?.since : undefined
      await queue.giveBack(lease, after(delayMs), part && { part, since: since ?? now() })
    }
  }

  const log = ({ recordId, version, stage, attempts }: ProofJob, outcome: JobOutcome) => {
    const about = { recordId, version, stage, attempts, outcome: outcome.kind }
    // Nothing is wrong with it: whoever stops the product is shown no errors.
    if (outcome.kind === 'waiting' && !isRunning)
      logger.info(about, 'proof given back by a service that stops')
    else if (outcome.kind === 'again' || outcome.kind === 'waiting')
      logger.warn({ ...about, err: outcome.error, delayMs: outcome.delayMs }, 'proof postponed')
    else if (outcome.kind === 'failed') logger.error({ ...about, err: outcome.error }, 'proof failed')
    else logger.info(about, 'proof')
  }

  const pause = (ms: number, { signal }: AbortController) =>
    new Promise<void>((resolve) => {
      const end = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => (clearTimeout(end), resolve()), { once: true })
    })

  /** A database that is away costs the job no attempt either: what became of it is written down as soon as it is back. */
  const untilRecorded = async (job: ProofJob, lease: Lease, outcome: JobOutcome) => {
    for (let delay = firstRetryMs; ; delay = Math.min(delay * 2, maxRetryMs))
      try {
        return await record(job, lease, outcome)
      } catch (error) {
        if (!isRunning) throw error
        logger.warn({ err: error, retryMs: delay }, 'what became of a proof could not be written down yet')
        await pause(delay, stopping)
      }
  }

  const run = async (job: ProofJob) => {
    const lease = { id: job._id, fence: job.fence }
    const heartbeat = setInterval(() => {
      queue
        .renew(lease, after(leaseMs))
        .catch((error: unknown) => logger.warn({ err: error }, 'lease of a proof could not be renewed'))
    }, leaseMs / 3)
    const isTriedBefore = job.attempts > 1
    if (isTriedBefore) triedBefore += 1
    const begin = () => {
      if (unbegun.delete(job._id)) look()
    }
    if (job.stage === 'proof') unbegun.set(job._id, job)
    try {
      const outcome = await work(job, lease, begin)
      log(job, outcome)
      await untilRecorded(job, lease, outcome)
    } catch (error) {
      // The lease ends by itself, and the job is claimed again.
      logger.error({ err: error }, 'proof left to the next runner')
    } finally {
      unbegun.delete(job._id)
      clearInterval(heartbeat)
      if (isTriedBefore) triedBefore -= 1
    }
  }

  const claimAll = async () => {
    try {
      do {
        wantsLook = false
        while (isRunning) {
          const max = Math.min(maxJobs - underWay.size(), maxUnbegun - unbegun.size)
          if (max <= 0) break
          const terms = { now: now(), leaseEnd: after(leaseMs), max, mayTryAgain: triedBefore === 0 }
          const claimed = await queue.claim(terms)
          if (!claimed.length) break
          for (const job of claimed) void underWay.track(run(job)).finally(look)
        }
      } while (wantsLook)
    } catch (error) {
      logger.warn({ err: error }, 'jobs could not be looked for')
    }
  }

  const look = () => {
    wantsLook = true
    looking ??= claimAll().finally(() => {
      looking = undefined
      if (wantsLook) look()
    })
  }

  return {
    wake: look,
    isFull: () => underWay.size() >= maxJobs,
    hasUnbegun: () => [...unbegun.values()].some(({ awaits }) => !awaits),
    start() {
      if (isRunning) return
      isRunning = true
      stopping = new AbortController()
      timer = setInterval(look, intervalMs)
      look()
    },
    async stop() {
      isRunning = false
      clearInterval(timer)
      stopping.abort()
      const late = setTimeout(() => void release?.(), graceMs)
      await looking
      await underWay.settled()
      clearTimeout(late)
    },
  }
}
