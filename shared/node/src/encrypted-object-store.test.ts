import { createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createEncryptedObjectStore } from './encrypted-object-store'
import { decryptFile, encryptFile, segmentBytes } from './file-cipher'
import { createLocalObjectStore } from './local-object-store'
import { objectOfStream, piecesOf, wholeOf } from './object-bytes'
import type { ObjectStore } from './object-store'
import { AlteredDataError } from './record-cipher'
import { untilFilesClosed } from './testing/open-files'

const newKey = () => createSecretKey(randomBytes(32))
const key = newKey()
const header = 8 + 32 + 7
const sealed = segmentBytes + 16

const objects = new Map<string, { bytes: Buffer; contentType: string }>()
const opened: Readable[] = []
/** Keeps what it is given, and hands it out in chunks of a size that fits nothing. */
const store: ObjectStore = {
  put: async (name, bytes, contentType) => void objects.set(name, { bytes: Buffer.from(bytes), contentType }),
  async get(name) {
    const bytes = objects.get(name)?.bytes
    if (!bytes) return null
    const chunks = function* () {
      for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007)
    }
    const stream = Readable.from(chunks(), { objectMode: false })
    opened.push(stream)
    return objectOfStream(stream, bytes.length)
  },
  has: async (name) => objects.has(name),
  delete: async (name) => void objects.delete(name),
  deleteAll: async () => {},
  check: async () => {},
}
const files = createEncryptedObjectStore(store, () => key)
const kept = (name: string) => objects.get(name)?.bytes ?? Buffer.alloc(0)
const keep = (name: string, bytes: Buffer) => objects.set(name, { bytes, contentType: '' })

/** What is given out of an object until its end, or until it is refused. */
async function readAll(from: ObjectStore, name: string) {
  const parts: Buffer[] = []
  try {
    const file = await from.get(name)
    for await (const part of file ? piecesOf(file) : []) parts.push(part)
    return { bytes: Buffer.concat(parts), size: file?.size, error: null }
  } catch (error) {
    return { bytes: Buffer.concat(parts), size: undefined, error }
  }
}
const isRefused = async (name: string, from = files) =>
  (await readAll(from, name)).error instanceof AlteredDataError

beforeEach(() => {
  objects.clear()
  opened.length = 0
})

const sizes = [
  0,
  1,
  16,
  segmentBytes - 1,
  segmentBytes,
  segmentBytes + 1,
  2 * segmentBytes,
  3 * segmentBytes + 7,
]

it.each(sizes)('gives back a file of %i bytes, with its exact size', async (size) => {
  const bytes = randomBytes(size)
  await files.put('proofs/a', bytes, 'application/pdf')
  expect(kept('proofs/a')).toHaveLength(header + size + 16 * Math.max(1, Math.ceil(size / segmentBytes)))
  const read = await readAll(files, 'proofs/a')
  expect(read.size).toBe(size)
  expect(read.bytes.equals(bytes)).toBe(true)
})

it('keeps the key of an object, and tells the store neither its bytes nor its type', async () => {
  await files.put('proofs/a', Buffer.from('%PDF-1.7 Amara'), 'application/pdf')
  expect(await files.has('proofs/a')).toBe(true)
  expect(objects.get('proofs/a')?.contentType).toBe('application/octet-stream')
  expect(kept('proofs/a').includes('PDF')).toBe(false)
  const first = kept('proofs/a')
  await files.put('proofs/a', Buffer.from('%PDF-1.7 Amara'), 'application/pdf')
  expect(kept('proofs/a').subarray(8).equals(first.subarray(8))).toBe(false)
  await files.delete('proofs/a')
  expect(await files.get('proofs/a')).toBeNull()
})

it('is AES-256-GCM in segments, as any other implementation reads it', async () => {
  const bytes = randomBytes(segmentBytes + 100)
  await files.put('proofs/a', bytes, '')
  const file = kept('proofs/a')
  expect(file.subarray(0, 8).toString('latin1')).toBe('\xcbcodex\n\x01')
  const info = '["birth-codex file","proofs/a"]'
  const derived = Buffer.from(hkdfSync('sha256', key.export(), file.subarray(8, 40), info, 32))
  const open = (segment: Buffer, nonceEnd: number[]) => {
    const nonce = Buffer.concat([file.subarray(40, 47), Buffer.from(nonceEnd)])
    const decipher = createDecipheriv('aes-256-gcm', derived, nonce)
    decipher.setAuthTag(segment.subarray(-16))
    return Buffer.concat([decipher.update(segment.subarray(0, -16)), decipher.final()])
  }
  const read = [
    open(file.subarray(47, 47 + sealed), [0, 0, 0, 0, 0]),
    open(file.subarray(47 + sealed), [0, 0, 0, 1, 1]),
  ]
  expect(Buffer.concat(read).equals(bytes)).toBe(true)
})

