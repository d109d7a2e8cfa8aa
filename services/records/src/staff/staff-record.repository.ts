import { maxCountedRecords } from '@shared/contracts/admin'
import type { AdminRecord, RecordOrder } from '@shared/contracts/admin'
import { encryptValue, readValue } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { keyedTokensOf } from './keyed-tokens'
import type { Place } from './record-counts'
import { rowsASample, sampleOf, samplesOfCommon, tokensWithSamples } from './samples'
import { pairsOfSearch } from './search-tokens'
import { staffRecordModel, staffRecordsCollection } from './staff-record.model'
import type { KeptStaffRecord, ListedRecord, StaffRecord } from './staff-record.model'

/** What a list shows: records made since an instant whose words have all of these tokens. */
export interface RecordFilter {
  /** As they are stored. The index of the first is read, and the others are looked for in what it gives. */
  tokens: readonly string[]
  since?: Date | undefined
}

/** The same with what a sample has for each of the tokens, as it is stored. */
export interface CountedFilter extends RecordFilter {
  samples: readonly string[]
}

/** A row by which a list goes on. */
export type RowKey = Pick<StaffRecord, '_id' | 'createdAt'>

type ShownRow = Pick<KeptStaffRecord, '_id' | 'createdAt' | 'status' | 'listed'>

/** Tokens come as words are, and are stored as their keyed hashes. What lists show is stored under the record's key. */
export interface StaffRecordRepository {
  find(id: string): Promise<RowKey | null>
  put(row: StaffRecord): Promise<void>
  remove(id: string): Promise<void>
  /** Chooses the records that have all of these tokens, of all or of a period, by the rarest of them. */
  filterOf(words: readonly string[], since?: Date): Promise<CountedFilter>
  /** How many rows a search chooses: exactly up to `maxCountedRecords`, and of more that it is more. */
  count(filter: CountedFilter): Promise<number>
  /** How many rows a filter chooses in a stretch of time, up to `most`. */
  countIn(filter: RecordFilter, place: Place, most: number): Promise<number>
  /** The keys of at most `limit` rows at a place of the list. */
  list(filter: RecordFilter, order: RecordOrder, place: Place, limit: number): Promise<RowKey[]>
  /** The keys of at most `limit` rows of a stretch of time behind `last`, newest first. */
  listAfter(filter: RecordFilter, last: RowKey | null, place: Place, limit: number): Promise<RowKey[]>
  /** What lists show of records, by id; absent where the key is destroyed, and where the row does not have it yet. */
  listed(ids: readonly string[]): Promise<Map<string, AdminRecord>>
}

/** Rows, or samples, are counted up to one more than are told. */
const countedAtMost = maxCountedRecords + 1

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
  { _id, listed, ...row }: StaffRecord,
): Promise<KeptStaffRecord> {
  return {
    ...row,
    _id,
    tokens: await keyedTokensOf(keys, await tokensWithSamples(keys, { ...row, _id })),
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
  /**
   * A row has all of them. Only the first is told in words that an index is read for: some engines read that of every word, which is
   * the whole archive for a common one, to find what is in all of them.
   */
  const chosenBy = ([first, ...others]: readonly string[]) => ({
    ...(first === undefined ? {} : { tokens: first }),
    ...(others.length ? { $nor: others.map((token) => ({ tokens: { $ne: token } })) } : {}),
  })
  /**
   * Counts the rows of what few samples fit, exactly; of anything else the samples tell about how many rows there are, at least more than are
   * counted: some engines read all that have a common word however few are to be counted.
   */
  const countRows = async ({ tokens, samples, since }: CountedFilter, maxSamples: number) => {
    const times = timesOf(since)
    const found = await rows.countDocuments({ ...chosenBy(samples), ...times }, { limit: maxSamples })
    if (found >= samplesOfCommon) return found * rowsASample
    return rows.countDocuments({ ...chosenBy(tokens), ...times }, { limit: countedAtMost })
  }
  const keyed = async (words: readonly string[]) => {
    const tokens = await keyedTokensOf(keys, words)
    const samples = await keyedTokensOf(keys, words.map(sampleOf))
    return tokens.map((token, at) => ({ word: words[at] ?? '', token, sample: samples[at] ?? '' }))
  }
  const rarestOf = async (words: readonly string[]) => {
    const counted = (await keyed(words)).map(async (word) => ({
      ...word,
      count: await countRows({ tokens: [word.token], samples: [word.sample] }, countedAtMost),
    }))
    return (await Promise.all(counted)).sort((a, b) => a.count - b.count)
  }
  const rarestFirst = async (words: readonly string[]) => {
    if (words.length < 2) return keyed(words)
    const rarest = await rarestOf(words)
    if (rarest.some(({ count }) => count < fewRows)) return rarest
    const [pair] = await rarestOf(pairsOfSearch(words))
    return pair ? [pair, ...rarest] : rarest
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
    async filterOf(words, since) {
      const found = await rarestFirst(words)
      return { tokens: found.map(({ token }) => token), samples: found.map(({ sample }) => sample), since }
    },
    count: (filter) => countRows(filter, samplesOfCommon),
    countIn: ({ tokens, since }, place, most) =>
      rows.countDocuments({ ...chosenBy(tokens), ...timesOf(since, place) }, { limit: most }),
    list({ tokens, since }, order, place, limit) {
      const direction = order === 'newest' ? -1 : 1
      return rows
        .find({ ...chosenBy(tokens), ...timesOf(since, place) }, key)
        .sort({ createdAt: direction, _id: direction })
        .skip(place.skip)
        .limit(limit)
        .lean<RowKey[]>()
        .exec()
    },
    async listAfter({ tokens, since }, last, place, limit) {
      const words = chosenBy(tokens)
      const page = (times: object, ids: object, most: number) =>
        rows
          .find({ ...words, ...times, ...ids }, key)
          .sort({ createdAt: -1, _id: -1 })
          .limit(most)
          .lean<RowKey[]>()
      if (!last || (place.before && last.createdAt >= place.before))
        return page(timesOf(since, place), {}, limit)
      // In two questions, each along the index: first the rest of the same instant, then what is older.
      const same = await page({ createdAt: last.createdAt }, { _id: { $lt: last._id } }, limit)
      if (same.length === limit) return same
      const older = await page(timesOf(since, { ...place, before: last.createdAt }), {}, limit - same.length)
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
