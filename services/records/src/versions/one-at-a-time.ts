/** Runs work on the same thing one after another, in the order in which it came, and work on different things at once. */
export function oneAtATime(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const run = before.then(work, work)
    last.set(key, run)
    const forget = () => {
      if (last.get(key) === run) last.delete(key)
    }
    run.then(forget, forget)
    return run
  }
}
