import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readChatConfig } from './config'

const config = readChatConfig()
const secret = config.INTERNAL_SECRET

await startService({
  name: 'chat',
  config,
  create: (kit) =>
    createApp({
      ...kit,
      secret,
      records: createServiceClient({ service: 'records', from: 'chat', baseUrl: config.RECORDS_URL, secret }),
    }),
})
