import { chatAnswerSchema, chatEvents, chatRequestSchema } from '@shared/contracts/chat'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { Keeper } from '../keeper/keeper'

export interface ChatParts {
  keeper: Keeper
}

export function mountChat(app: Express, { keeper }: ChatParts): void {
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
      ({ body: { message, conversationHistory }, tell }) => {
        const { kind, text, sources } = keeper.ask({ message, history: conversationHistory })
        tell('piece', { text })
        return {
          reply: text,
          conversationHistory: [
            ...conversationHistory,
            { role: 'user' as const, content: message },
            { role: 'assistant' as const, content: text },
          ],
          kind,
          sources: [...sources],
        }
      },
    ),
  )
}
