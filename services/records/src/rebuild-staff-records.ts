import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { readProgramSettings } from './program-settings'
import { recordModel } from './records/record.model'
import { rebuildStaffRecords } from './staff/rebuild'
import { recordCountModel, staffRecordModel } from './staff/staff-record.model'

/** Part of `npm run staff:rebuild`: makes the staff's list and sums again from the records, beside a running product or without it. */
const { uri, keys, logLevel } = readProgramSettings()
const logger = createLogger({ service: 'records', level: logLevel })
const connection = createDatabase()
for (const define of [recordModel, staffRecordModel, recordCountModel]) define(connection)
const name = databaseNameOf(uri, 'records')
await openDatabase(connection, { uri, name, logger })
await rebuildStaffRecords(connection, keys, (records) => logger.info({ records }, 'rows made'))
logger.info('staff records rebuilt')
await connection.close()
