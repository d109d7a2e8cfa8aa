import { recordsAPage } from '@shared/contracts/admin'
import type {
  AdminRecord,
  AdminRecords,
  AdminStats,
  RecordChoice,
  RecordOrder,
} from '@shared/contracts/admin'
import { addressOf } from '../records/current-form'
import type { RecordDocument } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import { statusOf } from '../records/record.status'
import { beginOfPeriod } from './periods'
import type { RecordCounts } from './record-counts'
import { fullNameOf } from './record-facts'
import { tokensOfSearch } from './search-tokens'
import type { RecordFilter, StaffRecordRepository } from './staff-record.repository'

export interface StaffService {
  stats(timeZone: string): Promise<AdminStats>
  /** One page of the records that are chosen; of pages beyond the last, the last. */
  list(choice: RecordChoice & { page: number; sort: RecordOrder }): Promise<AdminRecords>
}

export interface StaffServiceDependencies {
  records: Pick<RecordRepository, 'findAll'>
  rows: StaffRecordRepository
  counts: RecordCounts
  now: () => Date
}

const presented = (record: RecordDocument): AdminRecord => ({
  id: record._id,
  proofId: record.proofIds[0] ?? '',
  fullName: fullNameOf(record),
  email: addressOf(record),
  createdAt: record.createdAt.toISOString(),
  status: statusOf(record),
})

/** What a choice means at `now`; null when nothing can fit it. */
export const filterOf = ({ search, dateFilter, timeZone }: RecordChoice, now: Date): RecordFilter | null => {
  const tokens = tokensOfSearch(search)
  return tokens && { tokens, since: beginOfPeriod(dateFilter, timeZone, now) }
}

export function createStaffService({ records, rows, counts, now }: StaffServiceDependencies): StaffService {
  const countOf = async (filter: RecordFilter) =>
    filter.tokens.length ? rows.count(filter) : (await counts.sumSince(filter.since)).records

  return {
    async stats(timeZone) {
      const [all, month] = await Promise.all([
        counts.sumSince(),
        counts.sumSince(beginOfPeriod('month', timeZone, now())),
      ])
      return {
        totalRecords: all.records,
        thisMonth: month.records,
        pdfsGenerated: all.completed,
        storageUsed: all.bytes,
      }
    },
    async list({ page: asked, sort, ...choice }) {
      const filter = filterOf(choice, now())
      const total = filter ? await countOf(filter) : 0
      const pages = Math.max(1, Math.ceil(total / recordsAPage))
      const page = Math.min(asked, pages)
      if (!filter || !total) return { records: [], page, pages, total }
      const skip = (page - 1) * recordsAPage
      const place = filter.tokens.length || !skip ? { skip } : await counts.locate(skip, sort, filter.since)
      const keys = await rows.list(filter, sort, place, recordsAPage)
      const found = new Map(
        (await records.findAll(keys.map(({ _id }) => _id))).map((record) => [record._id, record]),
      )
      const listed = keys.flatMap(({ _id }) => found.get(_id) ?? []).map(presented)
      return { records: listed, page, pages, total }
    },
  }
}
