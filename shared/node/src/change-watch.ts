import { setMaxListeners } from 'node:events'
import type { Logger } from './logger'
import type { BackgroundWork } from './start-service'
import { createUnderWay } from './under-way'

export interface ChangeWatch<Item> extends BackgroundWork {
  /** Calls `onChange` whenever the item has changed, whichever copy of the service wrote it; ends with what it answers. */
  watch(id: string, onChange: (item: Item) => void): () => void
  /** Looks at once: the item was written by this process. */
  look(id: string): void
  /** Aborted when the service stops: streams end, and their readers ask another copy. */
  readonly ending: AbortSignal
}

export interface ChangeWatchOptions<Item> {
  /** What is watched, for the log: 'proofs'. */
  name: string
  /** Reads items by their ids, all at once; one that is not there is left out. */
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Item>>
  /** What of an item its readers would see change. */
  stateOf: (item: Item) => string
  logger: Logger
  /** Milliseconds between two looks at all items that are watched; 500 unless given. */
  intervalMs?: number
}

/** Every open stream listens to it: no number of them is a leak. */
function createEnding(): AbortController {
  const ending = new AbortController()
  setMaxListeners(0, ending.signal)
  return ending
}

/**
 * Watches items of a database in one loop for the whole process, however many streams there are: as many questions each time as
 * `read` asks, and none while nobody watches.
 */
export function createChangeWatch<Item>(options: ChangeWatchOptions<Item>): ChangeWatch<Item> {
  const { name, read, stateOf, logger, intervalMs = 500 } = options
  const watchers = new Map<string, Set<(item: Item) => void>>()
  const states = new Map<string, string>()
  const { track, settled } = createUnderWay()
  let ending = createEnding()
  let timer: NodeJS.Timeout | undefined

  const lookAt = async (ids: readonly string[]) => {
    try {
      for (const [id, item] of await read(ids)) {
        const state = stateOf(item)
        if (!watchers.has(id) || states.get(id) === state) continue
        states.set(id, state)
        watchers.get(id)?.forEach((onChange) => onChange(item))
      }
    } catch (error) {
      logger.warn({ err: error }, `${name} could not be watched`)
    }
  }

  const plan = () => {
    if (timer || !watchers.size || ending.signal.aborted) return
    timer = setTimeout(() => {
      void track(lookAt([...watchers.keys()])).then(() => {
        timer = undefined
        plan()
      })
    }, intervalMs)
  }

  return {
    get ending() {
      return ending.signal
    },
    watch(id, onChange) {
      const all = watchers.get(id) ?? new Set()
      watchers.set(id, all.add(onChange))
      plan()
      return () => {
        all.delete(onChange)
        if (all.size || watchers.get(id) !== all) return
        watchers.delete(id)
        states.delete(id)
      }
    },
    look(id) {
      if (watchers.has(id) && !ending.signal.aborted) void track(lookAt([id]))
    },
    start() {
      if (ending.signal.aborted) ending = createEnding()
    },
    drain: () => ending.abort(),
    // From here on nothing is read until the next start, also while streams are still open: the database closes next.
    async stop() {
      ending.abort()
      clearTimeout(timer)
      timer = undefined
      await settled()
    },
  }
}
