import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { piecesOf } from './object-bytes'
import type { StoredObject } from './object-store'
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

/** Segments that are read at once: what a read costs is shared among them, and none of them has to be put together of two pieces. */
const segmentsAtOnce = 4

/** Takes bytes of an object in pieces of the size that is asked for. */
class ByteReader {
  readonly #object: StoredObject
  #waiting: Buffer = Buffer.alloc(0)
  /** Two pieces of memory, filled by turns: a large file takes no new memory for each of its segments. */
  readonly #memory: Buffer[] = []
  #lent = 0

  constructor(object: StoredObject) {
    this.#object = object
  }

  /**
   * The next `count` bytes, copied only where they come in several pieces; fewer only at the end. They are good until what is behind
   * the next ones is taken.
   */
  take(count: number): Buffer | Promise<Buffer> {
    return this.#waiting.length >= count ? this.#takeWaiting(count) : this.#assemble(count)
  }

  async #assemble(count: number): Promise<Buffer> {
    while (this.#waiting.length === 0 && (await this.#wait()));
    const first = this.#takeWaiting(count)
    if (first.length === count || !(await this.#wait())) return first
    const taken = Buffer.allocUnsafe(count)
    let size = first.copy(taken)
    do size += this.#takeWaiting(count - size).copy(taken, size)
    while (size < count && (await this.#wait()))
    return taken.subarray(0, size)
  }

  /** What was read and not taken, and all behind it, for good. */
  async *rest(): AsyncGenerator<Buffer, void, undefined> {
    if (this.#waiting.length > 0) yield this.#waiting
    yield* piecesOf(this.#object)
  }

  /** The next piece, in the place of one that is used up; false at the end. */
  async #wait(): Promise<boolean> {
    const next = await this.#object.next(() => this.#lend())
    if (next) this.#waiting = next
    return next !== null
  }

  /** With the header before them the first segments are read, so that all pieces end where a segment does. */
  #lend(): Buffer {
    const most = (this.#lent === 0 ? headerBytes : 0) + segmentsAtOnce * sealedBytes
    const turn = this.#lent % 2
    this.#lent += 1
    return (this.#memory[turn] ??= Buffer.allocUnsafeSlow(Math.min(most, this.#object.size))).subarray(
      0,
      most,
    )
  }

  #takeWaiting(most: number): Buffer {
    const taken = this.#waiting.subarray(0, most)
    this.#waiting = this.#waiting.subarray(most)
    return taken
  }
}

function openedObject(file: StoredObject, reader: ByteReader, seal: FileSeal): StoredObject {
  let sealed: Buffer | null = null
  let segment = 0
  let isEnded = false
  return {
    size: plainSizeOf(file.size),
    async next() {
      if (isEnded) return null
      try {
        const current = sealed ?? (await reader.take(sealedBytes))
        // Only what comes after a segment, or does not, tells whether it is the last.
        const behind = reader.take(sealedBytes)
        // Most are there: waiting for what is there would cost as much as a tenth of opening it.
        sealed = Buffer.isBuffer(behind) ? behind : await behind
        isEnded = sealed.length === 0
        const bytes = openSegment(seal, current, segment, isEnded)
        segment += 1
        if (isEnded) file.close()
        return bytes.length > 0 ? bytes : null
      } catch (error) {
        isEnded = true
        file.close()
        throw error
      }
    },
    close() {
      isEnded = true
      file.close()
    },
  }
}

/** A file of before there were keys, of which the first bytes were looked at. */
function clearObject(file: StoredObject, begin: Buffer, reader: ByteReader): StoredObject {
  const rest = reader.rest()
  let first: Buffer | null = begin.length > 0 ? begin : null
  let isClosed = false
  return {
    size: file.size,
    async next() {
      if (isClosed) return null
      const piece = first
      first = null
      return piece ?? (await rest.next()).value ?? null
    },
    close() {
      isClosed = true
      file.close()
    },
  }
}

const plainSizeOf = (encryptedSize: number) => {
  const body = encryptedSize - headerBytes
  const size = body - Math.ceil(body / sealedBytes) * tagBytes
  if (body < tagBytes || size < 0) throw new AlteredDataError()
  return size
}

/**
 * Reads a file that `encryptFile` made for this place; one that was kept before there were keys is given out as it is, unless
 * clear data is refused. Of its bytes two pieces of four segments and an opened one are in memory, and what the store reads at once; none is
 * given out before it was authenticated.
 *
 * @param keyOf asked only for a file that is encrypted
 * @throws AlteredDataError at once or from `next`, for a file that was changed, cut off, moved, is under another key, or in the clear
 *   where that is refused
 */
export async function decryptFile(
  file: StoredObject,
  place: string,
  keyOf: () => KeyObject | Promise<KeyObject>,
): Promise<StoredObject> {
  try {
    const reader = new ByteReader(file)
    const header = await reader.take(headerBytes)
    if (!header.subarray(0, magic.length).equals(magic)) return clearObject(file, readClear(header), reader)
    if (header[magic.length] !== format) throw new AlteredDataError()
    return openedObject(file, reader, sealOf(await keyOf(), header, place))
  } catch (error) {
    file.close()
    throw error
  }
}

/** Whether a file is one of `encryptFile`. It is closed. */
export async function isEncryptedFile(file: StoredObject): Promise<boolean> {
  try {
    return (await new ByteReader(file).take(magic.length)).equals(magic)
  } finally {
    file.close()
  }
}
