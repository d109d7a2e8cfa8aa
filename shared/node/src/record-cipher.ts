import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { AppError } from './errors'

/** Where an encrypted value stands; part of what is authenticated, so that it cannot be moved. */
export interface Place {
  collection: string
  document: string
  field: string
}

/** What was read is not what was written here under this key: it was changed, cut off, moved, or the key is another. */
export class AlteredDataError extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'internal',
      publicMessage: 'A part of this record cannot be read. Please tell us, so that we can look after it.',
      cause,
    })
    this.name = 'AlteredDataError'
  }
}

/** The authenticated cipher of everything that is kept. */
export const cipherName = 'aes-256-gcm'
export const keyBytes = 32
export const nonceBytes = 12
export const tagBytes = 16

const valueFormat = 1
/** The length of an answer tells something about it: values are filled up with spaces, which JSON does not mind, to a multiple of this. */
const paddedTo = 64

type Purpose = 'values' | 'hashes'
const derived: Record<Purpose, WeakMap<KeyObject, KeyObject>> = {
  values: new WeakMap(),
  hashes: new WeakMap(),
}

/** A key of its own for each use (HKDF-SHA-256): what is done with one says nothing about the others. */
function keyOf(recordKey: KeyObject, purpose: Purpose): KeyObject {
  const known = derived[purpose].get(recordKey)
  if (known) return known
  const bytes = hkdfSync('sha256', recordKey, '', `birth-codex record ${purpose} v1`, keyBytes)
  const key = createSecretKey(new Uint8Array(bytes))
  derived[purpose].set(recordKey, key)
  return key
}

const authenticatedOf = ({ collection, document, field }: Place) =>
  Buffer.from(JSON.stringify(['birth-codex value', valueFormat, collection, document, field]))

function paddedJson(value: unknown): Buffer {
  const json: unknown = JSON.stringify(value)
  if (typeof json !== 'string') throw new TypeError('This value has no JSON, so that it cannot be encrypted')
  const bytes = Buffer.from(json)
  const padded = Buffer.alloc(Math.ceil(bytes.length / paddedTo) * paddedTo, ' ')
  bytes.copy(padded)
  return padded
}

/**
 * Encrypts a value as JSON (so that a Date comes back as text): a byte of the format, 12 random bytes of nonce, the ciphertext and
 * 16 bytes of tag; 64 n + 29 bytes.
 *
 * @throws TypeError for what JSON cannot say (undefined, a function)
 */
export function encryptValue(key: KeyObject, value: unknown, place: Place): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, keyOf(key, 'values'), nonce)
  cipher.setAAD(authenticatedOf(place))
  const encrypted = cipher.update(paddedJson(value))
  cipher.final()
  return Buffer.concat([Buffer.of(valueFormat), nonce, encrypted, cipher.getAuthTag()])
}

/**
 * The value that `encryptValue` was given with the same key and place.
 *
 * @throws AlteredDataError for bytes that were changed, moved, or encrypted under another key
 */
export function decryptValue(key: KeyObject, bytes: Uint8Array, place: Place): unknown {
  if (bytes.length < 1 + nonceBytes + tagBytes || bytes[0] !== valueFormat) throw new AlteredDataError()
  const nonce = bytes.subarray(1, 1 + nonceBytes)
  const decipher = createDecipheriv(cipherName, keyOf(key, 'values'), nonce, { authTagLength: tagBytes })
  decipher.setAAD(authenticatedOf(place))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const decrypted = decipher.update(bytes.subarray(1 + nonceBytes, -tagBytes))
  try {
    decipher.final()
  } catch (error) {
    throw new AlteredDataError(error)
  }
  return JSON.parse(decrypted.toString())
}

/**
 * A name for bytes or text by which the same are recognised, and which nobody can compute who lacks the key: a plain hash of what
 * a family wrote could be found by guessing. HMAC-SHA-256, 64 hexadecimal digits.
 *
 * @param purpose what the name is for; the same content has another name for another purpose
 */
export const keyedHashOf = (key: KeyObject, purpose: string, content: string | Uint8Array): string =>
  createHmac('sha256', keyOf(key, 'hashes'))
    .update(`${JSON.stringify(purpose)}\n`)
    .update(content)
    .digest('hex')

/** The bytes of a field of the database that is encrypted (BSON binary, as the driver or mongoose gives it); null for any other. */
export function encryptedBytesOf(stored: unknown): Uint8Array | null {
  if (stored instanceof Uint8Array) return stored
  const isBinary = typeof stored === 'object' && stored !== null && '_bsontype' in stored
  if (!isBinary || stored._bsontype !== 'Binary' || !('buffer' in stored)) return null
  const { buffer } = stored
  if (!(buffer instanceof Uint8Array)) return null
  // The driver's buffer may be longer than what stands in it.
  const length = 'position' in stored && typeof stored.position === 'number' ? stored.position : buffer.length
  return buffer.subarray(0, length)
}

let isClearRefused = false

/** Whether this process refuses what stands in the clear where it should be encrypted: the setting REFUSE_CLEAR_DATA. */
export const refuseClearData = (isRefused: boolean): void => {
  isClearRefused = isRefused
}

/**
 * What stands in the clear, as it was written before there were keys. Once all of that is encrypted, whoever puts something in the
 * clear can be nobody but a stranger who writes to the store.
 *
 * @throws AlteredDataError where clear data is refused
 */
export function readClear<Stored>(stored: Stored): Stored {
  if (isClearRefused && stored !== undefined)
    throw new AlteredDataError(new Error('It is in the clear, and REFUSE_CLEAR_DATA is set'))
  return stored
}

/**
 * A field as it was written: decrypted where it is encrypted, and as it stands where it was written before there were keys.
 *
 * @throws AlteredDataError as `decryptValue` and `readClear`
 */
export function readValue(key: KeyObject, stored: unknown, place: Place): unknown {
  const bytes = encryptedBytesOf(stored)
  return bytes ? decryptValue(key, bytes, place) : readClear(stored)
}
