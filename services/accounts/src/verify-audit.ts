import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { readConfig, serviceSettings } from '@shared/node/config'
import { checkChain } from './audit/audit-chain'
import { createAuditLineModel } from './audit/audit-line.model'
import { createAuditRepository } from './audit/audit.repository'

/** `npm run audit:verify`: names the first broken line of the audit trail, and then ends with 1. */
const { MONGODB_URI: uri } = readConfig(serviceSettings.pick({ MONGODB_URI: true }))
const connection = createDatabase()
const audit = createAuditRepository(createAuditLineModel(connection), () => new Date())
const logger = createLogger({ service: 'accounts', level: 'silent' })
await openDatabase(connection, { uri, name: databaseNameOf(uri, 'accounts'), logger })
const found = await checkChain(audit.all())
await connection.close()
if ('broken' in found) {
  process.stderr.write(`The audit trail is broken at line ${found.broken.number}: ${found.broken.reason}.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(
    `The audit trail is whole: ${found.count} lines${found.count ? `, the last with hash ${found.lastHash}` : ''}.\n`,
  )
}
