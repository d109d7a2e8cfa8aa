import { compactCollections } from '@shared/node/compact-collections'
import { platformSettings, readConfig, serviceSettings } from '@shared/node/config'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { encryptKeptMails, keptMailsCollection } from '@shared/node/kept-mails'
import { createLogger } from '@shared/node/logger'
import { recordKeysOf } from '@shared/node/record-keys'
import { commentsCollection } from './comments/comment.model'
import { encryptTexts } from './encryption/encrypt-texts'
import { grantsCollection } from './grants/grant.model'
import { invitationsCollection } from './invitations/invitation.model'

/** Part of `npm run privacy:encrypt`: encrypts what was written before there were keys, beside a running product. */
const config = readConfig(
  serviceSettings
    .pick({ MONGODB_URI: true, INTERNAL_SECRET: true, LOG_LEVEL: true })
    .extend({ KEYS_URL: platformSettings.shape.KEYS_URL }),
)
const logger = createLogger({ service: 'invites', level: config.LOG_LEVEL })
const keys = recordKeysOf({ from: 'invites', baseUrl: config.KEYS_URL, secret: config.INTERNAL_SECRET })
const connection = createDatabase()
const name = databaseNameOf(config.MONGODB_URI, 'invites')
await openDatabase(connection, { uri: config.MONGODB_URI, name, logger })
const texts = await encryptTexts(connection, keys)
const mails = await encryptKeptMails({ connection, keys })
const rewritten = [
  ...(texts ? [invitationsCollection, grantsCollection, commentsCollection] : []),
  ...(mails ? [keptMailsCollection] : []),
]
await compactCollections(connection, rewritten, logger)
logger.info({ texts, mails }, 'older data of invitations encrypted')
await connection.close()
