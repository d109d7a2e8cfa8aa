import { Decimal128, Double } from 'bson'
import { CommandError } from '../bson/command-error'
import { encodeValue } from '../bson/key-string'
import { decimalOf, divide, exactDouble, exactOf, subtractExact } from '../bson/numbers'
import type { Exact } from '../bson/numbers'
import { compareValues } from '../bson/ordering'
import { isDocument, isNumeric, toDouble, wholeNumber } from '../bson/values'
import type { Document, Numeric, Value } from '../bson/values'
import { compileExpression } from '../expressions/expressions'

/** Gathers one value of a group. */
export interface Accumulator {
  add(value: Value | undefined): void
  result(): Value
}

/**
 * Compiles a field of `$group`, such as `{ $sum: '$amount' }`.
 * @returns a maker of one accumulator per group, and what it is fed
 */
export function compileAccumulator(
  name: string,
  spec: Value,
): { make: () => Accumulator; input: (root: Document) => Value | undefined } {
  if (!isDocument(spec) || spec.size !== 1)
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`)
  const [operator, argument] = [...spec][0] ?? ['', null]
  if (operator === '$count') {
    if (!isDocument(argument) || argument.size > 0)
      throw new CommandError(9, '$count takes no arguments, i.e. $count:{}')
    return { make: () => new Sum(), input: () => 1 }
  }
  const make = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined
  if (!make) throw new CommandError(15952, `unknown group operator '${operator}'`)
  return { make, input: compileExpression(argument) }
}

/**
 * A sum in the widest type among its numbers. Whole numbers and decimals are added exactly, doubles with the error of
 * each addition carried along, so that ten times 0.1 is 1.
 */
class Sum implements Accumulator {
  private whole = 0n
  private sawLong = false
  private decimals: Exact = { coefficient: 0n, exponent: 0 }
  private sawDecimal = false
  private sawDouble = false
  private double = 0
  private carried = 0
  /** NaN or an infinity, once one came in. */
  private special: number | undefined
  count = 0

  add(value: Value | undefined): void {
    if (!isNumeric(value)) return
    this.count += 1
    if (value instanceof Double) this.addDouble(value.value)
    else if (value instanceof Decimal128) this.addDecimal(value)
    else {
      this.sawLong ||= typeof value === 'bigint'
      this.whole += BigInt(value)
    }
  }

  private addDouble(value: number): void {
    this.sawDouble = true
    if (!Number.isFinite(value)) {
      this.special = (this.special ?? 0) + value
      return
    }
    const sum = this.double + value
    this.carried +=
      Math.abs(this.double) >= Math.abs(value) ? this.double - sum + value : value - sum + this.double
    this.double = sum
  }

  private addDecimal(value: Decimal128): void {
    this.sawDecimal = true
    const exact = exactOf(value)
    if (typeof exact === 'number') this.special = (this.special ?? 0) + exact
    else this.decimals = plus(this.decimals, exact)
  }

  result(): Numeric {
    if (this.sawDecimal)
      return this.special === undefined
        ? decimalOf(this.exact())
        : Decimal128.fromString(String(this.special))
    if (this.sawDouble) return new Double(this.special ?? this.double + this.carried + Number(this.whole))
    const fitsLong = BigInt.asIntN(64, this.whole) === this.whole
    if (!fitsLong) return new Double(Number(this.whole))
    return this.sawLong ? this.whole : wholeNumber(Number(this.whole))
  }

  private exact(): Exact {
    const parts = [
      exactDouble(this.double),
      exactDouble(this.carried),
      { coefficient: this.whole, exponent: 0 },
    ]
    return parts.reduce<Exact>(
      (sum, part) => (typeof part === 'number' ? sum : plus(sum, part)),
      this.decimals,
    )
  }

  average(): Value {
    if (this.count === 0) return null
    const sum = this.result()
    return sum instanceof Decimal128 ? divide(sum, this.count) : new Double(toDouble(sum) / this.count)
  }
}

const plus = (a: Exact, b: Exact): Exact =>
  subtractExact(a, { coefficient: -b.coefficient, exponent: b.exponent })

class Average implements Accumulator {
  private readonly sum = new Sum()

  add(value: Value | undefined): void {
    this.sum.add(value)
  }

  result(): Value {
    return this.sum.average()
  }
}

/** The least or greatest value; null and missing do not take part. */
class Extreme implements Accumulator {
  private extreme: Value = null

  constructor(private readonly direction: 1 | -1) {}

  add(value: Value | undefined): void {
    if (value === null || value === undefined) return
    if (this.extreme === null || compareValues(value, this.extreme) * this.direction > 0) this.extreme = value
  }

  result(): Value {
    return this.extreme
  }
}

class First implements Accumulator {
  private found: Value | undefined

  add(value: Value | undefined): void {
    if (this.found === undefined) this.found = value ?? null
  }

  result(): Value {
    return this.found ?? null
  }
}

class Last implements Accumulator {
  private found: Value = null

  add(value: Value | undefined): void {
    this.found = value ?? null
  }

  result(): Value {
    return this.found
  }
}

class Push implements Accumulator {
  private readonly values: Value[] = []

  add(value: Value | undefined): void {
    if (value !== undefined) this.values.push(value)
  }

  result(): Value {
    return this.values
  }
}

class AddToSet implements Accumulator {
  private readonly values = new Map<string, Value>()

  add(value: Value | undefined): void {
    if (value === undefined) return
    const key = encodeValue(value).toString('latin1')
    if (!this.values.has(key)) this.values.set(key, value)
  }

  result(): Value {
    return [...this.values.values()]
  }
}

const accumulators: Readonly<Record<string, () => Accumulator>> = {
  $sum: () => new Sum(),
  $avg: () => new Average(),
  $min: () => new Extreme(-1),
  $max: () => new Extreme(1),
  $first: () => new First(),
  $last: () => new Last(),
  $push: () => new Push(),
  $addToSet: () => new AddToSet(),
}
