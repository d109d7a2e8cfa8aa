import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { readConfig, serviceSettings } from '@shared/node/config'
import { recordModel } from './records/record.model'
import { rebuildStaffRecords } from './staff/rebuild'
import { recordCountModel, staffRecordModel } from './staff/staff-record.model'

/** Part of `npm run staff:rebuild`: makes the staff's list and sums again from the records, beside a running product or without it. */
const config = readConfig(serviceSettings.pick({ MONGODB_URI: true, LOG_LEVEL: true }))
const logger = createLogger({ service: 'records', level: config.LOG_LEVEL })
const connection = createDatabase()
for (const define of [recordModel, staffRecordModel, recordCountModel]) define(connection)
const name = databaseNameOf(config.MONGODB_URI, 'records')
await openDatabase(connection, { uri: config.MONGODB_URI, name, logger })
await rebuildStaffRecords(connection, (records) => logger.info({ records }, 'rows made'))
logger.info('staff records rebuilt')
await connection.close()
