import { badValue } from '../bson/command-error'
import { decodeDocument } from '../bson/decode'
import { equalValues } from '../bson/ordering'
import { RawDocument } from '../bson/values'
import type { Document } from '../bson/values'
import { isCovered } from '../index/covered-filter'
import { planQuery } from '../index/planner'
import type { Plan } from '../index/planner'
import { compileFilter } from '../query/matcher'
import type { MatchDetails, Matcher } from '../query/matcher'
import { paced } from '../query/pace'
import type { Pace } from '../query/pace'
import type { Projection } from '../query/projection'
import { sortKeyMaker } from '../query/sort-key'
import type { SortField } from '../query/sort-key'
import { sorted } from '../query/sorting'
import type { Collection } from './catalog'
import { rawOf } from './cursors'
import type { Engine } from './engine'
import { scan } from './scan'
import type { Examined, Row } from './scan'

export interface Query {
  filter: Document
  sort: readonly SortField[]
  skip: number
  /** 0 means no limit. */
  limit: number
  /** The one index that may be used, by its name or its key; any without it. */
  hint?: string | Document | undefined
}

/**
 * How a query is carried out.
 * @throws CommandError 2 for a hint that names no index of the collection
 */
export function planOf(collection: Collection, { filter, sort, hint }: Query): Plan {
  if (hint === undefined) return planQuery(collection.indexes, filter, sort)
  const hinted = collection.indexes.filter(({ name, spec }) =>
    typeof hint === 'string' ? name === hint : equalValues(spec.get('key'), hint),
  )
  if (!hinted.length) throw badValue('hint provided does not correspond to an existing index')
  return planQuery(hinted, filter, sort)
}

/** A row that a filter accepted. */
export interface Match {
  row: Row
  details: MatchDetails
}

/** The documents that match a query, in its order. @param examined is told what was looked at */
export async function* search(
  engine: Engine,
  collection: Collection,
  query: Query,
  pace: Pace,
  examined?: Examined,
): AsyncGenerator<Match[]> {
  const plan = planOf(collection, query)
  const ordered = isOrdered(plan, query.sort)
  // Where the keys alone tell which documents fit, those that are skipped need not be read.
  const skippedKeys = ordered && isCovered(plan, query.filter) ? query.skip : 0
  const skip = query.skip - skippedKeys
  const most = query.limit > 0 ? skip + query.limit : Infinity
  const rows = scan(engine.store, engine.records, collection, plan, examined, skippedKeys)
  const found = matching(rows, query.filter, pace, ordered ? most : Infinity)
  yield* window(ordered ? found : inOrder(found, query.sort, most, pace), skip, most)
}

/** Whether a plan gives the documents in the wanted order. */
export const isOrdered = (plan: Plan, sort: readonly SortField[]) =>
  sort.length === 0 || (plan.kind === 'index' && plan.sorted)

/** Documents that are looked at between two looks at the clock. */
const searchedAtOnce = 32

async function* matching(
  rows: Iterable<Row>,
  filter: Document,
  pace: Pace,
  most: number,
): AsyncGenerator<Match[]> {
  const matches = compileFilter(filter)
  for await (const some of paced(rows, pace, searchedAtOnce, ({ bytes }) => bytes.length, most)) {
    const batch: Match[] = []
    for (const row of some) {
      const details: MatchDetails = {}
      if (matches(row.document, details)) batch.push({ row, details })
    }
    if (batch.length > 0) yield batch
  }
}

/** Sorts in memory; what waits is held as bytes, which take less room than values. */
async function* inOrder(
  found: AsyncIterable<Match[]>,
  sort: readonly SortField[],
  most: number,
  pace: Pace,
): AsyncGenerator<Match[]> {
  const keyOf = sortKeyMaker(sort)
  for await (const batch of sorted(entries(), most, pace))
    yield batch.map(({ id, bytes, details }) => ({
      row: { id, bytes, document: decodeDocument(bytes) },
      details,
    }))

  async function* entries() {
    for await (const batch of found)
      yield batch.map(({ row: { id, bytes, document }, details }) => ({
        key: keyOf(document),
        size: bytes.length,
        item: { id, bytes, details },
      }))
  }
}

async function* window<Item>(
  batches: AsyncIterable<Item[]>,
  skip: number,
  most: number,
): AsyncGenerator<Item[]> {
  let seen = 0
  for await (const batch of batches) {
    const kept = batch.slice(Math.max(0, skip - seen), Math.max(0, most - seen))
    seen += batch.length
    if (kept.length > 0) yield kept
    if (seen >= most) return
  }
}

/** The documents of a reply. Without a projection they go out as they lie on disk. */
export async function* replies(
  matches: AsyncIterable<Match[]>,
  projection: Projection | undefined,
): AsyncGenerator<RawDocument[]> {
  for await (const batch of matches)
    yield batch.map(({ row, details }) =>
      projection ? rawOf(projection(row.document, details)) : new RawDocument(row.bytes),
    )
}

/** Documents that a search inside a write job may look at before it gives up. */
const budget = 256

/**
 * The first match of a query, found without letting go of the event loop.
 * @returns undefined when nothing matches, 'too many' when that would take looking at too many documents
 */
export function searchAtOnce(
  engine: Engine,
  collection: Collection,
  filter: Document,
  sort: readonly SortField[],
): Match | undefined | 'too many' {
  const plan = planQuery(collection.indexes, filter, sort)
  const matches = compileFilter(filter)
  const keyOf = isOrdered(plan, sort) ? undefined : sortKeyMaker(sort)
  let examined = 0
  let best: { match: Match; key: Buffer } | undefined
  for (const row of scan(engine.store, engine.records, collection, plan)) {
    const details: MatchDetails = {}
    if (matches(row.document, details)) {
      if (!keyOf) return { row, details }
      const key = keyOf(row.document)
      if (!best || Buffer.compare(key, best.key) < 0) best = { match: { row, details }, key }
    }
    examined += 1
    if (examined >= budget) return 'too many'
  }
  return best?.match
}

/** A document by its number, if it still matches. */
export function matchAgain(
  engine: Engine,
  collection: Collection,
  matches: Matcher,
  id: number,
): Match | undefined {
  const bytes = engine.records.read(collection, id)
  if (!bytes || collection.dropped) return undefined
  const document = decodeDocument(bytes)
  const details: MatchDetails = {}
  return matches(document, details) ? { row: { id, bytes, document }, details } : undefined
}
