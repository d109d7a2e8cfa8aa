import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import type { ServiceClient } from '@shared/node/service-client'
import type { Connection } from 'mongoose'
import { createDailySpending } from '../limits/daily-spending'
import { createMessageRate } from '../limits/message-rate'
import { createConversation } from '../openai/conversation'
import { createModel } from '../openai/model'
import { createModelRest } from '../openai/model-rest'
import type { OpenAiSettings } from '../openai/model-settings'
import type { ChatParts } from './chat.routes'
import { createChatService } from './chat.service'
import type { ChatServiceParts, ModelParts } from './chat.service'
import { createOwnRecords } from './own-record'

export interface ChatRoomParts extends Pick<ChatServiceParts, 'keeper' | 'findName' | 'ending'> {
  connection: Connection
  records: Pick<ServiceClient, 'find'>
  openAi: OpenAiSettings | undefined
  messagesPerMinute: number
  logger: Logger
  metrics?: Metrics | undefined
  now: () => Date
}

/** Visitors who may ask at the same time from behind one address. */
const visitorsOfNetwork = 10

/** Everything that stands behind the chat's address. */
export function createChatRoom(parts: ChatRoomParts): ChatParts {
  const { connection, records, openAi, messagesPerMinute, now, ...others } = parts
  const modelPartsOf = (settings: OpenAiSettings): ModelParts => ({
    converse: createConversation({
      model: createModel(settings),
      spending: createDailySpending(connection, settings.limits, now),
      prices: settings.prices,
    }),
    rest: createModelRest(() => now().getTime()),
    maxReplyMs: settings.maxReplyMs,
  })
  const rates = {
    visitorPerMinute: messagesPerMinute,
    networkPerMinute: messagesPerMinute * visitorsOfNetwork,
  }
  return {
    reply: createChatService({
      ...others,
      records: createOwnRecords(records),
      model: openAi && modelPartsOf(openAi),
    }),
    rate: createMessageRate(connection, rates, now),
  }
}
