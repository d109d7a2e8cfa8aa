import { compactCollections } from '@shared/node/compact-collections'
import { objectStoreSettings, platformSettings, readConfig, serviceSettings } from '@shared/node/config'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { encryptKeptMails, keptMailsCollection } from '@shared/node/kept-mails'
import { createLogger } from '@shared/node/logger'
import { createObjectStore } from '@shared/node/object-store'
import { recordKeysOf } from '@shared/node/record-keys'
import { encryptFiles } from './files/encrypt-files'
import { jobModel } from './jobs/job.model'

/** Part of `npm run privacy:encrypt`: encrypts what was written before there were keys, beside a running product. */
const config = readConfig(
  serviceSettings
    .pick({ MONGODB_URI: true, INTERNAL_SECRET: true, LOG_LEVEL: true })
    .extend({ KEYS_URL: platformSettings.shape.KEYS_URL, ...objectStoreSettings.shape }),
)
const logger = createLogger({ service: 'proofs', level: config.LOG_LEVEL })
const keys = recordKeysOf({ from: 'proofs', baseUrl: config.KEYS_URL, secret: config.INTERNAL_SECRET })
const objects = await createObjectStore(config)
const connection = createDatabase()
const jobs = jobModel(connection)
const name = databaseNameOf(config.MONGODB_URI, 'proofs')
await openDatabase(connection, { uri: config.MONGODB_URI, name, logger })
const files = await encryptFiles({ connection, objects, keys })
const mails = await encryptKeptMails({ connection, keys })
const rewritten = [...(files ? [jobs.collection.name] : []), ...(mails ? [keptMailsCollection] : [])]
await compactCollections(connection, rewritten, logger)
logger.info({ files, mails }, 'older data of proofs encrypted')
await connection.close()
