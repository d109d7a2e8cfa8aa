import type { SpendingLimits, Spent } from '../limits/daily-spending'
import type { TokenPrices } from './conversation'
import type { ModelSettings } from './model'

export interface OpenAiSettings extends ModelSettings {
  maxReplyMs: number
  prices: TokenPrices
  limits: SpendingLimits
}

interface Configured {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_MODEL: string
  OPENAI_MAX_ANSWER_TOKENS: number
  OPENAI_SILENCE_MS: number
  OPENAI_REPLY_MS: number
  OPENAI_PROMPT_PRICE: number
  OPENAI_ANSWER_PRICE: number
  OPENAI_VISITOR_TOKENS_A_DAY: number
  OPENAI_VISITOR_CENTS_A_DAY: number
  OPENAI_CENTS_A_DAY: number
}

const microdollarsOfCent = 10_000
/** Families behind one address. */
const visitorsOfNetwork = 10

/** How the model is asked; undefined without a key. */
export function openAiSettingsOf(config: Configured): OpenAiSettings | undefined {
  if (config.OPENAI_API_KEY === undefined) return undefined
  const visitor: Spent = {
    tokens: config.OPENAI_VISITOR_TOKENS_A_DAY,
    microdollars: config.OPENAI_VISITOR_CENTS_A_DAY * microdollarsOfCent,
  }
  return {
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    maxAnswerTokens: config.OPENAI_MAX_ANSWER_TOKENS,
    maxSilenceMs: config.OPENAI_SILENCE_MS,
    maxReplyMs: config.OPENAI_REPLY_MS,
    prices: { prompt: config.OPENAI_PROMPT_PRICE, answer: config.OPENAI_ANSWER_PRICE },
    limits: {
      visitor,
      network: {
        tokens: visitor.tokens * visitorsOfNetwork,
        microdollars: visitor.microdollars * visitorsOfNetwork,
      },
      total: {
        tokens: Number.MAX_SAFE_INTEGER,
        microdollars: config.OPENAI_CENTS_A_DAY * microdollarsOfCent,
      },
    },
  }
}
