import { z } from 'zod'
import { auditActSchema } from './audit'

/** DELETE /api/proofs/{id}/record: `recordId` says which record its owner was shown before pressing. */
export const eraseRecordSchema = z.strictObject({ recordId: z.string().min(1).max(64) })

/** GET /api/proofs/{id}/holdings: what is held of a record, for its owner. What another service holds is null while that is away. */
export const holdingsSchema = z.object({
  recordId: z.string(),
  /** The child's, as far as it was written. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** When it is removed unless somebody changes or approves it; null where it stays until it is erased. */
  endsAt: z.iso.datetime().nullable(),
  /** Where its e-mails go; null while it has no address. */
  email: z.string().nullable(),
  versions: z.number().int(),
  /** Every file that any version names; bytes. */
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  proofs: z.number().int().nullable(),
  /** Finished books, one for each approved proof. */
  books: z.number().int().nullable(),
  comments: z.number().int().nullable(),
  /** What staff of the archive did with this record, the newest first. */
  staff: z.array(z.object({ at: z.iso.datetime(), act: auditActSchema })).nullable(),
  /** Days that each of these lines is kept; 0 for ever. */
  staffLineDays: z.number().int().nullable(),
})
export type Holdings = z.infer<typeof holdingsSchema>
