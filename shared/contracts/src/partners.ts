import { z } from 'zod'
import { chatAnswerSchema, chatMessageSchema } from './chat'
import { isPlainLine } from './typed-text'

/** Origins that one partner may have. */
const maxOrigins = 20

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** The origin that a text names, as browsers write it ('https://www.example.com'); null for anything else. */
export function originOf(text: string): string | null {
  try {
    const { protocol, hostname, pathname, search, hash, username, password, origin } = new URL(text.trim())
    const isBare = pathname === '/' && !search && !hash && !username && !password
    // Anybody between the reader and a page without TLS could speak in its name; on one's own machine nobody is between.
    const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
    return isBare && isSafe && !hostname.includes('*') ? origin : null
  } catch {
    return null
  }
}

const originSchema = z
  .string()
  .max(260)
  .transform((text, context) => {
    const origin = originOf(text)
    if (origin !== null) return origin
    context.addIssue({ code: 'custom', message: 'Write an origin alone, such as https://www.example.com' })
    return z.NEVER
  })

const fewQuestions = 'Use a whole number from 1 to 1,000,000'

const partnerSaidSchema = z.strictObject({
  name: z.string().trim().min(1, 'A name is required').max(100).refine(isPlainLine, 'Use one line of text'),
  /** Where the widget answers, each exactly as a browser names it. None switches it off as well. */
  origins: z
    .array(originSchema)
    .max(maxOrigins, `At most ${maxOrigins} origins`)
    .transform((origins) => [...new Set(origins)]),
  /** Questions of all visitors of the partner together, in a day (UTC). */
  maxQuestionsADay: z
    .number(fewQuestions)
    .int(fewQuestions)
    .min(1, fewQuestions)
    .max(1_000_000, fewQuestions),
  isOn: z.boolean(),
})
/** What staff say of a new partner: POST /api/admin/partners. */
export const partnerOrderSchema = partnerSaidSchema.extend({
  maxQuestionsADay: partnerSaidSchema.shape.maxQuestionsADay.default(2000),
  isOn: partnerSaidSchema.shape.isOn.default(true),
})
export type PartnerOrder = z.output<typeof partnerOrderSchema>
/** PATCH /api/admin/partners/{id}: what is said otherwise. The rest stays as it is, whoever changed it meanwhile. */
export const partnerChangeSchema = partnerSaidSchema.partial()
export type PartnerChange = z.output<typeof partnerChangeSchema>

export const partnerSchema = z.object({
  /** What the partner's page names itself by. It is public: the origins are what is checked. */
  id: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  maxQuestionsADay: z.number().int(),
  isOn: z.boolean(),
  addedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Questions answered today (UTC). */
  questionsToday: z.number().int(),
})
export type Partner = z.infer<typeof partnerSchema>
/** GET /api/admin/partners: by name. */
export const partnerListSchema = z.object({ partners: z.array(partnerSchema) })

export const partnerIdSchema = z.string().regex(/^[a-z0-9]{12}$/)
export const partnerParamsSchema = z.object({ id: partnerIdSchema })

/**
 * POST /api/widget/{partnerId}/chat. It is answered as /api/mya-chat is, but there is nothing in it by which a record could be named.
 */
export const widgetQuestionSchema = z.strictObject({
  message: z.string().trim().min(1).max(1000),
  conversationHistory: z.array(chatMessageSchema).max(20).default([]),
})
/** As /api/mya-chat; what was said is kept by the page alone. */
export const widgetAnswerSchema = chatAnswerSchema.omit({ conversationHistory: true })
export const widgetParamsSchema = z.object({ partnerId: z.string().max(64) })
