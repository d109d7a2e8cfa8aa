/** Runs at most so many pieces of work at once; further ones wait for their turn, in their order. */
export function takeTurns(maxAtOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody takes it from who waits.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
