import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readChatConfig } from './config'
import { openAiSettingsOf } from './openai/model-settings'

const config = readChatConfig()
const secret = config.INTERNAL_SECRET

await startService({
  name: 'chat',
  config,
  create: (kit) =>
    createApp({
      ...kit,
      secret,
      openAi: openAiSettingsOf(config),
      messagesPerMinute: config.MYA_MESSAGES_PER_MINUTE,
      records: createServiceClient({ service: 'records', from: 'chat', baseUrl: config.RECORDS_URL, secret }),
    }),
})
