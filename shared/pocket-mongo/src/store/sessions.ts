import { Binary } from 'bson'
import { CommandError } from '../bson/command-error'
import { decodeDocument } from '../bson/decode'
import { encodeDocument } from '../bson/encode'
import { documentOf, isDocument, toInteger } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { Store } from './store'
import { tableKey, tableRange, tables } from './table-keys'

/** How long MongoDB remembers a session, in milliseconds. */
const lifetime = 30 * 60_000

/** The session and the number of a retryable write. */
export interface RetryableWrite {
  session: Buffer
  number: bigint
}

/** Statements `from` to `to` of a write have been carried out, with this result. */
interface Done {
  from: number
  to: number
  result: Document
}

/** What has been carried out of one retryable write. */
export class WriteRecord {
  private changed = false

  constructor(private readonly done: Done[]) {}

  resultOf(statement: number): Document | undefined {
    return this.done.find(({ from, to }) => from <= statement && statement <= to)?.result
  }

  /** Notes a statement; neighbours without a result of their own are kept as one. */
  add(statement: number, result: Document = new Map()): void {
    const previous = this.done.at(-1)
    if (previous && previous.to === statement - 1 && previous.result.size === 0 && result.size === 0)
      previous.to = statement
    else this.done.push({ from: statement, to: statement, result })
    this.changed = true
  }

  stored(): Value[] | undefined {
    return this.changed
      ? this.done.map(({ from, to, result }) => documentOf({ from, to, result }))
      : undefined
  }
}

/**
 * Remembers the results of retryable writes, in the same transaction as the writes: a client that lost the reply and
 * asks again gets the same answer, and nothing is written twice.
 */
export class Sessions {
  constructor(private readonly store: Store) {}

  /** What has been done of a write. Only inside a write job. @throws CommandError 225 for a number of the past */
  open(write: RetryableWrite | undefined): WriteRecord {
    const bytes = write && this.store.get(tableKey(tables.sessions, write.session))
    if (!write || !bytes) return new WriteRecord([])
    const stored = decodeDocument(bytes)
    const number = stored.get('number')
    if (typeof number === 'bigint' && number > write.number)
      throw new CommandError(
        225,
        `Cannot start transaction ${write.number} because a newer transaction ${number} has already started`,
      )
    return new WriteRecord(number === write.number ? readDone(stored.get('done')) : [])
  }

  /** Keeps what was added. Only inside a write job. */
  save(write: RetryableWrite | undefined, record: WriteRecord): void {
    const done = record.stored()
    if (!write || !done) return
    const stored = documentOf({ number: write.number, usedAt: new Date(), done })
    this.store.put(tableKey(tables.sessions, write.session), encodeDocument(stored))
  }

  /** Forgets sessions that the client has ended. */
  async end(sessions: readonly Buffer[]): Promise<void> {
    const known = sessions.filter((session) => this.store.has(tableKey(tables.sessions, session)))
    if (known.length === 0) return
    await this.store.write(() => {
      for (const session of known) this.store.remove(tableKey(tables.sessions, session))
    })
  }

  /** Forgets sessions that were not used for half an hour. */
  async sweep(now = Date.now()): Promise<void> {
    const old: Buffer[] = []
    for (const { key, value } of this.store.entries(tableRange(tables.sessions))) {
      const usedAt = decodeDocument(value).get('usedAt')
      if (!(usedAt instanceof Date) || now - usedAt.getTime() > lifetime) old.push(key.subarray(4))
    }
    await this.end(old)
  }
}

function readDone(stored: Value | undefined): Done[] {
  return (Array.isArray(stored) ? stored : []).flatMap((entry) => {
    if (!isDocument(entry)) return []
    const result = entry.get('result')
    const [from, to] = [toInteger(entry.get('from')) ?? 0, toInteger(entry.get('to')) ?? 0]
    return [{ from, to, result: isDocument(result) ? result : new Map() }]
  })
}

/** The 16 bytes of a session's id. @throws CommandError 2 when they are not there */
export function sessionId(lsid: Value | undefined): Buffer {
  const id = isDocument(lsid) ? lsid.get('id') : undefined
  if (!(id instanceof Binary) || id.position !== 16) throw new CommandError(2, 'lsid.id has to be a UUID')
  return Buffer.from(id.buffer.subarray(0, 16))
}
