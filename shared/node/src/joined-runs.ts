interface Runs {
  underWay: Promise<void>
  /** The run that begins when the one under way has ended. */
  next?: Promise<void>
}

/**
 * Joins those who ask for the same work at the same time, for work that reads everything anew and is whole after one run: who asks while
 * a run is under way, which may have read too early for them, shares the next one with all who ask until it begins. A crowd then
 * costs two runs where each of them would have made one, and undone the others'.
 *
 * @param run does the work of one key; never twice at once for the same
 * @returns asks for it; rejects as the run does that was waited for, which hinders no later one
 */
export function joinRuns<Key>(run: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const byKey = new Map<Key, Runs>()

  const begin = (key: Key): Promise<void> => {
    const underWay = run(key)
    const runs: Runs = { underWay }
    byKey.set(key, runs)
    const forget = () => {
      if (byKey.get(key) === runs && !runs.next) byKey.delete(key)
    }
    underWay.then(forget, forget)
    return underWay
  }

  return (key) => {
    const runs = byKey.get(key)
    if (!runs) return begin(key)
    runs.next ??= runs.underWay.then(
      () => begin(key),
      () => begin(key),
    )
    return runs.next
  }
}
