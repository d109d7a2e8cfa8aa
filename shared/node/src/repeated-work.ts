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

/** Milliseconds until a failed run is tried again, twice as many each time: what it asks may only just be starting. */
const firstRetryMs = 2000

/** Work that is done again and again, never twice at once. A run that fails is tried again soon, and less and less often. */
export function createRepeatedWork({ name, run, logger, intervalMs }: RepeatedWorkOptions): BackgroundWork {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let isStopping = false
  let failures = 0
  const runOnce = async () => {
    try {
      const count = await run(() => isStopping)
      failures = 0
      if (count) logger.info({ count }, name)
    } catch (error) {
      failures += 1
      // Once is nothing that anybody must see to.
      if (failures === 1)
        logger.info({ reason: error instanceof Error ? error.name : 'unknown' }, `put off: ${name}`)
      else logger.warn({ err: error }, `failed: ${name}`)
    }
    if (isStopping) return
    const retryMs = failures ? firstRetryMs * 2 ** (failures - 1) : Infinity
    timer = setTimeout(begin, Math.min(retryMs, intervalMs))
    timer.unref()
  }
  const begin = () => (underWay = runOnce())
  return {
    start() {
      isStopping = false
      void begin()
    },
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await underWay
    },
  }
}
