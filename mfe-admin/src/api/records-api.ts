import { adminRecordsSchema, adminStatsSchema } from '@shared/contracts/admin'
import type { AdminRecords, AdminStats, DateFilter, RecordOrder } from '@shared/contracts/admin'
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

const recordsApi = staffApi.injectEndpoints({
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
  }),
})

export const { useStatsQuery, useRecordsQuery } = recordsApi
