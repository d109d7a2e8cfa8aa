import { createHash } from 'node:crypto'
import { Binary, BSONRegExp, Code, Decimal128, Double, ObjectId, Timestamp } from 'bson'
import { CommandError } from './command-error'
import { exactDouble, exactOf, subtractExact } from './numbers'
import type { Exact } from './numbers'
import { rank, rankOf } from './ordering'
import { isNumeric } from './values'
import type { Numeric, Value } from './values'

/** Longer keys are cut here and completed by a hash; LMDB takes at most 1,978 bytes. */
export const keyPrefixLength = 1_600

/** The place of an empty array in an index and a sort: below null, as MongoDB has it. */
export const emptyArray: unique symbol = Symbol('empty array')
export type KeyPart = Value | undefined | typeof emptyArray

/**
 * Writes values so that comparing the bytes gives MongoDB's order of the values, and equal bytes mean equal values
 * (2, 2.0 and Decimal128 2 are one). A missing field reads as null, as in a MongoDB index.
 * @param directions 1 or -1 for each value; the bytes of a descending one are inverted
 */
export function encodeKey(parts: readonly KeyPart[], directions: readonly number[]): Buffer {
  const writer = new KeyWriter()
  parts.forEach((part, index) => {
    const start = writer.length
    writer.value(part)
    if (directions[index] === -1) writer.invert(start)
  })
  return writer.finish()
}

const ascending = [1]
/** The key of a single value; as text it serves as a hash key of the value. */
export const encodeValue = (value: KeyPart) => encodeKey([value], ascending)

/** The byte that begins every value of a rank, in either direction. */
export const rankByte = (place: number) => place * 16 + 8

/** Cuts a key that is too long for LMDB. Cut keys keep their order only in the first bytes. */
export function shortenKey(key: Buffer): { key: Buffer; cut: boolean } {
  if (key.length <= keyPrefixLength) return { key, cut: false }
  const hash = createHash('sha256').update(key).digest()
  return { key: Buffer.concat([key.subarray(0, keyPrefixLength), hash]), cut: true }
}

class KeyWriter {
  private bytes = Buffer.allocUnsafe(64)
  length = 0

  finish(): Buffer {
    return this.bytes.subarray(0, this.length)
  }

  invert(start: number): void {
    for (let at = start; at < this.length; at++) this.bytes[at] = 255 - (this.bytes[at] ?? 0)
  }

  /** Makes room for so many bytes. It comes before any use of the buffer, for there may be another one afterwards. */
  private reserve(length: number): void {
    const needed = this.length + length
    if (needed <= this.bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2))
    this.bytes.copy(larger, 0, 0, this.length)
    this.bytes = larger
  }

  private byte(value: number): void {
    this.reserve(1)
    this.length = this.bytes.writeUInt8(value, this.length)
  }

  private raw(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  /** A type's byte, then its value. */
  value(value: KeyPart): void {
    if (value === emptyArray) return this.byte(rankByte(rank.missing))
    const place = value === undefined ? rank.null : rankOf(value)
    this.byte(rankByte(place))
    this.content(value)
  }

  private content(value: Value | undefined): void {
    if (isNumeric(value)) this.number(value)
    else if (typeof value === 'string') this.text(value)
    else if (typeof value === 'boolean') this.byte(value ? 1 : 0)
    else if (value instanceof ObjectId) this.raw(value.id)
    else if (value instanceof Date) this.int64(BigInt(value.getTime()) ^ (1n << 63n))
    else if (value instanceof Map) this.fields(value)
    else if (Array.isArray(value)) this.elements(value)
    else if (value instanceof Binary) this.binary(value)
    else if (value instanceof Timestamp) this.int64(value.toBigInt())
    else if (value instanceof BSONRegExp) {
      this.text(value.pattern)
      this.text(value.options)
    } else if (value instanceof Code) this.text(value.code)
  }

  /** UTF-8 with 0 written as 0 255, closed by 0 0: no text's bytes begin another's. */
  private text(text: string): void {
    if (text.includes('\0')) this.raw(escapeZeros(text))
    else this.plainText(text)
    this.byte(0)
    this.byte(0)
  }

  private plainText(text: string): void {
    this.reserve(text.length * 3)
    this.length += this.bytes.write(text, this.length, 'utf8')
  }

  private int64(value: bigint): void {
    this.reserve(8)
    this.length = this.bytes.writeBigUInt64BE(BigInt.asUintN(64, value), this.length)
  }

  private fields(document: ReadonlyMap<string, Value>): void {
    for (const [name, value] of document) {
      this.byte(rankByte(rankOf(value)))
      this.text(name)
      this.content(value)
    }
    this.byte(0)
  }

  private elements(values: readonly Value[]): void {
    for (const value of values) this.value(value)
    this.byte(0)
  }

  private binary(value: Binary): void {
    const bytes = value.buffer.subarray(0, value.position)
    this.reserve(4)
    this.length = this.bytes.writeUInt32BE(bytes.length, this.length)
    this.byte(value.sub_type)
    this.raw(bytes)
  }

  /** The largest double not above the number, then what is missing to it (nothing for most numbers). */
  private number(value: Numeric): void {
    if (typeof value === 'number') return this.double(value, 0)
    if (value instanceof Double) return this.double(value.value, 0)
    if (typeof value === 'bigint' && Number.isSafeInteger(Number(value))) return this.double(Number(value), 0)
    const exact = exactOf(value)
    if (typeof exact === 'number') return this.double(exact, 0)
    const floor = floorDouble(exact, value instanceof Decimal128 ? Number(value.toString()) : Number(value))
    const rest = subtractExact(exact, finiteDouble(floor))
    this.double(floor, rest.coefficient === 0n ? 0 : 1)
    if (rest.coefficient !== 0n) this.rest(rest)
  }

  private double(value: number, ending: number): void {
    const start = this.length
    this.reserve(8)
    // -0 equals 0, and NaN is below -Infinity.
    this.length = this.bytes.writeDoubleBE(value === 0 ? 0 : value, start)
    if (Number.isNaN(value)) this.bytes.fill(0, start, this.length)
    else if (value < 0) this.invert(start)
    else this.bytes.writeUInt8(this.bytes.readUInt8(start) | 0x80, start)
    this.byte(ending)
  }

  /** A positive number as its power of ten and its digits. */
  private rest(rest: Exact): void {
    const digits = String(rest.coefficient)
    this.reserve(2)
    this.length = this.bytes.writeUInt16BE(digits.length + rest.exponent + 0x8000, this.length)
    this.text(digits.replace(/(?<!0)0+$/, ''))
  }
}

const escapeZeros = (text: string) =>
  Buffer.from([...Buffer.from(text)].flatMap((byte) => (byte === 0 ? [0, 255] : [byte])))

function finiteDouble(value: number): Exact {
  const exact = exactDouble(value)
  if (typeof exact === 'number')
    throw new CommandError(201, 'Decimals beyond the range of a double are not supported in an index or sort')
  return exact
}

/** The largest double that is not above the number; `near` is the double next to it on either side. */
function floorDouble(exact: Exact, near: number): number {
  const overshoot = subtractExact(exact, finiteDouble(near)).coefficient < 0n
  return overshoot ? doubleBelow(near) : near
}

function doubleBelow(value: number): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  if (value === 0) return -Number.MIN_VALUE
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n))
  return view.getFloat64(0)
}
