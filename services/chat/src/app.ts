import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import { createServiceApp } from '@shared/node/service-app'
import type { ServiceClient } from '@shared/node/service-client'
import type { BackgroundWork, ServiceParts } from '@shared/node/start-service'
import type { Connection } from 'mongoose'
import { createChatRoom } from './chat/chat-room'
import { mountChat } from './chat/chat.routes'
import { createKeeper } from './keeper/keeper'
import type { Keeper } from './keeper/keeper'
import { listedLanguages } from './names/listed-languages'
import { createNameBook } from './names/name-book'
import { createNameIndex } from './names/name-index'
import { mountNames } from './names/name.routes'
import { nameFinder } from './names/research-name'
import type { OpenAiSettings } from './openai/model-settings'
import { createPartners } from './partners/partners'
import type { NetworkLimits } from './partners/question-limits'

export interface ChatDependencies {
  connection: Connection
  logger: Logger
  metrics?: Metrics
  secret: string
  isReady: () => boolean
  records: Pick<ServiceClient, 'call' | 'find'>
  accounts: Pick<ServiceClient, 'call'>
  /** Undefined without a key: the keeper answers alone. */
  openAi?: OpenAiSettings | undefined
  /** Of one visitor. */
  messagesPerMinute: number
  /** What is said of prices; without it none is named. */
  prices?: string | undefined
  /** The embedded one unless given. */
  keeper?: Keeper
  /** What the readers behind one address may ask on partners' pages. */
  widgetLimits: NetworkLimits
  now?: () => Date
  /** Milliseconds that the model may still speak once the process is told to end: less than a request under way gets then. */
  modelGraceMs?: number
}

/** Tells by `signal`, a while after the process was told to end, that the model is to be left. */
function createEnding(graceMs: number): BackgroundWork & { signal: AbortSignal } {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: ending.signal,
    start: () => undefined,
    drain: () => (timer = setTimeout(() => ending.abort(), graceMs)),
    stop: async () => clearTimeout(timer),
  }
}

/** The chat service: MYA, the research of names, and the widget of partners. */
export function createApp(dependencies: ChatDependencies): Required<ServiceParts> {
  const { connection, records, openAi, messagesPerMinute } = dependencies
  const { prices, now = () => new Date(), modelGraceMs = 5000 } = dependencies
  const { logger, metrics, secret, isReady } = dependencies
  const lists = listedLanguages()
  const names = createNameIndex(lists)
  const findName = nameFinder(names)
  const {
    keeper = createKeeper({
      names: createNameBook(lists, names),
      prices,
    }),
  } = dependencies
  const ending = createEnding(modelGraceMs)
  const chat = createChatRoom({
    connection,
    records,
    keeper,
    findName,
    openAi,
    messagesPerMinute,
    logger,
    metrics,
    now,
    ending: ending.signal,
  })
  const mountPartners = createPartners({
    connection,
    reply: chat.reply,
    accounts: dependencies.accounts,
    networkLimits: dependencies.widgetLimits,
    now,
  })
  const app = createServiceApp({
    name: 'chat',
    docs: { title: 'Chat', description: 'MYA, and the research of names.' },
    logger,
    ...(metrics ? { metrics } : {}),
    secret,
    isReady,
    mount(mounted) {
      mountChat(mounted, chat)
      mountNames(mounted, { index: names, rate: chat.rate })
      mountPartners(mounted)
    },
  })
  return { app, work: [ending] }
}
