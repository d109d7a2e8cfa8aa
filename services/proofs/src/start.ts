import { availableParallelism } from 'node:os'
import { createMailer } from '@shared/node/mail'
import { createObjectStore } from '@shared/node/object-store'
import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readProofsConfig } from './config'
import { createRenderer } from './rendering/renderer'

const config = readProofsConfig()
const secret = config.INTERNAL_SECRET
const clientOf = (service: string, baseUrl: string) =>
  createServiceClient({ service, from: 'proofs', baseUrl, secret })
const places = config.RENDER_WORKERS ?? availableParallelism()
const objects = await createObjectStore(config)

await startService({
  name: 'proofs',
  config,
  create: ({ connection, ...kit }) =>
    createApp({
      ...kit,
      connection,
      secret,
      records: clientOf('records', config.RECORDS_URL),
      invites: clientOf('invites', config.INVITES_URL),
      objects,
      renderer: createRenderer({ workers: places }),
      mailer: createMailer(config, connection),
      store: config,
      places,
      leaseMs: config.RENDER_LEASE_MS,
    }),
})
