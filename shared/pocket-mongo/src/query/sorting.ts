import { CommandError } from '../bson/command-error'
import type { Pace } from './pace'

/** What MongoDB allows a sort in memory, in bytes. */
export const mostMemory = 100 * 1024 * 1024
/** So many entries are sorted in one go; longer inputs are merged from such runs. */
const runLength = 4_096

export interface SortEntry<Item> {
  key: Buffer
  size: number
  item: Item
}

/**
 * Sorts batches of items by their keys; equal keys keep their order of arrival.
 * @param limit how many are wanted at most, so that no more are kept than needed
 * @throws CommandError 292 when the items need more than 100 MB
 */
export async function* sorted<Item>(
  batches: AsyncIterable<SortEntry<Item>[]>,
  limit: number,
  pace: Pace,
): AsyncGenerator<Item[]> {
  const runs: SortEntry<Item>[][] = []
  let run: SortEntry<Item>[] = []
  let memory = 0
  const close = () => {
    run.sort((a, b) => Buffer.compare(a.key, b.key))
    const dropped = run.splice(limit)
    memory -= sizeOf(dropped)
  }
  for await (const batch of batches) {
    run.push(...batch)
    memory += sizeOf(batch)
    if (run.length < runLength && memory <= mostMemory) continue
    close()
    if (memory > mostMemory)
      throw new CommandError(
        292,
        `Sort exceeded memory limit of ${mostMemory} bytes, use an index or a limit`,
      )
    // A small limit leaves a short run, which goes on growing.
    if (run.length < runLength) continue
    runs.push(run)
    run = []
    await pace.rest()
  }
  close()
  runs.push(run)
  yield* merge(runs, limit, pace)
}

const sizeOf = (entries: readonly SortEntry<unknown>[]) =>
  entries.reduce((sum, { size, key }) => sum + size + key.length, 0)

async function* merge<Item>(runs: SortEntry<Item>[][], limit: number, pace: Pace): AsyncGenerator<Item[]> {
  const at = runs.map(() => 0)
  for (let given = 0; given < limit;) {
    const batch: Item[] = []
    while (batch.length < 32 && given + batch.length < limit) {
      const next = leastRun(runs, at)
      const entry = next < 0 ? undefined : runs[next]?.[at[next] ?? 0]
      if (!entry) break
      at[next] = (at[next] ?? 0) + 1
      batch.push(entry.item)
    }
    if (batch.length === 0) return
    given += batch.length
    yield batch
    await pace.rest()
  }
}

/** The earliest run among those with the least next key, or -1 when all are used up. */
function leastRun<Item>(runs: SortEntry<Item>[][], at: readonly number[]): number {
  let least = -1
  let leastKey: Buffer | undefined
  runs.forEach((run, index) => {
    const key = run[at[index] ?? 0]?.key
    if (key && (!leastKey || Buffer.compare(key, leastKey) < 0)) {
      least = index
      leastKey = key
    }
  })
  return least
}
