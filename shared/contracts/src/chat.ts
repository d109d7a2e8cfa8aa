import { z } from 'zod'

export const chatMessageSchema = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(8000),
})
export const chatRequestSchema = z.strictObject({
  message: z.string().trim().min(1).max(4000),
  conversationHistory: z.array(chatMessageSchema).max(100).default([]),
})
export const chatAnswerSchema = z.object({
  reply: z.string(),
  conversationHistory: z.array(chatMessageSchema),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>
