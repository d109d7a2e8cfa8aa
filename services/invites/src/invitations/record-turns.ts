/** Runs what is asked for one record in the order in which it came, one after another; other records do not wait for it. */
export type RecordTurns = <Result>(recordId: string, run: () => Promise<Result>) => Promise<Result>

export function createRecordTurns(): RecordTurns {
  const lastOf = new Map<string, Promise<unknown>>()
  return async (recordId, run) => {
    const before = lastOf.get(recordId) ?? Promise.resolve()
    // What became of the one before is not this one's matter.
    const turn = before.then(run, run)
    lastOf.set(recordId, turn)
    try {
      return await turn
    } finally {
      if (lastOf.get(recordId) === turn) lastOf.delete(recordId)
    }
  }
}
