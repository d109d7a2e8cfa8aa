import { z } from 'zod'
import { accessLevels } from './enumerations'

/** POST /api/proofs/{id}/invites */
export const inviteRequestSchema = z.strictObject({
  emails: z
    .array(z.email('Please enter a valid email address.'))
    .min(1, 'Please add at least one email address')
    .max(50),
  role: z.enum(accessLevels).default('VIEWER'),
  expiresInDays: z.number().int().min(1).max(3650).default(30),
  passcode: z.string().min(4).max(64).optional(),
  message: z.string().max(2000).optional(),
})
export const inviteResultSchema = z.object({
  invites: z.array(z.object({ email: z.string(), role: z.enum(accessLevels), inviteUrl: z.string() })),
})
/** GET /api/invites/info/{token} */
export const inviteInfoSchema = z.object({
  proofId: z.string(),
  email: z.string(),
  role: z.enum(accessLevels),
  message: z.string().nullable(),
  requiresPasscode: z.boolean(),
})
/** POST /api/join/{token} */
export const joinSchema = z.strictObject({ passcode: z.string().max(64).optional() })
export const joinResultSchema = z.object({ role: z.enum(accessLevels), proofId: z.string() })
