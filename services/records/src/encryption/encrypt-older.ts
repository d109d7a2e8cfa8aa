import { compactCollections } from '@shared/node/compact-collections'
import type { Logger } from '@shared/node/logger'
import type { ObjectStore } from '@shared/node/object-store'
import { answersCollection, answersModel } from '../records/answers.repository'
import { recordModel, recordsCollection } from '../records/record.model'
import { recordCountModel, staffRecordModel, staffRecordsCollection } from '../staff/staff-record.model'
import { fileModel } from '../uploads/file.model'
import { encryptAnswers } from './encrypt-answers'
import { encryptCopies } from './encrypt-copies'
import { encryptFiles } from './encrypt-files'
import { encryptRecords } from './encrypt-records'
import type { EncryptRecordsOptions } from './encrypt-records'
import { encryptRows } from './encrypt-rows'

export interface EncryptOlderOptions extends EncryptRecordsOptions {
  objects: ObjectStore
  logger: Logger
}

/** Makes the models that `encryptOlder` needs, on a connection that is opened afterwards. */
export function defineOlderModels(connection: EncryptOlderOptions['connection']): void {
  for (const define of [recordModel, answersModel, fileModel, staffRecordModel, recordCountModel])
    define(connection)
}

/**
 * Encrypts everything that this service has written before there were keys, beside a running product. Ended anywhere, it goes on where
 * it ended when it is called again.
 *
 * @returns how many of each it has encrypted
 */
export async function encryptOlder(options: EncryptOlderOptions) {
  const { connection, logger } = options
  const encrypted = {
    records: await encryptRecords(options),
    answers: await encryptAnswers(options),
    files: await encryptFiles(options),
    copies: await encryptCopies(options),
    rows: await encryptRows(options),
  }
  // Always: the run that has encrypted them may have ended before it came to this.
  const files = fileModel(connection).collection.name
  await compactCollections(
    connection,
    [recordsCollection, answersCollection, files, staffRecordsCollection],
    logger,
  )
  return encrypted
}
