import { z } from 'zod'

/** DELETE /api/proofs/{id}/record: `recordId` says which record its owner was shown before pressing. */
export const eraseRecordSchema = z.strictObject({ recordId: z.string().min(1).max(64) })
