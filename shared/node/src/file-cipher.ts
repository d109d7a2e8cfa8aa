import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { Readable } from 'node:stream'
import { AlteredDataError, cipherName, keyBytes, readClear, tagBytes } from './record-cipher'

/**
 * The format of an encrypted file, a STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015) with the key derivation of
 * Tink's AES-GCM-HKDF streaming: magic, a byte of the format, salt, nonce prefix, then segments. Each segment is 64 KiB of plaintext (the last one 0 to
 * 64 KiB) and a tag; its nonce is the prefix, the segment's number (big endian) and whether it is the last. The key of the file is
 * HKDF-SHA-256 of the record's key with the salt, and with the place of the file as info.
 */
const magic = Buffer.from([0xcb, 0x63, 0x6f, 0x64, 0x65, 0x78, 0x0a])
const format = 1
const saltBytes = 32
const prefixBytes = 7
const saltAt = magic.length + 1
const headerBytes = saltAt + saltBytes + prefixBytes
/** Bytes of plaintext in a segment. */
export const segmentBytes = 64 * 1024
const sealedBytes = segmentBytes + tagBytes

interface FileSeal {
  key: KeyObject
  prefix: Uint8Array
}

function sealOf(recordKey: KeyObject, header: Buffer, place: string): FileSeal {
  const salt = header.subarray(saltAt, saltAt + saltBytes)
  const info = JSON.stringify(['birth-codex file', place])
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', recordKey, salt, info, keyBytes)))
  // Copied: the memory of what was read may be filled again.
  return { key, prefix: Buffer.from(header.subarray(saltAt + saltBytes)) }
}

function nonceOf({ prefix }: FileSeal, segment: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(prefixBytes + 5)
  nonce.set(prefix)
  nonce.writeUInt32BE(segment, prefixBytes)
  nonce[prefixBytes + 4] = isLast ? 1 : 0
  return nonce
}

