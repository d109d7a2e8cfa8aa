/** Work that has begun, so that whoever stops can wait for its end. */
export interface UnderWay {
  /** @returns the same promise */
  track<Result>(work: Promise<Result>): Promise<Result>
  /** How much of it has not ended yet. */
  size(): number
  /** Resolves once all that is under way has ended, well or not. */
  settled(): Promise<void>
}

export function createUnderWay(): UnderWay {
  const all = new Set<Promise<unknown>>()
  return {
    track(work) {
      all.add(work)
      const end = () => void all.delete(work)
      work.then(end, end)
      return work
    },
    size: () => all.size,
    async settled() {
      await Promise.allSettled(all)
    },
  }
}
