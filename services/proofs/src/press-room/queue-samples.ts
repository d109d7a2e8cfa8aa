import type { Logger } from '@shared/node/logger'
import type { BackgroundWork } from '@shared/node/start-service'
import type { JobRepository } from '../jobs/job.repository'
import type { PressCounts } from './press-counts'

export interface QueueSamplesOptions {
  repository: Pick<JobRepository, 'countBefore'>
  counts: Pick<PressCounts, 'noteQueue'>
  logger: Logger
  /** Milliseconds between two looks. */
  intervalMs?: number
  now: () => Date
}

/** Looks at the length of the queue again and again, for the chart of it; any number of copies may. */
export function createQueueSamples(options: QueueSamplesOptions): BackgroundWork {
  const { repository, counts, logger, intervalMs = 15_000, now } = options
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      const at = now()
      await counts.noteQueue(await repository.countBefore(at), at)
    } catch (error) {
      logger.warn({ err: error }, 'the length of the queue could not be noted')
    }
  }
  return {
    start() {
      if (timer) return
      timer = setInterval(() => (looking = look()), intervalMs)
      looking = look()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await looking
    },
  }
}
