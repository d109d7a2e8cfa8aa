import { availableParallelism } from 'node:os'
import { createAuditTrail } from '@shared/node/audit-trail'
import { settingsOrEnd } from '@shared/node/config'
import { createMailer } from '@shared/node/mail'
import { createMailAddresses } from '@shared/node/mail-addresses'
import { createObjectStore } from '@shared/node/object-store'
import { createObjectStoreWatch } from '@shared/node/object-store-watch'
import { refuseClearData } from '@shared/node/record-cipher'
import { recordKeysOf } from '@shared/node/record-keys'
import { createRetentionWork } from '@shared/node/retention'
import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readProofsConfig } from './config'
import { createRenderer } from './rendering/renderer'

const config = settingsOrEnd(readProofsConfig)
refuseClearData(config.REFUSE_CLEAR_DATA)
const secret = config.INTERNAL_SECRET
const clientOf = (service: string, baseUrl: string) =>
  createServiceClient({ service, from: 'proofs', baseUrl, secret })
const workers = config.RENDER_WORKERS ?? availableParallelism()
/** The press draws the first pages of all jobs it has before it sets a book; a job that waits for it costs next to nothing. */
const jobsForEachWorker = 24
const objects = await createObjectStore(config)
const keptForMs = config.RECORD_KEY_SECONDS * 1000
const keys = recordKeysOf({ from: 'proofs', baseUrl: config.KEYS_URL, secret, keptForMs })

await startService({
  name: 'proofs',
  config,
  create: ({ connection, ...kit }) => {
    const objectsWatch = createObjectStoreWatch({ store: objects, logger: kit.logger })
    const addresses = createMailAddresses({ connection, secret, maxADay: config.MAILS_PER_ADDRESS_A_DAY })
    const mailer = createMailer({ settings: config, addresses, secret, connection, keys })
    const { app, work } = createApp({
      ...kit,
      connection,
      secret,
      settingsFault: objectsWatch.fault,
      audit: createAuditTrail(clientOf('accounts', config.ACCOUNTS_URL)),
      records: clientOf('records', config.RECORDS_URL),
      invites: clientOf('invites', config.INVITES_URL),
      objects,
      keys,
      renderer: createRenderer({ workers }),
      mailer,
      addresses,
      store: config,
      workers,
      maxJobs: workers * jobsForEachWorker,
      leaseMs: config.RENDER_LEASE_MS,
    })
    const now = () => new Date()
    const retention = [
      createRetentionWork({
        ...{ name: 'kept e-mails', days: config.KEPT_MAIL_DAYS, logger: kit.logger, now },
        remove: mailer.forgetBefore,
      }),
      createRetentionWork({
        ...{ name: 'confirmed addresses', days: config.CONFIRMED_ADDRESS_DAYS, logger: kit.logger, now },
        remove: addresses.forgetBefore,
      }),
    ]
    return { app, work: [objectsWatch, ...work, ...retention] }
  },
})
