import { randomUUID } from 'node:crypto'
import { UUID } from 'bson'
import { CommandError } from '../bson/command-error'
import { decodeDocument } from '../bson/decode'
import { encodeDocument } from '../bson/encode'
import { documentOf, isDocument, toInteger } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { indexFrom } from '../index/index-definition'
import type { Index } from '../index/index-definition'
import type { Store } from '../store/store'
import { recordIdOf, tableKey, tableRange, tables } from '../store/table-keys'

/** A collection: where its documents and index entries lie. */
export interface Collection {
  readonly namespace: string
  readonly table: number
  readonly uuid: UUID
  indexes: Index[]
  nextRecord: number
  dropped: boolean
}

const countKey = tableKey(tables.catalog, Buffer.from('n'))
const collectionKey = (namespace: string) => tableKey(tables.catalog, Buffer.from(`c${namespace}`))
const collections = {
  from: tableKey(tables.catalog, Buffer.from('c')),
  to: tableKey(tables.catalog, Buffer.from('d')),
}

/** Every collection and index of the store, in memory and, changed only inside write jobs, on disk. */
export class Catalog {
  private readonly byName = new Map<string, Collection>()

  constructor(private readonly store: Store) {}

  /** Reads everything anew; collections that are known keep their identity. */
  load(): void {
    const found = new Set<string>()
    for (const { key, value } of this.store.entries(collections)) {
      const namespace = key.toString('utf8', 5)
      found.add(namespace)
      const read = this.read(namespace, decodeDocument(value))
      const known = this.byName.get(namespace)
      if (known?.table === read.table)
        Object.assign(known, { indexes: read.indexes, nextRecord: read.nextRecord })
      else this.byName.set(namespace, read)
    }
    for (const [namespace, collection] of this.byName) {
      if (found.has(namespace)) continue
      collection.dropped = true
      this.byName.delete(namespace)
    }
  }

  private read(namespace: string, stored: Document): Collection {
    const indexes = stored.get('indexes')
    const table = toInteger(stored.get('table')) ?? 0
    return {
      namespace,
      table,
      uuid: new UUID(String(stored.get('uuid'))),
      indexes: (Array.isArray(indexes) ? indexes : []).flatMap((entry) =>
        isDocument(entry) ? [readIndex(entry)] : [],
      ),
      nextRecord: this.lastRecord(table) + 1,
      dropped: false,
    }
  }

  private lastRecord(table: number): number {
    for (const { key } of this.store.entries(tableRange(table), true)) return recordIdOf(key)
    return 0
  }

  find(namespace: string): Collection | undefined {
    return this.byName.get(namespace)
  }

  all(): Collection[] {
    return [...this.byName.values()]
  }

  /** Collections of a database, by name. */
  ofDatabase(database: string): Collection[] {
    return this.all()
      .filter(({ namespace }) => namespace.startsWith(`${database}.`))
      .sort((a, b) => (a.namespace < b.namespace ? -1 : 1))
  }

  /** The collection, made when it is not there. Only inside a write job. */
  ensure(namespace: string): Collection {
    const known = this.byName.get(namespace)
    if (known) return known
    checkNamespace(namespace)
    const idIndex = indexFrom(
      documentOf({ v: 2, key: documentOf({ _id: 1 }), name: '_id_' }),
      this.newTable(),
    )
    const collection: Collection = {
      namespace,
      table: this.newTable(),
      uuid: new UUID(randomUUID()),
      indexes: [idIndex],
      nextRecord: 1,
      dropped: false,
    }
    this.byName.set(namespace, collection)
    this.save(collection)
    return collection
  }

  /** Writes a changed collection. Only inside a write job. */
  save(collection: Collection): void {
    const stored = documentOf({
      table: collection.table,
      uuid: collection.uuid.toString(),
      indexes: collection.indexes.map(storedIndex),
    })
    this.store.put(collectionKey(collection.namespace), encodeDocument(stored))
  }

  /** Takes a collection away; its entries are swept later. Only inside a write job. */
  drop(collection: Collection): void {
    this.byName.delete(collection.namespace)
    collection.dropped = true
    this.store.remove(collectionKey(collection.namespace))
    this.discard(collection.table)
    for (const index of collection.indexes) this.discard(index.table)
  }

  /** Marks a table to be swept. Only inside a write job. */
  discard(table: number): void {
    this.store.put(tableKey(tables.discarded, tableKey(table, Buffer.alloc(0))), Buffer.alloc(0))
  }

  /** A table number that was never used. Only inside a write job. */
  newTable(): number {
    const next = this.store.get(countKey)?.readUInt32BE() ?? tables.first
    const count = Buffer.alloc(4)
    count.writeUInt32BE(next + 1)
    this.store.put(countKey, count)
    return next
  }
}

const storedIndex = (index: Index): Value =>
  documentOf({
    table: index.table,
    spec: index.spec,
    multikey: [...index.multikey],
    cut: index.cut,
    building: index.building,
  })

function readIndex(stored: Document): Index {
  const spec = stored.get('spec')
  const multikey = stored.get('multikey')
  return {
    ...indexFrom(isDocument(spec) ? spec : new Map(), toInteger(stored.get('table')) ?? 0),
    multikey: Array.isArray(multikey) ? multikey.map((flag) => flag === true) : [],
    cut: stored.get('cut') === true,
    building: stored.get('building') === true,
  }
}

/** @throws CommandError 73 for a name that MongoDB does not allow */
export function checkNamespace(namespace: string): void {
  const dot = namespace.indexOf('.')
  const [database, collection] = [namespace.slice(0, dot), namespace.slice(dot + 1)]
  const validDatabase = dot > 0 && database.length < 64 && !/[/\\. "$*<>:|?\0]/.test(database)
  const validCollection =
    collection !== '' && !/^\.|\.$|[$\0]|^system\./.test(collection) && Buffer.byteLength(namespace) <= 255
  if (!validDatabase || !validCollection)
    throw new CommandError(73, `Invalid namespace specified '${namespace}'`)
}
