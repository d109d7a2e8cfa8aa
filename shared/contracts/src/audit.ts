import { z } from 'zod'

/** What staff do with the data of families and with the ways in, as the audit trail names it, with its words on the page. */
export const auditActs = {
  'record.viewed': 'Viewed a record',
  'record.csv': 'Downloaded a record as CSV',
  'record.pdf': 'Downloaded a certificate',
  'records.exported': 'Exported records as CSV',
  'job.retried': 'Had a failed job tried again',
  'mail.resent': 'Had an e-mail sent again',
  'invitation.resent': 'Had an invitation sent again',
  'record.reopened': 'Reopened a locked record',
  'record.erased': 'Erased a record',
  'account.registered': 'Registered an account',
  'account.removed': 'Removed the account of a colleague',
  'sessions.ended': 'Ended the sessions of a colleague',
  'password.changed': 'Changed the password',
  'password.restored': 'Chose a new password by e-mail',
  'passkey.added': 'Added a passkey',
  'passkey.removed': 'Removed a passkey',
  'code.made': 'Made an access code',
  'code.revoked': 'Revoked an access code',
  'partner.added': 'Added a partner of the widget',
  'partner.changed': 'Changed a partner of the widget',
} as const
export type AuditAct = keyof typeof auditActs

/** Stands in the audit trail for the family that erased its own record, in place of a member of the staff. */
export const familyItself = 'the family'

export const auditActSchema = z.enum(Object.keys(auditActs) as [AuditAct, ...AuditAct[]])
const id = z.string().min(1).max(64)

/** accounts: POST /internal/audit-lines. Ids only: `subject` is the record's, the partner's or the colleague's, or absent for what is of many records. */
export const auditEntrySchema = z.strictObject({ staffId: id, act: auditActSchema, subject: id.optional() })
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditLinesAPage = 50

/** GET /api/admin/audit: the lines before a number, the newest first. */
export const auditQuerySchema = z.strictObject({
  before: z.coerce.number().int().positive().optional(),
  act: auditActSchema.optional(),
  /** Of a record, a partner or a colleague. */
  subject: id.optional(),
  /** Who did it. */
  staffId: id.optional(),
})

export const auditLineSchema = z.object({
  number: z.number().int(),
  at: z.iso.datetime(),
  staffId: z.string(),
  /** Null for an account that is no longer there. */
  username: z.string().nullable(),
  act: auditActSchema,
  /** The id of the record, partner or colleague that it was done to; null for what was done to many, or to oneself. */
  subject: z.string().nullable(),
  /** Of a colleague; null for anything else, and for an account that is no longer there. */
  subjectUsername: z.string().nullable().default(null),
})
export type AuditLine = z.infer<typeof auditLineSchema>
export const auditLinesSchema = z.object({
  lines: z.array(auditLineSchema),
  /** The number to ask with for older lines; null when there are none. */
  before: z.number().int().nullable(),
})
export type AuditLines = z.infer<typeof auditLinesSchema>
