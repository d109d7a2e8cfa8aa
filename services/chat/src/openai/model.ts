import OpenAI from 'openai'
import type {
  ChatCompletionChunk,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions'

export interface ModelSettings {
  apiKey: string
  /** OpenAI's own unless given; any server that speaks its chat completions. */
  baseUrl?: string | undefined
  model: string
  /** Tokens that one answer may have. */
  maxAnswerTokens: number
  /** Milliseconds that may pass until the first piece of an answer, and between two. */
  maxSilenceMs: number
}

/** What the model wants to be told, with its arguments as it wrote them. */
export interface ToolCall {
  id: string
  name: string
  arguments: string
}

export interface ModelUsage {
  promptTokens: number
  answerTokens: number
}

export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: readonly ToolCall[] }
  | { kind: 'usage'; usage: ModelUsage }

export interface ModelQuestion {
  messages: readonly ChatCompletionMessageParam[]
  tools: readonly ChatCompletionTool[]
  /** It has asked often enough, and is to answer now. */
  mustAnswer: boolean
  signal: AbortSignal
}

/** The model gave no answer, or not the whole of one. */
export class ModelError extends Error {
  constructor(
    readonly reason: 'rate_limited' | 'refused' | 'away' | 'silent' | 'broken',
    options?: ErrorOptions & { retryAfterMs?: number | undefined },
  ) {
    super(`The model could not be heard: ${reason}`, options)
    this.name = 'ModelError'
    this.retryAfterMs = options?.retryAfterMs
  }
  /** After which it wants to be asked again. */
  readonly retryAfterMs: number | undefined
}

export interface Model {
  readonly maxAnswerTokens: number
  /** Asks once. @throws ModelError; the signal's reason once it is aborted */
  ask(question: ModelQuestion): AsyncGenerator<ModelPart>
}

const retryAfterOf = (headers: Headers | undefined): number | undefined => {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

function modelErrorOf(cause: unknown): ModelError {
  if (cause instanceof ModelError) return cause
  if (cause instanceof OpenAI.RateLimitError)
    return new ModelError('rate_limited', { cause, retryAfterMs: retryAfterOf(cause.headers) })
  if (cause instanceof OpenAI.APIConnectionError) return new ModelError('away', { cause })
  if (cause instanceof OpenAI.APIError && typeof cause.status === 'number')
    return new ModelError(cause.status >= 500 ? 'away' : 'refused', { cause })
  return new ModelError('broken', { cause })
}

/** Tool calls come in pieces, each with the index of the call that it belongs to. */
function createCallCollector() {
  const calls = new Map<number, ToolCall>()
  return {
    add(deltas: readonly ChatCompletionChunk.Choice.Delta.ToolCall[]) {
      for (const { index = 0, id, function: called } of deltas) {
        const call = calls.get(index) ?? { id: '', name: '', arguments: '' }
        calls.set(index, {
          id: call.id || (id ?? ''),
          name: call.name + (called?.name ?? ''),
          arguments: call.arguments + (called?.arguments ?? ''),
        })
      }
    },
    // Some servers give no ids, or the same twice; an answer has to be told from the others by its id.
    all: (): ToolCall[] =>
      [...calls.values()].map((call, index) => ({ ...call, id: `call_${index}_${call.id}` })),
  }
}

/** Aborts when nothing was heard for so long. */
function createSilenceWatch(ms: number, outer: AbortSignal) {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), ms)
  return {
    signal: AbortSignal.any([outer, silent.signal]),
    isSilent: () => silent.signal.aborted && !outer.aborted,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), ms)
    },
    end: () => clearTimeout(timer),
  }
}

/** A model behind OpenAI's chat completions, or a server that is compatible with them. */
export function createModel(settings: ModelSettings): Model {
  const { apiKey, baseUrl, model, maxAnswerTokens, maxSilenceMs } = settings
  const client = new OpenAI({
    apiKey,
    // Null keeps the package from looking for them in the environment.
    organization: null,
    project: null,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    // What fails is answered by the keeper at once instead.
    maxRetries: 0,
    timeout: maxSilenceMs,
    logLevel: 'off',
  })

  async function* read({ messages, tools, mustAnswer, signal }: ModelQuestion, heard: () => void) {
    const stream = await client.chat.completions.create(
      {
        model,
        messages: [...messages],
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: maxAnswerTokens,
        ...(tools.length ? { tools: [...tools], tool_choice: mustAnswer ? 'none' : 'auto' } : {}),
      },
      { signal },
    )
    const collector = createCallCollector()
    let finish: string | null = null
    let hasSpoken = false
    for await (const chunk of stream) {
      heard()
      const [choice] = chunk.choices ?? []
      if (choice?.delta?.content) {
        hasSpoken = true
        yield { kind: 'text', text: choice.delta.content } as const
      }
      if (choice?.delta?.tool_calls) collector.add(choice.delta.tool_calls)
      finish = choice?.finish_reason ?? finish
      if (chunk.usage)
        yield {
          kind: 'usage',
          usage: { promptTokens: chunk.usage.prompt_tokens, answerTokens: chunk.usage.completion_tokens },
        } as const
    }
    // A stream that ends without saying why was cut off.
    if (finish === null || finish === 'content_filter') throw new ModelError('broken')
    const calls = collector.all()
    if (calls.length) yield { kind: 'calls', calls } as const
    // It has used all tokens of an answer: what stops in the middle of a sentence is not to look whole.
    else if (finish === 'length' && hasSpoken) yield { kind: 'text', text: ' …' } as const
  }

  return {
    maxAnswerTokens,
    async *ask(question) {
      const silence = createSilenceWatch(maxSilenceMs, question.signal)
      try {
        yield* read({ ...question, signal: silence.signal }, silence.heard)
        // The package ends an aborted stream as if it were over.
        question.signal.throwIfAborted()
        if (silence.isSilent()) throw new ModelError('silent')
      } catch (cause) {
        question.signal.throwIfAborted()
        throw silence.isSilent() ? new ModelError('silent', { cause }) : modelErrorOf(cause)
      } finally {
        silence.end()
      }
    },
  }
}
