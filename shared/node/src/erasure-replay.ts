import type { Connection } from 'mongoose'
import type { Logger } from './logger'
import type { RecordKeys } from './record-keys'
import { createRepeatedWork } from './repeated-work'
import type { BackgroundWork } from './start-service'

export interface ErasureReplayOptions {
  keys: Pick<RecordKeys, 'erasedAfter'>
  /** Which of these erased records or files this service holds something of. */
  heldOf: (erasedIds: readonly string[]) => Promise<readonly string[]>
  /** Removes what this service holds of one; again is the same. */
  erase: (id: string) => Promise<unknown>
}

/**
 * Erases again what a restored backup has brought back: follows the ledger of erasures, which is kept with the keys, and removes
 * whatever is there of what stands in it.
 * @returns how many records and files there were
 */
export async function replayErasures(
  { keys, heldOf, erase }: ErasureReplayOptions,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let count = 0
  let after = ''
  while (!isStopping()) {
    const erasedIds = await keys.erasedAfter(after)
    const last = erasedIds.at(-1)
    if (last === undefined) break
    for (const id of await heldOf(erasedIds)) {
      await erase(id)
      count += 1
    }
    after = last
  }
  return count
}

const hourMs = 3_600_000

/** The same at every start, which is when a backup has been restored, and every hour. */
export const createErasureReplay = (options: ErasureReplayOptions & { logger: Logger }): BackgroundWork =>
  createRepeatedWork({
    name: 'erased records that a backup brought back removed',
    run: (isStopping) => replayErasures(options, isStopping),
    logger: options.logger,
    intervalMs: hourMs,
  })

/** Which of these records some collections hold documents of, by their `recordId`. */
export async function recordsHeldIn(
  connection: Connection,
  collections: readonly string[],
  recordIds: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    collections.map((name) =>
      connection.collection(name).distinct('recordId', { recordId: { $in: [...recordIds] } }),
    ),
  )
  return [...new Set(found.flat().filter((id) => typeof id === 'string'))]
}
