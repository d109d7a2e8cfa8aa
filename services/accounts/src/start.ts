import { settingsOrEnd } from '@shared/node/config'
import { createMailer } from '@shared/node/mail'
import { askMailAddresses } from '@shared/node/mail-address-routes'
import { createRetentionWork } from '@shared/node/retention'
import { createServiceClient } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { createAuditRepository } from './audit/audit.repository'
import { readAccountsConfig } from './config'
import { createKeptMailKeys } from './staff-mails/kept-mail-keys'

const config = settingsOrEnd(readAccountsConfig)
const now = () => new Date()
const secret = config.INTERNAL_SECRET
const keys = createKeptMailKeys(secret)
const proofs = createServiceClient({
  service: 'proofs',
  from: 'accounts',
  baseUrl: config.PROOFS_URL,
  secret,
})
const addresses = askMailAddresses(proofs, secret)

await startService({
  name: 'accounts',
  config,
  create({ connection, logger, ...kit }) {
    const mailer = createMailer({ settings: config, addresses, secret, connection, keys })
    const { app, work } = createApp({ connection, config, mailer, logger, ...kit })
    return {
      app,
      work: [
        ...work,
        createRetentionWork({
          ...{ name: 'audit lines', days: config.AUDIT_DAYS, logger, now },
          remove: createAuditRepository(connection, now).removeBefore,
        }),
        createRetentionWork({
          ...{ name: 'kept e-mails', days: config.KEPT_MAIL_DAYS, logger, now },
          remove: mailer.forgetBefore,
        }),
      ],
    }
  },
})
