import { z } from 'zod'
import { grantRoles } from './enumerations'
import { outboxMailSchema, rowsShown } from './press-room'

/** What of a record may be long, and is read by its page a part at a time: `rowsShown` rows, then those behind the last one. */
const after = z.string().min(1).max(200).optional()
/** proofs: GET /internal/records/{recordId}/proof-mails; invites: …/invitation-mails, …/comments */
export const recordPartQuerySchema = z.strictObject({ after })
export type RecordPartQuery = z.output<typeof recordPartQuerySchema>

/** Who sends e-mails about a record, with its words on the page. */
export const mailSenders = { proofs: 'the proof', invites: 'invitations or mentions' } as const
export type MailSender = keyof typeof mailSenders
const mailSender = z.enum(Object.keys(mailSenders) as [MailSender, ...MailSender[]])

/** GET /api/admin/records/{id}/mails: behind the last e-mail of each sender that was shown. */
export const recordMailsQuerySchema = z.strictObject({ proofs: after, invites: after })
export type RecordMailsQuery = z.output<typeof recordMailsQuerySchema>

/** The e-mails of a record, whoever sent them, those that changed last first. */
export const recordMailsSchema = z.object({
  mails: z.array(outboxMailSchema).max(rowsShown),
  /** Whose e-mails are not among them, for that service is away. */
  away: z.array(mailSender),
  /** What to ask for older ones with; null when there are none. */
  after: recordMailsQuerySchema.nullable(),
})
export type RecordMails = z.infer<typeof recordMailsSchema>

/** GET /api/admin/records/{id}/comments: what its people wrote about it, the last comment first. */
export const staffCommentSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** The name of the field that is spoken of, as parents read it; null for the record as a whole. */
  about: z.string().nullable(),
  /** The first comment of the thread that this one answers. */
  replyTo: z.string().nullable(),
  /** With the address and role of then; without an address for the owner. */
  author: z.object({ email: z.string().nullable(), role: z.enum(grantRoles) }),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
})
export type StaffComment = z.infer<typeof staffCommentSchema>
export const recordCommentsSchema = z.object({
  comments: z.array(staffCommentSchema).max(rowsShown),
  /** What to ask for older ones with; null when there are none. */
  after: z.string().nullable(),
})
export type RecordComments = z.infer<typeof recordCommentsSchema>
