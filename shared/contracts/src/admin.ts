import { z } from 'zod'
import { isTimeZone } from './time-zone'

/** The periods by which staff limit the list of records, with their names on the page. */
export const dateFilters = {
  all: 'All Records',
  week: 'This Week',
  month: 'This Month',
  quarter: 'Last 3 Months',
} as const
export type DateFilter = keyof typeof dateFilters
export const isDateFilter = (text: string): text is DateFilter => Object.hasOwn(dateFilters, text)

export const recordStatuses = ['processing', 'completed'] as const
export const recordOrders = ['newest', 'oldest'] as const
export type RecordOrder = (typeof recordOrders)[number]

export const recordsAPage = 20

const dateFilterSchema = z.enum(Object.keys(dateFilters) as [DateFilter, ...DateFilter[]])
const timeZone = z.string().max(64).refine(isTimeZone, 'No such time zone').default('UTC')

/** GET /api/admin/stats; days begin at midnight in `timeZone`, an IANA name. */
export const adminStatsQuerySchema = z.strictObject({ timeZone })

export const adminStatsSchema = z.object({
  totalRecords: z.number().int(),
  /** Made since the first of the month. */
  thisMonth: z.number().int(),
  /** Records whose finished book is there. */
  pdfsGenerated: z.number().int(),
  /** Bytes of what families have given: answers, in all their versions, and files. */
  storageUsed: z.number().int(),
})
export type AdminStats = z.infer<typeof adminStatsSchema>

/** What chooses among the records: of the list, and of the export. */
export const recordChoiceSchema = z.strictObject({
  /** Beginnings of words of a child's name or an e-mail address, or of a record id or Proof ID; all have to fit. */
  search: z.string().max(200).default(''),
  dateFilter: dateFilterSchema.default('all'),
  timeZone,
})
export type RecordChoice = z.output<typeof recordChoiceSchema>

/** GET /api/admin/records */
export const adminRecordsQuerySchema = recordChoiceSchema.extend({
  /** From 1 on; beyond the last page, the last page is answered. */
  page: z.coerce.number().int().min(1).max(10_000_000).default(1),
  sort: z.enum(recordOrders).default('newest'),
})

export const adminRecordSchema = z.object({
  id: z.string(),
  /** As the certificate prints it. */
  proofId: z.string(),
  fullName: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(recordStatuses),
})
export type AdminRecord = z.infer<typeof adminRecordSchema>

export const adminRecordsSchema = z.object({
  records: z.array(adminRecordSchema),
  page: z.number().int(),
  /** At least 1. */
  pages: z.number().int(),
  total: z.number().int(),
})
export type AdminRecords = z.infer<typeof adminRecordsSchema>
