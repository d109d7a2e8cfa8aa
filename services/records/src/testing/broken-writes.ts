import { mongo } from 'mongoose'

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

const dead = () => new Error('The process has died')

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
