import { BSONRegExp, Decimal128, Double, Timestamp } from 'bson'
import { badValue, failedToParse, typeMismatch } from '../bson/command-error'
import { calculate } from '../bson/numbers'
import type { Arithmetic } from '../bson/numbers'
import { compareValues, equalValues } from '../bson/ordering'
import { splitPath, valueAt } from '../bson/paths'
import { isDocument, isNumeric, toInteger, typeNameOf } from '../bson/values'
import type { Document, Numeric, Value } from '../bson/values'
import { compileElement } from '../query/match-operators'
import { compileFilter, isOperators } from '../query/matcher'

export interface UpdateSite {
  now: Date
  path: string
  document: Document
  /** Values of renamed fields as they were before the update. */
  renamed: ReadonlyMap<string, Value>
}

/** Gives a field's new value, or undefined to take the field away. It never changes the value it gets. */
export interface FieldOperator {
  (value: Value | undefined, site: UpdateSite): Value | undefined
  renameFrom?: string[]
}

type Build = (path: string, argument: Value) => FieldOperator

const operators: Readonly<Record<string, Build>> = {
  $set: (_path, argument) => () => argument,
  $unset: () => () => undefined,
  $inc: (path, argument) => arithmetic('$inc', 'add', path, argument),
  $mul: (path, argument) => arithmetic('$mul', 'multiply', path, argument),
  $min: (_path, argument) => (value) =>
    value === undefined || compareValues(argument, value) < 0 ? argument : value,
  $max: (_path, argument) => (value) =>
    value === undefined || compareValues(argument, value) > 0 ? argument : value,
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
}

export const isFieldOperator = (name: string) => Object.hasOwn(operators, name)

export function operatorFor(name: string, path: string, argument: Value): FieldOperator {
  const build = operators[name]
  if (!build) throw badValue(`Unknown modifier: ${name}`)
  return build(path, argument)
}

function arithmetic(name: string, operation: Arithmetic, path: string, argument: Value): FieldOperator {
  if (!isNumeric(argument))
    throw typeMismatch(
      `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}}`,
    )
  return (value, site) => {
    if (value === undefined) return operation === 'add' ? argument : zeroLike(argument)
    if (!isNumeric(value))
      throw typeMismatch(
        `Cannot apply ${name} to a value of non-numeric type. The field '${site.path}' is of type ${typeNameOf(value)}`,
      )
    const result = calculate(operation, value, argument)
    if (result === undefined)
      throw badValue(`Failed to apply ${name} operations to current value: long overflow`)
    return result
  }
}

function zeroLike(argument: Numeric): Numeric {
  if (argument instanceof Double) return new Double(0)
  if (argument instanceof Decimal128) return Decimal128.fromString('0')
  return typeof argument === 'bigint' ? 0n : 0
}

function currentDate(path: string, argument: Value): FieldOperator {
  const type = isDocument(argument)
    ? argument.get('$type')
    : argument === true || argument === false
      ? 'date'
      : undefined
  if (type === 'date') return (_value, site) => new Date(site.now)
  if (type === 'timestamp')
    return (_value, site) => new Timestamp({ t: Math.floor(site.now.getTime() / 1000), i: 1 })
  throw badValue(`$currentDate of '${path}' has to be true or { $type: 'date' | 'timestamp' }`)
}

function arrayAt(name: string, value: Value | undefined, site: UpdateSite): Value[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  const id = site.document.get('_id')
  throw badValue(
    `The field '${site.path}' must be an array but is of type ${typeNameOf(value)} in document {_id: ${String(id)}} (${name})`,
  )
}

const pushModifiers = ['$each', '$slice', '$sort', '$position']

