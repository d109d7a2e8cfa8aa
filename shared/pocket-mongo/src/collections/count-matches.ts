import { isCovered } from '../index/covered-filter'
import { planQuery } from '../index/planner'
import type { Pace } from '../query/pace'
import type { Collection } from './catalog'
import type { Engine } from './engine'
import { recordIds } from './scan'
import type { Examined } from './scan'
import { search } from './search'
import type { Query } from './search'

/** Keys that are counted between two looks at the clock. */
const countedAtOnce = 512

/** Whether a query can be counted by the keys of an index alone. */
export const isCountedByKeys = (collection: Collection, { filter }: Query): boolean =>
  isCovered(planQuery(collection.indexes, filter), filter)

/** How many documents a query gives. Where an index alone can tell, no document is read. */
export async function countMatches(
  engine: Engine,
  collection: Collection,
  query: Query,
  pace: Pace,
  examined: Examined = { keys: 0, documents: 0 },
): Promise<number> {
  const plan = planQuery(collection.indexes, query.filter)
  if (!isCovered(plan, query.filter) || collection.dropped) {
    let found = 0
    for await (const batch of search(engine, collection, query, pace, examined)) found += batch.length
    return found
  }
  const most = query.limit > 0 ? query.skip + query.limit : Infinity
  // A document can stand several times in an index that holds the elements of an array.
  const seen = new Set<number>()
  for (const id of recordIds(engine.store, plan)) {
    examined.keys += 1
    seen.add(id)
    if (seen.size >= most) break
    if (examined.keys % countedAtOnce === 0) await pace.rest()
  }
  return Math.max(0, seen.size - query.skip)
}
