import { Double } from 'bson'
import { decodeDocument } from './bson-decode'
import type { Collection } from './catalog'
import type { Command } from './command-arguments'
import { CommandError } from './command-error'
import type { Engine } from './engine'
import { indexFrom, isSameIndex, parseIndexSpec } from './index-definition'
import type { Index } from './index-definition'
import { equalValues } from './ordering'
import { Pace, paced } from './pace'
import { recordIdOf, tableRange } from './table-keys'
import { documentOf, isDocument } from './values'
import type { Document, Value } from './values'

export async function createIndexes(engine: Engine, command: Command): Promise<Document> {
  command.expect(['indexes', 'commitQuorum'])
  const { namespace } = command
  const specs = command.documents('indexes').map(parseIndexSpec)
  if (specs.length === 0) throw new CommandError(2, 'Must specify at least one index to create')
  const isNew = engine.catalog.find(namespace) === undefined
  let before = 0
  let after = 0
  for (const spec of specs) {
    const made = await engine.store.write(() => startIndex(engine, namespace, spec))
    before ||= made.before
    after = made.collection.indexes.length
    if (made.index) await buildIndex(engine, made.collection, made.index)
  }
  return documentOf({
    numIndexesBefore: before,
    numIndexesAfter: after,
    createdCollectionAutomatically: isNew,
    note: before === after ? 'all indexes already exist' : undefined,
    ok: new Double(1),
  })
}

interface Started {
  collection: Collection
  before: number
  /** Undefined when the index was there already. */
  index: Index | undefined
}

function startIndex(engine: Engine, namespace: string, spec: Document): Started {
  const known = engine.catalog.find(namespace)
  const exists = known?.indexes.some((index) => isSameIndex(spec, index.spec)) ?? false
  const collection = known ?? engine.catalog.ensure(namespace)
  const before = collection.indexes.length
  if (exists || spec.get('name') === '_id_') return { collection, before, index: undefined }
  const index: Index = { ...indexFrom(spec, engine.catalog.newTable()), building: true }
  collection.indexes.push(index)
  engine.catalog.save(collection)
  return { collection, before, index }
}

/** Documents whose entries are made in one transaction. */
const builtAtOnce = 250

/** Makes the entries of documents that were there before the index; writers meanwhile make their own. */
async function buildIndex(engine: Engine, collection: Collection, index: Index): Promise<void> {
  try {
    const keys = engine.store.entries(tableRange(collection.table))
    for await (const batch of paced(keys, new Pace(), builtAtOnce, ({ value }) => value.length))
      await engine.store.write(() => {
        for (const { key } of batch) {
          const id = recordIdOf(key)
          const bytes = engine.records.read(collection, id)
          if (bytes) engine.records.addToIndex(collection, index, id, decodeDocument(bytes))
        }
      })
    await engine.store.write(() => {
      index.building = false
      engine.catalog.save(collection)
    })
  } catch (error) {
    await engine.store.write(() => removeIndexes(engine, collection, [index]))
    throw error
  }
}

function removeIndexes(engine: Engine, collection: Collection, gone: readonly Index[]): void {
  collection.indexes = collection.indexes.filter((index) => !gone.includes(index))
  for (const index of gone) engine.catalog.discard(index.table)
  engine.catalog.save(collection)
}

export async function dropIndexes(engine: Engine, command: Command): Promise<Document> {
  command.expect(['index'])
  const { namespace } = command
  const wanted = command.fields.get('index') ?? null
  const before = await engine.store.write(() => {
    const collection = engine.catalog.find(namespace)
    if (!collection) throw new CommandError(26, `ns not found ${namespace}`)
    const count = collection.indexes.length
    removeIndexes(engine, collection, chosenIndexes(collection, wanted))
    return count
  })
  return documentOf({ nIndexesWas: before, ok: new Double(1) })
}

function chosenIndexes(collection: Collection, wanted: Value): Index[] {
  if (wanted === '*') return collection.indexes.slice(1)
  const names = Array.isArray(wanted) ? wanted : [wanted]
  return names.map((name) => {
    const found = collection.indexes.find((index) =>
      isDocument(name) ? equalValues(index.spec.get('key'), name) : index.name === name,
    )
    if (!found) throw new CommandError(27, `index not found with name [${String(name)}]`)
    if (found.name === '_id_') throw new CommandError(72, 'cannot drop _id index')
    return found
  })
}

/** Takes away the indexes that a server was still building when it died; the client was never told of them. */
export async function removeUnfinishedIndexes(engine: Engine): Promise<void> {
  for (const collection of engine.catalog.all()) {
    const unfinished = collection.indexes.filter(({ building }) => building)
    if (unfinished.length > 0) await engine.store.write(() => removeIndexes(engine, collection, unfinished))
  }
}
