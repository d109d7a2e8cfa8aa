import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readInvitesConfig } from './config'

const config = readInvitesConfig()

await startService({
  name: 'invites',
  config,
  create: ({ connection, logger, metrics, isReady }) => {
    const secret = config.INTERNAL_SECRET
    const records = createServiceClient({
      service: 'records',
      from: 'invites',
      baseUrl: config.RECORDS_URL,
      secret,
    })
    return { app: createApp({ connection, logger, metrics, isReady, secret, records }) }
  },
})
