import { z } from 'zod'
import { isPlainText } from './typed-text'

/** GET /api/proofs/{id}/versions */
export const versionSchema = z.object({
  id: z.string(),
  sha256: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  note: z.string(),
})
export const versionsSchema = z.array(versionSchema)
export type Version = z.infer<typeof versionSchema>

/** POST /api/proofs/{id}/sync; only `note` is required once nothing changed (D11). */
export const syncSchema = z.strictObject({
  note: z.string().max(500).refine(isPlainText, 'Please leave out hidden characters'),
  data: z.record(z.string(), z.unknown()).optional(),
  baseVersion: z.string().optional(),
})
