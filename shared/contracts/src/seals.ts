import { z } from 'zod'

/** PUT /api/proofs/{id}/seal: an approver finds the record ready as it stands, or no longer. */
export const sealRequestSchema = z.strictObject({
  isReady: z.boolean(),
  /** The revision that the approver has seen. */
  revision: z.number().int().positive(),
})

/** GET /api/proofs/{id}/seal: who finds the record ready as it stands. A later edit makes a newer version, which nobody has sealed yet. */
const sealMarksSchema = z.array(
  z.object({ id: z.string(), email: z.string().nullable(), at: z.iso.datetime(), isYou: z.boolean() }),
)
export const sealSchema = z.object({
  revision: z.number().int().positive(),
  /** Whether the record was changed since it was submitted last, so that its newest proof does not show all of it. */
  isChanged: z.boolean().default(false),
  marks: sealMarksSchema,
  /** Marks of older revisions, which a change has cleared; not those that were taken back. */
  cleared: sealMarksSchema.default([]),
})
export type Seal = z.infer<typeof sealSchema>
