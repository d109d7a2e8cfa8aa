import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readChatConfig } from './config'

const config = readChatConfig()

await startService({
  name: 'chat',
  config,
  create: ({ logger, metrics, isReady }) => ({
    app: createApp({ logger, metrics, isReady, secret: config.INTERNAL_SECRET }),
  }),
})
