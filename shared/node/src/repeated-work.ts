import type { Logger } from './logger'
import type { BackgroundWork } from './start-service'

export interface RepeatedWorkOptions {
  /** What is done, for the log: 'unused files removed'. */
  name: string
  /** Does what there is to do, until `isStopping`; how much that was. */
  run: (isStopping: () => boolean) => Promise<number>
  logger: Logger
  /** Milliseconds between two runs; the first begins at the start. */
  intervalMs: number
}

/** Work that is done again and again, never twice at once. A run that fails is made up for by the next one. */
export function createRepeatedWork({ name, run, logger, intervalMs }: RepeatedWorkOptions): BackgroundWork {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let isStopping = false
  const runOnce = async () => {
    try {
      const count = isStopping ? 0 : await run(() => isStopping)
      if (count) logger.info({ count }, name)
    } catch (error) {
      logger.warn({ err: error }, `failed: ${name}`)
    }
  }
  return {
    start() {
      isStopping = false
      underWay = runOnce()
      timer = setInterval(() => (underWay = underWay.then(runOnce)), intervalMs)
      timer.unref()
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await underWay
    },
  }
}
