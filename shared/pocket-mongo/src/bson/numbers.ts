import { Decimal128, Double } from 'bson'
import { toDouble } from './values'
import type { Numeric } from './values'

/** A finite number without any rounding: `coefficient` × 10^`exponent`. */
export interface Exact {
  coefficient: bigint
  exponent: number
}

const smallestLong = -(2n ** 63n)
const largestLong = 2n ** 63n - 1n
const digitsOfDecimal = 34

/** The exact value of a number, or the double NaN or ±Infinity that it is. */
export function exactOf(value: Numeric): Exact | number {
  if (value instanceof Decimal128) return exactDecimal(value.toString())
  if (value instanceof Double) return exactDouble(value.value)
  return { coefficient: BigInt(value), exponent: 0 }
}

function exactDecimal(text: string): Exact | number {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(text)
  if (!parts) return Number(text)
  const fraction = parts[3] ?? ''
  const coefficient = BigInt(`${parts[1] ?? ''}${parts[2] ?? ''}${fraction}`)
  return { coefficient, exponent: Number(parts[4] ?? 0) - fraction.length }
}

/** Every finite double is a whole number times a power of two, hence a finite decimal. */
export function exactDouble(value: number): Exact | number {
  if (!Number.isFinite(value)) return value
  if (Number.isInteger(value)) return { coefficient: BigInt(value), exponent: 0 }
  let scaled = value
  let halvings = 0
  while (!Number.isInteger(scaled)) {
    scaled *= 2
    halvings += 1
  }
  return { coefficient: BigInt(scaled) * 5n ** BigInt(halvings), exponent: -halvings }
}

/** Difference `a - b`. */
export function subtractExact(a: Exact, b: Exact): Exact {
  const exponent = Math.min(a.exponent, b.exponent)
  return { coefficient: scaleTo(a, exponent) - scaleTo(b, exponent), exponent }
}

const scaleTo = (value: Exact, exponent: number) =>
  value.coefficient * 10n ** BigInt(value.exponent - exponent)

const sign = (value: bigint | number) => (value < 0 ? -1 : value > 0 ? 1 : 0)

/** MongoDB's order of numbers of any types, by value; NaN is below all others and equal to itself. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  if (a instanceof Decimal128 || b instanceof Decimal128) return compareExact(exactOf(a), exactOf(b))
  const left = a instanceof Double ? a.value : a
  const right = b instanceof Double ? b.value : b
  if (left < right) return -1
  if (left > right) return 1
  return Number(isNotANumber(right)) - Number(isNotANumber(left))
}

const isNotANumber = (value: number | bigint) => typeof value === 'number' && Number.isNaN(value)

function compareExact(a: Exact | number, b: Exact | number): number {
  if (typeof a === 'object' && typeof b === 'object') {
    const signs = sign(a.coefficient) - sign(b.coefficient)
    return signs === 0 ? sign(subtractExact(a, b).coefficient) : sign(signs)
  }
  const rank = (value: Exact | number) =>
    typeof value === 'object' ? 0 : Number.isNaN(value) ? -2 : sign(value)
  return sign(rank(a) - rank(b))
}

export type Arithmetic = 'add' | 'subtract' | 'multiply'

/**
 * Adds, subtracts or multiplies as MongoDB does: the result has the wider of the two types (int, long, double,
 * decimal), an int that overflows becomes a long.
 * @returns undefined when a long overflows
 */
export function calculate(operation: Arithmetic, a: Numeric, b: Numeric): Numeric | undefined {
  if (a instanceof Decimal128 || b instanceof Decimal128)
    return calculateDecimal(operation, toDecimalOperand(a), toDecimalOperand(b))
  if (a instanceof Double || b instanceof Double)
    return new Double(apply(operation, toDouble(a), toDouble(b), (x, y) => x * y))
  const result = applyBig(operation, BigInt(a), BigInt(b))
  if (result < smallestLong || result > largestLong) return undefined
  const small = typeof a === 'number' && typeof b === 'number' && BigInt.asIntN(32, result) === result
  return small ? Number(result) : result
}

const apply = (operation: Arithmetic, a: number, b: number, multiply: (x: number, y: number) => number) =>
  operation === 'add' ? a + b : operation === 'subtract' ? a - b : multiply(a, b)

const applyBig = (operation: Arithmetic, a: bigint, b: bigint) =>
  operation === 'add' ? a + b : operation === 'subtract' ? a - b : a * b

/** MongoDB takes 15 digits of a double into decimal arithmetic. */
function toDecimalOperand(value: Numeric): Exact | number {
  if (!(value instanceof Double)) return exactOf(value)
  return Number.isFinite(value.value) ? exactDecimal(decimalText(value.value)) : value.value
}

const decimalText = (value: number) => value.toPrecision(15).replace('e', 'E').replace('E+', 'E')

function calculateDecimal(operation: Arithmetic, a: Exact | number, b: Exact | number): Decimal128 {
  if (typeof a === 'number' || typeof b === 'number') {
    const approximate = (value: Exact | number) =>
      typeof value === 'number' ? value : sign(value.coefficient)
    return Decimal128.fromString(String(apply(operation, approximate(a), approximate(b), (x, y) => x * y)))
  }
  if (operation === 'multiply')
    return decimalOf({ coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent })
  return decimalOf(
    subtractExact(a, operation === 'add' ? { coefficient: -b.coefficient, exponent: b.exponent } : b),
  )
}

/** The Decimal128 nearest to an exact number (34 digits, ties to even). */
export function decimalOf(value: Exact): Decimal128 {
  return Decimal128.fromStringWithRounding(`${value.coefficient}E${value.exponent}`)
}

/** Quotient of two numbers: a decimal when one of them is, else a double. The divisor is not zero. */
export function divide(a: Numeric, b: Numeric): Numeric {
  if (!(a instanceof Decimal128 || b instanceof Decimal128)) return new Double(toDouble(a) / toDouble(b))
  const [left, right] = [toDecimalOperand(a), toDecimalOperand(b)]
  if (typeof left === 'number' || typeof right === 'number')
    return Decimal128.fromString(String(toDouble(a) / toDouble(b)))
  const extra = digitsOfDecimal + 2 + Math.max(0, digits(right.coefficient) - digits(left.coefficient))
  const scaled = (left.coefficient * 10n ** BigInt(extra)) / right.coefficient
  return trimDecimal({ coefficient: scaled, exponent: left.exponent - right.exponent - extra })
}

const digits = (value: bigint) => String(value < 0n ? -value : value).length

/** Takes trailing zeros away, so that 6 / 3 is 2 and not 2.0000. */
function trimDecimal(value: Exact): Decimal128 {
  let { coefficient, exponent } = value
  while (exponent < 0 && coefficient % 10n === 0n) {
    coefficient /= 10n
    exponent += 1
  }
  return decimalOf({ coefficient, exponent })
}
