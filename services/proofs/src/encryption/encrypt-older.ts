import { compactCollections } from '@shared/node/compact-collections'
import { encryptKeptMails, keptMailsCollection } from '@shared/node/kept-mails'
import type { Logger } from '@shared/node/logger'
import type { RecordKeys } from '@shared/node/record-keys'
import { jobModel } from '../jobs/job.model'
import { encryptFiles } from './encrypt-files'
import type { EncryptFilesOptions } from './encrypt-files'

export interface EncryptOlderOptions extends EncryptFilesOptions {
  keys: Pick<RecordKeys, 'keyFor' | 'keysFor'>
  logger: Logger
}

/**
 * Encrypts everything that this service has written before there were keys, beside a running product. Ended anywhere, it goes on where
 * it ended when it is called again.
 *
 * @returns how many of each it has encrypted
 */
export async function encryptOlder(options: EncryptOlderOptions) {
  const { connection, logger } = options
  const encrypted = { files: await encryptFiles(options), mails: await encryptKeptMails(options) }
  // Always: the run that has encrypted them may have ended before it came to this.
  await compactCollections(connection, [jobModel(connection).collection.name, keptMailsCollection], logger)
  return encrypted
}
