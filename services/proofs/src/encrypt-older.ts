import { objectStoreRules, objectStoreSettings, programSettings, readConfigOrEnd } from '@shared/node/config'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { createObjectStore } from '@shared/node/object-store'
import { recordKeysOf } from '@shared/node/record-keys'
import { encryptOlder } from './encryption/encrypt-older'
import { jobModel } from './jobs/job.model'

/** Part of `npm run privacy:encrypt`: encrypts what was written before there were keys, beside a running product. */
const config = readConfigOrEnd(programSettings.extend(objectStoreSettings.shape), objectStoreRules)
const logger = createLogger({ service: 'proofs', level: config.LOG_LEVEL })
const keys = recordKeysOf({ from: 'proofs', baseUrl: config.KEYS_URL, secret: config.INTERNAL_SECRET })
const objects = await createObjectStore(config)
const connection = createDatabase()
jobModel(connection)
const name = databaseNameOf(config.MONGODB_URI, 'proofs')
await openDatabase(connection, { uri: config.MONGODB_URI, name, logger })
logger.info(await encryptOlder({ connection, objects, keys, logger }), 'older data of proofs encrypted')
await connection.close()
