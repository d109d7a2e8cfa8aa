import { CommandError } from '../bson/command-error'

/** How long a search may hold the event loop before others get their turn, in milliseconds. */
const turn = 6

/** Keeps a long piece of work from blocking the event loop, and ends it at its time limit. */
export class Pace {
  private turnEnds = performance.now() + turn
  private readonly deadline: number

  /** @param limit `maxTimeMS` of the command; 0 means none */
  constructor(limit = 0) {
    this.deadline = limit > 0 ? performance.now() + limit : Infinity
  }

  /** Call every few documents. @throws CommandError 50 when the time limit has passed */
  async rest(): Promise<void> {
    const now = performance.now()
    if (now > this.deadline) throw new CommandError(50, 'operation exceeded time limit')
    if (now < this.turnEnds) return
    await new Promise(setImmediate)
    this.turnEnds = performance.now() + turn
  }
}

/** What a batch may weigh, in bytes, before it is handed on. */
const heaviestBatch = 1024 * 1024

/**
 * Hands the items of a sequence on in small batches, resting between them.
 * @param weigh the bytes of an item, so that few large ones make a batch
 * @param most so many items may be enough: the first are handed on in batches that hold no more
 */
export async function* paced<Item>(
  items: Iterable<Item>,
  pace: Pace,
  size: number,
  weigh: (item: Item) => number,
  most = Infinity,
): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  let weight = 0
  let given = 0
  const next = () => Math.min(size, given < most ? most - given : size)
  for (const item of items) {
    batch.push(item)
    weight += weigh(item)
    if (batch.length < next() && weight < heaviestBatch) continue
    yield batch
    given += batch.length
    batch = []
    weight = 0
    await pace.rest()
  }
  if (batch.length > 0) yield batch
}
