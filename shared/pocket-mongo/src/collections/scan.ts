import { decodeDocument } from '../bson/decode'
import type { Document } from '../bson/values'
import type { Plan } from '../index/planner'
import type { Store } from '../store/store'
import { recordIdOf, tableRange } from '../store/table-keys'
import type { Collection } from './catalog'
import type { Records } from './records'

/** A stored document on its way through a query. */
export interface Row {
  id: number
  bytes: Buffer
  document: Document
}

/** What a search has looked at so far. */
export interface Examined {
  keys: number
  documents: number
}

/**
 * The documents that a plan leads to, each once, in the order of the plan. Reads a little at a time and keeps no
 * hold on the store: a document that is written meanwhile may be seen in either state, as in MongoDB.
 * @param skip so many documents that an index leads to are left out without being read
 */
export function* scan(
  store: Store,
  records: Records,
  collection: Collection,
  plan: Plan,
  examined: Examined = { keys: 0, documents: 0 },
  skip = 0,
): Generator<Row> {
  if (collection.dropped) return
  if (plan.kind === 'records') {
    for (const { key, value } of store.entries(tableRange(collection.table))) {
      examined.documents += 1
      yield { id: recordIdOf(key), bytes: value, document: decodeDocument(value) }
    }
    return
  }
  const seen = mayRepeat(plan) ? new Set<number>() : undefined
  let skipped = 0
  for (const id of recordIds(store, plan)) {
    examined.keys += 1
    if (seen?.has(id)) continue
    seen?.add(id)
    if (skipped < skip) {
      skipped += 1
      continue
    }
    const bytes = records.read(collection, id)
    if (!bytes) continue
    examined.documents += 1
    yield { id, bytes, document: decodeDocument(bytes) }
  }
}

const mayRepeat = (plan: Plan) =>
  plan.kind === 'union' || (plan.kind === 'index' && plan.index.multikey.includes(true))

/** The numbers of the documents that the keys of a plan name; a number can come again. */
export function* recordIds(store: Store, plan: Plan): Generator<number> {
  if (plan.kind === 'union') for (const part of plan.plans) yield* recordIds(store, part)
  if (plan.kind !== 'index') return
  const { index, ranges, reverse, exact } = plan
  if (exact) {
    for (const { from } of ranges) {
      const holder = store.get(from)
      if (holder) yield recordIdOf(holder)
    }
    return
  }
  for (const range of ranges)
    for (const { key, value } of store.entries(range, reverse)) yield recordIdOf(index.unique ? value : key)
}
