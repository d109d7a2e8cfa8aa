const windowMs = 60_000
// Beyond this somebody invents keys: all start anew, rather than memory filling up.
const maxKeys = 200_000

interface Count {
  own: number
  /** As far as they have told. */
  others: number
}

/** Counts of calls in the minute under way, by key: what this gateway saw, and what the others told of theirs. */
export interface WindowCounts {
  /** Counts one more call, and answers how many there are. */
  add(key: string): number
  /** When the minute is over and everything starts at none. */
  endsAt(): Date
  /** The number of the minute under way, the same in every gateway. */
  window(): number
  /** What this gateway has counted, for keys of which `isTold` says so. */
  own(isTold: (key: string, count: number) => boolean): [key: string, count: number][]
  /** Takes note of what the other gateways have counted for a key in a minute. */
  learn(window: number, key: string, others: number): void
}

export function createWindowCounts(now: () => number = Date.now): WindowCounts {
  let window = 0
  const counts = new Map<string, Count>()
  const current = () => {
    const under = Math.floor(now() / windowMs)
    if (under !== window || counts.size > maxKeys) counts.clear()
    window = under
    return counts
  }
  const countOf = (key: string): Count => {
    const known = current().get(key)
    if (known) return known
    const count = { own: 0, others: 0 }
    counts.set(key, count)
    return count
  }
  return {
    add(key) {
      const count = countOf(key)
      count.own += 1
      return count.own + count.others
    },
    endsAt: () => new Date((Math.floor(now() / windowMs) + 1) * windowMs),
    window: () => Math.floor(now() / windowMs),
    own: (isTold) =>
      [...current()].flatMap(([key, { own }]): [string, number][] => (isTold(key, own) ? [[key, own]] : [])),
    learn(of, key, others) {
      const count = current().get(key)
      if (count && of === window) count.others = Math.max(count.others, others)
    },
  }
}
