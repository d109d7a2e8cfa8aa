import type { ChatMessage } from '@shared/contracts/chat'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { instructions } from './instructions'
import type { ToolCall } from './model'

/** Letters of what was said before that the model is sent at most: about 3,000 tokens. */
export const maxHistoryLetters = 12_000

/** What the model asked in one round, with every answer it got: they are sent together or not at all. */
export interface ToolRound {
  /** What it said before it asked. */
  text: string
  answered: readonly { call: ToolCall; answer: string }[]
}

/**
 * The newest part of a conversation that fits into so many letters, in whole messages. It begins with the visitor: an answer is
 * never left without its question.
 */
export function recentHistory(
  history: readonly ChatMessage[],
  maxLetters = maxHistoryLetters,
): ChatMessage[] {
  let letters = 0
  let start = history.length
  while (start > 0) {
    letters += history[start - 1]?.content.length ?? 0
    if (letters > maxLetters) break
    start -= 1
  }
  const recent = history.slice(start)
  const first = recent.findIndex(({ role }) => role === 'user')
  return first === -1 ? [] : recent.slice(first)
}

const messagesOfRound = ({ text, answered }: ToolRound): ChatCompletionMessageParam[] => [
  {
    role: 'assistant',
    content: text || null,
    tool_calls: answered.map(({ call }) => ({
      id: call.id,
      type: 'function',
      function: { name: call.name, arguments: call.arguments },
    })),
  },
  ...answered.map(({ call, answer }) => ({ role: 'tool' as const, tool_call_id: call.id, content: answer })),
]

export interface PromptParts {
  history: readonly ChatMessage[]
  message: string
  rounds: readonly ToolRound[]
}

/**
 * Everything the model is sent: what it is told first, as much of the conversation as fits, the question, and what it has asked since.
 * Only the conversation is ever shortened.
 */
export const promptOf = ({ history, message, rounds }: PromptParts): ChatCompletionMessageParam[] => [
  { role: 'system', content: instructions },
  ...recentHistory(history),
  { role: 'user', content: message },
  ...rounds.flatMap(messagesOfRound),
]
