import { objectStoreRules, objectStoreSettings, readConfigOrEnd } from '@shared/node/config'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { createObjectStore } from '@shared/node/object-store'
import { defineOlderModels, encryptOlder } from './encryption/encrypt-older'
import { readProgramSettings } from './program-settings'

/** Part of `npm run privacy:encrypt`: encrypts what was written before there were keys, beside a running product. */
const { uri, keys, logLevel } = readProgramSettings()
const logger = createLogger({ service: 'records', level: logLevel })
const objects = await createObjectStore(readConfigOrEnd(objectStoreSettings, objectStoreRules))
const connection = createDatabase()
defineOlderModels(connection)
await openDatabase(connection, { uri, name: databaseNameOf(uri, 'records'), logger })
logger.info(await encryptOlder({ connection, objects, keys, logger }), 'older data of records encrypted')
await connection.close()
