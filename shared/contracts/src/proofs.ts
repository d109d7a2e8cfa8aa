import { z } from 'zod'

export const proofStatuses = ['running', 'done', 'error'] as const

/** Characters that will be missing from the print of one field. */
export const unprintableSchema = z.object({ field: z.string(), characters: z.array(z.string()) })
export type Unprintable = z.infer<typeof unprintableSchema>

/** GET /api/proof/{proofId}: `proofId` is a proof job id, or a 10-character Proof ID where the visitor's grant allows it. */
export const proofSchema = z.object({
  id: z.string(),
  status: z.enum(proofStatuses),
  /** The PDF; the image of its pages has the same address with another extension (.webp, .png, .jpg). */
  url: z.string().nullable(),
  error: z.string().nullable(),
  /** The picture of the first page, as soon as it is drawn: the PDF may still be on its way. */
  imageUrl: z.string().nullable(),
  /** How many pages the PDF has; page n has its picture under `?page=n`. Null until the PDF is there. */
  pages: z.number().int().positive().nullable(),
  /** The printed 10-character Proof ID. */
  proofId: z.string(),
  /** The version of the record that this proof shows. */
  version: z.number().int().positive(),
  preparedAt: z.iso.datetime().nullable(),
  /** The job id of a newer proof of the same record, when there is one; not told while this one is being made. */
  newerProofJobId: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  /** When the final certificate of the approved proof was there: the record is completed from then on. */
  completedAt: z.iso.datetime().nullable(),
  /** What no face of the book can draw, by the field of the form in which it stands. */
  unprintable: z.array(unprintableSchema),
  /** The caller's own role on this proof; null for somebody who only holds the address, and while it is being made. */
  role: z.string().nullable(),
})
export type Proof = z.infer<typeof proofSchema>

/** POST /api/proof/{proofId}/approval */
export const approvalSchema = z.strictObject({ version: z.number().int().positive() })
export const approvalResultSchema = z.object({
  approvedAt: z.iso.datetime(),
  /** Where the page goes next: the store's collection page, or /success. */
  continueTo: z.string(),
})

/** The proof's other addresses. An extension is one of `pdf`, `webp`, `png`, `jpg`. */
export const proofImageExtensions = ['webp', 'png', 'jpg'] as const
/** What pages show: as sharp as WebP at the same size, and a fifth of its processor time to make. */
export const shownImageExtension = 'jpg'
export const proofFileAddress = (
  proofJobId: string,
  extension: 'pdf' | (typeof proofImageExtensions)[number],
) => `/api/proof/${proofJobId}/codex.${extension}`
