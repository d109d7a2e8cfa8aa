import type { AdminRecord, RecordOrder } from '@shared/contracts/admin'
import { encryptValue, readValue } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { keyedTokensOf } from './keyed-tokens'
import type { Place } from './record-counts'
import { pairsOfSearch } from './search-tokens'
import { staffRecordModel, staffRecordsCollection, timeIndex } from './staff-record.model'
import type { KeptStaffRecord, ListedRecord, StaffRecord } from './staff-record.model'

/** What a list shows: records made since an instant whose words have all of these tokens. */
export interface RecordFilter {
  /** As they are stored. The index of the first is read, and the others are looked for in what it gives. */
  tokens: readonly string[]
  since?: Date | undefined
}

/** A row by which a list goes on. */
export type RowKey = Pick<StaffRecord, '_id' | 'createdAt'>

type ShownRow = Pick<KeptStaffRecord, '_id' | 'createdAt' | 'status' | 'listed'>

/** Tokens come as words are, and are stored as their keyed hashes. What lists show is stored under the record's key. */
export interface StaffRecordRepository {
  find(id: string): Promise<RowKey | null>
  put(row: StaffRecord): Promise<void>
  remove(id: string): Promise<void>
  /** Chooses the records that have all of these tokens, of all or since an instant, by the rarest of them. */
  filterOf(words: readonly string[], since?: Date): Promise<RecordFilter>
  /** How many rows a filter chooses; no more than `limit` are counted. */
  count(filter: RecordFilter, limit: number): Promise<number>
  /**
   * The keys of at most `limit` rows at a place of the list. `alongTime` has all rows of the place read by their time, and their words looked at,
   * which is cheaper where most of few rows are chosen: some engines read all that the index has of a word, however short the time.
   */
  list(
    filter: RecordFilter,
    order: RecordOrder,
    place: Place,
    limit: number,
    alongTime?: boolean,
  ): Promise<RowKey[]>
  /** The keys of at most `limit` rows behind `last`, newest first. */
  listAfter(filter: RecordFilter, last: RowKey | null, limit: number): Promise<RowKey[]>
  /** What lists show of records, by id; absent where the key is destroyed, and where the row does not have it yet. */
  listed(ids: readonly string[]): Promise<Map<string, AdminRecord>>
}

/** Of each word, so many rows are counted to learn which word is the rarest; one that has more is common. */
const countedAtMost = 1000

/** Of no more than so many rows the other words may be looked for in each. An archive of millions has fewer to each beginning of an id. */
const fewRows = 100

const key = { createdAt: 1 } as const
const listedPlace = (recordId: string) => ({
  collection: staffRecordsCollection,
  document: recordId,
  field: 'listed',
})

/** A row as it is stored. @throws AppError `gone` for an erased record; PartAwayError */
export async function keptRowOf(
  keys: Pick<RecordKeys, 'keyFor'>,
  { _id, tokens, listed, ...row }: StaffRecord,
): Promise<KeptStaffRecord> {
  return {
    ...row,
    _id,
    tokens: await keyedTokensOf(keys, tokens),
    listed: encryptValue(await keys.keyFor(_id), listed, listedPlace(_id)),
  }
}

export function createStaffRecordRepository(
  connection: Connection,
  keys: Pick<RecordKeys, 'keyFor' | 'keysFor'>,
): StaffRecordRepository {
  const rows = staffRecordModel(connection)

  const timesOf = (since?: Date, { from, before }: Partial<Place> = {}) => {
    const first = from && since ? new Date(Math.max(from.getTime(), since.getTime())) : (from ?? since)
    const times = { ...(first ? { $gte: first } : {}), ...(before ? { $lt: before } : {}) }
    return Object.keys(times).length ? { createdAt: times } : {}
  }
  const countEach = async (tokens: readonly string[]) => {
    const counted = await Promise.all(
      tokens.map(async (token) => ({
        token,
        count: await rows.countDocuments({ tokens: token }, { limit: countedAtMost }),
      })),
    )
    return counted.sort((a, b) => a.count - b.count)
  }
  const rarestFirst = async (words: readonly string[]): Promise<string[]> => {
    const tokens = await keyedTokensOf(keys, words)
    if (tokens.length < 2) return tokens
    const counted = await countEach(tokens)
    const rarest = counted.map(({ token }) => token)
    if (counted.some(({ count }) => count < fewRows)) return rarest
    const [pair] = await countEach(await keyedTokensOf(keys, pairsOfSearch(words)))
    return pair ? [pair.token, ...rarest] : rarest
  }
  const chosenBy = (tokens: readonly string[]) => {
    const each = tokens.map((token) => ({ tokens: token }))
    return each.length > 1 ? { $and: each } : (each[0] ?? {})
  }

  return {
    find: (id) => rows.findById(id, key).lean<RowKey>(),
    async put(row) {
      const { _id, ...kept } = await keptRowOf(keys, row)
      await rows.updateOne({ _id }, { $set: kept }, { upsert: true })
    },
    async remove(id) {
      await rows.deleteOne({ _id: id })
    },
    filterOf: async (words, since) => ({ tokens: await rarestFirst(words), since }),
    count: ({ tokens, since }, limit) =>
      rows.countDocuments({ ...chosenBy(tokens), ...timesOf(since) }, { limit }).exec(),
    list({ tokens, since }, order, place, limit, alongTime = false) {
      const direction = order === 'newest' ? -1 : 1
      return rows
        .find({ ...chosenBy(tokens), ...timesOf(since, place) }, key, alongTime ? { hint: timeIndex } : {})
        .sort({ createdAt: direction, _id: direction })
        .skip(place.skip)
        .limit(limit)
        .lean<RowKey[]>()
        .exec()
    },
    async listAfter({ tokens, since }, last, limit) {
      const words = chosenBy(tokens)
      const page = (times: object, ids: object, most: number) =>
        rows
          .find({ ...words, ...times, ...ids }, key)
          .sort({ createdAt: -1, _id: -1 })
          .limit(most)
          .lean<RowKey[]>()
      if (!last) return page(timesOf(since), {}, limit)
      // In two questions, each along the index: first the rest of the same instant, then what is older.
      const same = await page({ createdAt: last.createdAt }, { _id: { $lt: last._id } }, limit)
      if (same.length === limit) return same
      const older = await page(timesOf(since, { before: last.createdAt }), {}, limit - same.length)
      return [...same, ...older]
    },
    async listed(ids) {
      const shown = { createdAt: 1, status: 1, listed: 1 } as const
      const found = await rows.find({ _id: { $in: [...ids] } }, shown).lean<ShownRow[]>()
      const opened = await keys.keysFor(found.flatMap(({ _id, listed }) => (listed ? [_id] : [])))
      return new Map(
        found.flatMap(({ _id, createdAt, status, listed }): [string, AdminRecord][] => {
          const recordKey = opened.get(_id)
          if (!recordKey || !listed) return []
          // Written as a ListedRecord is, by `put`.
          const read = readValue(recordKey, listed, listedPlace(_id)) as ListedRecord
          return [[_id, { id: _id, ...read, createdAt: createdAt.toISOString(), status }]]
        }),
      )
    },
  }
}
