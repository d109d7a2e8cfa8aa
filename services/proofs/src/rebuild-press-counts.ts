import { programSettings, readConfigOrEnd } from '@shared/node/config'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { jobModel } from './jobs/job.model'
import { pressCountModel } from './press-room/press-count.model'
import { rebuildPressCounts } from './press-room/rebuild'

/** Part of `npm run staff:rebuild`: counts what the press did again from its jobs, beside a running product or without it. */
const config = readConfigOrEnd(programSettings.pick({ MONGODB_URI: true, LOG_LEVEL: true }))
const logger = createLogger({ service: 'proofs', level: config.LOG_LEVEL })
const connection = createDatabase()
for (const define of [jobModel, pressCountModel]) define(connection)
const name = databaseNameOf(config.MONGODB_URI, 'proofs')
await openDatabase(connection, { uri: config.MONGODB_URI, name, logger })
await rebuildPressCounts(connection)
logger.info('sums of the press counted again')
await connection.close()
