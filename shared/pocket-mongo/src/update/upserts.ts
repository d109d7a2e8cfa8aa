import { ObjectId } from 'bson'
import { CommandError } from '../bson/command-error'
import { setAt, splitPath, valueAt } from '../bson/paths'
import { isDocument } from '../bson/values'
import type { Document, Value } from '../bson/values'

/**
 * The document an upsert starts from: the fields that the filter says are equal to something.
 * @throws CommandError 54 when the filter names a field twice
 */
export function upsertSeed(filter: Document, replacing: boolean): Document {
  const seed: Document = new Map()
  for (const [path, value] of equalities(filter)) {
    if (replacing && path !== '_id') continue
    const parts = splitPath(path)
    if (valueAt(seed, parts) !== undefined)
      throw new CommandError(54, `cannot infer query fields to set, path '${path}' is matched twice`)
    setAt(seed, parts, value)
  }
  return seed
}

function equalities(filter: Document): [string, Value][] {
  return [...filter].flatMap(([name, value]): [string, Value][] => {
    if (name === '$and' || (name === '$or' && Array.isArray(value) && value.length === 1))
      return Array.isArray(value)
        ? value.flatMap((entry) => (isDocument(entry) ? equalities(entry) : []))
        : []
    if (name.startsWith('$')) return []
    const found = equalTo(value)
    return found === undefined ? [] : [[name, found]]
  })
}

function equalTo(value: Value): Value | undefined {
  if (!isDocument(value))
    return value instanceof Object && '_bsontype' in value && value._bsontype === 'BSONRegExp'
      ? undefined
      : value
  const first = [...value.keys()][0]
  if (!first?.startsWith('$')) return value
  const all = value.get('$all')
  return value.get('$eq') ?? (Array.isArray(all) && all.length === 1 ? all[0] : undefined)
}

/** Puts `_id` first, making one when the document has none. */
export function withIdFirst(document: Document): Document {
  if (document.keys().next().value === '_id') return document
  return new Map([
    ['_id', document.get('_id') ?? new ObjectId()],
    ...[...document].filter(([name]) => name !== '_id'),
  ])
}
