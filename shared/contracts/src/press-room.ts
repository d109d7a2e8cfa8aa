import { z } from 'zod'
import { adminStatsQuerySchema } from './admin'
import { accessLevels } from './enumerations'
import { mailStates } from './proofs'

/** How far back the press room's charts reach, with their names on the page and their days, the last of which is today. */
export const pressRanges = {
  week: { words: 'Last 7 days', days: 7 },
  month: { words: 'Last 30 days', days: 30 },
  quarter: { words: 'Last 90 days', days: 90 },
} as const
export type PressRange = keyof typeof pressRanges
export const isPressRange = (text: string): text is PressRange => Object.hasOwn(pressRanges, text)

/** GET /api/admin/press-room/records, /press; days begin at midnight in `timeZone`, an IANA name. */
export const pressFiguresQuerySchema = adminStatsQuerySchema.extend({
  range: z.enum(Object.keys(pressRanges) as [PressRange, ...PressRange[]]).default('month'),
})

/** '2026-03-14' */
const day = z.iso.date()
const count = z.number().int().nonnegative()
const time = z.iso.datetime()

/** records: GET /api/admin/press-room/records: how many records were made on each day, the first day first. */
export const recordDaysSchema = z.object({ days: z.array(z.object({ day, records: count })) })
export type RecordDays = z.infer<typeof recordDaysSchema>

/** proofs: GET /api/admin/press-room/press: what the press did on each day, the first day first. */
export const pressDaySchema = z.object({
  day,
  /** Proofs that were made. */
  proofs: count,
  /** Milliseconds from the asking for a proof until it was there: the mean of the day's proofs, and the slowest; null without one. */
  meanMs: count.nullable(),
  slowestMs: count.nullable(),
  /** Proofs and finished books that were given up. */
  failures: count,
  /** The most proofs that waited at one time, looked at every 15 s; null for a day nobody looked at. */
  longestQueue: count.nullable(),
})
export type PressDay = z.infer<typeof pressDaySchema>
export const pressDaysSchema = z.object({ days: z.array(pressDaySchema) })

/** proofs: GET /api/admin/press-room/failed-jobs: those that failed and were not tried again, the last asked for first. */
export const failedJobSchema = z.object({
  proofJobId: z.string(),
  recordId: z.string(),
  proofId: z.string(),
  version: z.number().int(),
  stage: z.enum(['proof', 'final']),
  requestedAt: time,
  attempts: count,
  error: z.string(),
  /** What whoever asks for the certificate is answered with 409. */
  refusal: z.string(),
})
export type FailedJob = z.infer<typeof failedJobSchema>
export const rowsShown = 20
/** How many of something are counted at most. */
export const countedAtMost = 1000
export const failedJobsSchema = z.object({
  jobs: z.array(failedJobSchema).max(rowsShown),
  /** All of them, counted up to `countedAtMost`. */
  total: count,
})
export type FailedJobs = z.infer<typeof failedJobsSchema>

/** What e-mails are about, with their names on the page. */
export const outboxKinds = {
  'proof-ready': 'Proof ready',
  'proof-approved': 'Proof approved',
  'approval-undone': 'Approval taken back',
  'access-link': 'Link for another device',
  'address-changed': 'Address replaced',
  'record-ending': 'Record about to be removed',
  invitation: 'Invitation',
  reminder: 'Reminder of an invitation',
  mention: 'Mention in a comment',
} as const
export type OutboxKind = keyof typeof outboxKinds
export const isOutboxKind = (text: string): text is OutboxKind => Object.hasOwn(outboxKinds, text)

/** GET …/proof-mails of proofs, GET …/invitation-mails and …/invitations of invites: rows behind a row's `id`. */
const behind = { after: z.string().min(1).max(200).optional() }
export const outboxQuerySchema = z.strictObject({ ...behind, state: z.enum(mailStates).optional() })
export type OutboxQuery = z.output<typeof outboxQuerySchema>

export const outboxMailSchema = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(outboxKinds) as [OutboxKind, ...OutboxKind[]]),
  recordId: z.string(),
  /** The address it goes to, masked; null where it is not known here, or its keeper is away. */
  to: z.string().nullable(),
  state: z.enum(mailStates),
  /** When it came to that state. */
  at: time,
  /** How often it was tried to hand it over; null for one from before this was counted. */
  tries: count.nullable(),
  /** Why the last try failed, as codes of SMTP and the network; null when it did not. */
  fault: z.string().nullable(),
  /** The open invitation that can be sent again; null where there is none. */
  invitationId: z.string().nullable(),
})
export type OutboxMail = z.infer<typeof outboxMailSchema>
/** The last ones first. */
export const outboxSchema = z.object({
  mails: z.array(outboxMailSchema).max(rowsShown),
  /** What to ask for older ones with; null when there are none. */
  after: z.string().nullable(),
})
export type Outbox = z.infer<typeof outboxSchema>

/** What became of an invitation, with its words on the page. */
export const invitationStates = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  revoked: 'taken back',
  expired: 'expired',
} as const
export type InvitationState = keyof typeof invitationStates
export const invitationsQuerySchema = z.strictObject(behind)

export const staffInvitationSchema = z.object({
  id: z.string(),
  recordId: z.string(),
  /** Masked. */
  to: z.string(),
  role: z.enum(accessLevels),
  state: z.enum(Object.keys(invitationStates) as [InvitationState, ...InvitationState[]]),
  sentAt: time,
  expiresAt: time,
  mail: z.enum(mailStates),
})
export type StaffInvitation = z.infer<typeof staffInvitationSchema>
/** The ones sent last first. */
export const staffInvitationsSchema = z.object({
  invitations: z.array(staffInvitationSchema).max(rowsShown),
  after: z.string().nullable(),
})
export type StaffInvitations = z.infer<typeof staffInvitationsSchema>

/** How many e-mails are on their way or held up, each counted up to `countedAtMost`. */
export const outboxCountsSchema = z.object({ waiting: count, limited: count, refused: count })
export type OutboxCounts = z.infer<typeof outboxCountsSchema>

/** A text that is another one once something of a list has changed. */
const revision = z.string()

/** records, invites: GET /internal/press-room: what the press room's stream tells of them. */
export const recordsPressSchema = z.object({ revision })
export const invitesPressSchema = z.object({
  /** Invitations that nobody has answered, counted up to `countedAtMost`. */
  open: count,
  mails: outboxCountsSchema,
  invitations: revision,
  outbox: revision,
})

const stage = z.object({ waiting: count, running: count })

/**
 * proofs: GET /api/admin/press-room/live: how things stand at the press. With `Accept: text/event-stream` the same comes as events
 * named `state`, at once and at every change. The stream ends after a minute and is to be asked for again, so that it does not
 * outlast a session.
 */
export const pressStateSchema = z.object({
  queue: z.object({
    proof: stage,
    final: stage,
    /** Jobs that wait for a part which is away. */
    held: count,
    /** Since when the one that was asked for first waits or runs; null without one. */
    oldestAt: time.nullable(),
  }),
  /** Jobs that failed, counted up to `countedAtMost`. */
  failed: count,
  mails: outboxCountsSchema,
  jobs: revision,
  outbox: revision,
  figures: revision,
  /** Null while that service is away. */
  records: recordsPressSchema.nullable(),
  invites: invitesPressSchema.nullable(),
})
export type PressState = z.infer<typeof pressStateSchema>

/** records: GET /internal/press-room/addresses?records=id,id: the addresses of records, masked. */
export const maskedAddressesSchema = z.object({ addresses: z.record(z.string(), z.string()) })
