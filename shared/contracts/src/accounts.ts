import { z } from 'zod'
import { isEmailAddress } from './email-address'

/** A password that is set has so many characters at least, as a person counts them. */
export const minPasswordLength = 12
const maxPasswordLength = 200
const maxNameLength = 254

const nameWithinRules = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]{1,62})[\p{L}\p{M}\p{N}]$/u

/**
 * The form under which a sign-in name is looked up: letters that look alike in two encodings are one, case and blanks around it do
 * not count. Two accounts never share it.
 */
export const signInKeyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** True for an e-mail address, and for a name of 3 to 64 letters (digits, dots, dashes and underscores may stand among them). */
export const isSignInName = (name: string): boolean => {
  const key = signInKeyOf(name)
  return nameWithinRules.test(key) || (key.length <= maxNameLength && isEmailAddress(key))
}

/** Characters as a person counts them: '👶' is one. */
export const lengthOfPassword = (password: string): number => [...password.normalize('NFKC')].length

/** Whoever signs in is told nothing by the shape of a name: any text is one that may exist. */
export const credentialsSchema = z.strictObject({
  username: z.string().trim().min(1, 'Username is required').max(maxNameLength),
  password: z.string().min(1, 'Password is required').max(maxPasswordLength),
})

export const newPasswordSchema = z
  .string()
  .min(1, 'Password is required')
  .max(maxPasswordLength)
  .refine(
    (password) => password === '' || lengthOfPassword(password) >= minPasswordLength,
    `Use at least ${minPasswordLength} characters`,
  )

export const registrationSchema = z.strictObject({
  username: credentialsSchema.shape.username.refine(
    (name) => name === '' || isSignInName(name),
    'Use an email address, or 3 to 64 letters without a space',
  ),
  password: newPasswordSchema,
  /** Made by an administrator; needed while registration is closed. */
  accessCode: z.string().max(100).optional(),
})
export const userSchema = z.object({ id: z.string(), username: z.string() })
export type User = z.infer<typeof userSchema>

/** GET /api/registration: `first` while there is no account at all, `closed` when an access code is needed. */
export const registrationStateSchema = z.object({ state: z.enum(['first', 'open', 'closed']) })

/** PUT /api/user/password, once the second factor has been given again. */
export const passwordChangeSchema = z.strictObject({ password: newPasswordSchema })

/** POST /api/login/password-resets: any name is one that may exist. */
export const passwordResetOrderSchema = z.strictObject({ username: credentialsSchema.shape.username })
/** PUT /api/login/password-resets: the token travels in the body, so that no log holds it. */
export const passwordResetSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/),
  password: newPasswordSchema,
})

/**
 * The cookie of a signed-in member of the staff; its value is the session's token. Behind TLS the prefix keeps other hosts of the
 * domain from setting it.
 */
export const staffSessionCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-codex_staff' : 'codex_staff'
/** accounts: POST /internal/session-endings. The token travels in the body, so that no log holds it. */
export const sessionEndingSchema = z.strictObject({ token: z.string().min(1).max(200) })
/** accounts: POST /internal/session-lookups. With `isUse: false` the session is looked at, and does not count as used. */
export const sessionLookupSchema = sessionEndingSchema.extend({ isUse: z.boolean().default(true) })
/**
 * The header of calls that a page makes by itself while nobody has touched it for a minute: they are answered, but keep no session
 * of staff from ending unused. What it says does not matter.
 */
export const unattendedHeader = 'x-unattended'
/** `user` is null for a token that is unknown, over or ended. */
export const sessionAnswerSchema = z.object({
  user: userSchema.nullable(),
  /** When the second factor was given again last in this session; null for never. */
  verifiedAt: z.iso.datetime().nullable(),
})

/** GET /api/user/sessions: where the user is signed in, used last first. */
export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** 'Firefox on Linux'. */
      device: z.string(),
      signedInAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      /** The one that asks. */
      isCurrent: z.boolean(),
    }),
  ),
})
export type AccountSession = z.infer<typeof sessionListSchema>['sessions'][number]
export const sessionParamsSchema = z.object({ id: z.string().regex(/^[\w-]{43}$/) })
