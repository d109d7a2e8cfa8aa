import { BSONRegExp } from 'bson'
import { CommandError } from '../bson/command-error'
import { encodeStored } from '../bson/encode'
import type { KeyPart } from '../bson/key-string'
import { documentOf } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { Index } from '../index/index-definition'
import { indexKeys } from '../index/index-entries'
import type { DocumentKeys, IndexKey } from '../index/index-entries'
import type { Store } from '../store/store'
import { recordIdBytes, recordIdOf, recordKey, sharedEntryKey, tableKey } from '../store/table-keys'
import type { Catalog, Collection } from './catalog'

/** The keys of one document in every index of its collection, in their order. */
export type AllKeys = DocumentKeys[]

/** Documents with their index entries. Everything is checked before the first put, as the store asks. */
export class Records {
  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
  ) {}

  keysOf(collection: Collection, document: Document): AllKeys {
    return collection.indexes.map((index) => indexKeys(index, document))
  }

  read(collection: Collection, id: number): Buffer | undefined {
    return this.store.get(recordKey(collection.table, id))
  }

  /** Stores a new document, whose `_id` comes first. @throws CommandError 11000 for a duplicate, 53 for a bad `_id` */
  insert(collection: Collection, document: Document): void {
    checkId(document.get('_id'))
    const bytes = encodeStored(document)
    const keys = this.keysOf(collection, document)
    const id = collection.nextRecord
    this.checkUnique(collection, keys, id)
    collection.nextRecord += 1
    this.store.put(recordKey(collection.table, id), bytes)
    this.putEntries(collection, keys, id)
  }

  /** Replaces a document. @param before its keys as they are @returns false when nothing changed */
  replace(collection: Collection, id: number, old: Buffer, before: AllKeys, document: Document): boolean {
    const bytes = encodeStored(document)
    if (bytes.equals(old)) return false
    const after = this.keysOf(collection, document)
    const added = difference(after, before)
    this.checkUnique(collection, added, id)
    this.store.put(recordKey(collection.table, id), bytes)
    this.removeEntries(collection, difference(before, after), id)
    this.putEntries(collection, added, id)
    return true
  }

  remove(collection: Collection, id: number, document: Document): void {
    this.store.remove(recordKey(collection.table, id))
    this.removeEntries(collection, this.keysOf(collection, document), id)
  }

  /** Adds the entries of a document to one index that is being built. */
  addToIndex(collection: Collection, index: Index, id: number, document: Document): void {
    const keys = collection.indexes.map((each) => (each === index ? indexKeys(index, document) : noKeys))
    this.checkUnique(collection, keys, id)
    this.putEntries(collection, keys, id)
  }

  private checkUnique(collection: Collection, keys: AllKeys, id: number): void {
    collection.indexes.forEach((index, at) => {
      if (!index.unique) return
      for (const key of keys[at]?.keys ?? []) {
        const holder = this.store.get(tableKey(index.table, key.bytes))
        if (holder && recordIdOf(holder) !== id) throw duplicate(collection, index, key)
      }
    })
  }

  private putEntries(collection: Collection, keys: AllKeys, id: number): void {
    let learnt = false
    collection.indexes.forEach((index, at) => {
      for (const key of keys[at]?.keys ?? []) {
        if (index.unique) this.store.put(tableKey(index.table, key.bytes), recordIdBytes(id))
        else this.store.put(sharedEntryKey(index.table, key.bytes, id), nothing)
      }
      learnt = learn(index, keys[at] ?? noKeys) || learnt
    })
    if (learnt) this.catalog.save(collection)
  }

  private removeEntries(collection: Collection, keys: AllKeys, id: number): void {
    collection.indexes.forEach((index, at) => {
      for (const key of keys[at]?.keys ?? [])
        this.store.remove(
          index.unique ? tableKey(index.table, key.bytes) : sharedEntryKey(index.table, key.bytes, id),
        )
    })
  }
}

const nothing = Buffer.alloc(0)
const noKeys: DocumentKeys = { keys: [], multikey: [] }

/** Notes that an index holds arrays or cut keys. @returns whether that is new */
function learn(index: Index, found: DocumentKeys): boolean {
  const arrays = found.multikey.some((flag, position) => flag && !index.multikey[position])
  const cut = !index.cut && found.keys.some((key) => key.cut)
  if (arrays)
    index.multikey = index.multikey.map((flag, position) => flag || (found.multikey[position] ?? false))
  if (cut) index.cut = true
  return arrays || cut
}

/** The keys of `a` that are not in `b`. */
function difference(a: AllKeys, b: AllKeys): AllKeys {
  return a.map(({ keys, multikey }, at) => {
    const others = b[at]?.keys ?? []
    return { keys: keys.filter((key) => !others.some((other) => other.bytes.equals(key.bytes))), multikey }
  })
}

function checkId(id: Value | undefined): void {
  const wrong = Array.isArray(id) ? 'array' : id instanceof BSONRegExp ? 'regex' : undefined
  if (wrong) throw new CommandError(53, `The '_id' value cannot be of type ${wrong}`)
}

function duplicate(collection: Collection, index: Index, key: IndexKey): CommandError {
  const shown = (part: KeyPart | undefined): Value =>
    part === undefined || typeof part === 'symbol' ? null : part
  const keyValue: Document = new Map(index.fields.map(({ path }, at) => [path, shown(key.parts[at])]))
  const text = [...keyValue].map(([path, value]) => `${path}: ${describe(value)}`).join(', ')
  return new CommandError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${text} }`,
    documentOf({ keyPattern: index.spec.get('key'), keyValue }),
  )
}

function describe(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Map || Array.isArray(value)) return value instanceof Map ? '{ ... }' : '[ ... ]'
  if (value !== null && typeof value === 'object' && '_bsontype' in value && value._bsontype === 'ObjectId')
    return `ObjectId('${String(value)}')`
  return String(value)
}
