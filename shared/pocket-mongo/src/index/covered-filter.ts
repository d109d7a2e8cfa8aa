import { ObjectId } from 'bson'
import { isDocument } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { Plan } from './planner'

/** A value whose key says all of it, and that matches nothing but itself and, on the way through an array, its element. */
const isPlain = (value: Value) =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  value instanceof Date ||
  value instanceof ObjectId

const rangeOperators = new Set(['$gt', '$gte', '$lt', '$lte'])

const isPlainRange = (value: Value): value is Document =>
  isDocument(value) &&
  value.size > 0 &&
  [...value].every(([operator, bound]) => rangeOperators.has(operator) && bound instanceof Date)

/**
 * Whether the ranges of a plan hold exactly the documents that a filter accepts, so that nobody has to look at them: plain values for
 * the first fields of an index, and at most a stretch of time for the next. A sparse or partial index is planned with only where the
 * filter leaves out what it leaves out. Unsure means no.
 */
export function isCovered(plan: Plan, filter: Document): boolean {
  if (plan.kind !== 'index' || plan.ranges.length !== 1) return false
  const { fields, multikey, cut } = plan.index
  if (cut) return false
  const used = fields.slice(0, filter.size)
  if (used.length < filter.size) return false
  return used.every(({ path }, position) => {
    const condition = filter.get(path)
    if (condition === undefined) return false
    if (isPlain(condition)) return true
    return position === used.length - 1 && !multikey[position] && isPlainRange(condition)
  })
}
