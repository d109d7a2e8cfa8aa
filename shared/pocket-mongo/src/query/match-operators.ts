import { BSONRegExp, Double, MaxKey, MinKey } from 'bson'
import { badValue, failedToParse } from '../bson/command-error'
import { compareValues, equalValues, rankOf } from '../bson/ordering'
import { isDocument, isNumeric, isTruthy, toDouble, toInteger, typeNames, typeOf } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { MatchDetails, Matcher } from './matcher'
import { compileRegex } from './regex'

type Accepts = (value: Value | undefined, details: MatchDetails) => boolean

/**
 * A test of one operator. `each`: some value at the path, elements of an array included. `none`: no such value.
 * `whole`: the value at the path, an array taken as a whole. `not`: not all of the tests inside.
 */
export type Test =
  | { kind: 'each' | 'none'; accepts: (value: Value | undefined) => boolean }
  | { kind: 'whole'; accepts: Accepts }
export type Operator = Test | { kind: 'not'; tests: Test[] }

type CompileFilter = (filter: Document) => Matcher

/** Compiles `{ $gt: 1, $lt: 5 }` and the like. @throws CommandError 2 for an unknown or malformed operator */
export function compileOperators(operators: Document, compileFilter: CompileFilter): Operator[] {
  return [...operators].flatMap(([name, value]): Operator[] => {
    if (name === '$not') return [{ kind: 'not', tests: compileNot(value, compileFilter) }]
    if (name === '$all') return compileAll(value, compileFilter)
    return compileOperator(name, value, operators, compileFilter)
  })
}

function compileNot(value: Value, compileFilter: CompileFilter): Test[] {
  if (value instanceof BSONRegExp) return [matchesRegex(value.pattern, value.options)]
  if (!isDocument(value)) throw badValue('$not needs a regex or a document')
  if (value.size === 0) throw badValue('$not cannot be empty')
  return compileOperators(value, compileFilter).map((operator) => {
    if (operator.kind === 'not') throw badValue('$not inside $not is not supported')
    return operator
  })
}

