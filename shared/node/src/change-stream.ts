import type { Response } from 'express'
import type { ChangeWatch } from './change-watch'
import { sendComment } from './event-stream'

/** Milliseconds between two comments, which keep the connection open through proxies. */
const keepAliveMs = 15_000

export interface ChangeStreamOptions<Item, Value> {
  watch: Pick<ChangeWatch<Item>, 'watch' | 'ending'>
  /**
   * What the reader may see now; `seen` is what the watch has just read.
   *
   * @throws AppError once the reader may not see it any more
   */
  read: (seen?: Item) => Promise<Value> | Value
  tell: (value: Value) => void
  /** True for a value after which nothing more is told. */
  isLast: (value: Value) => boolean
  response: Response
}

/**
 * Tells what is watched at once and at every change, until its last value, the reader leaves, or the service stops. Answers what was
 * told last; to end it reads nothing. Every 15 seconds it is read anew in any case, with all that guards an ordinary read: a stream ends with the grant.
 */
export async function streamChanges<Item, Value>(
  id: string,
  { watch, read, tell, isLast, response }: ChangeStreamOptions<Item, Value>,
): Promise<Value> {
  const { ending } = watch
  let told: string | undefined
  let next: { seen?: Item } | undefined = {}
  const isOver = () => ending.aborted || response.destroyed
  let wake = () => {}
  const readNext = (seen?: Item) => {
    next = seen === undefined ? {} : { seen }
    wake()
  }
  const readAnew = () => readNext()
  // Watched before it is read, so that no change is missed in between.
  const unwatch = watch.watch(id, readNext)
  const keepAlive = setInterval(() => {
    sendComment(response)
    readAnew()
  }, keepAliveMs)
  const end = () => wake()
  ending.addEventListener('abort', end)
  response.once('close', end)
  try {
    for (;;) {
      const { seen } = next ?? {}
      next = undefined
      const value = await read(seen)
      const state = JSON.stringify(value)
      if (state !== told) tell(value)
      told = state
      if (isLast(value)) return value
      if (!next && !isOver()) await new Promise<void>((resolve) => (wake = resolve))
      if (isOver()) return value
    }
  } finally {
    clearInterval(keepAlive)
    ending.removeEventListener('abort', end)
    response.off('close', end)
    unwatch()
  }
}
