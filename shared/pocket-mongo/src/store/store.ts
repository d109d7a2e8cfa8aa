import { constants } from 'node:os'
import { join } from 'node:path'
import { open } from 'lmdb'
import type { RootDatabase } from 'lmdb'
import { CommandError, outOfDiskSpace } from '../bson/command-error'
import { openDataFile, removeDataFile, replaceDataFile } from './data-file'

/** One entry of the store. */
export interface Entry {
  key: Buffer
  value: Buffer
}

/** A range of keys: `from` included, `to` excluded. */
export interface KeyRange {
  from: Buffer
  to: Buffer
}

interface Job {
  run: () => unknown
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** Entries, and bytes of them, read at once; between two readings an iterator holds nothing of the store. */
const readAtOnce = 64
const mostReadAtOnce = 1024 * 1024

/** Milliseconds for which one transaction goes on taking jobs; the others wait for the next. */
const writingAtOnce = 10

/**
 * Ordered keys and values on disk, with one writer. Keys begin with the number of the table they belong to.
 *
 * Write jobs that wait are run together in one transaction, which is flushed to disk once (LMDB's own commit, with
 * overlapping flushes switched off); a job's promise resolves after that flush, never before.
 */
export class Store {
  private database: RootDatabase<Buffer, Buffer>
  private fileName: string
  private readonly waiting: Job[] = []
  private readonly rewritings: { resolve: () => void; reject: (error: unknown) => void }[] = []
  private writing = false
  private idle: (() => void) | undefined
  private closed = false

  /** @param onRollback called when a transaction was undone, so that copies in memory can be read anew */
  constructor(
    private readonly directory: string,
    private readonly onRollback: () => void,
  ) {
    this.fileName = openDataFile(directory)
    this.database = openDatabase(join(directory, this.fileName))
  }

  get(key: Buffer): Buffer | undefined {
    return this.database.get(key)
  }

  has(key: Buffer): boolean {
    return this.database.doesExist(key)
  }

  /** Only inside a write job. */
  put(key: Buffer, value: Buffer): void {
    void this.database.put(key, value)
  }

  /** Only inside a write job. */
  remove(key: Buffer): void {
    void this.database.remove(key)
  }

  /**
   * The entries of a range, read a few at a time: the store may change between two of them, and the loop may turn.
   */
  *entries(range: KeyRange, reverse = false): Generator<Entry> {
    let { from, to } = range
    for (;;) {
      const { entries, isLast } = this.read(from, to, reverse)
      yield* entries
      const last = entries.at(-1)
      if (isLast || !last) return
      if (reverse) to = last.key
      else from = Buffer.concat([last.key, Buffer.of(0)])
    }
  }

  private read(from: Buffer, to: Buffer, reverse: boolean): { entries: Entry[]; isLast: boolean } {
    if (this.closed) throw new CommandError(91, 'The server is closing')
    // LMDB includes the start and excludes the end; backwards that would include `to` and exclude `from`.
    const options = reverse
      ? { start: to, end: from, reverse, exclusiveStart: true, inclusiveEnd: true, limit: readAtOnce }
      : { start: from, end: to, limit: readAtOnce }
    const entries: Entry[] = []
    let bytes = 0
    for (const entry of this.database.getRange(options)) {
      entries.push(entry)
      bytes += entry.value.length
      if (bytes > mostReadAtOnce) return { entries, isLast: false }
    }
    return { entries, isLast: entries.length < readAtOnce }
  }

  /**
   * Runs a job inside the next transaction; the result comes when it is on disk. A CommandError of the job must be
   * thrown before its first put, for the transaction goes on; any other error undoes the whole transaction.
   */
  write<Result>(run: () => Result): Promise<Result> {
    if (this.closed) return Promise.reject(new CommandError(91, 'The server is closing'))
    return new Promise<Result>((resolve, reject) => {
      this.waiting.push({ run, resolve: (result) => resolve(result as Result), reject })
      if (!this.writing) void this.writeAll()
    })
  }

  private async writeAll(): Promise<void> {
    this.writing = true
    while (this.waiting.length > 0 || this.rewritings.length > 0) {
      await this.rewrite()
      await this.commit()
    }
    this.writing = false
    this.idle?.()
  }

  /**
   * Writes everything that is there into a new file in the old one's place, so that nothing is left of what was removed or
   * replaced before. Writes wait meanwhile, reading goes on. Takes about as long as copying the file.
   */
  compact(): Promise<void> {
    if (this.closed) return Promise.reject(new CommandError(91, 'The server is closing'))
    return new Promise((resolve, reject) => {
      this.rewritings.push({ resolve, reject })
      if (!this.writing) void this.writeAll()
    })
  }

  /** Does it once for all who wait. */
  private async rewrite(): Promise<void> {
    const wanted = this.rewritings.splice(0)
    if (wanted.length === 0) return
    try {
      const old = { database: this.database, fileName: this.fileName }
      this.fileName = await replaceDataFile(this.directory, (path) => old.database.backup(path, true))
      this.database = openDatabase(join(this.directory, this.fileName))
      await old.database.close()
      removeDataFile(this.directory, old.fileName)
    } catch (error) {
      const reason = await reasonOf(error)
      for (const { reject } of wanted) reject(reason)
      return
    }
    for (const { resolve } of wanted) resolve()
  }

  private async commit(): Promise<void> {
    if (this.waiting.length === 0) return
    const jobs: Job[] = []
    const outcomes: (() => void)[] = []
    try {
      // The writer's thread calls a little later: what has come in by then shares the flush.
      await this.database.childTransaction(() => {
        const end = performance.now() + writingAtOnce
        do {
          const job = this.waiting.shift()
          if (!job) break
          jobs.push(job)
          outcomes.push(runJob(job))
        } while (performance.now() < end)
      })
      await this.database.flushed
    } catch (error) {
      const reason = await reasonOf(error)
      this.onRollback()
      // A transaction that never began would never begin for the jobs that wait either.
      const failed = jobs.length > 0 ? jobs : this.waiting.splice(0)
      for (const job of failed) job.reject(reason)
      return
    }
    for (const settle of outcomes) settle()
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.writing) await new Promise<void>((resolve) => (this.idle = resolve))
    await this.database.close()
  }
}

const openDatabase = (path: string) =>
  open<Buffer, Buffer>({
    path,
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
    eventTurnBatching: false,
    maxReaders: 16,
  })

/** What the system says when the disk is full: no room, no quota, too large a file, or a write that was cut off. */
const { ENOSPC, EDQUOT, EFBIG, EIO } = constants.errno
const diskFull: ReadonlySet<unknown> = new Set([ENOSPC, EDQUOT, EFBIG, EIO])

/** Why a commit failed; LMDB tells it in a promise of its own, which nobody else looks at. */
async function reasonOf(error: unknown): Promise<unknown> {
  const told = error instanceof Error && 'commitError' in error ? error.commitError : undefined
  const reason = await Promise.resolve(told ?? error).then(
    () => error,
    (cause: unknown) => cause,
  )
  const code = reason instanceof Error && 'code' in reason ? reason.code : undefined
  if (!diskFull.has(code)) return reason
  return new CommandError(
    outOfDiskSpace,
    'The disk of the store is full: nothing can be written until there is room',
  )
}

function runJob(job: Job): () => void {
  try {
    const result = job.run()
    return () => job.resolve(result)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return () => job.reject(error)
  }
}
