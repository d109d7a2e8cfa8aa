import {
  failedJobsSchema,
  outboxSchema,
  pressDaysSchema,
  recordDaysSchema,
  staffInvitationsSchema,
} from '@shared/contracts/press-room'
import type {
  FailedJobs,
  Outbox,
  PressDay,
  PressRange,
  RecordDays,
  StaffInvitations,
} from '@shared/contracts/press-room'
import type { RecordNames } from '@shared/contracts/admin'
import type { MailState } from '@shared/contracts/proofs'
import { readRecordNames } from './record-names'
import { timeZone, withQuery } from './records-api'
import { staffApi } from './staff-api'

/** Which e-mails: those that proofs sends, or those that invites does. */
export type OutboxName = 'proof-mails' | 'invitation-mails'

export interface OutboxChoice {
  outbox: OutboxName
  state?: MailState | undefined
  after?: string | undefined
}

/** Invitations, which hold ids only, with the names of the records that were submitted. */
export type NamedInvitations = StaffInvitations & { records: RecordNames }

const room = '/api/admin/press-room'

const pressApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    recordDays: build.query<RecordDays['days'], PressRange>({
      query: (range) => withQuery(`${room}/records`, { range, timeZone: timeZone() }),
      transformResponse: (answer: unknown) => recordDaysSchema.parse(answer).days,
    }),
    pressDays: build.query<PressDay[], PressRange>({
      query: (range) => withQuery(`${room}/press`, { range, timeZone: timeZone() }),
      transformResponse: (answer: unknown) => pressDaysSchema.parse(answer).days,
    }),
    failedJobs: build.query<FailedJobs, void>({
      query: () => `${room}/failed-jobs`,
      transformResponse: (answer: unknown) => failedJobsSchema.parse(answer),
    }),
    outbox: build.query<Outbox, OutboxChoice>({
      query: ({ outbox, ...choice }) => withQuery(`${room}/${outbox}`, { ...choice }),
      transformResponse: (answer: unknown) => outboxSchema.parse(answer),
    }),
    invitations: build.query<NamedInvitations, string | undefined>({
      async queryFn(after, _asked, _options, ask) {
        const listed = await ask(withQuery(`${room}/invitations`, { after }))
        if (listed.error) return { error: listed.error }
        const read = staffInvitationsSchema.parse(listed.data)
        const ids = read.invitations.map(({ recordId }) => recordId)
        return { data: { ...read, records: await readRecordNames(ask, ids) } }
      },
    }),
    resendInvitation: build.mutation<null, string>({
      query: (id) => ({ path: [`${room}/invitations`, id, 'mail'], method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: ['record'],
    }),
  }),
})

export const {
  useRecordDaysQuery,
  usePressDaysQuery,
  useFailedJobsQuery,
  useOutboxQuery,
  useInvitationsQuery,
  useResendInvitationMutation,
} = pressApi
