import { createAuditTrail } from '@shared/node/audit-trail'
import { settingsOrEnd } from '@shared/node/config'
import { createMailer } from '@shared/node/mail'
import { askMailAddresses } from '@shared/node/mail-address-routes'
import { refuseClearData } from '@shared/node/record-cipher'
import { recordKeysOf } from '@shared/node/record-keys'
import { createRetentionWork } from '@shared/node/retention'
import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readInvitesConfig } from './config'

const config = settingsOrEnd(readInvitesConfig)
refuseClearData(config.REFUSE_CLEAR_DATA)
const secret = config.INTERNAL_SECRET
const clientOf = (service: string, baseUrl: string) =>
  createServiceClient({ service, from: 'invites', baseUrl, secret })
const keptForMs = config.RECORD_KEY_SECONDS * 1000
const keys = recordKeysOf({ from: 'invites', baseUrl: config.KEYS_URL, secret, keptForMs })
const addresses = askMailAddresses(clientOf('proofs', config.PROOFS_URL), secret)

await startService({
  name: 'invites',
  config,
  create({ connection, ...kit }) {
    const mailer = createMailer({ settings: config, addresses, secret, connection, keys })
    const { app, work } = createApp({
      ...kit,
      connection,
      secret,
      audit: createAuditTrail(clientOf('accounts', config.ACCOUNTS_URL)),
      records: clientOf('records', config.RECORDS_URL),
      keys,
      mailer,
      publicUrl: config.PUBLIC_URL,
    })
    const retention = createRetentionWork({
      ...{ name: 'kept e-mails', days: config.KEPT_MAIL_DAYS, logger: kit.logger, now: () => new Date() },
      remove: mailer.forgetBefore,
    })
    return { app, work: [...work, retention] }
  },
})
