import type { Logger } from './logger'
import type { ObjectStore } from './object-store'
import { StoreSettingsError } from './store-settings-error'
import type { BackgroundWork } from './start-service'

export interface ObjectStoreWatch extends BackgroundWork {
  /** What is wrong with the settings of the store, in words for who runs the service; undefined when nothing is known to be. */
  fault(): string | undefined
  /** Looks now. Never throws. */
  look(): Promise<void>
}

export interface ObjectStoreWatchOptions {
  store: Pick<ObjectStore, 'check'>
  logger: Logger
  /** Milliseconds from one look to the next. */
  intervalMs?: number
}

/**
 * Asks the object store at the start, and from time to time, whether it takes our settings: wrong keys or a bucket that does
 * not exist are told in the log and at `/readyz` before a parent meets them. A store that is away is told in the log only: what
 * needs no files goes on.
 */
export function createObjectStoreWatch(options: ObjectStoreWatchOptions): ObjectStoreWatch {
  const { store, logger, intervalMs = 30_000 } = options
  let fault: string | undefined
  let last = ''
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()

  const look = async () => {
    const error: unknown = await store.check().then(
      () => undefined,
      (thrown: unknown) => thrown ?? new Error('The store failed without saying how'),
    )
    fault = error instanceof StoreSettingsError ? error.message : undefined
    const state = error instanceof Error ? `${error.name}: ${error.message}` : ''
    if (state === last) return
    last = state
    if (fault !== undefined) logger.error({ err: error }, 'the object store does not take the settings')
    else if (error) logger.warn({ err: error }, 'the object store cannot be reached')
    else logger.info('the object store is there again')
  }
  return {
    fault: () => fault,
    look,
    start() {
      underWay = look()
      timer = setInterval(() => (underWay = look()), intervalMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
