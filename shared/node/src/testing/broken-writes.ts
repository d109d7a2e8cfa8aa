import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { createLocalObjectStore } from '../local-object-store'
import type { ObjectStore } from '../object-store'

const writes = [
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
  'insertOne',
  'findOneAndUpdate',
  'replaceOne',
] as const

/** What a process that dies can be doing: something is written somewhere. */
export interface BrokenWrites {
  /** Counts a write that is not the database's, and makes it unless the process is dead. */
  write<Result>(make: () => Promise<Result>): Promise<Result>
  /** Writes so far. */
  count(): number
  /** Lets the process live again. */
  end(): void
}

class ProcessDeath extends Error {}
const dead = () => new ProcessDeath('The process has died')
const isDeath = (error: unknown): boolean =>
  error instanceof ProcessDeath || (error instanceof Error && isDeath(error.cause))

/**
 * Kills the process, as far as its writes can tell: its write number `at`, from 1 on, is not made (`before`), or is made and nobody
 * hears of it (`after`), and none is made behind it. Without `at` it only counts.
 */
export function breakWrites(at = Infinity, side: 'before' | 'after' = 'before'): BrokenWrites {
  let count = 0
  const write = async <Result>(make: () => Promise<Result>): Promise<Result> => {
    count += 1
    if (count > at || (count === at && side === 'before')) throw dead()
    const result = await make()
    if (count >= at) throw dead()
    return result
  }
  const spies = writes.map((name) => {
    const real = mongo.Collection.prototype[name] as (...parameters: unknown[]) => Promise<unknown>
    return jest.spyOn(mongo.Collection.prototype, name).mockImplementation(function (
      this: mongo.Collection,
      ...parameters: unknown[]
    ) {
      return write(() => real.apply(this, parameters)) as never
    })
  })
  return {
    write,
    count: () => count,
    end: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

/** A folder of files whose writes are counted, and broken, with those of the database. */
export interface BreakableFolder {
  path: string
  objects: ObjectStore
  /** Does something with its writes going through `broken`. */
  through<Result>(broken: BrokenWrites | undefined, act: () => Promise<Result>): Promise<Result>
  remove(): Promise<void>
}

export async function makeBreakableFolder(): Promise<BreakableFolder> {
  const path = await mkdtemp(join(tmpdir(), 'breakable-'))
  const store = createLocalObjectStore(path)
  let breaking: BrokenWrites | undefined
  const breakable =
    <Parameters extends unknown[]>(act: (...parameters: Parameters) => Promise<void>) =>
    (...parameters: Parameters) =>
      breaking?.write(() => act(...parameters)) ?? act(...parameters)
  return {
    path,
    objects: {
      ...store,
      put: breakable(store.put),
      delete: breakable(store.delete),
      deleteAll: breakable(store.deleteAll),
    },
    async through(broken, act) {
      breaking = broken
      try {
        return await act()
      } finally {
        breaking = undefined
      }
    },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

/** How often a process dies in a row before it is let live. */
const mostDeaths = 3

/**
 * Kills some work at points that a seed chooses among its writes, up to three times in a row, as a process that is started anew and
 * dies again, and then lets it come to its end.
 *
 * @param writes how many writes the work makes when nothing happens to it
 * @param attempt does the work from its beginning; `broken` is what its writes go through
 */
export async function killAndResume(
  seed: number,
  writes: number,
  attempt: (broken?: BrokenWrites) => Promise<unknown>,
): Promise<void> {
  // Numerical Recipes' generator: the same points in every run.
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  for (let deaths = below(mostDeaths) + 1; deaths > 0; deaths -= 1) {
    const broken = breakWrites(below(writes) + 1, below(2) ? 'before' : 'after')
    try {
      await attempt(broken)
    } catch (error) {
      if (!isDeath(error)) throw error
    } finally {
      broken.end()
    }
  }
  await attempt()
}
