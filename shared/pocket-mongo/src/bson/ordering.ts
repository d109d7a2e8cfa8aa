import { Binary, BSONRegExp, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { compareNumbers } from './numbers'
import type { Numeric, Value } from './values'

/** Places of the types in MongoDB's order of values of different types. Missing comes just below null. */
export const rank = {
  minKey: 0,
  missing: 1,
  null: 2,
  number: 3,
  string: 4,
  object: 5,
  array: 6,
  binary: 7,
  objectId: 8,
  boolean: 9,
  date: 10,
  timestamp: 11,
  regex: 12,
  code: 13,
  maxKey: 14,
} as const

/** The place of a value's type in the order; values of different rank never compare as equal. */
export function rankOf(value: Value | undefined): number {
  if (value === undefined) return rank.missing
  if (value === null) return rank.null
  if (typeof value === 'string') return rank.string
  if (typeof value === 'boolean') return rank.boolean
  if (typeof value === 'number' || typeof value === 'bigint') return rank.number
  if (value instanceof Double || value instanceof Decimal128) return rank.number
  if (value instanceof Map) return rank.object
  if (Array.isArray(value)) return rank.array
  if (value instanceof ObjectId) return rank.objectId
  if (value instanceof Date) return rank.date
  if (value instanceof Binary) return rank.binary
  if (value instanceof Timestamp) return rank.timestamp
  if (value instanceof BSONRegExp) return rank.regex
  if (value instanceof Code) return rank.code
  if (value instanceof MinKey) return rank.minKey
  if (value instanceof MaxKey) return rank.maxKey
  return rank.object
}

/**
 * MongoDB's order of any two values: by type first, then by value; documents field by field in their order, binary
 * data by length first.
 * @returns below, at or above zero
 */
export function compareValues(a: Value | undefined, b: Value | undefined): number {
  if (a === b) return 0
  const place = rankOf(a)
  const difference = place - rankOf(b)
  return difference === 0 ? compareSameRank(a, b) : difference
}

export const equalValues = (a: Value | undefined, b: Value | undefined) => compareValues(a, b) === 0

function compareSameRank(a: Value | undefined, b: Value | undefined): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime()
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id)
  if (a instanceof Map && b instanceof Map) return compareFields([...a], [...b])
  if (Array.isArray(a) && Array.isArray(b)) return compareElements(a, b)
  if (a instanceof Binary && b instanceof Binary) return compareBinary(a, b)
  if (a instanceof Timestamp && b instanceof Timestamp) return a.compare(b)
  if (a instanceof BSONRegExp && b instanceof BSONRegExp)
    return compareText(a.pattern, b.pattern) || compareText(a.options, b.options)
  if (a instanceof Code && b instanceof Code) return compareText(a.code, b.code)
  if (isOrderedNumber(a) && isOrderedNumber(b)) return compareNumbers(a, b)
  return 0
}

const isOrderedNumber = (value: Value | undefined): value is Numeric => rankOf(value) === rank.number

/** Order of the UTF-8 bytes, which is the order of code points, not of UTF-16 units. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (left !== right) return surrogatesLast(left) - surrogatesLast(right)
  }
  return a.length - b.length
}

/** Surrogates stand for code points above all others. */
const surrogatesLast = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)

function compareFields(a: [string, Value][], b: [string, Value][]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const left = a[at]
    const right = b[at]
    if (!left || !right) break
    const difference =
      rankOf(left[1]) - rankOf(right[1]) || compareText(left[0], right[0]) || compareValues(left[1], right[1])
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function compareElements(a: Value[], b: Value[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = compareValues(a[at], b[at])
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function compareBinary(a: Binary, b: Binary): number {
  const left = a.buffer.subarray(0, a.position)
  const right = b.buffer.subarray(0, b.position)
  return left.length - right.length || a.sub_type - b.sub_type || Buffer.compare(left, right)
}
