import { CommandError } from '../bson/command-error'
import { equalValues } from '../bson/ordering'
import { arrayIndex, splitPath } from '../bson/paths'
import { documentOf, isDocument, isNumeric, isTruthy, toDouble, toInteger } from '../bson/values'
import type { Document, Value } from '../bson/values'
import { compileFilter } from '../query/matcher'
import type { Matcher } from '../query/matcher'

export interface IndexField {
  path: string
  parts: string[]
  direction: 1 | -1
}

/** An index of a collection: what was asked for, and what its entries have been found to be. */
export interface Index {
  readonly table: number
  readonly name: string
  /** The definition as `listIndexes` shows it. */
  spec: Document
  readonly fields: IndexField[]
  readonly unique: boolean
  readonly sparse: boolean
  readonly partial: { filter: Document; matches: Matcher } | undefined
  expireAfterSeconds: number | undefined
  /** For each field, whether some document has an array on its path. */
  multikey: boolean[]
  /** Some key was too long and holds a hash, so the order of the index is not exact. */
  cut: boolean
  /** Entries of older documents are still being made; queries do not use it yet. */
  building: boolean
}

const knownOptions = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'ns',
])
const longestExpiry = 2_147_483_647

const refuse = (message: string) => new CommandError(67, message)

/**
 * Checks the definition of an index as `createIndexes` gets it.
 * @throws CommandError 67 for what is not supported (text, geo, hashed, wildcard, collation), 72 for an unknown option
 */
export function parseIndexSpec(given: Document): Document {
  const unknown = [...given.keys()].find((name) => !knownOptions.has(name))
  if (unknown) throw new CommandError(72, `The field '${unknown}' is not supported in an index specification`)
  const key = given.get('key')
  const name = given.get('name')
  if (!isDocument(key) || key.size === 0) throw refuse('Index keys cannot be empty.')
  if (typeof name !== 'string' || name === '') throw refuse('The index name cannot be empty')
  if (name === '_id_' && !isIdKey(key)) throw refuse("The index name '_id_' is reserved for the _id index")
  parseFields(key)
  const expiry = given.get('expireAfterSeconds')
  if (expiry !== undefined) checkExpiry(expiry, key)
  const partial = given.get('partialFilterExpression')
  if (partial !== undefined) checkPartial(partial, given)
  return documentOf({
    v: 2,
    key,
    name,
    unique: isTruthy(given.get('unique')) || undefined,
    sparse: isTruthy(given.get('sparse')) || undefined,
    partialFilterExpression: partial,
    expireAfterSeconds: expiry === undefined ? undefined : toInteger(expiry),
  })
}

const isIdKey = (key: Document) => key.size === 1 && toInteger(key.get('_id')) === 1

function checkExpiry(expiry: Value, key: Document): void {
  const seconds = toInteger(expiry)
  if (seconds === undefined || seconds < 0 || seconds > longestExpiry)
    throw refuse(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a value between 0 and ${longestExpiry}`,
    )
  if (key.size > 1) throw refuse('TTL indexes are single-field indexes, compound indexes do not support TTL')
  if (key.has('_id')) throw refuse("The field 'expireAfterSeconds' is not valid for an _id index")
}

function checkPartial(partial: Value, given: Document): void {
  if (!isDocument(partial)) throw new CommandError(14, 'partialFilterExpression has to be a document')
  if (given.has('sparse')) throw refuse('cannot mix "partialFilterExpression" and "sparse" options')
  checkPartialMembers(partial)
  compileFilter(partial)
}

const partialOperators = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in'])

function checkPartialMembers(partial: Document): void {
  for (const [name, value] of partial) {
    if ((name === '$and' || name === '$or') && Array.isArray(value)) {
      for (const entry of value) if (isDocument(entry)) checkPartialMembers(entry)
      continue
    }
    const operators = isDocument(value) ? [...value.keys()].filter((key) => key.startsWith('$')) : []
    const wrong = name.startsWith('$') ? name : operators.find((key) => !partialOperators.has(key))
    if (wrong || (isDocument(value) && value.has('$exists') && !isTruthy(value.get('$exists'))))
      throw refuse(`Expression not supported in partial index: ${wrong ?? '$exists: false'}`)
  }
}

function parseFields(key: Document): IndexField[] {
  return [...key].map(([path, value]) => {
    if (path.startsWith('$'))
      throw refuse(`Index key contains an illegal field name: field name starts with '$'.`)
    if (typeof value === 'string') throw refuse(`Indexes of type '${value}' are not supported`)
    const number = isNumeric(value) ? toDouble(value) : 0
    if (number === 0 || Number.isNaN(number))
      throw refuse('Values in v:2 index key pattern must be numbers > 0 or < 0')
    const parts = splitPath(path)
    if (parts.some((part) => part.includes('*') || arrayIndex(part) !== undefined))
      throw refuse(`An index on '${path}' is not supported`)
    return { path, parts, direction: number > 0 ? 1 : -1 }
  })
}

/** Makes the working form of a checked definition. */
export function indexFrom(spec: Document, table: number): Index {
  const key = spec.get('key')
  const filter = spec.get('partialFilterExpression')
  const fields = parseFields(isDocument(key) ? key : new Map())
  return {
    table,
    name: String(spec.get('name')),
    spec,
    fields,
    unique: isTruthy(spec.get('unique')) || spec.get('name') === '_id_',
    sparse: isTruthy(spec.get('sparse')),
    partial: isDocument(filter) ? { filter, matches: compileFilter(filter) } : undefined,
    expireAfterSeconds: toInteger(spec.get('expireAfterSeconds')),
    multikey: fields.map(() => false),
    cut: false,
    building: false,
  }
}

/** What makes two indexes different ones; the others are options of one index. */
const signature = ['key', 'partialFilterExpression', 'unique', 'sparse']

/**
 * Compares a wanted definition with one that exists.
 * @returns true when they are the same index
 * @throws CommandError 86 when the name is taken, 85 when the index has another name or other options, as in MongoDB 7
 */
export function isSameIndex(wanted: Document, existing: Document): boolean {
  const name = String(existing.get('name'))
  const sameName = wanted.get('name') === name
  const isId = name === '_id_'
  const sameIndex = (isId ? ['key'] : signature).every((field) =>
    equalValues(wanted.get(field), existing.get(field)),
  )
  if (!sameName && !sameIndex) return false
  if (!sameIndex)
    throw new CommandError(
      86,
      `An existing index has the same name as the requested index. Requested index: ${name}`,
    )
  if (!sameName) throw new CommandError(85, `Index already exists with a different name: ${name}`)
  if (!isId && !equalValues(wanted.get('expireAfterSeconds'), existing.get('expireAfterSeconds')))
    throw new CommandError(
      85,
      `An equivalent index already exists with the same name but different options: ${name}`,
    )
  return true
}
