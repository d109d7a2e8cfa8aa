import { Double } from 'bson'
import { CommandError } from '../bson/command-error'
import { equalValues } from '../bson/ordering'
import { documentOf, isDocument } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { Collection } from '../collections/catalog'
import type { Engine } from '../collections/engine'
import { buildIndex, removeIndexes, startIndex } from '../collections/index-builds'
import { parseIndexSpec } from '../index/index-definition'
import type { Index } from '../index/index-definition'
import type { Command } from './arguments'

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
