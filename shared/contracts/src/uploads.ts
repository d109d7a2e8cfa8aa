import { z } from 'zod'
import { isPlainLine } from './typed-text'

export const maxFileBytes = 10 * 1024 * 1024
export const maxFiles = 8
/** A picture of more is not printed: it would take hundreds of megabytes to unfold. */
export const maxPicturePixels = 100_000_000
/** Content types that the birth files accept; SVG is not among the images. */
export const acceptedContentTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

/** The name of a file as its owner sees it: one line, without characters that turn it round. */
export const fileNameSchema = z
  .string()
  .min(1)
  .max(255)
  .refine(isPlainLine, 'The name of this file holds hidden characters. Please rename it')

/** POST /api/objects/upload; the body may be left out. What it names, the address is bound to. */
export const uploadRequestSchema = z.strictObject({
  name: fileNameSchema.optional(),
  /** Bytes. */
  size: z.number().int().positive().max(maxFileBytes, 'Larger than 10 MB').optional(),
  contentType: z.enum(acceptedContentTypes, 'This kind of file is not accepted').optional(),
})
export type UploadRequest = z.infer<typeof uploadRequestSchema>
/** Relative to the site, signed, good for a few minutes: PUT the file's bytes there. Without its query it is the fileURL. */
export const uploadAddressSchema = z.object({ uploadURL: z.string() })
/**
 * GET uploadURL: how many bytes have arrived; a connection that broke leaves what it brought. The rest is PUT to the same
 * address with `Content-Range: bytes {received}-{size - 1}/{size}`, within a day of the first. A range that does not reach the
 * end is answered with this; one that does not go on there with `conflict` and `details.received`.
 */
export const uploadStateSchema = z.object({
  /** Bytes from the beginning of the file. */
  received: z.number().int().nonnegative(),
})
/** PUT uploadURL, and PUT /api/baby-files: what was stored. An image may be smaller than what was sent. */
export const storedFileSchema = z.object({
  fileURL: z.string(),
  contentType: z.enum(acceptedContentTypes),
  /** Bytes. */
  size: z.number().int().positive(),
})
/** PUT /api/baby-files; the uploadURL serves as well as the fileURL. */
export const babyFileSchema = z.strictObject({ fileURL: z.string().min(1).max(2000) })

/**
 * POST /api/birth-records/upload-csv: the record as JSON. Only what names the record is read; what is written is what the
 * server has stored.
 */
export const recordCopySchema = z
  .looseObject({
    recordId: z.string().min(1).max(64).optional(),
    provenance: z.looseObject({ proofId: z.string().min(1).max(64) }).optional(),
  })
  .refine(
    ({ recordId, provenance }) => recordId !== undefined || provenance !== undefined,
    'Name the record: recordId, or provenance.proofId',
  )
export const copiedRecordSchema = z.object({ fileName: z.string(), version: z.number().int().positive() })
