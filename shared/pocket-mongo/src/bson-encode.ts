import { Binary, BSONRegExp, Code, Decimal128, Double, MinKey, ObjectId, Timestamp } from 'bson'
import { CommandError } from './command-error'
import { RawDocument, typeOf } from './values'
import type { Document, Value } from './values'

/** The largest document MongoDB stores, in bytes. */
export const largestDocument = 16 * 1024 * 1024
const largestScratch = 1024 * 1024
let scratch = Buffer.allocUnsafe(16 * 1024)

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
  const writer = new Writer(stored)
  writer.document(document)
  const bytes = Buffer.from(scratch.subarray(0, writer.at))
  if (scratch.length > largestScratch) scratch = Buffer.allocUnsafe(16 * 1024)
  return bytes
}

class Writer {
  at = 0

  constructor(private readonly stored: boolean) {}

  private room(length: number): number {
    const start = this.at
    this.at += length
    if (this.at > scratch.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.at, scratch.length * 2))
      scratch.copy(larger, 0, 0, start)
      scratch = larger
    }
    return start
  }

  private int32(value: number): void {
    const at = this.room(4)
    scratch.writeInt32LE(value, at)
  }

  private bytes(bytes: Uint8Array): void {
    const at = this.room(bytes.length)
    scratch.set(bytes, at)
  }

  private text(text: string): void {
    // A UTF-16 unit takes at most three bytes in UTF-8.
    const at = this.room(text.length * 3 + 1)
    const written = scratch.write(text, at, 'utf8')
    scratch[at + written] = 0
    this.at = at + written + 1
  }

  private string(text: string): void {
    const at = this.room(4)
    this.text(text)
    scratch.writeInt32LE(this.at - at - 4, at)
  }

  document(document: Document): void {
    const start = this.room(4)
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

  private finish(start: number): void {
    scratch[this.room(1)] = 0
    scratch.writeInt32LE(this.at - start, start)
  }

  private element(name: string, value: Value): void {
    const type = typeOf(value)
    const at = this.room(1)
    scratch[at] = type & 0xff
    this.text(name)
    this.value(value)
  }

  private value(value: Value): void {
    if (typeof value === 'string') this.string(value)
    else if (typeof value === 'number') this.int32(value)
    else if (typeof value === 'boolean') this.bytes(Uint8Array.of(value ? 1 : 0))
    else if (value === null) return
    else if (value instanceof Map) this.document(value)
    else if (Array.isArray(value)) this.array(value)
    else if (value instanceof RawDocument) this.bytes(value.bytes)
    else if (value instanceof ObjectId) this.bytes(value.id)
    else if (value instanceof Double) this.double(value.value)
    else if (typeof value === 'bigint') this.int64(value)
    else if (value instanceof Date) this.int64(BigInt(value.getTime()))
    else if (value instanceof Decimal128) this.bytes(value.bytes)
    else if (value instanceof Binary) this.binary(value)
    else if (value instanceof BSONRegExp) this.regex(value)
    else if (value instanceof Timestamp) this.int64(value.toBigInt())
    else if (value instanceof Code) this.string(value.code)
    else if (value instanceof MinKey) return
  }

  private array(values: Value[]): void {
    const start = this.room(4)
    for (let index = 0; index < values.length; index++) this.element(String(index), values[index] ?? null)
    this.finish(start)
  }

  private double(value: number): void {
    const at = this.room(8)
    scratch.writeDoubleLE(value, at)
  }

  private int64(value: bigint): void {
    const at = this.room(8)
    scratch.writeBigInt64LE(BigInt.asIntN(64, value), at)
  }

  private binary(value: Binary): void {
    const bytes = value.buffer.subarray(0, value.position)
    this.int32(bytes.length)
    this.bytes(Uint8Array.of(value.sub_type))
    this.bytes(bytes)
  }

  private regex(value: BSONRegExp): void {
    this.text(value.pattern)
    this.text(value.options)
  }
}