describe('a file of three segments', () => {
  const bytes = randomBytes(2 * segmentBytes + 100)
  let whole: Buffer
  const segment = (number: number) => whole.subarray(header + number * sealed, header + (number + 1) * sealed)
  beforeEach(async () => {
    await files.put('proofs/a', bytes, '')
    whole = kept('proofs/a')
  })

  it('is refused when a byte of any kind was changed, and gives out no byte of a changed segment', async () => {
    // Format, salt, nonce prefix, content and tag of each segment.
    const places = [7, 8, 39, 40, 46]
    for (const number of [0, 1, 2]) {
      const from = header + number * sealed
      places.push(from, from + 50, from + segment(number).length - 1)
    }
    for (const at of places) {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(at) ^ 0x80, at)
      keep('proofs/a', changed)
      const { error, bytes: given } = await readAll(files, 'proofs/a')
      expect(error).toBeInstanceOf(AlteredDataError)
      expect(given.equals(bytes.subarray(0, given.length))).toBe(true)
      expect(given.length).toBe(segmentBytes * Math.max(0, Math.floor((at - header) / sealed)))
    }
  })

  it('is refused when it was cut off anywhere, also between two segments', async () => {
    const lengths = [header, header + 15, header + 16, header + sealed, header + 2 * sealed, whole.length - 1]
    for (const length of lengths) {
      keep('proofs/a', whole.subarray(0, length))
      expect(await isRefused('proofs/a')).toBe(true)
    }
  })

  it('is refused when segments were reordered, left out, repeated, added or taken from another file', async () => {
    const [first, second, last] = [segment(0), segment(1), segment(2)]
    await files.put('proofs/other', bytes, '')
    const foreign = kept('proofs/other').subarray(header + sealed, header + 2 * sealed)
    const altered = [
      [second, first, last],
      [first, last],
      [first, first, last],
      [first, foreign, last],
      [first, second, last, last],
      [first, second, last, Buffer.of(0)],
    ]
    for (const segments of altered) {
      keep('proofs/a', Buffer.concat([whole.subarray(0, header), ...segments]))
      expect(await isRefused('proofs/a')).toBe(true)
    }
  })

  it('is refused at another place and under the key of another record', async () => {
    keep('proofs/b', whole)
    expect(await isRefused('proofs/b')).toBe(true)
    expect(await isRefused('proofs/a', createEncryptedObjectStore(store, newKey))).toBe(true)
    expect(await isRefused('proofs/a')).toBe(false)
  })
})

it('reads files that were put before there were keys, without asking for one', async () => {
  const none = createEncryptedObjectStore(store, () => Promise.reject(new Error('No key is needed')))
  for (const bytes of [Buffer.alloc(0), Buffer.from('%PDF-1.7'), randomBytes(3 * segmentBytes)]) {
    keep('proofs/old', bytes)
    const read = await readAll(none, 'proofs/old')
    expect(read).toMatchObject({ size: bytes.length, error: null })
    expect(read.bytes.equals(bytes)).toBe(true)
  }
})

it('gives out of a local folder bytes that stay as they are, whatever is read behind them, and leaves no file open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sealed-'))
  try {
    const local = createLocalObjectStore(folder)
    const bytes = randomBytes(25 * segmentBytes + 7)
    const readable = createEncryptedObjectStore(local, () => key)
    await readable.put('files/sealed', bytes, 'image/png')
    await local.put('files/clear', bytes, 'image/png')
    for (const name of ['files/sealed', 'files/clear']) {
      const file = await readable.get(name)
      expect([name, file && (await wholeOf(file)).equals(bytes)]).toEqual([name, true])
      const left = await readable.get(name)
      for await (const _ of left ? piecesOf(left) : []) break
      const unread = await readable.get(name)
      unread?.close()
      expect([await left?.next(), await unread?.next()]).toEqual([null, null])
    }
    await readable.put('files/sealed', Buffer.from('short'), 'image/png')
    expect(await isRefused('files/sealed', createEncryptedObjectStore(local, newKey))).toBe(true)
    await untilFilesClosed(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('passes on that the store, or the key, is away, and leaves no stream open', async () => {
  await files.put('proofs/a', randomBytes(3 * segmentBytes), '')
  const keyless = createEncryptedObjectStore(store, () => Promise.reject(new Error('keys are away')))
  await expect(keyless.get('proofs/a')).rejects.toThrow('keys are away')
  const breaking: ObjectStore = {
    ...store,
    async get(name) {
      const file = await store.get(name)
      opened.at(-1)?.once('data', () => opened.at(-1)?.destroy(new Error('the store is away')))
      return file
    },
  }
  expect(
    (
      await readAll(
        createEncryptedObjectStore(breaking, () => key),
        'proofs/a',
      )
    ).error,
  ).toMatchObject({
    message: 'the store is away',
  })
  // Nobody has begun to read this one.
  const unread = await files.get('proofs/a')
  unread?.close()
  // And of this one no more than the first piece.
  const left = await files.get('proofs/a')
  for await (const _ of left ? piecesOf(left) : []) break
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true, true, true])
})

it('reads no further ahead than a few segments of what a slow reader has not taken', async () => {
  const chunk = Buffer.alloc(segmentBytes, 'x')
  const place = 'proofs/large'
  const whole = encryptFile(key, Buffer.concat(Array.from({ length: 256 }, () => chunk)), place)
  let handedOut = 0
  const chunks = function* () {
    for (; handedOut < whole.length; handedOut += segmentBytes)
      yield whole.subarray(handedOut, handedOut + segmentBytes)
  }
  const source = Readable.from(chunks(), { objectMode: false })
  const file = await decryptFile(objectOfStream(source, whole.length), place, () => key)
  let taken = 0
  let mostAhead = 0
  for await (const part of piecesOf(file)) {
    taken += part.length
    mostAhead = Math.max(mostAhead, handedOut - taken)
  }
  expect(taken).toBe(file.size)
  expect(mostAhead).toBeLessThan(8 * segmentBytes)
})
