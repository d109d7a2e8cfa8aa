import { CommandError } from '../bson/command-error'
import type { Document, Value } from '../bson/values'
import { compileFilter } from '../query/matcher'
import type { Matcher } from '../query/matcher'
import { Pace } from '../query/pace'
import type { SortField } from '../query/sort-key'
import type { RetryableWrite } from '../store/sessions'
import type { Update } from '../update/updater'
import { upsertSeed, withIdFirst } from '../update/upserts'
import type { Collection } from './catalog'
import type { Engine } from './engine'
import { matchAgain, search, searchAtOnce } from './search'
import type { Match } from './search'

/** What is to be done with the documents that a filter finds. */
export type Action =
  | { kind: 'remove' }
  | { kind: 'update'; update: Update; upsert: boolean; replacing: boolean }

export interface Change {
  namespace: string
  filter: Document
  sort: readonly SortField[]
  action: Action
  maxTimeMS: number
}

/** What became of one document, or of none. */
export interface Outcome {
  matched: boolean
  modified: boolean
  before?: Document
  after?: Document
  upsertedId?: Value
}

const nothing: Outcome = { matched: false, modified: false }

/** A statement of a retryable write, and the reply that is remembered for it. */
export interface Statement {
  retry: RetryableWrite | undefined
  id: number
  describe: (outcome: Outcome) => Document
}

/**
 * Changes the first document that matches, or makes one when the change is an upsert: finding and writing are one
 * step that no other writer can come between.
 * @returns the statement's description of what happened, or what was remembered when it is a repetition
 */
export async function changeOne(engine: Engine, change: Change, statement: Statement): Promise<Document> {
  const matches = compileFilter(change.filter)
  let result = await attempt(engine, change, statement, searchAtOnce)
  // Too much to search inside the writer: search outside, then see whether the document still matches.
  while (result === 'too many' || result === 'gone') {
    const id = await firstMatch(engine, change)
    result = await attempt(engine, change, statement, (_engine, collection) =>
      id === undefined ? undefined : (matchAgain(engine, collection, matches, id) ?? 'gone'),
    )
  }
  return result
}

type Find = (
  engine: Engine,
  collection: Collection,
  filter: Document,
  sort: readonly SortField[],
) => Match | undefined | 'too many' | 'gone'

function attempt(
  engine: Engine,
  change: Change,
  statement: Statement,
  find: Find,
): Promise<Document | 'too many' | 'gone'> {
  return engine.store.write(() => {
    const record = engine.sessions.open(statement.retry)
    const done = record.resultOf(statement.id)
    if (done) return done
    const { action, namespace } = change
    const collection =
      action.kind === 'update' && action.upsert
        ? engine.catalog.ensure(namespace)
        : engine.catalog.find(namespace)
    const match = collection && find(engine, collection, change.filter, change.sort)
    if (match === 'too many' || match === 'gone') return match
    const outcome = collection ? carryOut(engine, collection, change, match) : nothing
    const result = statement.describe(outcome)
    record.add(statement.id, result)
    engine.sessions.save(statement.retry, record)
    return result
  })
}

async function firstMatch(engine: Engine, change: Change): Promise<number | undefined> {
  const collection = engine.catalog.find(change.namespace)
  if (!collection) return undefined
  const query = { filter: change.filter, sort: change.sort, skip: 0, limit: 1 }
  for await (const batch of search(engine, collection, query, new Pace(change.maxTimeMS)))
    return batch[0]?.row.id
  return undefined
}

/** Does the action to one match. Only inside a write job. */
function carryOut(engine: Engine, collection: Collection, change: Change, match: Match | undefined): Outcome {
  const { action } = change
  if (match) return applyTo(engine, collection, action, match)
  if (action.kind === 'remove' || !action.upsert) return nothing
  const seed = upsertSeed(change.filter, action.replacing)
  const after = withIdFirst(action.update(seed, { inserting: true, now: new Date() }))
  engine.records.insert(collection, after)
  return { matched: false, modified: false, after, upsertedId: after.get('_id') ?? null }
}

function applyTo(engine: Engine, collection: Collection, action: Action, { row, details }: Match): Outcome {
  const before = row.document
  if (action.kind === 'remove') {
    engine.records.remove(collection, row.id, before)
    return { matched: true, modified: true, before }
  }
  const keys = engine.records.keysOf(collection, before)
  const context = {
    inserting: false,
    now: new Date(),
    ...(details.index !== undefined && { matchedIndex: details.index }),
  }
  const after = action.update(copyOf(before), context)
  const modified = engine.records.replace(collection, row.id, row.bytes, keys, after)
  return { matched: true, modified, before, after }
}

/** A copy whose documents and arrays can be changed; the values in them never are. */
function copyOf(document: Document): Document {
  const copy = (value: Value): Value => {
    if (value instanceof Map) return copyOf(value)
    return Array.isArray(value) ? value.map(copy) : value
  }
  return new Map([...document].map(([name, value]) => [name, copy(value)]))
}

/** Milliseconds for which one transaction goes on changing documents; between two, others get their turn. */
const changingAtOnce = 8

export interface ManyOutcome {
  matched: number
  modified: number
  upsertedId?: Value
  /** What stopped it before the end. */
  error?: CommandError
}

/** Changes every document that matches. */
export async function changeMany(engine: Engine, change: Change): Promise<ManyOutcome> {
  const matches = compileFilter(change.filter)
  const total: ManyOutcome = { matched: 0, modified: 0 }
  const collection = engine.catalog.find(change.namespace)
  const ids = collection ? await allMatches(engine, collection, change) : []
  for (let at = 0; collection && at < ids.length && !total.error;)
    at = await engine.store.write(() =>
      changeSome(engine, collection, change.action, matches, ids, at, total),
    )
  const { action } = change
  if (total.matched === 0 && !total.error && action.kind === 'update' && action.upsert)
    total.upsertedId = await upsertAlone(engine, change)
  return total
}

async function allMatches(engine: Engine, collection: Collection, change: Change): Promise<number[]> {
  const query = { filter: change.filter, sort: [], skip: 0, limit: 0 }
  const ids: number[] = []
  for await (const batch of search(engine, collection, query, new Pace(change.maxTimeMS)))
    ids.push(...batch.map(({ row }) => row.id))
  return ids
}

/** Changes documents from a place in the list on, for a while. @returns the place it has come to */
function changeSome(
  engine: Engine,
  collection: Collection,
  action: Action,
  matches: Matcher,
  ids: readonly number[],
  from: number,
  total: ManyOutcome,
): number {
  const end = performance.now() + changingAtOnce
  let at = from
  for (; at < ids.length && (at === from || performance.now() < end); at++) {
    const match = matchAgain(engine, collection, matches, ids[at] ?? 0)
    if (!match) continue
    try {
      const { modified } = applyTo(engine, collection, action, match)
      total.matched += 1
      if (modified) total.modified += 1
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      total.error = error
      return at
    }
  }
  return at
}

function upsertAlone(engine: Engine, change: Change): Promise<Value> {
  return engine.store.write(
    () => carryOut(engine, engine.catalog.ensure(change.namespace), change, undefined).upsertedId ?? null,
  )
}
