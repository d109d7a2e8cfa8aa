import { z } from 'zod'
import { birthFieldNames } from './birth-form'
import { grantRoles } from './enumerations'
import { isPlainText } from './typed-text'

export const maxCommentLength = 10_000

/** POST /api/proofs/{id}/comments */
export const commentRequestSchema = z.strictObject({
  /** Made by the page: the same comment sent twice is stored once. */
  id: z.uuid(),
  text: z
    .string()
    .trim()
    .min(1, 'Please write something first')
    .max(maxCommentLength, `A comment has at most ${maxCommentLength} characters`)
    .refine(isPlainText, 'Please leave out control characters'),
  /** The field of the form that is spoken of; null for the record as a whole. */
  field: z
    .enum(birthFieldNames as [string, ...string[]])
    .nullable()
    .default(null),
  /** The first comment of the thread that this one answers. */
  replyTo: z.uuid().nullable().default(null),
  /** The people who are told by e-mail, by their ids in the access list. */
  mentions: z.array(z.string().max(64)).max(20, 'At most 20 people can be mentioned at once').default([]),
})
export type CommentRequest = z.output<typeof commentRequestSchema>

export const commentSchema = z.object({
  id: z.string(),
  text: z.string(),
  field: z.string().nullable(),
  replyTo: z.string().nullable(),
  /** Who wrote it, as the access list knows them; the role and address they had then. */
  author: z.object({
    id: z.string(),
    email: z.string().nullable(),
    role: z.enum(grantRoles),
    isYou: z.boolean(),
  }),
  mentions: z.array(z.string()),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
})
export type Comment = z.infer<typeof commentSchema>

/** GET /api/proofs/{id}/comments, oldest first. */
export const commentsSchema = z.object({ comments: z.array(commentSchema) })

/** PUT /api/proofs/{id}/comments/{commentId}/resolution */
export const resolutionSchema = z.strictObject({ isResolved: z.boolean() })
