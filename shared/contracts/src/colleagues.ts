import { z } from 'zod'

/** An account of the staff, as colleagues see it. */
const colleagueSchema = z.object({
  id: z.string(),
  username: z.string(),
  registeredAt: z.iso.datetime(),
  /** When one of its sessions was used last; null where it is signed in nowhere. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Browsers in which it is signed in. */
  sessions: z.number().int(),
  passkeys: z.number().int(),
})
export type Colleague = z.infer<typeof colleagueSchema>

/** GET /api/admin/colleagues: the oldest account first. */
export const colleagueListSchema = z.object({ colleagues: z.array(colleagueSchema) })
export const colleagueParamsSchema = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) })
