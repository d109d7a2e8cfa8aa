import { Binary, BSONRegExp, Code, Decimal128, Double, ObjectId, Timestamp } from 'bson'
import { CommandError } from './command-error'
import { RawDocument, typeOf } from './values'
import type { Document, Value } from './values'

/** The largest document MongoDB stores, in bytes. */
export const largestDocument = 16 * 1024 * 1024
/** A buffer that is kept from one document to the next, unless one was large. */
const largestScratch = 1024 * 1024
let scratch: Buffer = Buffer.allocUnsafe(16 * 1024)

/** Writes a document of a reply as BSON. */
export const encodeDocument = (document: Document): Buffer => encode(document, false)

/**
 * Writes a document as it is to be stored.
 * @throws CommandError 52 for a field name that begins with `$`, 10334 above 16 MB
 */
export function encodeStored(document: Document): Buffer {
  const bytes = encode(document, true)
  if (bytes.length > largestDocument)
    throw new CommandError(
      10334,
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${largestDocument}`,
    )
  return bytes
}

function encode(document: Document, stored: boolean): Buffer {
  const writer = new Writer(scratch, stored)
  writer.document(document)
  if (writer.buffer.length <= largestScratch) scratch = writer.buffer
  return Buffer.from(writer.buffer.subarray(0, writer.at))
}

class Writer {
  at = 0

  constructor(
    public buffer: Buffer,
    private readonly stored: boolean,
  ) {}

  /** Makes room for so many bytes. It comes before any use of the buffer, for there may be another one afterwards. */
  private reserve(length: number): void {
    const needed = this.at + length
    if (needed <= this.buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(needed, this.buffer.length * 2))
    this.buffer.copy(larger, 0, 0, this.at)
    this.buffer = larger
  }

  private byte(value: number): void {
    this.reserve(1)
    this.at = this.buffer.writeUInt8(value, this.at)
  }

  private int32(value: number): void {
    this.reserve(4)
    this.at = this.buffer.writeInt32LE(value, this.at)
  }

  private int64(value: bigint): void {
    this.reserve(8)
    this.at = this.buffer.writeBigInt64LE(BigInt.asIntN(64, value), this.at)
  }

  private double(value: number): void {
    this.reserve(8)
    this.at = this.buffer.writeDoubleLE(value, this.at)
  }

  private bytes(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.buffer.set(bytes, this.at)
    this.at += bytes.length
  }

  private text(text: string): void {
    // A UTF-16 unit takes at most three bytes in UTF-8.
    this.reserve(text.length * 3)
    this.at += this.buffer.write(text, this.at, 'utf8')
    this.byte(0)
  }

  private string(text: string): void {
    const start = this.at
    this.int32(0)
    this.text(text)
    this.buffer.writeInt32LE(this.at - start - 4, start)
  }

  document(document: Document): void {
    const start = this.at
    this.int32(0)
    for (const [name, value] of document) {
      if (this.stored && name.startsWith('$'))
        throw new CommandError(
          52,
          `The dollar ($) prefixed field '${name}' in '${name}' is not valid for storage.`,
        )
      this.element(name, value)
    }
    this.finish(start)
  }

  private array(values: Value[]): void {
    const start = this.at
    this.int32(0)
    for (let index = 0; index < values.length; index++) this.element(String(index), values[index] ?? null)
    this.finish(start)
  }

  private finish(start: number): void {
    this.byte(0)
    this.buffer.writeInt32LE(this.at - start, start)
  }

  private element(name: string, value: Value): void {
    this.byte(typeOf(value) & 0xff)
    this.text(name)
    this.value(value)
  }

  private value(value: Value): void {
    if (typeof value === 'string') this.string(value)
    else if (typeof value === 'number') this.int32(value)
    else if (typeof value === 'boolean') this.byte(value ? 1 : 0)
    else if (value instanceof Map) this.document(value)
    else if (Array.isArray(value)) this.array(value)
    else if (value instanceof RawDocument) this.bytes(value.bytes)
    else if (value instanceof ObjectId) this.bytes(value.id)
    else if (value instanceof Double) this.double(value.value)
    else if (typeof value === 'bigint') this.int64(value)
    else if (value instanceof Date) this.int64(BigInt(value.getTime()))
    else if (value instanceof Decimal128) this.bytes(value.bytes)
    else if (value instanceof Binary) this.binary(value)
    else if (value instanceof BSONRegExp) {
      this.text(value.pattern)
      this.text(value.options)
    } else if (value instanceof Timestamp) this.int64(value.toBigInt())
    else if (value instanceof Code) this.string(value.code)
    // null, MinKey and MaxKey are their type alone.
  }

  private binary(value: Binary): void {
    const bytes = value.buffer.subarray(0, value.position)
    this.int32(bytes.length)
    this.byte(value.sub_type)
    this.bytes(bytes)
  }
}
