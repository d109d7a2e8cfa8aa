import { startService } from '@shared/node/start-service'
import { createRetentionWork } from '@shared/node/retention'
import { createApp } from './app'
import { createAuditRepository } from './audit/audit.repository'
import { readAccountsConfig } from './config'

const config = readAccountsConfig()
const now = () => new Date()

await startService({
  name: 'accounts',
  config,
  create: ({ connection, logger, metrics, isReady }) => ({
    app: createApp({ connection, config, logger, metrics, isReady }),
    work: [
      createRetentionWork({
        ...{ name: 'audit lines', days: config.AUDIT_DAYS, logger, now },
        remove: createAuditRepository(connection, now).removeBefore,
      }),
    ],
  }),
})