function openSegment(seal: FileSeal, sealed: Buffer, segment: number, isLast: boolean): Buffer {
  if (sealed.length < tagBytes) throw new AlteredDataError()
  const decipher = createDecipheriv(cipherName, seal.key, nonceOf(seal, segment, isLast), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  const bytes = decipher.update(sealed.subarray(0, -tagBytes))
  try {
    decipher.final()
  } catch (error) {
    throw new AlteredDataError(error)
  }
  return bytes
}

/**
 * Encrypts a whole file.
 *
 * @param place where it will lie; it can be read there only
 */
export function encryptFile(recordKey: KeyObject, bytes: Uint8Array, place: string): Buffer {
  const header = Buffer.concat([magic, Buffer.of(format), randomBytes(saltBytes + prefixBytes)])
  const seal = sealOf(recordKey, header, place)
  const segments = Math.max(1, Math.ceil(bytes.length / segmentBytes))
  const encrypted = Buffer.allocUnsafe(headerBytes + bytes.length + segments * tagBytes)
  encrypted.set(header)
  let end = headerBytes
  for (let segment = 0; segment < segments; segment += 1) {
    const cipher = createCipheriv(cipherName, seal.key, nonceOf(seal, segment, segment === segments - 1))
    const from = segment * segmentBytes
    for (const part of [
      cipher.update(bytes.subarray(from, from + segmentBytes)),
      cipher.final(),
      cipher.getAuthTag(),
    ]) {
      encrypted.set(part, end)
      end += part.length
    }
  }
  return encrypted
}

/** A file as it is read: its bytes, and how many there will be unless reading fails. */
export interface ReadFile {
  stream: Readable
  size: number
}

/** A file as it is kept; `passing` as a `StoredObject` has it. */
interface StoredFile extends ReadFile {
  passing?: () => AsyncIterator<Buffer>
}

/** Takes bytes from a stream in pieces of the size that is asked for. */
class ByteReader {
  readonly #chunks: AsyncIterator<unknown>
  #waiting: Buffer = Buffer.alloc(0)

  constructor({ stream, passing }: StoredFile) {
    this.#chunks = passing?.() ?? stream[Symbol.asyncIterator]()
  }

  /**
   * The next `count` bytes, copied only where they come in several pieces; fewer only at the end of the stream. They are good until what
   * is behind the next ones is taken.
   */
  async take(count: number): Promise<Buffer> {
    while (this.#waiting.length === 0 && (await this.#wait()));
    const first = this.#takeWaiting(count)
    if (first.length === count || !(await this.#wait())) return first
    const taken = Buffer.allocUnsafe(count)
    let size = first.copy(taken)
    do size += this.#takeWaiting(count - size).copy(taken, size)
    while (size < count && (await this.#wait()))
    return taken.subarray(0, size)
  }

  /** The next piece, in the place of one that is used up; false at the end. */
  async #wait(): Promise<boolean> {
    const next = await this.#chunks.next()
    if (next.done) return false
    if (!Buffer.isBuffer(next.value)) throw new TypeError('Expected bytes')
    this.#waiting = next.value
    return true
  }

  #takeWaiting(most: number): Buffer {
    const taken = this.#waiting.subarray(0, most)
    this.#waiting = this.#waiting.subarray(most)
    return taken
  }

  /** All that is left, for good. */
  async *rest(): AsyncGenerator<Buffer> {
    for (let part = await this.take(segmentBytes); part.length; part = await this.take(segmentBytes))
      yield Buffer.from(part)
  }
}

async function* openedSegments(reader: ByteReader, seal: FileSeal): AsyncGenerator<Buffer> {
  let sealed = await reader.take(sealedBytes)
  for (let segment = 0; ; segment += 1) {
    // Only what comes after a segment, or does not, tells whether it is the last.
    const next = await reader.take(sealedBytes)
    const isLast = next.length === 0
    yield openSegment(seal, sealed, segment, isLast)
    if (isLast) return
    sealed = next
  }
}

/** The bytes as a stream; reading of `source` ends with it, also when nobody has begun to read. */
function streamOf(source: Readable, bytes: AsyncIterable<Buffer>): Readable {
  const stream = Readable.from(bytes, { objectMode: false })
  stream.once('close', () => source.destroy())
  return stream
}

const plainSizeOf = (encryptedSize: number) => {
  const body = encryptedSize - headerBytes
  const size = body - Math.ceil(body / sealedBytes) * tagBytes
  if (body < tagBytes || size < 0) throw new AlteredDataError()
  return size
}

/**
 * Reads a file that `encryptFile` made for this place; one that was kept before there were keys is given out as it is, unless
 * clear data is refused. Of its bytes at most three segments and what the store reads at once are in memory, and none is given out before it was authenticated.
 *
 * @param keyOf asked only for a file that is encrypted
 * @throws AlteredDataError at once or from the stream, for a file that was changed, cut off, moved, is under another key, or in the clear
 *   where that is refused
 */
export async function decryptFile(
  file: StoredFile,
  place: string,
  keyOf: () => KeyObject | Promise<KeyObject>,
): Promise<ReadFile> {
  try {
    const reader = new ByteReader(file)
    const header = await reader.take(headerBytes)
    if (!header.subarray(0, magic.length).equals(magic)) {
      const begin = readClear(Buffer.from(header))
      const all = async function* () {
        yield begin
        yield* reader.rest()
      }
      return { stream: streamOf(file.stream, all()), size: file.size }
    }
    if (header[magic.length] !== format) throw new AlteredDataError()
    const size = plainSizeOf(file.size)
    const segments = openedSegments(reader, sealOf(await keyOf(), header, place))
    return { stream: streamOf(file.stream, segments), size }
  } catch (error) {
    file.stream.destroy()
    throw error
  }
}

/** Whether a file is one of `encryptFile`. Its stream is ended. */
export async function isEncryptedFile(file: StoredFile): Promise<boolean> {
  try {
    return (await new ByteReader(file).take(magic.length)).equals(magic)
  } finally {
    file.stream.destroy()
  }
}
