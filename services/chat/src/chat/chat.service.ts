import type { ChatMessage, ReplyKind } from '@shared/contracts/chat'
import type { Caller } from '@shared/contracts/internal'
import type { Logger } from '@shared/node/logger'
import { counterOf } from '@shared/node/metrics'
import type { Metrics } from '@shared/node/metrics'
import type { Keeper, KeeperAnswer } from '../keeper/keeper'
import type { Converse, Spoken } from '../openai/conversation'
import type { ModelRest } from '../openai/model-rest'
import { recentHistory } from '../openai/prompt'
import { createToolbox } from '../openai/tools'
import type { NameFinding } from '../openai/tools'
import type { OwnRecord, OwnRecords } from './own-record'
import { takeOver } from './taken-over'

export interface Reply {
  text: string
  kind: ReplyKind
  sources: readonly string[]
}

export interface ChatQuestion {
  caller: Caller
  visitorId: string
  message: string
  history: readonly ChatMessage[]
  /** The record that the visitor lets MYA read in this conversation. */
  recordId: string | undefined
  /** Told each piece of the reply as it comes. */
  onPiece: (text: string) => void
  /** Aborted when nobody waits for the reply any more. */
  signal: AbortSignal
}

/** MYA behind OpenAI's interface. */
export interface ModelParts {
  converse: Converse
  rest: ModelRest
  /** Milliseconds for a whole reply. */
  maxReplyMs: number
}

export interface ChatServiceParts {
  keeper: Keeper
  findName: (name: string) => NameFinding | undefined
  records: OwnRecords
  /** Undefined without a key: the keeper answers alone. */
  model: ModelParts | undefined
  logger: Logger
  metrics?: Metrics | undefined
  /** Aborted when the process is about to end: the keeper answers what a model could take longer for. */
  ending: AbortSignal
}

const interrupted = 'I was interrupted here. Please ask me again in a moment.'

/** Who answers what: a referral before anything else, then the model where there is one, then the keeper for whatever it left open. */
export function createChatService(parts: ChatServiceParts) {
  const { keeper, findName, records, model, logger, metrics, ending } = parts
  const replies =
    metrics && counterOf(metrics, 'mya_replies_total', 'Replies of MYA, by who gave them', ['by', 'kind'])
  const done = (by: 'keeper' | 'model' | 'both', reply: Reply): Reply => {
    replies?.inc({ by, kind: reply.kind })
    return reply
  }

  const askKeeper = async ({ message, history }: ChatQuestion, record: OwnRecord) =>
    keeper.ask({ message, history: recentHistory(history), insights: await record.insights() })

  async function askModel(
    { converse, maxReplyMs }: ModelParts,
    question: ChatQuestion,
    record: OwnRecord | undefined,
    known: KeeperAnswer,
  ): Promise<Spoken> {
    const { caller, visitorId, message, history, onPiece, signal } = question
    const tooLong = new AbortController()
    const leave = () => tooLong.abort()
    const timer = setTimeout(leave, maxReplyMs)
    // Not by AbortSignal.any: a signal that outlives the question would keep a trace of each one that was joined to it.
    ending.addEventListener('abort', leave)
    let told = ''
    try {
      return await converse({
        visitor: { visitorId, network: caller.network },
        message,
        history,
        toolbox: createToolbox({ keeper, findName, record }),
        known: known.kind === 'answer' && known.sources.length ? known : undefined,
        mayAnswerWithoutSource: known.kind === 'greeting',
        onText(text) {
          told += text
          onPiece(text)
        },
        signal: AbortSignal.any([signal, tooLong.signal]),
      })
    } catch (error) {
      // Nobody reads on.
      if (signal.aborted) return { end: 'whole', text: told, sources: [] }
      if (!tooLong.signal.aborted) throw error
      return { end: 'broken', text: told, sources: [] }
    } finally {
      clearTimeout(timer)
      ending.removeEventListener('abort', leave)
    }
  }

  /** The keeper's answer, after what the model has said of it already. */
  function goOn(spoken: Spoken, answer: KeeperAnswer, onPiece: (text: string) => void): Reply {
    const isKnown = answer.kind !== 'unknown'
    const rest = takeOver(spoken.text, isKnown || !spoken.text ? answer.text : interrupted)
    onPiece(rest)
    const sources = [...new Set([...spoken.sources, ...answer.sources])]
    const kind = spoken.text && sources.length ? 'answer' : answer.kind
    return { text: spoken.text.trimEnd() + rest, kind, sources: kind === 'answer' ? sources : answer.sources }
  }

  return async function reply(question: ChatQuestion): Promise<Reply> {
    const { message, history, recordId, caller, onPiece } = question
    const byKeeper = (answer: KeeperAnswer) => {
      onPiece(answer.text)
      return done('keeper', answer)
    }
    const known = keeper.ask({ message, history: recentHistory(history) })
    if (known.kind === 'referral') return byKeeper(known)
    const record = recordId === undefined ? undefined : records.open(caller, recordId)
    if (!model || ending.aborted || model.rest.isResting())
      return byKeeper(record ? await askKeeper(question, record) : known)

    const spoken = await askModel(model, question, record, known)
    if (spoken.end === 'whole') {
      model.rest.succeeded()
      const kind = spoken.sources.length ? 'answer' : 'greeting'
      return done('model', { text: spoken.text, kind, sources: spoken.sources })
    }
    if (spoken.end === 'broken') {
      const failure = spoken.error ?? { reason: 'silent' as const, retryAfterMs: undefined }
      model.rest.failed(failure)
      // Neither what was asked nor what was said: the reason alone.
      logger.warn({ reason: failure.reason }, 'the keeper went on for the model')
    }
    const answer = record ? await askKeeper(question, record) : known
    return done(spoken.text ? 'both' : 'keeper', goOn(spoken, answer, onPiece))
  }
}
export type ChatService = ReturnType<typeof createChatService>
