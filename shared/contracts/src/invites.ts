import { z } from 'zod'
import { isEmailAddress } from './email-address'
import { accessLevels, grantRoles, inviteExpiryDays } from './enumerations'
import { mailStates } from './proofs'
import { isPlainLine, isPlainText } from './typed-text'

/** One address of an invitation, trimmed and in small letters. */
export const inviteEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(320, 'Please enter a valid email address.')
  .refine(isEmailAddress, 'Please enter a valid email address.')

export const maxInviteEmails = 50

const hasNoTwins = (emails: readonly string[]) => new Set(emails).size === emails.length

/** POST /api/proofs/{id}/invites */
export const inviteRequestSchema = z.strictObject({
  emails: z
    .array(inviteEmailSchema)
    .min(1, 'Please add at least one email address')
    .max(maxInviteEmails, `At most ${maxInviteEmails} people can be invited at once`)
    .refine(hasNoTwins, 'This email is already in the list.'),
  role: z.enum(accessLevels, 'Please choose an access level').default('VIEWER'),
  expiresInDays: z.literal(inviteExpiryDays, 'Please choose 1, 7, 30 or 3650 days').default(30),
  passcode: z
    .string()
    .trim()
    .min(4, 'A passcode has at least 4 characters')
    .max(64, 'A passcode has at most 64 characters')
    .refine(isPlainLine, 'Please leave out control characters')
    .optional(),
  message: z
    .string()
    .trim()
    .max(2000, 'A message has at most 2000 characters')
    .refine(isPlainText, 'Please leave out control characters')
    .optional(),
})

export const inviteResultSchema = z.object({
  invites: z.array(
    z.object({
      /** The invitation's id, to revoke it or send it again. */
      id: z.string(),
      email: z.string(),
      role: z.enum(accessLevels),
      inviteUrl: z.string(),
      /** What became of its e-mail. */
      mail: z.enum(mailStates),
    }),
  ),
})

/** GET /api/invites/info/{token} */
export const inviteInfoSchema = z.object({
  proofId: z.string(),
  email: z.string(),
  role: z.enum(accessLevels),
  message: z.string().nullable(),
  requiresPasscode: z.boolean(),
  /** What whoever opens it is on the record already; null for who has not joined. */
  yourRole: z.enum(grantRoles).nullable().default(null),
  /** Nobody changes the record any more, as far as could be found out. */
  isClosed: z.boolean().default(false),
})

/** POST /api/join/{token}. A blank that came along with a copied passcode is not part of it, as in the invitation. */
export const joinSchema = z.strictObject({ passcode: z.string().trim().max(64).optional() })
export const joinResultSchema = z.object({ role: z.enum(accessLevels), proofId: z.string() })

/** GET /api/proofs/{id}/invites: everybody who has or had access, and the invitations that are still open. */
export const accessListSchema = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      /** Null for the owner, whose address is the record's. */
      email: z.string().nullable(),
      role: z.enum(grantRoles),
      since: z.iso.datetime(),
      isYou: z.boolean(),
      /** When the record was last opened, to the hour; told to the owner alone, and null when it never was. */
      seenAt: z.iso.datetime().nullish(),
      /** Names one of the owner's devices, to the owner alone. */
      deviceId: z.string().nullish(),
    }),
  ),
  /** Whose access the owner ended, the last first; told to the owner alone. The times are null where they were not kept yet. */
  former: z
    .array(
      z.object({
        id: z.string(),
        email: z.string(),
        role: z.enum(accessLevels),
        since: z.iso.datetime().nullable(),
        endedAt: z.iso.datetime().nullable(),
        seenAt: z.iso.datetime().nullable(),
      }),
    )
    .optional(),
  /** Who declined and was not invited again since, the last first; told to the owner alone. The time is null where it was not kept yet. */
  declined: z
    .array(z.object({ id: z.string(), email: z.string(), declinedAt: z.iso.datetime().nullable() }))
    .optional(),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(accessLevels),
      sentAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      isExpired: z.boolean(),
      requiresPasscode: z.boolean(),
      mail: z.enum(mailStates),
    }),
  ),
})
export type AccessList = z.infer<typeof accessListSchema>

/** PUT /api/proofs/{id}/people/{personId} */
export const roleChangeSchema = z.strictObject({
  role: z.enum(accessLevels, 'Please choose an access level'),
})
