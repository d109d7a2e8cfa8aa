import { z } from 'zod'

/** Letters that one message to MYA may have. */
export const maxMessageLength = 4000
/** Messages of a conversation that are sent along with a new one. */
export const maxHistoryMessages = 100

export const chatMessageSchema = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(8000),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** POST /api/mya-chat */
export const chatRequestSchema = z.strictObject({
  message: z.string().trim().min(1).max(maxMessageLength),
  conversationHistory: z.array(chatMessageSchema).max(maxHistoryMessages).default([]),
  /**
   * Given in this conversation: MYA may read the caller's own record, named by its Proof ID or by the id of its proof. Left out, she
   * reads none.
   */
  consent: z.strictObject({ proofId: z.string().regex(/^[\w-]{1,64}$/) }).optional(),
})
export type ChatRequest = z.input<typeof chatRequestSchema>

/** What kind of reply it is: one with sources, none that is known, a short referral elsewhere, or a courtesy. */
const replyKinds = ['answer', 'unknown', 'referral', 'greeting'] as const
export type ReplyKind = (typeof replyKinds)[number]

export const chatAnswerSchema = z.object({
  reply: z.string(),
  /** What was sent, the message and the reply. */
  conversationHistory: z.array(chatMessageSchema),
  kind: z.enum(replyKinds),
  /** Where the reply comes from, in words for the reader, the best first. */
  sources: z.array(z.string()),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>

/** The events of a streamed answer, before `result` with the whole of it. */
export const chatEvents = {
  /** What the reply goes on with. */
  piece: z.object({ text: z.string() }),
}
