import { createMailer } from '@shared/node/mail'
import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readInvitesConfig } from './config'

const config = readInvitesConfig()
const secret = config.INTERNAL_SECRET
const records = createServiceClient({
  service: 'records',
  from: 'invites',
  baseUrl: config.RECORDS_URL,
  secret,
})

await startService({
  name: 'invites',
  config,
  create: ({ connection, ...kit }) =>
    createApp({
      ...kit,
      connection,
      secret,
      records,
      mailer: createMailer({ settings: config, secret, connection }),
      publicUrl: config.PUBLIC_URL,
    }),
})
