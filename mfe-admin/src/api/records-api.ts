import { adminRecordsSchema, adminRecordViewSchema, adminStatsSchema } from '@shared/contracts/admin'
import type {
  AdminRecords,
  AdminRecordView,
  AdminStats,
  DateFilter,
  RecordOrder,
} from '@shared/contracts/admin'
import { auditLinesSchema } from '@shared/contracts/audit'
import type { AuditAct, AuditLines } from '@shared/contracts/audit'
import { staffApi } from './staff-api'

/** Days, weeks and months begin where the person at the page is. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** An address with what is set of these parameters. */
export const withQuery = (
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

export interface ListChoice {
  search: string
  dateFilter: DateFilter
  page: number
  sort: RecordOrder
}

/** Where the chosen records are to be had as CSV, from behind one of them. */
export const exportAddress = ({ search, dateFilter }: ListChoice, after?: string): string =>
  withQuery('/api/admin/export', { search, dateFilter, timeZone: timeZone(), after })

interface AuditChoice {
  act?: AuditAct | undefined
  subject?: string | undefined
  staffId?: string | undefined
  before?: number | undefined
}

export const recordsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    stats: build.query<AdminStats, void>({
      query: () => withQuery('/api/admin/stats', { timeZone: timeZone() }),
      transformResponse: (answer: unknown) => adminStatsSchema.parse(answer),
    }),
    records: build.query<AdminRecords, ListChoice>({
      query: (choice) => withQuery('/api/admin/records', { ...choice, timeZone: timeZone() }),
      transformResponse: (answer: unknown) => adminRecordsSchema.parse(answer),
      providesTags: ['records'],
    }),
    record: build.query<AdminRecordView, string>({
      query: (id) => ['/api/admin/records', id],
      transformResponse: (answer: unknown) => adminRecordViewSchema.parse(answer),
      // Once its page is left, nothing of it is shown before it is asked for again: it may have been erased.
      keepUnusedDataFor: 0,
    }),
    retryJob: build.mutation<null, { recordId: string; proofJobId: string }>({
      query: ({ recordId, proofJobId }) => ({
        path: ['/api/admin/records', recordId, 'jobs', proofJobId, 'retry'],
        method: 'POST',
      }),
      transformResponse: () => null,
    }),
    reopen: build.mutation<null, string>({
      query: (recordId) => ({ path: ['/api/admin/records', recordId, 'reopening'], method: 'POST' }),
      transformResponse: () => null,
    }),
    resendMail: build.mutation<null, string>({
      query: (recordId) => ({ path: ['/api/admin/records', recordId, 'mail'], method: 'POST' }),
      transformResponse: () => null,
    }),
    eraseRecord: build.mutation<null, string>({
      query: (recordId) => ({ path: ['/api/admin/records', recordId], method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => (error ? [] : ['records']),
    }),
    audit: build.query<AuditLines, AuditChoice>({
      query: (choice) => withQuery('/api/admin/audit', { ...choice }),
      transformResponse: (answer: unknown) => auditLinesSchema.parse(answer),
    }),
  }),
})

export const {
  useStatsQuery,
  useRecordsQuery,
  useRecordQuery,
  useRetryJobMutation,
  useReopenMutation,
  useResendMailMutation,
  useEraseRecordMutation,
  useAuditQuery,
} = recordsApi