function compileOperator(name: string, value: Value, all: Document, compileFilter: CompileFilter): Test[] {
  switch (name) {
    case '$eq':
      return [{ kind: 'each', accepts: isEqual(value) }]
    case '$ne':
      if (value instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.")
      return [{ kind: 'none', accepts: isEqual(value) }]
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return [{ kind: 'each', accepts: comparison(name, value) }]
    case '$in':
      return [{ kind: 'each', accepts: isOneOf(name, value) }]
    case '$nin':
      return [{ kind: 'none', accepts: isOneOf(name, value) }]
    case '$exists': {
      const wanted = isTruthy(value)
      return [{ kind: wanted ? 'each' : 'none', accepts: (at: Value | undefined) => at !== undefined }]
    }
    case '$type':
      return [{ kind: 'each', accepts: hasType(value) }]
    case '$size':
      return [{ kind: 'whole', accepts: hasSize(value) }]
    case '$mod':
      return [{ kind: 'each', accepts: hasRemainder(value) }]
    case '$regex':
      return [compileRegexOperator(value, all.get('$options'))]
    case '$options':
      if (!all.has('$regex')) throw badValue('$options needs a $regex')
      return []
    case '$elemMatch':
      return [{ kind: 'whole', accepts: elementMatches(value, compileFilter) }]
    default:
      throw badValue(`unknown operator: ${name}`)
  }
}

function isEqual(wanted: Value): (value: Value | undefined) => boolean {
  if (wanted === null) return (at) => at === undefined || at === null
  return (at) => at !== undefined && equalValues(at, wanted)
}

/** `$gt` and its kin compare within one type only; MinKey and MaxKey compare with everything. */
function comparison(
  name: '$gt' | '$gte' | '$lt' | '$lte',
  wanted: Value,
): (value: Value | undefined) => boolean {
  if (wanted instanceof BSONRegExp)
    throw badValue(`Can't have RegEx as arg to predicate over field with ${name}.`)
  const orEqual = name === '$gte' || name === '$lte'
  if (wanted === null) return (at) => orEqual && (at === undefined || at === null)
  const direction = name.startsWith('$g') ? 1 : -1
  const anyType = wanted instanceof MinKey || wanted instanceof MaxKey
  const place = rankOf(wanted)
  const notANumber = isNotANumber(wanted)
  return (at) => {
    if (at === undefined || (!anyType && rankOf(at) !== place)) return false
    if (!anyType && (notANumber || isNotANumber(at))) return orEqual && notANumber && isNotANumber(at)
    const difference = compareValues(at, wanted) * direction
    return orEqual ? difference >= 0 : difference > 0
  }
}

const isNotANumber = (value: Value) =>
  value instanceof Double ? Number.isNaN(value.value) : isNumeric(value) && Number.isNaN(toDouble(value))

function isOneOf(name: string, list: Value): (value: Value | undefined) => boolean {
  if (!Array.isArray(list)) throw badValue(`${name} needs an array`)
  if (list.some((entry) => isDocument(entry) && [...entry.keys()][0]?.startsWith('$')))
    throw badValue(`cannot nest $ under ${name}`)
  const tests = list.map((entry) =>
    entry instanceof BSONRegExp ? acceptsRegex(entry.pattern, entry.options) : isEqual(entry),
  )
  return (at) => tests.some((accepts) => accepts(at))
}

function acceptsRegex(pattern: string, options: string): (value: Value | undefined) => boolean {
  const regex = compileRegex(pattern, options)
  const literal = new BSONRegExp(pattern, options)
  return (at) => (typeof at === 'string' ? regex.test(at) : at !== undefined && equalValues(at, literal))
}

const matchesRegex = (pattern: string, options: string): Test => ({
  kind: 'each',
  accepts: acceptsRegex(pattern, options),
})

function compileRegexOperator(value: Value, options: Value | undefined): Test {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string')
  if (value instanceof BSONRegExp) return matchesRegex(value.pattern, options ?? value.options)
  if (typeof value !== 'string') throw badValue('$regex has to be a string')
  return matchesRegex(value, options ?? '')
}

function hasType(value: Value): (value: Value | undefined) => boolean {
  const wanted = new Set((Array.isArray(value) ? value : [value]).flatMap(typeNumbers))
  if (wanted.size === 0) throw failedToParse('a must match at least one type')
  return (at) => at !== undefined && wanted.has(typeOf(at))
}

function typeNumbers(value: Value): number[] {
  if (value === 'number') return [1, 16, 18, 19]
  if (typeof value === 'string') {
    const found = [...typeNames].find(([, name]) => name === value)
    if (!found) throw badValue(`Unknown type name alias: ${value}`)
    return [found[0]]
  }
  const number = toInteger(value)
  if (number === undefined || !typeNames.has(number))
    throw badValue(`Invalid numerical type code: ${String(value)}`)
  return [number]
}

function hasSize(value: Value): Accepts {
  const wanted = toInteger(value)
  if (wanted === undefined) throw failedToParse('Failed to parse $size. Expected a number')
  if (wanted < 0) throw badValue(`$size may not be negative`)
  return (at) => Array.isArray(at) && at.length === wanted
}

function hasRemainder(value: Value): (value: Value | undefined) => boolean {
  const [divisor, remainder] = Array.isArray(value) && value.length === 2 ? value : []
  if (!isNumeric(divisor) || !isNumeric(remainder))
    throw badValue('malformed mod, needs to be an array of two numbers')
  const by = BigInt(Math.trunc(toDouble(divisor)))
  const rest = BigInt(Math.trunc(toDouble(remainder)))
  if (by === 0n) throw badValue('divisor cannot be 0')
  return (at) => {
    if (!isNumeric(at)) return false
    const whole = typeof at === 'bigint' ? at : Math.trunc(toDouble(at))
    return typeof whole === 'bigint'
      ? whole % by === rest
      : Number.isFinite(whole) && BigInt(whole) % by === rest
  }
}

/** `{ $elemMatch: { a: 1 } }` on documents in an array, `{ $elemMatch: { $gt: 1 } }` on plain elements. */
function elementMatches(value: Value, compileFilter: CompileFilter): Accepts {
  const accepts = compileElement(value, compileFilter)
  return (at, details) => {
    const here = Array.isArray(at) ? at.findIndex(accepts) : -1
    if (here < 0) return false
    details.index = here
    return true
  }
}

/** The test of one array element by an `$elemMatch`. */
export function compileElement(value: Value, compileFilter: CompileFilter): (element: Value) => boolean {
  if (!isDocument(value)) throw badValue('$elemMatch needs an Object')
  const first = [...value.keys()][0]
  if (first?.startsWith('$') && !['$and', '$or', '$nor'].includes(first))
    return compileElementOperators(value, compileFilter)
  const matches = compileFilter(value)
  return (element) => {
    if (Array.isArray(element)) return matches(byIndex(element))
    return isDocument(element) && matches(element)
  }
}

/** An array in an array is looked into as MongoDB stores it: as a document whose fields are the indexes. */
const byIndex = (array: Value[]): Document => new Map(array.map((element, at) => [String(at), element]))

function compileElementOperators(value: Document, compileFilter: CompileFilter): (element: Value) => boolean {
  const passes = (test: Test, element: Value) => {
    if (test.kind === 'whole') return test.accepts(element, {})
    return test.accepts(element) === (test.kind === 'each')
  }
  const operators = compileOperators(value, compileFilter)
  return (element) =>
    operators.every((operator) =>
      operator.kind === 'not'
        ? !operator.tests.every((test) => passes(test, element))
        : passes(operator, element),
    )
}

function compileAll(value: Value, compileFilter: CompileFilter): Operator[] {
  if (!Array.isArray(value)) throw badValue('$all needs an array')
  if (value.length === 0) return [{ kind: 'each', accepts: () => false }]
  const isElemMatch = (entry: Value | undefined) =>
    isDocument(entry) && entry.keys().next().value === '$elemMatch'
  if (isElemMatch(value[0]) && !value.every(isElemMatch))
    throw badValue('$all/$elemMatch has to be consistent')
  return value.map((entry): Test => {
    if (entry instanceof BSONRegExp) return matchesRegex(entry.pattern, entry.options)
    if (isDocument(entry) && isElemMatch(value[0]))
      return { kind: 'whole', accepts: elementMatches(entry.get('$elemMatch') ?? null, compileFilter) }
    if (isDocument(entry) && entry.keys().next().value?.startsWith('$'))
      throw badValue('no $ expressions in $all')
    return { kind: 'each', accepts: isEqual(entry) }
  })
}