function push(_path: string, argument: Value): FieldOperator {
  if (!isDocument(argument) || !argument.has('$each')) {
    return (value, site) => [...arrayAt('$push', value, site), argument]
  }
  const unknown = [...argument.keys()].find((name) => !pushModifiers.includes(name))
  if (unknown) throw badValue(`Unrecognized clause in $push: ${unknown}`)
  const each = argument.get('$each')
  if (!Array.isArray(each)) throw badValue('The argument to $each in $push must be an array')
  const position = optionalInteger('$position', argument.get('$position'))
  const slice = optionalInteger('$slice', argument.get('$slice'))
  const order = argument.has('$sort') ? elementOrder(argument.get('$sort')) : undefined
  return (value, site) => {
    const array = [...arrayAt('$push', value, site)]
    array.splice(position ?? array.length, 0, ...each)
    if (order) array.sort(order)
    return slice === undefined ? array : slice < 0 ? array.slice(slice) : array.slice(0, slice)
  }
}

function optionalInteger(name: string, value: Value | undefined): number | undefined {
  if (value === undefined) return undefined
  const number = toInteger(value)
  if (number === undefined) throw badValue(`The value for ${name} must be an integer value`)
  return number
}

/** The order of `$push`'s `$sort`: 1 or -1 for plain elements, a pattern for documents. */
function elementOrder(sort: Value | undefined): (a: Value, b: Value) => number {
  const direction = toInteger(sort)
  if (direction === 1 || direction === -1) return (a, b) => compareValues(a, b) * direction
  if (!isDocument(sort) || sort.size === 0)
    throw badValue(
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    )
  const fields = [...sort].map(([path, value]) => {
    const way = toInteger(value)
    if (way !== 1 && way !== -1) throw badValue('The $sort element value must be either 1 or -1')
    return { parts: splitPath(path), way }
  })
  const at = (value: Value, parts: string[]) => valueAt(isDocument(value) ? value : undefined, parts) ?? null
  return (a, b) => {
    for (const { parts, way } of fields) {
      const difference = compareValues(at(a, parts), at(b, parts))
      if (difference !== 0) return difference * way
    }
    return 0
  }
}

function addToSet(_path: string, argument: Value): FieldOperator {
  const each = isDocument(argument) && argument.has('$each') ? argument.get('$each') : [argument]
  if (!Array.isArray(each)) throw typeMismatch('The argument to $each in $addToSet must be an array')
  if (isDocument(argument) && argument.has('$each') && argument.size > 1)
    throw badValue('Found unexpected fields after $each in $addToSet')
  return (value, site) => {
    const array = [...arrayAt('$addToSet', value, site)]
    for (const entry of each) if (!array.some((present) => equalValues(present, entry))) array.push(entry)
    return array
  }
}

function pull(_path: string, argument: Value): FieldOperator {
  const unwanted = pullCondition(argument)
  return (value, site) =>
    value === undefined ? undefined : arrayAt('$pull', value, site).filter((entry) => !unwanted(entry))
}

function pullCondition(argument: Value): (element: Value) => boolean {
  if (argument instanceof BSONRegExp) return compileElement(new Map([['$regex', argument]]), compileFilter)
  if (isOperators(argument)) return compileElement(argument, compileFilter)
  if (!isDocument(argument)) return (element) => equalValues(element, argument)
  const matches = compileFilter(argument)
  return (element) => isDocument(element) && matches(element)
}

function pullAll(_path: string, argument: Value): FieldOperator {
  if (!Array.isArray(argument)) throw badValue('$pullAll requires an array argument')
  return (value, site) =>
    value === undefined
      ? undefined
      : arrayAt('$pullAll', value, site).filter(
          (entry) => !argument.some((unwanted) => equalValues(unwanted, entry)),
        )
}

function pop(_path: string, argument: Value): FieldOperator {
  const end = toInteger(argument)
  if (end !== 1 && end !== -1) throw failedToParse('$pop expects 1 or -1')
  return (value, site) => {
    if (value === undefined) return undefined
    if (!Array.isArray(value))
      throw typeMismatch(`Path '${site.path}' contains an element of non-array type '${typeNameOf(value)}'`)
    return end === 1 ? value.slice(0, -1) : value.slice(1)
  }
}
