import { z } from 'zod'
import { isPlainLine } from './typed-text'

/** POST /api/admin/access-codes: a code that lets others register while registration is closed. */
export const accessCodeOrderSchema = z.strictObject({
  /** Whom it is for, in the maker's words. */
  note: z.string().trim().max(100).refine(isPlainLine, 'Use one line of text').default(''),
  /** How many may register with it. */
  uses: z.number().int().min(1).max(100).default(1),
  expiresInDays: z.number().int().min(1).max(90).default(7),
})

export const accessCodeSchema = z.object({
  id: z.string(),
  note: z.string(),
  /** Ids of the staff who made it, and who have registered with it. */
  madeBy: z.string(),
  usedBy: z.array(z.string()),
  uses: z.number().int(),
  usesLeft: z.number().int(),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'used', 'expired', 'revoked']),
})
/** The code itself is told this once; nobody can read it again. */
export const accessCodeMadeSchema = accessCodeSchema.extend({ code: z.string() })
/** GET /api/admin/access-codes: newest first. */
export const accessCodeListSchema = z.object({ codes: z.array(accessCodeSchema) })
export type AccessCode = z.infer<typeof accessCodeSchema>
export type MadeAccessCode = z.infer<typeof accessCodeMadeSchema>
export const accessCodeParamsSchema = z.object({ id: z.string().regex(/^[\w-]{43}$/) })
