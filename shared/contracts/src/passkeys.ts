import { z } from 'zod'
import { isPlainLine } from './typed-text'

/*
 * WebAuthn in JSON, as browsers write it (https://www.w3.org/TR/webauthn-3/, RegistrationResponseJSON and
 * AuthenticationResponseJSON). What a browser adds later is left out, not refused.
 */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
const credentialId = base64url(1400)
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
}
const newPasskeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
const passkeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(10_000),
    userHandle: base64url(100).optional(),
  }),
})
export type NewPasskeyResponse = z.infer<typeof newPasskeyResponse>
export type PasskeyResponse = z.infer<typeof passkeyResponse>

/** What the browser is asked, as the server's library makes it and the browser's library takes it. */
export const passkeyOptionsSchema = z.object({ options: z.looseObject({ challenge: z.string() }) })

/** POST /api/login/passkey */
export const passkeySignInSchema = z.strictObject({ response: passkeyResponse })

const passkeyName = z
  .string()
  .trim()
  .min(1, 'A name is required')
  .max(60)
  .refine(isPlainLine, 'Use one line of text')
/** POST /api/user/passkeys */
export const newPasskeySchema = z.strictObject({ name: passkeyName, response: newPasskeyResponse })
/** PUT /api/user/passkeys/{id} */
export const passkeyRenamingSchema = z.strictObject({ name: passkeyName })
export const passkeyParamsSchema = z.object({ id: credentialId })

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** Null until it was used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Kept by a password manager or an account in the cloud, and so on more than one device. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof passkeySchema>
/** GET /api/user/passkeys: oldest first. */
export const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema) })

/**
 * POST /api/user/verification-options: how this user gives the second factor again: a passkey where there is one, the password
 * for whoever has none.
 */
export const verificationOptionsSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password') }),
  passkeyOptionsSchema.extend({ method: z.literal('passkey') }),
])
export type VerificationOptions = z.infer<typeof verificationOptionsSchema>
/** POST /api/user/verification */
export const verificationSchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('password'), password: z.string().min(1).max(200) }),
  z.strictObject({ method: z.literal('passkey'), response: passkeyResponse }),
])
/** Its answer: until when it counts. */
export const verifiedSchema = z.object({ verifiedUntil: z.iso.datetime() })
