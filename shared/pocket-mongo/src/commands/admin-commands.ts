import { Double } from 'bson'
import { CommandError } from '../bson/command-error'
import { documentOf } from '../bson/values'
import type { Document, Value, RawDocument } from '../bson/values'
import { checkNamespace } from '../collections/catalog'
import type { Collection } from '../collections/catalog'
import { rawOf } from '../collections/cursors'
import type { Engine } from '../collections/engine'
import { compileFilter } from '../query/matcher'
import { sessionId } from '../store/sessions'
import type { Command } from './arguments'

export const done = (): Document => documentOf({ ok: new Double(1) })

export async function create(engine: Engine, command: Command): Promise<Document> {
  command.expect(['capped', 'size', 'max'])
  if (command.flag('capped'))
    throw new CommandError(72, 'Capped collections are not supported by pocket-mongo')
  const { namespace } = command
  checkNamespace(namespace)
  await engine.store.write(() => {
    if (engine.catalog.find(namespace)) throw new CommandError(48, `Collection ${namespace} already exists.`)
    engine.catalog.ensure(namespace)
  })
  return done()
}

export async function drop(engine: Engine, command: Command): Promise<Document> {
  command.expect([])
  const { namespace } = command
  const indexes = await engine.store.write(() => {
    const collection = engine.catalog.find(namespace)
    if (!collection) return undefined
    engine.catalog.drop(collection)
    return collection.indexes.length
  })
  // Since MongoDB 7 dropping what is not there is no error.
  return documentOf({
    nIndexesWas: indexes,
    ns: indexes === undefined ? undefined : namespace,
    ok: new Double(1),
  })
}

export async function dropDatabase(engine: Engine, command: Command): Promise<Document> {
  command.expect([])
  await engine.store.write(() => {
    for (const collection of engine.catalog.ofDatabase(command.database)) engine.catalog.drop(collection)
  })
  return documentOf({ dropped: command.database, ok: new Double(1) })
}

/**
 * Rewrites the whole store, not the one collection alone, so that no byte is left in its file of what was deleted or replaced: more
 * than MongoDB's, which gives back space.
 */
export async function compact(engine: Engine, command: Command): Promise<Document> {
  command.expect(['force'])
  if (!engine.catalog.find(command.namespace))
    throw new CommandError(26, `ns does not exist: ${command.namespace}`)
  await engine.store.compact()
  return done()
}

export async function listDatabases(engine: Engine, command: Command): Promise<Document> {
  command.expect(['nameOnly', 'filter', 'authorizedDatabases'])
  const names = new Set(
    engine.catalog.all().map(({ namespace }) => namespace.slice(0, namespace.indexOf('.'))),
  )
  const nameOnly = command.flag('nameOnly')
  const matches = compileFilter(command.document('filter') ?? new Map())
  const databases = [...names]
    .sort()
    .map((name) =>
      documentOf({ name, sizeOnDisk: nameOnly ? undefined : 0n, empty: nameOnly ? undefined : false }),
    )
    .filter((entry) => matches(entry))
  return documentOf({ databases, totalSize: nameOnly ? undefined : 0n, ok: new Double(1) })
}

export async function listCollections(engine: Engine, command: Command): Promise<Document> {
  command.expect(['filter', 'nameOnly', 'authorizedCollections', 'cursor'])
  const matches = compileFilter(command.document('filter') ?? new Map())
  const nameOnly = command.flag('nameOnly')
  const found = engine.catalog
    .ofDatabase(command.database)
    .map((collection) => describeCollection(collection, nameOnly))
    .filter((entry) => matches(entry))
  const batchSize = command.document('cursor')?.get('batchSize')
  return reply(engine, `${command.database}.$cmd.listCollections`, found, batchSize)
}

function describeCollection(collection: Collection, nameOnly: boolean): Document {
  const name = collection.namespace.slice(collection.namespace.indexOf('.') + 1)
  if (nameOnly) return documentOf({ name, type: 'collection' })
  return documentOf({
    name,
    type: 'collection',
    options: new Map(),
    info: documentOf({ readOnly: false, uuid: collection.uuid }),
    idIndex: collection.indexes[0]?.spec,
  })
}

export async function listIndexes(engine: Engine, command: Command): Promise<Document> {
  command.expect(['cursor'])
  const collection = engine.catalog.find(command.namespace)
  if (!collection) throw new CommandError(26, `ns does not exist: ${command.namespace}`)
  const specs = collection.indexes.filter(({ building }) => !building).map(({ spec }) => spec)
  return reply(engine, command.namespace, specs, command.document('cursor')?.get('batchSize'))
}

function reply(
  engine: Engine,
  namespace: string,
  documents: Document[],
  batchSize: Value | undefined,
): Promise<Document> {
  const batches = (async function* (): AsyncGenerator<RawDocument[]> {
    if (documents.length > 0) yield documents.map(rawOf)
  })()
  return engine.cursors.start(namespace, batches, typeof batchSize === 'number' ? batchSize : undefined)
}

export async function endSessions(engine: Engine, command: Command): Promise<Document> {
  command.expect([])
  await engine.sessions.end(command.list('endSessions').map(sessionId))
  return done()
}
