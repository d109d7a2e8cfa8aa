import { programSettings, readConfigOrEnd } from '@shared/node/config'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { recordKeysOf } from '@shared/node/record-keys'
import { encryptOlder } from './encryption/encrypt-older'

/** Part of `npm run privacy:encrypt`: encrypts what was written before there were keys, beside a running product. */
const config = readConfigOrEnd(programSettings)
const logger = createLogger({ service: 'invites', level: config.LOG_LEVEL })
const keys = recordKeysOf({ from: 'invites', baseUrl: config.KEYS_URL, secret: config.INTERNAL_SECRET })
const connection = createDatabase()
const name = databaseNameOf(config.MONGODB_URI, 'invites')
await openDatabase(connection, { uri: config.MONGODB_URI, name, logger })
logger.info(await encryptOlder({ connection, keys, logger }), 'older data of invitations encrypted')
await connection.close()
