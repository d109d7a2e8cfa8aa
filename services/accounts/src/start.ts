import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readAccountsConfig } from './config'

const config = readAccountsConfig()

await startService({
  name: 'accounts',
  config,
  create: ({ connection, logger, metrics, isReady }) => ({
    app: createApp({ connection, config, logger, metrics, isReady }),
  }),
})
