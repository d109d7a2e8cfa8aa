import { z } from 'zod'
import { versionKinds } from './enumerations'
import { accessListSchema } from './invites'
import { proofMailSchema } from './proofs'
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
/** The highest number of a page that is asked for. */
export const lastListPage = 10_000_000
/** Of the records that fit a search, so many are counted and can be turned to page by page. Without a search there is no bound. */
export const maxCountedRecords = 1000

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
  page: z.coerce.number().int().min(1).max(lastListPage).default(1),
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
  /** More than `total` fit the search: a further word, a period or the export leads to them. */
  hasMore: z.literal(true).optional(),
})
export type AdminRecords = z.infer<typeof adminRecordsSchema>

/** GET /api/admin/record-names: whose records these are. One that is gone, or was never submitted, is left out. */
export const maxNamedRecords = 50
export const recordNamesQuerySchema = z.strictObject({
  /** Record ids with commas between. */
  ids: z.string().regex(new RegExp(`^[^,]{1,64}(,[^,]{1,64}){0,${maxNamedRecords - 1}}$`)),
})
export const recordNamesSchema = z.array(adminRecordSchema.pick({ id: true, proofId: true, fullName: true }))
export type RecordNames = z.infer<typeof recordNamesSchema>

/**
 * GET /api/admin/export: the chosen records as CSV, one a line, the newest first, whatever their number. `after` is the id of the
 * record (the first cell) whose line was the last that arrived whole: the rest comes without the line of names. The header
 * `x-total-records` says how many records are chosen in all, unless more fit a search than are counted. It wants a fresh second factor.
 */
export const exportQuerySchema = recordChoiceSchema.extend({ after: z.string().min(1).max(64).optional() })
export const totalRecordsHeader = 'x-total-records'

/** proofs: GET /internal/records/{recordId}/jobs: what was made of each version, the newest first. */
export const adminJobSchema = z.object({
  proofJobId: z.string(),
  version: z.number().int(),
  /** The book that is being made, or was made last. */
  stage: z.enum(['proof', 'final']),
  status: z.enum(['queued', 'running', 'done', 'error']),
  requestedAt: z.iso.datetime(),
  preparedAt: z.iso.datetime().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  attempts: z.number().int(),
  /** A part that is away, for which the job waits. */
  awaits: z.string().nullable(),
  error: z.string().nullable(),
  pages: z.number().int().nullable(),
  mail: proofMailSchema.nullable(),
})
export type AdminJob = z.infer<typeof adminJobSchema>
export const adminJobsSchema = z.object({ jobs: z.array(adminJobSchema) })

/** GET /api/admin/records/{id}: everything of one record. A part that is null is away, and is there again later. */
export const adminRecordViewSchema = z.object({
  record: adminRecordSchema.extend({
    /** Nobody changes it any more: approved for a day, or ordered. */
    isLocked: z.boolean(),
    /** Proof IDs that it had before. */
    formerProofIds: z.array(z.string()),
  }),
  /** What the newest version answers, in the form's order and words; what was left empty is left out. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  versions: z.array(
    z.object({
      version: z.number().int(),
      proofId: z.string(),
      /** Null for one that was only synced. */
      proofJobId: z.string().nullable(),
      createdAt: z.iso.datetime(),
      /** Who made it, as the record's people know them. */
      createdBy: z.string(),
      kind: z.enum(versionKinds),
      note: z.string(),
      sha256: z.string(),
    }),
  ),
  jobs: z.array(adminJobSchema).nullable(),
  people: accessListSchema.nullable(),
})
export type AdminRecordView = z.infer<typeof adminRecordViewSchema>
