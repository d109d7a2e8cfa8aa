import { Binary, BSONRegExp, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { CommandError, typeMismatch } from './command-error'
import { isDocument, RawDocument } from './values'
import type { Document, Value } from './values'

const invalid = (what: string) => new CommandError(22, `Invalid BSON: ${what}`)
/** MongoDB's own limit of nesting. */
const deepest = 180
/** Milliseconds that a JavaScript date can hold, on both sides of 1970. */
const farthestDate = 8_640_000_000_000_000n

/**
 * Reads a BSON document with every type kept apart and the order of fields kept.
 * @param offset where the document begins in `bytes`
 * @throws CommandError 22 for malformed bytes and for the types that BSON has deprecated, 15 for deep nesting
 */
export function decodeDocument(bytes: Buffer, offset = 0): Document {
  return readDocument(new Reader(bytes, offset), 0)
}

/** A document of a list; one that is still raw is read now. @throws CommandError 14 for another type */
export function asDocument(name: string, entry: Value): Document {
  if (isDocument(entry)) return entry
  if (entry instanceof RawDocument) return decodeDocument(entry.bytes)
  throw typeMismatch(`BSON field '${name}' has to hold documents`)
}

class Reader {
  constructor(
    readonly bytes: Buffer,
    public at: number,
  ) {}

  /** Moves on by `length` bytes and returns where it was. */
  skip(length: number): number {
    const start = this.at
    if (length < 0 || start + length > this.bytes.length) throw invalid('it ends too early')
    this.at = start + length
    return start
  }

  int32(): number {
    return this.bytes.readInt32LE(this.skip(4))
  }

  cstring(): string {
    const end = this.bytes.indexOf(0, this.at)
    if (end < 0) throw invalid('a name does not end')
    const text = this.bytes.toString('utf8', this.at, end)
    this.at = end + 1
    return text
  }

  string(): string {
    const length = this.int32()
    const start = this.skip(length)
    if (length < 1 || this.bytes[this.at - 1] !== 0) throw invalid('a string does not end where it says')
    return this.bytes.toString('utf8', start, this.at - 1)
  }

  copy(length: number): Buffer {
    const start = this.skip(length)
    return Buffer.from(this.bytes.subarray(start, this.at))
  }
}

/** Checks the frame of a document or array and returns where it ends. */
function frame(reader: Reader, depth: number): number {
  if (depth > deepest) throw new CommandError(15, `BSONObj exceeds maximum nested object depth: ${deepest}`)
  const start = reader.at
  const size = reader.int32()
  const end = start + size
  if (size < 5 || end > reader.bytes.length || reader.bytes[end - 1] !== 0) throw invalid('its size is wrong')
  return end - 1
}

function readDocument(reader: Reader, depth: number): Document {
  const end = frame(reader, depth)
  const document: Document = new Map()
  while (reader.at < end) {
    const type = reader.bytes.readUInt8(reader.skip(1))
    const name = reader.cstring()
    document.set(name, readValue(reader, type, depth))
  }
  if (reader.at++ !== end) throw invalid('a field runs over its end')
  return document
}

function readArray(reader: Reader, depth: number): Value[] {
  const end = frame(reader, depth)
  const values: Value[] = []
  while (reader.at < end) {
    const type = reader.bytes.readUInt8(reader.skip(1))
    const nameEnd = reader.bytes.indexOf(0, reader.at)
    if (nameEnd < 0) throw invalid('a name does not end')
    reader.at = nameEnd + 1
    values.push(readValue(reader, type, depth))
  }
  if (reader.at++ !== end) throw invalid('an element runs over its end')
  return values
}

function readValue(reader: Reader, type: number, depth: number): Value {
  switch (type) {
    case 0x01:
      return new Double(reader.bytes.readDoubleLE(reader.skip(8)))
    case 0x02:
      return reader.string()
    case 0x03:
      return readDocument(reader, depth + 1)
    case 0x04:
      return readArray(reader, depth + 1)
    case 0x05:
      return readBinary(reader)
    case 0x07:
      return new ObjectId(reader.copy(12))
    case 0x08:
      return reader.bytes.readUInt8(reader.skip(1)) !== 0
    case 0x09:
      return readDate(reader)
    case 0x0a:
      return null
    case 0x0b:
      return new BSONRegExp(reader.cstring(), reader.cstring())
    case 0x0d:
      return new Code(reader.string())
    case 0x10:
      return reader.int32()
    case 0x11:
      return new Timestamp(reader.bytes.readBigUInt64LE(reader.skip(8)))
    case 0x12:
      return reader.bytes.readBigInt64LE(reader.skip(8))
    case 0x13:
      return new Decimal128(reader.copy(16))
    case 0xff:
      return new MinKey()
    case 0x7f:
      return new MaxKey()
    default:
      throw invalid(`type 0x${type.toString(16)} is not supported`)
  }
}

function readBinary(reader: Reader): Binary {
  const length = reader.int32()
  const subType = reader.bytes.readUInt8(reader.skip(1))
  // Subtype 2 repeats the length inside; kept as it is, it goes back out the same.
  return new Binary(reader.copy(length), subType)
}

function readDate(reader: Reader): Date {
  const milliseconds = reader.bytes.readBigInt64LE(reader.skip(8))
  if (milliseconds > farthestDate || milliseconds < -farthestDate)
    throw invalid('a date lies outside the years -271821 to 275760')
  return new Date(Number(milliseconds))
}
