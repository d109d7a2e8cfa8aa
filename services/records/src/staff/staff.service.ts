import { maxCountedRecords, recordsAPage } from '@shared/contracts/admin'
import type { AdminRecords, AdminStats, RecordChoice, RecordOrder } from '@shared/contracts/admin'
import type { Caller } from '@shared/contracts/internal'
import type { AuditTrail } from '@shared/node/audit-trail'
import { requireFreshSecondFactor } from '@shared/node/second-factor'
import type { SubmittedRecords } from '../records/submitted-records'
import { exportRecords } from './export'
import { beginOfPeriod } from './periods'
import type { RecordCounts } from './record-counts'
import { adminRecordOf } from './record-facts'
import { tokensOfSearch } from './search-tokens'
import type { RecordFilter, StaffRecordRepository } from './staff-record.repository'

export interface StaffService {
  stats(timeZone: string): Promise<AdminStats>
  /** One page of the records that are chosen; of pages beyond the last, the last. */
  list(choice: RecordChoice & { page: number; sort: RecordOrder }): Promise<AdminRecords>
  /** How many records an export has, null where more fit a search than are counted, and their lines; written to the audit trail first. */
  export(
    caller: Caller,
    choice: RecordChoice & { after?: string | undefined },
  ): Promise<{ total: number | null; lines: AsyncIterable<string> }>
}

export interface StaffServiceDependencies {
  records: Pick<SubmittedRecords, 'findAll'>
  rows: StaffRecordRepository
  counts: RecordCounts
  audit: AuditTrail
  now: () => Date
}

export function createStaffService(dependencies: StaffServiceDependencies): StaffService {
  const { records, rows, counts, audit, now } = dependencies
  /** What a choice means now; null when nothing can fit it. */
  const filterOf = async ({ search, dateFilter, timeZone }: RecordChoice): Promise<RecordFilter | null> => {
    const tokens = tokensOfSearch(search)
    if (!tokens) return null
    return { tokens: await rows.rarestFirst(tokens), since: beginOfPeriod(dateFilter, timeZone, now()) }
  }
  /** All of a period are known by their sums; what fits a search is counted up to a bound. */
  const countOf = async (filter: RecordFilter | null): Promise<{ total: number; hasMore: boolean }> => {
    if (!filter) return { total: 0, hasMore: false }
    if (!filter.tokens.length) return { total: (await counts.sumSince(filter.since)).records, hasMore: false }
    const count = await rows.count(filter, maxCountedRecords + 1)
    return { total: Math.min(count, maxCountedRecords), hasMore: count > maxCountedRecords }
  }

  const listKeys = async (filter: RecordFilter, order: RecordOrder, skip: number, expected: number) => {
    if (filter.tokens.length) return rows.list(filter, order, { skip }, recordsAPage)
    const place = await counts.locate({ skip, limit: recordsAPage }, order, filter.since)
    const keys = await rows.list(filter, order, place, recordsAPage)
    // What was counted and what is there differ for a moment after a change.
    return keys.length >= expected ? keys : rows.list(filter, order, { skip }, recordsAPage)
  }

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
    async export(caller, { after, ...choice }) {
      requireFreshSecondFactor(caller, now())
      const filter = await filterOf(choice)
      const { total, hasMore } = await countOf(filter)
      await audit.note(caller, 'records.exported')
      return { total: hasMore ? null : total, lines: exportRecords({ records, rows }, { filter, after }) }
    },
    async list({ page: asked, sort, ...choice }) {
      const filter = await filterOf(choice)
      const { total, hasMore } = await countOf(filter)
      const pages = Math.max(1, Math.ceil(total / recordsAPage))
      const page = Math.min(asked, pages)
      if (!filter || !total) return { records: [], page, pages, total }
      const skip = (page - 1) * recordsAPage
      const keys = await listKeys(filter, sort, skip, Math.min(recordsAPage, total - skip))
      const found = new Map(
        (await records.findAll(keys.map(({ _id }) => _id))).map((record) => [record._id, record]),
      )
      const listed = keys.flatMap(({ _id }) => found.get(_id) ?? []).map(adminRecordOf)
      return { records: listed, page, pages, total, ...(hasMore && { hasMore }) }
    },
  }
}
