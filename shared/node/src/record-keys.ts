import { createSecretKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import {
  erasedRecordsSchema,
  erasuresSchema,
  maxRecordKeys,
  recordKeysSchema,
} from '@shared/contracts/internal'
import { AppError } from './errors'
import { PartAwayError } from './part-away'
import { ServiceCallError, createServiceClient } from './service-client'
import type { ServiceClient } from './service-client'

/** The keys under which what families wrote is kept: one of 256 bits for each record. */
export interface RecordKeys {
  /**
   * The key of a record, made when it has none yet.
   * @throws AppError `gone` (410) for an erased record; PartAwayError when the keys service is away
   */
  keyFor(recordId: string): Promise<KeyObject>
  /**
   * The keys of many records, any number of them; those of erased and unknown records are absent.
   * @throws PartAwayError when the keys service is away
   */
  keysFor(recordIds: readonly string[]): Promise<ReadonlyMap<string, KeyObject>>
  /** Ids of erased records and files behind that one, some at a time, in their order; none behind the last. */
  erasedAfter(id: string): Promise<string[]>
  /** Drops a key from memory at once, as its record is erased. */
  forget(recordId: string): void
}

export interface RecordKeysOptions {
  /** Client of the keys service; what it is asked is signed as the service that asks. */
  keys: Pick<ServiceClient, 'call'>
  /** How long a key stays in memory, in ms; 60 s, which is also the most, unless given. */
  keptForMs?: number
  /** Milliseconds. */
  now?: () => number
}

/** A key that was destroyed is unreadable everywhere once this has passed. */
const longestKeptMs = 60_000
/** Keys in memory at the same time; beyond that the oldest go first. */
const mostKept = 10_000

export const erasedError = (cause?: unknown) =>
  new AppError({ code: 'gone', publicMessage: 'This record has been erased.', cause })

/** Whether it is the error of a record whose key was destroyed: what is left of it goes with the message of its erasing. */
export const isErasedError = (error: unknown): boolean => error instanceof AppError && error.code === 'gone'

interface Kept {
  key: KeyObject
  until: number
}

/** Calls that wait for the end of the turn, to go to the keys service as one. */
interface Wanted {
  recordId: string
  isForgotten: boolean
  promise: Promise<KeyObject | undefined>
  resolve: (key: KeyObject | undefined) => void
  reject: (error: unknown) => void
}

const slicesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

const erasedIn = (error: unknown): string[] => {
  if (!(error instanceof ServiceCallError) || error.code !== 'gone') return []
  return erasedRecordsSchema.safeParse(error.problem?.details).data?.erased ?? []
}

/**
 * The keys of records, asked of the keys service when they are needed and kept in memory for `keptForMs` at most, counted from
 * when they were asked for. What is asked for in one turn of the event loop goes there as one request, and a key under way is asked for once.
 */
export function createRecordKeys({
  keys,
  keptForMs = longestKeptMs,
  now = Date.now,
}: RecordKeysOptions): RecordKeys {
  const kept = new Map<string, Kept>()
  const underWay = { find: new Map<string, Wanted>(), make: new Map<string, Wanted>() }
  type Kind = keyof typeof underWay
  const waiting: Record<Kind, Wanted[]> = { find: [], make: [] }
  let sweep: NodeJS.Timeout | undefined

  const dropOld = () => {
    sweep = undefined
    const time = now()
    // In the order in which they were kept.
    for (const [recordId, { until }] of kept) {
      if (until > time && kept.size <= mostKept) break
      kept.delete(recordId)
    }
    const [oldest] = kept.values()
    if (oldest) sweep = setTimeout(dropOld, Math.max(oldest.until - time, 1)).unref()
  }
  const keep = (recordId: string, key: KeyObject, until: number) => {
    kept.delete(recordId)
    kept.set(recordId, { key, until })
    if (!sweep || kept.size > mostKept) {
      clearTimeout(sweep)
      dropOld()
    }
  }

  const ask = async (recordIds: readonly string[], make: boolean) => {
    try {
      const call = { method: 'POST' as const, path: '/internal/keys', isRepeatable: true }
      const answer = await keys.call({ ...call, body: { recordIds, make }, answer: recordKeysSchema })
      return answer.keys
    } catch (error) {
      const isAway = error instanceof ServiceCallError ? error.isPassing : false
      throw isAway ? new PartAwayError('keys', error) : error
    }
  }

  const settle = async (kind: Kind, all: readonly Wanted[]): Promise<void> => {
    const until = now() + keptForMs
    const end = (wanted: Wanted) => {
      if (underWay[kind].get(wanted.recordId) === wanted) underWay[kind].delete(wanted.recordId)
      return wanted
    }
    try {
      const recordIds = all.map(({ recordId }) => recordId)
      const found = await ask(recordIds, kind === 'make')
      for (const wanted of all) {
        const bytes = found[wanted.recordId]
        const key = bytes === undefined ? undefined : createSecretKey(bytes, 'base64url')
        // One that was to be forgotten meanwhile is given to who asked before, and not kept.
        if (key && !wanted.isForgotten) keep(wanted.recordId, key, until)
        end(wanted).resolve(key)
      }
    } catch (error) {
      const erased = new Set(erasedIn(error))
      const others = all.filter(({ recordId }) => erased.size > 0 && !erased.has(recordId))
      for (const wanted of all)
        if (!others.includes(wanted)) end(wanted).reject(erased.size > 0 ? erasedError(error) : error)
      if (others.length > 0) await settle(kind, others)
    }
  }

  const flush = (kind: Kind) => {
    for (const some of slicesOf(waiting[kind].splice(0), maxRecordKeys)) void settle(kind, some)
  }

  const want = (kind: Kind, recordId: string): Promise<KeyObject | undefined> => {
    const known = kept.get(recordId)
    if (known && known.until > now()) return Promise.resolve(known.key)
    const asked = underWay[kind].get(recordId)
    if (asked) return asked.promise
    const wanted = newWanted(recordId)
    underWay[kind].set(recordId, wanted)
    if (waiting[kind].length === 0) setImmediate(() => flush(kind))
    waiting[kind].push(wanted)
    return wanted.promise
  }

  return {
    async keyFor(recordId) {
      const key = await want('make', recordId)
      if (!key) throw new PartAwayError('keys', new Error('no key was made'))
      return key
    },
    async keysFor(recordIds) {
      const found = new Map<string, KeyObject>()
      await Promise.all(
        recordIds.map(async (recordId) => {
          const key = await want('find', recordId)
          if (key) found.set(recordId, key)
        }),
      )
      return found
    },
    async erasedAfter(id) {
      const query = new URLSearchParams({ after: id }).toString()
      return (await keys.call({ path: `/internal/erasures?${query}`, answer: erasuresSchema })).ids
    },
    forget(recordId) {
      kept.delete(recordId)
      for (const asked of [underWay.find, underWay.make]) {
        const wanted = asked.get(recordId)
        if (wanted) wanted.isForgotten = true
        asked.delete(recordId)
      }
    },
  }
}

function newWanted(recordId: string): Wanted {
  let resolve: Wanted['resolve'] = () => undefined
  let reject: Wanted['reject'] = () => undefined
  const promise = new Promise<KeyObject | undefined>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { recordId, isForgotten: false, promise, resolve, reject }
}

/** The keys of records for one service, by the address of the keys service. */
export const recordKeysOf = ({
  keptForMs,
  ...options
}: { from: string; baseUrl: string; secret: string } & Pick<RecordKeysOptions, 'keptForMs'>): RecordKeys =>
  createRecordKeys({
    keys: createServiceClient({ service: 'keys', ...options }),
    ...(keptForMs === undefined ? {} : { keptForMs }),
  })
