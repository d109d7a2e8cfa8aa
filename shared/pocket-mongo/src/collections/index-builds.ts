import { CommandError, outOfDiskSpace } from '../bson/command-error'
import { decodeDocument } from '../bson/decode'
import type { Document } from '../bson/values'
import { indexFrom, isSameIndex } from '../index/index-definition'
import type { Index } from '../index/index-definition'
import { Pace, paced } from '../query/pace'
import { recordIdOf, tableRange } from '../store/table-keys'
import type { Collection } from './catalog'
import type { Engine } from './engine'

interface Started {
  collection: Collection
  before: number
  /** Undefined when the index was there already. */
  index: Index | undefined
}

/** Enters an index in the catalog; queries use it once it is built. Only inside a write job. */
export function startIndex(engine: Engine, namespace: string, spec: Document): Started {
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
export async function buildIndex(engine: Engine, collection: Collection, index: Index): Promise<void> {
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

/** Takes indexes out of the catalog; their entries are swept later. Only inside a write job. */
export function removeIndexes(engine: Engine, collection: Collection, gone: readonly Index[]): void {
  collection.indexes = collection.indexes.filter((index) => !gone.includes(index))
  for (const index of gone) engine.catalog.discard(index.table)
  engine.catalog.save(collection)
}

/**
 * Takes away the indexes that a server was still building when it died; the client was never told of them. On a full
 * disk they stay until the next start: no query uses them, and reading has to go on.
 */
export async function removeUnfinishedIndexes(engine: Engine): Promise<void> {
  for (const collection of engine.catalog.all()) {
    const unfinished = collection.indexes.filter(({ building }) => building)
    if (unfinished.length === 0) continue
    try {
      await engine.store.write(() => removeIndexes(engine, collection, unfinished))
    } catch (error) {
      if (!(error instanceof CommandError) || error.code !== outOfDiskSpace) throw error
    }
  }
}
