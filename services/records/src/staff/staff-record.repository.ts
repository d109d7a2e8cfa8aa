import type { RecordOrder } from '@shared/contracts/admin'
import type { Connection } from 'mongoose'
import type { Place } from './record-counts'
import { staffRecordModel } from './staff-record.model'
import type { StaffRecord } from './staff-record.model'

/** What a list shows: records made since an instant whose words have all of these tokens. */
export interface RecordFilter {
  tokens: readonly string[]
  since?: Date | undefined
}

/** A row by which a list goes on. */
export type RowKey = Pick<StaffRecord, '_id' | 'createdAt'>

export interface StaffRecordRepository {
  find(id: string): Promise<StaffRecord | null>
  put(row: StaffRecord): Promise<void>
  remove(id: string): Promise<void>
  /** How many rows a filter chooses. */
  count(filter: RecordFilter): Promise<number>
  /** The keys of at most `limit` rows at a place of the list. */
  list(filter: RecordFilter, order: RecordOrder, place: Place, limit: number): Promise<RowKey[]>
  /** The keys of at most `limit` rows behind `last`, newest first. */
  listAfter(filter: RecordFilter, last: RowKey | null, limit: number): Promise<RowKey[]>
}

/** Of each word, so many rows are counted to learn which word is the rarest. */
const countedAtMost = 1000

const key = { createdAt: 1 } as const

export function createStaffRecordRepository(connection: Connection): StaffRecordRepository {
  const rows = staffRecordModel(connection)

  const timesOf = (since?: Date, { from, before }: Partial<Place> = {}) => {
    const first = from ?? since
    const times = { ...(first ? { $gte: first } : {}), ...(before ? { $lt: before } : {}) }
    return Object.keys(times).length ? { createdAt: times } : {}
  }
  /** The rarest word first: its index is the one that is read, and the others are looked for in what it gives. */
  const rarestFirst = async (tokens: readonly string[]): Promise<string[]> => {
    if (tokens.length < 2) return [...tokens]
    const counted = await Promise.all(
      tokens.map(async (token) => ({
        token,
        count: await rows.countDocuments({ tokens: token }, { limit: countedAtMost }),
      })),
    )
    return counted.sort((a, b) => a.count - b.count).map(({ token }) => token)
  }
  const wordsOf = async (tokens: readonly string[]) => {
    const [rarest, ...others] = await rarestFirst(tokens)
    if (rarest === undefined) return {}
    return { tokens: rarest, ...(others.length ? { $and: others.map((token) => ({ tokens: token })) } : {}) }
  }

  return {
    find: (id) => rows.findById(id).lean<StaffRecord>(),
    async put({ _id, ...row }) {
      await rows.updateOne({ _id }, { $set: row }, { upsert: true })
    },
    async remove(id) {
      await rows.deleteOne({ _id: id })
    },
    count: async ({ tokens, since }) =>
      rows.countDocuments({ ...(await wordsOf(tokens)), ...timesOf(since) }),
    async list({ tokens, since }, order, place, limit) {
      const direction = order === 'newest' ? -1 : 1
      return rows
        .find({ ...(await wordsOf(tokens)), ...timesOf(since, place) }, key)
        .sort({ createdAt: direction, _id: direction })
        .skip(place.skip)
        .limit(limit)
        .lean<RowKey[]>()
    },
    async listAfter({ tokens, since }, last, limit) {
      const words = await wordsOf(tokens)
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
  }
}
