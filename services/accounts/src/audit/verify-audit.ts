import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { silentLogger } from '@shared/node/logger'
import { checkChain } from './audit-chain'
import { createAuditRepository } from './audit.repository'

/** What there is to say of the audit trail in a database: whether it is whole, or which line is the first that is not. */
export async function verifyAudit(uri: string): Promise<{ isWhole: boolean; words: string }> {
  const connection = createDatabase()
  const audit = createAuditRepository(connection, () => new Date())
  await openDatabase(connection, {
    uri,
    name: databaseNameOf(uri, 'accounts'),
    logger: silentLogger(),
  })
  try {
    const beginning = await audit.beginning()
    const found = await checkChain(audit.behind(beginning.number), beginning)
    if ('broken' in found)
      return {
        isWhole: false,
        words: `The audit trail is broken at line ${found.broken.number}: ${found.broken.reason}.`,
      }
    const removed = beginning.number ? ` (${beginning.number} older ones have had their time)` : ''
    const last = found.count ? `, the last with hash ${found.lastHash}` : ''
    return { isWhole: true, words: `The audit trail is whole: ${found.count} lines${removed}${last}.` }
  } finally {
    await connection.close()
  }
}
