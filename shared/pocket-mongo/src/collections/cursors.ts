import { randomBytes } from 'node:crypto'
import { Double } from 'bson'
import { CommandError } from '../bson/command-error'
import { largestDocument, encodeDocument } from '../bson/encode'
import { documentOf, RawDocument } from '../bson/values'
import type { Document } from '../bson/values'

/** How long MongoDB keeps a cursor that nobody asks, in milliseconds. */
const idleLimit = 10 * 60_000
/** Documents of a first reply when the client names no number. */
const firstBatchSize = 101

interface Cursor {
  namespace: string
  batches: AsyncIterator<RawDocument[]>
  /** Documents that came out of the search but did not fit the last reply. */
  left: RawDocument[]
  done: boolean
  busy: boolean
  usedAt: number
}

/** The open cursors of all connections. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>()

  get size(): number {
    return this.open.size
  }

  /** The reply of a command that opens a cursor. */
  async start(
    namespace: string,
    documents: AsyncIterable<RawDocument[]>,
    batchSize: number | undefined,
    single = false,
  ): Promise<Document> {
    const cursor: Cursor = {
      namespace,
      batches: documents[Symbol.asyncIterator](),
      left: [],
      done: false,
      busy: true,
      usedAt: Date.now(),
    }
    const firstBatch = await take(cursor, batchSize ?? firstBatchSize)
    if (single && !cursor.done) await finish(cursor)
    cursor.busy = false
    const id = cursor.done ? 0n : this.keep(cursor)
    return documentOf({ cursor: documentOf({ firstBatch, id, ns: namespace }), ok: new Double(1) })
  }

  private keep(cursor: Cursor): bigint {
    const id = randomBytes(8).readBigInt64BE() & 0x7fff_ffff_ffff_ffffn
    this.open.set(id, cursor)
    return id
  }

  /** The reply of `getMore`. @throws CommandError 43 when there is no such cursor */
  async more(id: bigint, namespace: string, batchSize: number | undefined): Promise<Document> {
    const cursor = this.open.get(id)
    if (!cursor) throw new CommandError(43, `cursor id ${id} not found`)
    if (cursor.namespace !== namespace)
      throw new CommandError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to '${cursor.namespace}'`,
      )
    if (cursor.busy) throw new CommandError(12051, `cursor id ${id} is already in use`)
    cursor.busy = true
    try {
      const nextBatch = await take(cursor, batchSize ?? Infinity)
      if (cursor.done) this.open.delete(id)
      return documentOf({
        cursor: documentOf({ nextBatch, id: cursor.done ? 0n : id, ns: namespace }),
        ok: new Double(1),
      })
    } catch (error) {
      this.open.delete(id)
      throw error
    } finally {
      cursor.busy = false
      cursor.usedAt = Date.now()
    }
  }

  /** @returns whether there was such a cursor */
  async kill(id: bigint): Promise<boolean> {
    const cursor = this.open.get(id)
    if (!cursor) return false
    this.open.delete(id)
    if (!cursor.busy) await finish(cursor)
    return true
  }

  /** Forgets the cursors that nobody has asked for ten minutes. */
  async sweep(now = Date.now()): Promise<void> {
    for (const [id, cursor] of this.open)
      if (!cursor.busy && now - cursor.usedAt > idleLimit) await this.kill(id)
  }

  async closeAll(): Promise<void> {
    for (const id of [...this.open.keys()]) await this.kill(id)
  }
}

async function finish(cursor: Cursor): Promise<void> {
  cursor.done = true
  cursor.left = []
  await cursor.batches.return?.()
}

/** Takes documents up to a number and up to what a reply may hold. */
async function take(cursor: Cursor, wanted: number): Promise<RawDocument[]> {
  const batch: RawDocument[] = []
  let bytes = 0
  for (;;) {
    while (cursor.left.length > 0) {
      const next = cursor.left[0]
      if (!next) break
      if (batch.length >= wanted || (batch.length > 0 && bytes + next.bytes.length > largestDocument))
        return batch
      cursor.left.shift()
      batch.push(next)
      bytes += next.bytes.length
    }
    if (batch.length >= wanted && wanted === 0) return batch
    const more = await cursor.batches.next()
    if (more.done) {
      cursor.done = true
      return batch
    }
    cursor.left = more.value
  }
}

export const rawOf = (document: Document) => new RawDocument(encodeDocument(document))
