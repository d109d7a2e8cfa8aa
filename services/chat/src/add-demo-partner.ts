import { originOf } from '@shared/contracts/partners'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { programSettings, readConfigOrEnd } from '@shared/node/config'
import { createPartnerModel } from './partners/partner.model'

/**
 * Part of `npm run partner-page`: makes the demonstration's partner, or gives it the origin that is named. Origins of this machine alone are
 * taken: in an installation that others use, such a partner opens nothing to anybody.
 */
const [, , id = '', given = ''] = process.argv
const origin = originOf(given)
const isOwnMachine = origin?.startsWith('http://localhost:') ?? false
if (!/^[a-z0-9]{12}$/.test(id) || origin === null || !isOwnMachine) {
  process.stderr.write('Usage: add-demo-partner <id of 12 letters> http://localhost:<port>\n')
  process.exit(1)
}
const { MONGODB_URI: uri } = readConfigOrEnd(programSettings.pick({ MONGODB_URI: true }))
const connection = createDatabase()
const model = createPartnerModel(connection)
const logger = createLogger({ service: 'chat', level: 'silent' })
await openDatabase(connection, { uri, name: databaseNameOf(uri, 'chat'), logger })
const now = new Date()
await model.updateOne(
  { _id: id },
  {
    $set: { name: 'Demonstration page', origins: [origin], isOn: true, changedAt: now },
    $setOnInsert: { maxQuestionsADay: 2000, addedAt: now },
  },
  { upsert: true },
)
await connection.close()
