import { httpAddress, neededWith, platformSettings, readConfig, serviceSettings } from '@shared/node/config'
import { z } from 'zod'

const count = z.coerce.number().int().min(1)
/** Dollars for a million tokens, which is the same as millionths of a dollar for one. */
const price = z.coerce.number().min(0)

const settings = z.object({
  ...serviceSettings.shape,
  RECORDS_URL: platformSettings.shape.RECORDS_URL,
  /** Keeps the audit trail. */
  ACCOUNTS_URL: platformSettings.shape.ACCOUNTS_URL,
  /** Messages of one visitor to MYA; from one network ten times as many. */
  MYA_MESSAGES_PER_MINUTE: count.default(20),
  /** What MYA says when she is asked for prices; without it she names none. */
  MYA_PRICES: z.string().max(1000).optional(),
  /** Without it the embedded keeper answers, and nothing is asked outside. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** A server that is compatible with OpenAI's chat completions, up to and with `/v1`. */
  OPENAI_BASE_URL: httpAddress.optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** Tokens of one answer. */
  OPENAI_MAX_ANSWER_TOKENS: count.default(700),
  /** Milliseconds without a sign of the model after which the keeper goes on, and those of a whole reply. */
  OPENAI_SILENCE_MS: count.default(8000),
  OPENAI_REPLY_MS: count.max(28_000).default(25_000),
  OPENAI_PROMPT_PRICE: price.default(0.4),
  OPENAI_ANSWER_PRICE: price.default(1.6),
  /** What one visitor may take between two midnights (UTC); one network ten times as much. Then the keeper answers. */
  OPENAI_VISITOR_TOKENS_A_DAY: count.default(200_000),
  OPENAI_VISITOR_CENTS_A_DAY: count.default(10),
  /** The same for all visitors together. */
  OPENAI_CENTS_A_DAY: count.default(2000),
  /** Questions from one network address on partners' pages, all partners together: a hospital's guests may share one. */
  WIDGET_QUESTIONS_NETWORK_A_MINUTE: count.default(20),
  WIDGET_QUESTIONS_NETWORK_A_DAY: count.default(300),
})
export type ChatConfig = z.output<typeof settings>

/** The settings of the chat service, from its environment. */
export const readChatConfig = (environment?: Readonly<Record<string, string | undefined>>): ChatConfig =>
  // Without a key the keeper would answer, and the server that is named be asked nothing.
  readConfig(settings, environment, [neededWith('OPENAI_API_KEY', 'OPENAI_BASE_URL')])
