import type { MaxKey } from 'bson'
import { Binary, BSONRegExp, Code, Decimal128, Double, MinKey, ObjectId, Timestamp } from 'bson'

/**
 * BSON values as this server holds them. Each BSON type has one representation, so that nothing changes its type on
 * the way through: int = `number`, long = `bigint`, double = `Double`, object = `Map` (which, unlike an object, keeps
 * the order of fields named like numbers). A missing field is `undefined`, never null.
 */
export type Value =
  | number
  | bigint
  | Double
  | Decimal128
  | string
  | boolean
  | null
  | Date
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | MinKey
  | MaxKey
  | Code
  | RawDocument
  | Document
  | Value[]

export type Document = Map<string, Value>

export type Numeric = number | bigint | Double | Decimal128

/** A stored document that goes into a reply as it lies on disk. It never takes part in a comparison. */
export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

/** Makes a document from the defined members of an object. */
export function documentOf(members: Readonly<Record<string, Value | undefined>>): Document {
  const document: Document = new Map()
  for (const [name, value] of Object.entries(members)) if (value !== undefined) document.set(name, value)
  return document
}

export const isDocument = (value: Value | undefined): value is Document => value instanceof Map

export const isNumeric = (value: Value | undefined): value is Numeric =>
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Double ||
  value instanceof Decimal128

/** The nearest double of a number of any type. */
export function toDouble(value: Numeric): number {
  if (value instanceof Double) return value.value
  return typeof value === 'number' ? value : Number(value instanceof Decimal128 ? value.toString() : value)
}

/** The value as a whole number, or undefined when it is not one (2.0 and Decimal128 2 are whole). */
export function toInteger(value: Value | undefined): number | undefined {
  if (!isNumeric(value)) return undefined
  const number = toDouble(value)
  return Number.isSafeInteger(number) ? number : undefined
}

/** How MongoDB reads a flag: false, 0, null and missing are false, everything else is true. */
export function isTruthy(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === false) return false
  return !isNumeric(value) || toDouble(value) !== 0
}

/** The int or, when it does not fit, the long of a whole number. */
export const wholeNumber = (value: number): number | bigint =>
  value === (value | 0) && !Object.is(value, -0) ? value : BigInt(value)

/** Number of every BSON type in `$type` and its name there. */
export const typeNames: ReadonlyMap<number, string> = new Map([
  [1, 'double'],
  [2, 'string'],
  [3, 'object'],
  [4, 'array'],
  [5, 'binData'],
  [7, 'objectId'],
  [8, 'bool'],
  [9, 'date'],
  [10, 'null'],
  [11, 'regex'],
  [13, 'javascript'],
  [16, 'int'],
  [17, 'timestamp'],
  [18, 'long'],
  [19, 'decimal'],
  [-1, 'minKey'],
  [127, 'maxKey'],
])

/** The BSON type number of a value. */
export function typeOf(value: Value): number {
  if (typeof value === 'string') return 2
  if (typeof value === 'number') return 16
  if (value instanceof Map || value instanceof RawDocument) return 3
  if (Array.isArray(value)) return 4
  if (value instanceof ObjectId) return 7
  if (typeof value === 'boolean') return 8
  if (value instanceof Date) return 9
  if (value === null) return 10
  if (value instanceof Double) return 1
  if (typeof value === 'bigint') return 18
  if (value instanceof Decimal128) return 19
  if (value instanceof Binary) return 5
  if (value instanceof BSONRegExp) return 11
  if (value instanceof Timestamp) return 17
  if (value instanceof Code) return 13
  return value instanceof MinKey ? -1 : 127
}

export const typeNameOf = (value: Value | undefined): string =>
  value === undefined ? 'missing' : (typeNames.get(typeOf(value)) ?? 'unknown')
