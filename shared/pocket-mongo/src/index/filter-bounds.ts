import { BSONRegExp, MaxKey, MinKey } from 'bson'
import { compareValues, rankOf } from '../bson/ordering'
import { isDocument, isTruthy } from '../bson/values'
import type { Document, Value } from '../bson/values'

export interface Limit {
  value: Value
  inclusive: boolean
}

/** What a filter demands of one path: one of some values, or a stretch within one type. */
export interface PathBounds {
  points?: Value[]
  lower?: Limit
  upper?: Limit
  /** One and the same element of an array lies within them (`$elemMatch`). */
  ofElement?: true
  /** The field is there, whatever it holds (`$exists`). */
  isThere?: true
}

/** Bounds that an index can serve. Whatever a filter says beyond them is left to the matcher. */
export function boundsOf(filter: Document): Map<string, PathBounds> {
  const bounds = new Map<string, PathBounds>()
  collect(filter, bounds)
  return bounds
}

function collect(filter: Document, bounds: Map<string, PathBounds>): void {
  for (const [name, value] of filter) {
    if (name === '$and' && Array.isArray(value)) {
      for (const entry of value) if (isDocument(entry)) collect(entry, bounds)
    } else if (!name.startsWith('$')) {
      const at = bounds.get(name) ?? {}
      bounds.set(name, at)
      if (isDocument(value) && [...value.keys()][0]?.startsWith('$'))
        for (const [operator, argument] of value) addOperator(at, operator, argument)
      else addPoints(at, [value])
    }
  }
}

function addOperator(at: PathBounds, operator: string, argument: Value): void {
  if (operator === '$exists' && isTruthy(argument)) at.isThere = true
  else if (operator === '$elemMatch') addElement(at, argument)
  // Another element may be the one that a further condition accepts.
  else if (at.ofElement) return
  else if (operator === '$eq') addPoints(at, [argument])
  else if (operator === '$in' && Array.isArray(argument)) addPoints(at, argument)
  else if (operator === '$gt' || operator === '$gte') addLower(at, argument, operator === '$gte')
  else if (operator === '$lt' || operator === '$lte') addUpper(at, argument, operator === '$lte')
}

/** What a filter demands of one plain element; beside other demands on the path it is left to the matcher. */
function addElement(at: PathBounds, argument: Value): void {
  if (!isDocument(argument) || at.points || at.lower || at.upper) return
  at.ofElement = true
  at.isThere = true
  const element: PathBounds = {}
  for (const [operator, value] of argument)
    if (operator !== '$elemMatch') addOperator(element, operator, value)
  delete element.isThere
  Object.assign(at, element)
}

/** An index holds the elements of an array, not the array, and a regex is not a value to look up. */
const canLookUp = (value: Value) => !Array.isArray(value) && !(value instanceof BSONRegExp)

function addPoints(at: PathBounds, values: Value[]): void {
  if (!values.every(canLookUp)) return
  if (!at.points || values.length < at.points.length) at.points = values
}

const isBound = (value: Value) =>
  canLookUp(value) && value !== null && !(value instanceof MinKey) && !(value instanceof MaxKey)

function addLower(at: PathBounds, value: Value, inclusive: boolean): void {
  if (!isBound(value)) return
  const difference = at.lower ? compareValues(value, at.lower.value) : 1
  if (difference > 0 || (difference === 0 && !inclusive)) at.lower = { value, inclusive }
}

function addUpper(at: PathBounds, value: Value, inclusive: boolean): void {
  if (!isBound(value)) return
  const difference = at.upper ? compareValues(value, at.upper.value) : -1
  if (difference < 0 || (difference === 0 && !inclusive)) at.upper = { value, inclusive }
}

/** Whether bounds leave only documents that have the field. */
export function demandsField(bounds: PathBounds | undefined): boolean {
  if (bounds?.isThere) return true
  if (bounds?.points) return bounds.points.every((value) => value !== null)
  return bounds?.lower !== undefined || bounds?.upper !== undefined
}

/** Lower and upper bound, when both lie within one type. */
export function stretchOf(bounds: PathBounds): { lower?: Limit; upper?: Limit } {
  const { lower, upper } = bounds
  if (lower && upper && rankOf(lower.value) !== rankOf(upper.value)) return { lower }
  return { ...(lower && { lower }), ...(upper && { upper }) }
}
