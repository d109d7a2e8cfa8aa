import { z } from 'zod'

/** The `:id` of `/api/proofs/:id/…`: a Proof ID that the record has, or had. */
export const proofIdParameter = { id: z.string().regex(/^01[0-9A-Z]{8}$/, 'A Proof ID is expected') }
