import { compactCollections } from '@shared/node/compact-collections'
import { objectStoreSettings, readConfig } from '@shared/node/config'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { createLogger } from '@shared/node/logger'
import { createObjectStore } from '@shared/node/object-store'
import { encryptCopies } from './drive/encrypt-copies'
import { readProgramSettings } from './program-settings'
import { answersCollection, answersModel } from './records/answers.repository'
import { encryptAnswers } from './records/encrypt-answers'
import { encryptRecords } from './records/encrypt-records'
import { recordModel, recordsCollection } from './records/record.model'
import { encryptFiles } from './uploads/encrypt-files'
import { fileModel } from './uploads/file.model'

/** Part of `npm run privacy:encrypt`: encrypts what was written before there were keys, beside a running product. */
const { uri, keys, logLevel } = readProgramSettings()
const logger = createLogger({ service: 'records', level: logLevel })
const objects = await createObjectStore(readConfig(objectStoreSettings))
const connection = createDatabase()
for (const define of [recordModel, answersModel, fileModel]) define(connection)
await openDatabase(connection, { uri, name: databaseNameOf(uri, 'records'), logger })
const options = { connection, objects, keys }
const records = await encryptRecords(options)
const answers = await encryptAnswers(options)
const files = await encryptFiles(options)
const copies = await encryptCopies(options)
const rewritten = [
  ...(records ? [recordsCollection] : []),
  ...(answers ? [answersCollection] : []),
  ...(files ? [fileModel(connection).collection.name] : []),
]
await compactCollections(connection, rewritten, logger)
logger.info({ records, answers, files, copies }, 'older data of records encrypted')
await connection.close()
