import { maxCountedRecords, recordsAPage } from '@shared/contracts/admin'
import type {
  AdminRecord,
  AdminRecords,
  AdminStats,
  RecordChoice,
  RecordNames,
  RecordOrder,
} from '@shared/contracts/admin'
import type { Caller } from '@shared/contracts/internal'
import type { AuditTrail } from '@shared/node/audit-trail'
import { AppError } from '@shared/node/errors'
import { requireFreshSecondFactor } from '@shared/node/second-factor'
import type { SubmittedRecords } from '../records/submitted-records'
import type { AnswersRepository } from '../records/answers.repository'
import { exportRecords } from './export'
import { beginOfPeriod } from './periods'
import { sumOfDays } from './record-counts'
import type { DaySum, RecordCounts } from './record-counts'
import { adminRecordOf } from './record-facts'
import { tokensOfSearch } from './search-tokens'
import type { CountedFilter, RecordFilter, StaffRecordRepository } from './staff-record.repository'

export interface StaffService {
  stats(timeZone: string): Promise<AdminStats>
  /** One page of the records that are chosen; of pages beyond the last, the last. */
  list(choice: RecordChoice & { page: number; sort: RecordOrder }): Promise<AdminRecords>
  /** The child's name and the Proof ID of each of these records that is there. */
  names(ids: readonly string[]): Promise<RecordNames>
  /**
   * How many records an export has, null where more fit a search than are counted, and their lines; written to the audit trail first.
   *
   * @throws AppError `conflict` when the record behind which it is to go on is not there any more: what is missing could not be told
   */
  export(
    caller: Caller,
    choice: RecordChoice & { after?: string | undefined },
  ): Promise<{ total: number | null; lines: AsyncIterable<string> }>
}

interface Total {
  total: number
  /** There are more than are counted. */
  hasMore: boolean
  /** The sums of the days, where they were read. */
  days?: readonly DaySum[]
}

/** So many times longer, at most, is the next stretch of time: of a few rows that have a word, little is known of the others. */
const longest = 32
/** So much longer than the word's share of the last stretch asks for. */
const spare = 1.5

export interface StaffServiceDependencies {
  records: Pick<SubmittedRecords, 'findNewest'>
  rows: StaffRecordRepository
  answers: Pick<AnswersRepository, 'findResearch'>
  counts: RecordCounts
  audit: AuditTrail
  now: () => Date
}

export function createStaffService(dependencies: StaffServiceDependencies): StaffService {
  const { records, rows, answers, counts, audit, now } = dependencies
  /** What a choice means now; null when nothing can fit it. */
  const filterOf = async ({ search, dateFilter, timeZone }: RecordChoice): Promise<CountedFilter | null> => {
    const tokens = tokensOfSearch(search)
    if (!tokens) return null
    return rows.filterOf(tokens, beginOfPeriod(dateFilter, timeZone, now()))
  }
  /** All of a period are known by their sums, a day each; what fits a search is counted up to a bound. */
  const findTotal = async (filter: CountedFilter | null): Promise<Total> => {
    if (!filter) return { total: 0, hasMore: false }
    if (!filter.tokens.length) {
      const days = await counts.days(filter.since)
      return { total: sumOfDays(days).records, hasMore: false, days }
    }
    const count = await rows.count(filter)
    return { total: Math.min(count, maxCountedRecords), hasMore: count > maxCountedRecords }
  }

  /** A page of all records of a period. */
  const listAll = async (filter: RecordFilter, order: RecordOrder, skip: number, days: readonly DaySum[]) => {
    const expected = Math.min(recordsAPage, sumOfDays(days).records - skip)
    const place = await counts.locate(days, { skip, limit: recordsAPage }, order, filter.since)
    const keys = await rows.list(filter, order, place, recordsAPage)
    // What was counted and what is there differ for a moment after a change.
    return keys.length >= expected ? keys : rows.list(filter, order, { skip }, recordsAPage)
  }
  /**
   * A page of what fits a search. Of a common word, an engine whose indexes find but do not sort would sort all: the page is looked
   * for where it is if all records have the word, and then in a stretch of time that is longer by what was too few of it.
   */
  const listFound = async (filter: RecordFilter, order: RecordOrder, skip: number, isCommon: boolean) => {
    if (!isCommon) return rows.list(filter, order, { skip }, recordsAPage)
    const days = await counts.days(filter.since)
    const all = sumOfDays(days).records
    const wanted = skip + recordsAPage
    for (let limit = wanted + recordsAPage; limit < all;) {
      const place = await counts.locate(days, { skip: 0, limit }, order, filter.since)
      const keys = await rows.list(filter, order, { ...place, skip }, recordsAPage)
      if (keys.length === recordsAPage) return keys
      const found = keys.length || !skip ? skip + keys.length : await rows.countIn(filter, place, wanted)
      limit *= Math.min(longest, (spare * wanted) / found)
    }
    return rows.list(filter, order, { skip }, recordsAPage)
  }

  /** What lists show of these records, in their order; one that is gone is left out. */
  const shownOf = async (ids: readonly string[]): Promise<AdminRecord[]> => {
    const found = await rows.listed(ids)
    // Rows of before lists were read from them: of these the records are read.
    const others = ids.filter((id) => !found.has(id))
    for (const record of others.length ? await records.findNewest(others) : [])
      found.set(record._id, adminRecordOf(record))
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  return {
    names: async (ids) =>
      (await shownOf([...new Set(ids)])).map(({ id, proofId, fullName }) => ({ id, proofId, fullName })),
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
      const { total, hasMore } = await findTotal(filter)
      const last = after === undefined ? null : await rows.find(after)
      if (after !== undefined && !last)
        throw new AppError({
          code: 'conflict',
          publicMessage: 'A record was erased while the export was under way. Please begin it again.',
        })
      await audit.note(caller, 'records.exported')
      return {
        total: hasMore ? null : total,
        lines: exportRecords({ records, rows, counts, answers }, { filter, after: last }),
      }
    },
    async list({ page: asked, sort, ...choice }) {
      const filter = await filterOf(choice)
      const { total, hasMore, days } = await findTotal(filter)
      const pages = Math.max(1, Math.ceil(total / recordsAPage))
      const page = Math.min(asked, pages)
      if (!filter || !total) return { records: [], page, pages, total }
      const skip = (page - 1) * recordsAPage
      const keys = await (days ? listAll(filter, sort, skip, days) : listFound(filter, sort, skip, hasMore))
      const listed = await shownOf(keys.map(({ _id }) => _id))
      return { records: listed, page, pages, total, ...(hasMore && { hasMore }) }
    },
  }
}
