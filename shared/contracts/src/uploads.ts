import { z } from 'zod'

export const maxFileBytes = 10 * 1024 * 1024
export const maxFiles = 8
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

/** POST /api/objects/upload; the body may be left out. */
export const uploadRequestSchema = z.strictObject({
  name: z.string().min(1).max(255).optional(),
  size: z.number().int().positive().max(maxFileBytes).optional(),
  contentType: z.enum(acceptedContentTypes).optional(),
})
export const uploadAddressSchema = z.object({ uploadURL: z.string() })
/** PUT /api/baby-files */
export const babyFileSchema = z.strictObject({ fileURL: z.string().min(1).max(2000) })
