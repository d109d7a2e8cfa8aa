import { settingsOrEnd } from '@shared/node/config'
import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readChatConfig } from './config'
import { learnNameIntents } from './keeper/names/name-intents'
import { readMeanings } from './keeper/sentences/meanings'
import { openAiSettingsOf } from './openai/model-settings'

const config = settingsOrEnd(readChatConfig)
const secret = config.INTERNAL_SECRET
const clientOf = (service: string, baseUrl: string) =>
  createServiceClient({ service, from: 'chat', baseUrl, secret })

await startService({
  name: 'chat',
  config,
  create: (kit) =>
    createApp({
      ...kit,
      secret,
      openAi: openAiSettingsOf(config),
      prices: config.MYA_PRICES,
      messagesPerMinute: config.MYA_MESSAGES_PER_MINUTE,
      records: clientOf('records', config.RECORDS_URL),
      accounts: clientOf('accounts', config.ACCOUNTS_URL),
      widgetLimits: {
        perMinute: config.WIDGET_QUESTIONS_NETWORK_A_MINUTE,
        perDay: config.WIDGET_QUESTIONS_NETWORK_A_DAY,
      },
    }),
})

// Behind readiness: who asks first need not wait for the sentence encoder to be read, nor for what is learnt with it.
await readMeanings()
learnNameIntents()
