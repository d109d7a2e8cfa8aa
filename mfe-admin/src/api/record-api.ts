import { adminRecordViewSchema } from '@shared/contracts/admin'
import type { AdminRecordView } from '@shared/contracts/admin'
import { recordCommentsSchema, recordMailsSchema } from '@shared/contracts/admin-record-parts'
import type { RecordComments, RecordMails, RecordMailsQuery } from '@shared/contracts/admin-record-parts'
import { codeOf } from '@shared/web/api/api-error'
import { withQuery } from './records-api'
import { staffApi } from './staff-api'

/** Once its page is left, nothing of it is shown before it is asked for again: it may have been erased. */
const ofOneRecord: { keepUnusedDataFor: number; providesTags: ['record'] } = {
  keepUnusedDataFor: 0,
  providesTags: ['record'],
}
/** What a refused call says of a record: all that is shown of it is read again where there is none any more. */
const refusedOf = (error: unknown): 'record'[] => (codeOf(error) === 'not_found' ? ['record'] : [])
/** What was done about a record: all that is shown of it is read again. */
const changesRecord = (_answer: unknown, error: unknown): 'record'[] =>
  error ? refusedOf(error) : ['record']

/** The calls of one record's page, which come with the pages behind the list. */
export const recordApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    record: build.query<AdminRecordView, string>({
      query: (id) => ['/api/admin/records', id],
      transformResponse: (answer: unknown) => adminRecordViewSchema.parse(answer),
      ...ofOneRecord,
    }),
    recordMails: build.query<RecordMails, { recordId: string; after: RecordMailsQuery }>({
      query: ({ recordId, after }) =>
        withQuery(`/api/admin/records/${encodeURIComponent(recordId)}/mails`, after),
      transformResponse: (answer: unknown) => recordMailsSchema.parse(answer),
      ...ofOneRecord,
    }),
    recordComments: build.query<RecordComments, { recordId: string; after: string | undefined }>({
      query: ({ recordId, after }) =>
        withQuery(`/api/admin/records/${encodeURIComponent(recordId)}/comments`, { after }),
      transformResponse: (answer: unknown) => recordCommentsSchema.parse(answer),
      ...ofOneRecord,
    }),
    retryJob: build.mutation<null, { recordId: string; proofJobId: string }>({
      query: ({ recordId, proofJobId }) => ({
        path: ['/api/admin/records', recordId, 'jobs', proofJobId, 'retry'],
        method: 'POST',
      }),
      transformResponse: () => null,
      invalidatesTags: changesRecord,
    }),
    reopen: build.mutation<null, string>({
      query: (recordId) => ({ path: ['/api/admin/records', recordId, 'reopening'], method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: changesRecord,
    }),
    resendMail: build.mutation<null, string>({
      query: (recordId) => ({ path: ['/api/admin/records', recordId, 'mail'], method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: changesRecord,
    }),
    eraseRecord: build.mutation<null, string>({
      query: (recordId) => ({ path: ['/api/admin/records', recordId], method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => (error ? refusedOf(error) : ['records']),
    }),
  }),
})

export const {
  useRecordQuery,
  useRecordMailsQuery,
  useRecordCommentsQuery,
  useRetryJobMutation,
  useReopenMutation,
  useResendMailMutation,
  useEraseRecordMutation,
} = recordApi
