import { z } from 'zod'

export const credentialsSchema = z.strictObject({
  username: z.string().trim().min(1, 'Username is required').max(100),
  password: z.string().min(1, 'Password is required').max(200),
})
export const registrationSchema = credentialsSchema.extend({
  /** Made by an administrator; needed while registration is closed. */
  accessCode: z.string().max(100).optional(),
})
export const userSchema = z.object({ id: z.string(), username: z.string() })

/** The cookie of a signed-in member of the staff; its value is the session's token. */
export const staffSessionCookie = 'codex_staff'
/** accounts: POST /internal/session-lookups. The token travels in the body, so that no log holds it. */
export const sessionLookupSchema = z.strictObject({ token: z.string().min(1).max(200) })
/** `user` is null for a token that is unknown, expired or revoked. */
export const sessionAnswerSchema = z.object({ user: userSchema.nullable() })
