/** How one of several copies finds work that waits in a collection, and makes it its own. */
export interface ClaimSteps<Candidate, Claimed, Terms> {
  /** At most `limit` documents that are due, those first that have waited longest. */
  find(limit: number, terms: Terms): Promise<readonly Candidate[]>
  /** Claims one of them by its id, provided that it is as it was found; null when another copy was faster. */
  claim(candidate: Candidate, terms: Terms): Promise<Claimed | null>
}

/** So many times what is wanted is looked at while other copies claim too, so that they meet rarely. */
const spread = 4

function sampleOf<Item>(items: readonly Item[], size: number): Item[] {
  const rest = [...items]
  return Array.from({ length: Math.min(size, rest.length) }, () =>
    rest.splice(Math.floor(Math.random() * rest.length), 1),
  ).flat()
}

/**
 * Claims work in two steps, find and then update by id: a sharded collection does not update one document by anything but
 * its shard key. Answers at most `max` claims, and none only when nothing is due. What has waited longest comes first, as long
 * as nobody else claims; copies that meet choose at random among the oldest.
 */
export function createClaimer<Candidate, Claimed, Terms>({
  find,
  claim,
}: ClaimSteps<Candidate, Claimed, Terms>) {
  let isContended = false
  return async (max: number, terms: Terms): Promise<Claimed[]> => {
    for (;;) {
      const candidates = await find(isContended ? max * spread : max, terms)
      if (!candidates.length) return []
      const chosen = isContended ? sampleOf(candidates, max) : candidates.slice(0, max)
      const claims = await Promise.all(chosen.map((candidate) => claim(candidate, terms)))
      const claimed = claims.filter((one) => one !== null)
      isContended = claimed.length < chosen.length
      if (claimed.length) return claimed
    }
  }
}
