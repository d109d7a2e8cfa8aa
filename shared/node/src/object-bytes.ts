import type { Readable } from 'node:stream'
import type { StoredObject } from './object-store'

/** The bytes of an object in pieces that stay as they are. Who stops before the end closes the object by it. */
export async function* piecesOf(object: StoredObject): AsyncGenerator<Buffer, void, undefined> {
  try {
    for (let piece = await object.next(); piece; piece = await object.next()) yield piece
  } finally {
    object.close()
  }
}

/** All bytes of an object. @throws as its `next` */
export async function wholeOf(object: StoredObject): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(object)) pieces.push(piece)
  const [first] = pieces
  return first && pieces.length === 1 ? first : Buffer.concat(pieces)
}

/** An object whose bytes come as a stream. */
export function objectOfStream(stream: Readable, size: number): StoredObject {
  const pieces = stream[Symbol.asyncIterator]()
  // It may fail while nobody reads; who reads next is told.
  stream.on('error', () => undefined)
  return {
    size,
    async next() {
      const { done, value } = await pieces.next()
      if (done) return null
      if (!Buffer.isBuffer(value)) throw new TypeError('Expected bytes')
      return value
    },
    close: () => void stream.destroy(),
  }
}
