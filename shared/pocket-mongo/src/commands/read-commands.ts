import { Double } from 'bson'
import { compilePipeline } from '../aggregation/pipeline'
import type { Pipeline } from '../aggregation/pipeline'
import { badValue, CommandError } from '../bson/command-error'
import { encodeValue } from '../bson/key-string'
import { splitPath, visitPath } from '../bson/paths'
import { documentOf, isDocument, isNumeric, toInteger } from '../bson/values'
import { wholeNumber } from '../bson/values'
import type { Document, RawDocument, Value } from '../bson/values'
import { rawOf } from '../collections/cursors'
import type { Collection } from '../collections/catalog'
import { countMatches, isCountedByKeys } from '../collections/count-matches'
import type { Engine } from '../collections/engine'
import type { Examined } from '../collections/scan'
import { replies, search } from '../collections/search'
import type { Query } from '../collections/search'
import { compileFilter } from '../query/matcher'
import { Pace } from '../query/pace'
import { compileProjection } from '../query/projection'
import { parseSort } from '../query/sort-key'
import type { Command } from './arguments'

const findFields = [
  'filter',
  'sort',
  'projection',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'allowDiskUse',
  'noCursorTimeout',
  'allowPartialResults',
  'hint',
]

/** What a `find` asks for. */
export function queryOfFind(command: Command): Query {
  command.expect(findFields)
  const query = {
    filter: command.document('filter') ?? new Map(),
    sort: parseSort(command.document('sort')),
    skip: command.count('skip') ?? 0,
    limit: command.count('limit') ?? 0,
    hint: hintOf(command),
  }
  compileFilter(query.filter)
  return query
}

function hintOf(command: Command): Query['hint'] {
  const hint = command.fields.get('hint')
  if (hint === undefined || typeof hint === 'string' || isDocument(hint)) return hint
  throw new CommandError(9, 'Hint must be a string or an object')
}

export function find(engine: Engine, command: Command): Promise<Document> {
  const query = queryOfFind(command)
  const projection = compileProjection(command.document('projection') ?? new Map())
  const collection = engine.catalog.find(command.namespace)
  const documents = collection
    ? replies(search(engine, collection, query, new Pace(command.maxTimeMS)), projection)
    : noDocuments()
  return engine.cursors.start(
    command.namespace,
    documents,
    command.count('batchSize'),
    command.flag('singleBatch'),
  )
}

async function* noDocuments(): AsyncGenerator<RawDocument[]> {}

export function getMore(engine: Engine, command: Command): Promise<Document> {
  command.expect(['collection', 'batchSize'])
  const id = command.fields.get('getMore')
  if (typeof id !== 'bigint') throw new CommandError(14, 'getMore needs a cursor id of type long')
  return engine.cursors.more(
    id,
    `${command.database}.${command.text('collection')}`,
    command.count('batchSize') || undefined,
  )
}

export async function killCursors(engine: Engine, command: Command): Promise<Document> {
  command.expect(['cursors'])
  const cursorsKilled: Value[] = []
  const cursorsNotFound: Value[] = []
  for (const id of command.list('cursors')) {
    const known = typeof id === 'bigint' && (await engine.cursors.kill(id))
    ;(known ? cursorsKilled : cursorsNotFound).push(id)
  }
  return documentOf({
    cursorsKilled,
    cursorsNotFound,
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: new Double(1),
  })
}

/** What a `count` asks for. */
export function queryOfCount(command: Command): Query {
  command.expect(['query', 'limit', 'skip', 'fields'])
  const query = {
    filter: command.document('query') ?? new Map(),
    sort: [],
    skip: command.count('skip') ?? 0,
    limit: absolute(command.fields.get('limit')),
  }
  compileFilter(query.filter)
  return query
}

export async function count(engine: Engine, command: Command): Promise<Document> {
  const query = queryOfCount(command)
  const collection = engine.catalog.find(command.namespace)
  const n = collection ? await countMatches(engine, collection, query, new Pace(command.maxTimeMS)) : 0
  return documentOf({ n: wholeNumber(n), ok: new Double(1) })
}

function absolute(limit: Value | undefined): number {
  if (limit === undefined || limit === null) return 0
  const number = isNumeric(limit) ? toInteger(limit) : undefined
  if (number === undefined) throw badValue('the limit has to be a whole number')
  return Math.abs(number)
}

export async function distinct(engine: Engine, command: Command): Promise<Document> {
  command.expect(['key', 'query'])
  const parts = splitPath(command.text('key'))
  const filter = command.document('query') ?? new Map()
  compileFilter(filter)
  const values = new Map<string, Value>()
  const add = (value: Value | undefined) => {
    if (value === undefined) return
    const key = encodeValue(value).toString('latin1')
    if (!values.has(key)) values.set(key, value)
  }
  const collection = engine.catalog.find(command.namespace)
  const query = { filter, sort: [], skip: 0, limit: 0 }
  if (collection)
    for await (const batch of search(engine, collection, query, new Pace(command.maxTimeMS)))
      for (const { row } of batch)
        visitPath(row.document, parts, (value, _index, explicit) => {
          if (Array.isArray(value) && !explicit) value.forEach(add)
          else add(value)
          return false
        })
  const inOrder = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
  return documentOf({ values: inOrder, ok: new Double(1) })
}

/** The pipeline of an `aggregate`. */
export function pipelineOf(command: Command, pace: Pace): Pipeline {
  command.expect(['pipeline', 'cursor', 'allowDiskUse'])
  if (typeof command.fields.get('aggregate') !== 'string')
    throw new CommandError(73, 'Aggregation needs a collection')
  return compilePipeline(command.documents('pipeline'), pace)
}

export function aggregate(engine: Engine, command: Command): Promise<Document> {
  const pace = new Pace(command.maxTimeMS)
  const pipeline = pipelineOf(command, pace)
  const cursor = command.document('cursor')
  if (!cursor)
    throw new CommandError(
      9,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    )
  const collection = engine.catalog.find(command.namespace)
  const documents = collection
    ? replyOf(results(engine, collection, pipeline, pace))
    : replyOf(pipeline.run(nothing()))
  const batchSize = cursor.get('batchSize')
  return engine.cursors.start(
    command.namespace,
    documents,
    batchSize === undefined ? undefined : toInteger(batchSize),
  )
}

async function* nothing(): AsyncGenerator<Document[]> {}

/** What a pipeline makes of a collection's documents. @param examined is told what was looked at */
export function results(
  engine: Engine,
  collection: Collection,
  { query, onlyCounts, run }: Pipeline,
  pace: Pace,
  examined?: Examined,
): AsyncIterable<Document[]> {
  return run(onlyCounts && isCountedByKeys(collection, query) ? counted() : documents())

  async function* documents() {
    for await (const batch of search(engine, collection, query, pace, examined))
      yield batch.map(({ row }) => row.document)
  }
  /** As many documents as there are, with nothing in them. */
  async function* counted() {
    const length = await countMatches(engine, collection, query, pace, examined)
    yield Array<Document>(length).fill(new Map())
  }
}

async function* replyOf(batches: AsyncIterable<Document[]>): AsyncGenerator<RawDocument[]> {
  for await (const batch of batches) yield batch.map(rawOf)
}
