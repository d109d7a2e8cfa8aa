import { Decimal128, Double } from 'bson'
import { CommandError } from '../bson/command-error'
import { calculate, divide } from '../bson/numbers'
import type { Arithmetic } from '../bson/numbers'
import { isNumeric, toDouble, typeNameOf } from '../bson/values'
import type { Numeric, Value } from '../bson/values'
import type { BuildExpression, Expression } from './arguments'

/** Reads operands; null or missing among them makes the result null. */
function operands(
  argument: Value,
  compile: (value: Value) => Expression,
): (root: Parameters<Expression>[0]) => Value[] | null {
  const parts = (Array.isArray(argument) ? argument : [argument]).map(compile)
  return (root) => {
    const values: Value[] = []
    for (const part of parts) {
      const value = part(root)
      if (value === null || value === undefined) return null
      values.push(value)
    }
    return values
  }
}

function numberOf(name: string, value: Value): Numeric {
  if (isNumeric(value)) return value
  throw new CommandError(14, `${name} only supports numeric types, not ${typeNameOf(value)}`)
}

/** A long that overflows goes on as a double. */
function compute(operation: Arithmetic, a: Numeric, b: Numeric): Numeric {
  return calculate(operation, a, b) ?? calculate(operation, new Double(toDouble(a)), b) ?? new Double(NaN)
}

const addToDate = (date: Date, milliseconds: Numeric, sign: number) => {
  const time = date.getTime() + sign * Math.round(toDouble(milliseconds))
  if (!Number.isFinite(new Date(time).getTime())) throw new CommandError(15, 'date overflow')
  return new Date(time)
}

const add: BuildExpression = (argument, compile) => {
  const read = operands(argument, compile)
  return (root) => {
    const values = read(root)
    if (!values) return null
    const dates = values.filter((value) => value instanceof Date)
    if (dates.length > 1) throw new CommandError(16612, 'only one date allowed in an $add expression')
    const sum = values
      .filter((value) => !(value instanceof Date))
      .reduce<Numeric>((total, value) => compute('add', total, numberOf('$add', value)), 0)
    return dates[0] ? addToDate(dates[0], sum, 1) : sum
  }
}

const multiply: BuildExpression = (argument, compile) => {
  const read = operands(argument, compile)
  return (root) =>
    read(root)?.reduce<Numeric>(
      (total, value) => compute('multiply', total, numberOf('$multiply', value)),
      1,
    ) ?? null
}

/** An operator of exactly two operands. */
function binary(name: string, apply: (a: Value, b: Value) => Value): BuildExpression {
  return (argument, compile) => {
    if (!Array.isArray(argument) || argument.length !== 2)
      throw new CommandError(16020, `Expression ${name} takes exactly 2 arguments.`)
    const read = operands(argument, compile)
    return (root) => {
      const [a, b] = read(root) ?? []
      return a === undefined || b === undefined ? null : apply(a, b)
    }
  }
}

function subtract(a: Value, b: Value): Value {
  if (a instanceof Date && b instanceof Date) return BigInt(a.getTime() - b.getTime())
  if (a instanceof Date) return addToDate(a, numberOf('$subtract', b), -1)
  return compute('subtract', numberOf('$subtract', a), numberOf('$subtract', b))
}

function quotient(a: Value, b: Value): Value {
  const [left, right] = [numberOf('$divide', a), numberOf('$divide', b)]
  if (toDouble(right) === 0) throw new CommandError(2, "can't $divide by zero")
  return divide(left, right)
}

function remainder(a: Value, b: Value): Value {
  const [left, right] = [numberOf('$mod', a), numberOf('$mod', b)]
  if (toDouble(right) === 0) throw new CommandError(16610, "can't $mod by zero")
  if (left instanceof Decimal128 || right instanceof Decimal128)
    throw new CommandError(14, '$mod of decimals is not supported')
  if (left instanceof Double || right instanceof Double) return new Double(toDouble(left) % toDouble(right))
  const rest = BigInt(left) % BigInt(right)
  return typeof left === 'number' && typeof right === 'number' ? Number(rest) : rest
}

/** An operator that leaves whole numbers as they are and changes doubles. */
function rounding(
  name: string,
  whole: (value: number | bigint) => number | bigint,
  change: (value: number) => number,
): BuildExpression {
  return (argument, compile) => {
    const list = Array.isArray(argument) ? argument : [argument]
    if (list.length !== 1)
      throw new CommandError(16020, `Expression ${name} with ${list.length} arguments is not supported`)
    const read = operands(list, compile)
    return (root) => {
      const [value] = read(root) ?? []
      if (value === undefined) return null
      const number = numberOf(name, value)
      if (number instanceof Decimal128) throw new CommandError(14, `${name} of decimals is not supported`)
      return number instanceof Double ? new Double(change(number.value)) : whole(number)
    }
  }
}

const same = (value: number | bigint) => value
/** Half goes to the even neighbour, as in MongoDB. */
const roundHalfEven = (value: number) => {
  const below = Math.floor(value)
  const rest = value - below
  if (rest !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}
const absolute = (value: number | bigint) => (value < 0 ? -value : value)

/** Operators on numbers, in the types that MongoDB gives. */
export const arithmeticOperators: Readonly<Record<string, BuildExpression>> = {
  $add: add,
  $multiply: multiply,
  $subtract: binary('$subtract', subtract),
  $divide: binary('$divide', quotient),
  $mod: binary('$mod', remainder),
  $abs: rounding('$abs', absolute, Math.abs),
  $ceil: rounding('$ceil', same, Math.ceil),
  $floor: rounding('$floor', same, Math.floor),
  $trunc: rounding('$trunc', same, Math.trunc),
  $round: rounding('$round', same, roundHalfEven),
}
