import { Double } from 'bson'
import { compilePipeline } from '../aggregation/pipeline'
import { badValue, CommandError } from '../bson/command-error'
import { encodeValue } from '../bson/key-string'
import { splitPath, visitPath } from '../bson/paths'
import { documentOf, isNumeric, toInteger } from '../bson/values'
import { wholeNumber } from '../bson/values'
import type { Document, RawDocument, Value } from '../bson/values'
import { rawOf } from '../collections/cursors'
import type { Engine } from '../collections/engine'
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
]

export function find(engine: Engine, command: Command): Promise<Document> {
  command.expect(findFields)
  const query: Query = {
    filter: command.document('filter') ?? new Map(),
    sort: parseSort(command.document('sort')),
    skip: command.count('skip') ?? 0,
    limit: command.count('limit') ?? 0,
  }
  const projection = compileProjection(command.document('projection') ?? new Map())
  compileFilter(query.filter)
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

export async function count(engine: Engine, command: Command): Promise<Document> {
  command.expect(['query', 'limit', 'skip', 'fields'])
  const query: Query = {
    filter: command.document('query') ?? new Map(),
    sort: [],
    skip: command.count('skip') ?? 0,
    limit: absolute(command.fields.get('limit')),
  }
  compileFilter(query.filter)
  const collection = engine.catalog.find(command.namespace)
  let n = 0
  if (collection)
    for await (const batch of search(engine, collection, query, new Pace(command.maxTimeMS)))
      n += batch.length
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

export function aggregate(engine: Engine, command: Command): Promise<Document> {
  command.expect(['pipeline', 'cursor', 'allowDiskUse'])
  if (typeof command.fields.get('aggregate') !== 'string')
    throw new CommandError(73, 'Aggregation needs a collection')
  const cursor = command.document('cursor')
  if (!cursor)
    throw new CommandError(
      9,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    )
  const pace = new Pace(command.maxTimeMS)
  const pipeline = compilePipeline(command.documents('pipeline'), pace)
  const collection = engine.catalog.find(command.namespace)
  const source = collection ? search(engine, collection, pipeline.query, pace) : noMatches()
  const documents = replyOf(pipeline.run(documentsOf(source)))
  const batchSize = cursor.get('batchSize')
  return engine.cursors.start(
    command.namespace,
    documents,
    batchSize === undefined ? undefined : toInteger(batchSize),
  )
}

async function* noMatches(): ReturnType<typeof search> {}

async function* documentsOf(matches: ReturnType<typeof search>): AsyncGenerator<Document[]> {
  for await (const batch of matches) yield batch.map(({ row }) => row.document)
}

async function* replyOf(batches: AsyncIterable<Document[]>): AsyncGenerator<RawDocument[]> {
  for await (const batch of batches) yield batch.map(rawOf)
}
