import { chatAnswerSchema, chatEvents, chatRequestSchema, maxHistoryMessages } from '@shared/contracts/chat'
import type { ChatMessage } from '@shared/contracts/chat'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { MessageRate } from '../limits/message-rate'
import type { ChatService, Reply } from './chat.service'

export interface ChatParts {
  reply: ChatService
  rate: MessageRate
}

/** What was said, with the newest: as long as it may be sent again, and beginning with a question. */
function grownHistory(history: readonly ChatMessage[], message: string, { text }: Reply): ChatMessage[] {
  const grown: ChatMessage[] = [
    ...history,
    { role: 'user', content: message },
    { role: 'assistant', content: text },
  ]
  const recent = grown.slice(-maxHistoryMessages)
  return recent.slice(recent.findIndex(({ role }) => role === 'user'))
}

export function mountChat(app: Express, { reply, rate }: ChatParts): void {
  app.post(
    '/api/mya-chat',
    route(
      {
        summary: 'Ask MYA; the reply comes piece by piece to who accepts text/event-stream',
        body: chatRequestSchema,
        bodyLimit: 1024 * 1024,
        events: chatEvents,
        answer: chatAnswerSchema,
      },
      async ({
        body: { message, conversationHistory: history, consent },
        caller,
        visitorId,
        tell,
        response,
      }) => {
        await rate.count({ visitorId, network: caller.network })
        const left = new AbortController()
        response.once('close', () => left.abort())
        const given = await reply({
          caller,
          visitorId,
          message,
          history,
          recordId: consent?.proofId,
          onPiece: (text) => tell('piece', { text }),
          signal: left.signal,
        })
        return {
          reply: given.text,
          conversationHistory: grownHistory(history, message, given),
          kind: given.kind,
          sources: [...given.sources],
        }
      },
    ),
  )
}
