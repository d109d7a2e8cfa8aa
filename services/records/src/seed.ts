import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { readProgramSettings } from './program-settings'
import { openGazetteer } from './places/gazetteer'
import { embeddedPlaces } from './places/place-source'
import { createRecordRepository } from './records/record.repository'
import { seedRecords } from './seed/seed-records'
import { recordCountModel, staffRecordModel } from './staff/staff-record.model'

/**
 * `npm run seed`: demonstration records, 100 unless `--records` says otherwise, made over the last `--days` (120). The product
 * then makes their proofs, unless `--without-proofs` is given.
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '100' },
    days: { type: 'string', default: '120' },
    'without-proofs': { type: 'boolean', default: false },
  },
})
/** The number that an option has. Anything else ends the program. */
function countOf(name: 'records' | 'days'): number {
  const count = Number(values[name])
  if (Number.isInteger(count) && count >= 1) return count
  process.stderr.write(`--${name}: a whole number from 1 is needed\n`)
  process.exit(1)
}
const records = countOf('records')
const days = countOf('days')
const { uri, keys } = readProgramSettings()
const connection = createDatabase()
// Defines the models of records on the way, so that their indexes are built.
createRecordRepository(connection, keys)
for (const define of [staffRecordModel, recordCountModel]) define(connection)
const logger = createLogger({ service: 'records', level: 'silent' })
await openDatabase(connection, { uri, name: databaseNameOf(uri, 'records'), logger })
const gazetteer = openGazetteer(
  fileURLToPath(new URL(/* webpackIgnore: true */ './gazetteer.bin', import.meta.url)),
)
await seedRecords({
  connection,
  keys,
  places: embeddedPlaces(gazetteer),
  records,
  days,
  withProofs: !values['without-proofs'],
  tell: (done) => process.stdout.write(`${done} of ${records} records\n`),
})
await connection.close()
