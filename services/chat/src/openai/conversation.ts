import type { ChatMessage } from '@shared/contracts/chat'
import type { AskingVisitor } from '../limits/asking-visitor'
import type { DailySpending, Spent } from '../limits/daily-spending'
import { asData } from './instructions'
import { ModelError } from './model'
import type { Model, ModelUsage, ToolCall } from './model'
import { createPlainText } from './plain-text'
import { promptOf } from './prompt'
import type { ToolRound } from './prompt'
import type { Toolbox } from './tools'

/** Rounds in which the model may ask its tools before it has to answer, and how much it may ask in one. */
const maxRounds = 4
const maxCallsInRound = 4
/** Letters of a reply. */
const maxReplyLetters = 6000

/** Millionths of a dollar for a token. */
export interface TokenPrices {
  prompt: number
  answer: number
}

export interface ConversationParts {
  model: Model
  spending: DailySpending
  prices: TokenPrices
}

export interface Question {
  visitor: AskingVisitor
  message: string
  history: readonly ChatMessage[]
  toolbox: Toolbox
  /** What the keeper has written about the question: told as if the model had looked it up. */
  known: { text: string; sources: readonly string[] } | undefined
  /** Nothing is claimed in the answer to a courtesy. */
  mayAnswerWithoutSource: boolean
  onText: (text: string) => void
  signal: AbortSignal
}

/**
 * `whole`; `broken` in the middle; `unfounded` when the model wanted to claim something that no source stands for (nothing of it was
 * told on); `exhausted` when there was no room in the day's limits.
 */
export type ConversationEnd = 'whole' | 'broken' | 'unfounded' | 'exhausted'

export interface Spoken {
  end: ConversationEnd
  /** What was told on. */
  text: string
  sources: readonly string[]
  /** Why it broke. */
  error?: ModelError
}

/** Tokens of a text at most: a letter of any script is at most a token for each two of its bytes. */
const tokensOf = (value: unknown) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / 2)

const lookedUp = (message: string, { text }: { text: string }): ToolRound => {
  const call = {
    id: 'call_first',
    name: 'look_up',
    arguments: JSON.stringify({ question: message.slice(0, 500) }),
  }
  return { text: '', answered: [{ call, answer: asData('the keeper’s book', text) }] }
}

export function createConversation({ model, spending, prices }: ConversationParts) {
  const spentOf = ({ promptTokens, answerTokens }: ModelUsage): Spent => ({
    tokens: promptTokens + answerTokens,
    microdollars: Math.ceil(promptTokens * prices.prompt + answerTokens * prices.answer),
  })

  /** Lets the model speak, with as many questions to its tools as it may. */
  return async function converse(question: Question): Promise<Spoken> {
    const { visitor, message, history, toolbox, known, signal } = question
    const sources = new Set(known?.sources)
    const rounds: ToolRound[] = known ? [lookedUp(message, known)] : []
    let told = ''
    const tell = (text: string) => {
      if (!text || told.length >= maxReplyLetters) return
      const part = text.slice(0, maxReplyLetters - told.length)
      told += part
      question.onText(part)
    }
    const spoken = (end: ConversationEnd, error?: ModelError): Spoken => ({
      end,
      text: told,
      sources: [...sources],
      ...(error ? { error } : {}),
    })
    const isFounded = () => sources.size > 0 || question.mayAnswerWithoutSource

    for (let round = 0; round <= maxRounds; round += 1) {
      const messages = promptOf({ history, message, rounds })
      const tools = toolbox.descriptions
      const expected = tokensOf({ messages, tools })
      const reserved = await spending.reserve(
        visitor,
        spentOf({ promptTokens: expected, answerTokens: model.maxAnswerTokens }),
      )
      if (!reserved) return spoken('exhausted')
      let usage: ModelUsage | undefined
      let calls: readonly ToolCall[] = []
      let said = ''
      const plain = createPlainText()
      try {
        for await (const part of model.ask({ messages, tools, mustAnswer: round === maxRounds, signal })) {
          if (part.kind === 'usage') usage = part.usage
          else if (part.kind === 'calls') calls = part.calls
          else {
            // Between what was said before a look at the tools and what follows there is a space.
            if (!said && told && !/\s$/.test(told)) tell(' ')
            said += part.text
            if (isFounded()) tell(plain.add(part.text))
          }
          if (said.length > maxReplyLetters) break
        }
        if (isFounded()) tell(plain.end())
      } catch (error) {
        signal.throwIfAborted()
        return spoken(
          'broken',
          error instanceof ModelError ? error : new ModelError('broken', { cause: error }),
        )
      } finally {
        // A server that does not count is charged what its texts come to.
        const counted = usage ?? { promptTokens: expected, answerTokens: tokensOf({ said, calls }) }
        await reserved.settle(spentOf(counted))
      }
      if (!calls.length) {
        if (!said.trim() || (isFounded() && !told)) return spoken('broken', new ModelError('broken'))
        return spoken(isFounded() ? 'whole' : 'unfounded')
      }
      if (round === maxRounds) break
      const answered = await Promise.all(
        calls.slice(0, maxCallsInRound).map(async (call) => {
          const answer = await toolbox.answer(call)
          answer.sources.forEach((source) => sources.add(source))
          return { call, answer: answer.content }
        }),
      )
      rounds.push({ text: isFounded() ? said : '', answered })
    }
    return spoken('broken', new ModelError('broken'))
  }
}
export type Converse = ReturnType<typeof createConversation>
