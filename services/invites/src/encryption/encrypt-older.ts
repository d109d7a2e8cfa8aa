import { compactCollections } from '@shared/node/compact-collections'
import { encryptKeptMails, keptMailsCollection } from '@shared/node/kept-mails'
import type { Logger } from '@shared/node/logger'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { commentsCollection } from '../comments/comment.model'
import { grantsCollection } from '../grants/grant.model'
import { invitationsCollection } from '../invitations/invitation.model'
import { encryptTexts } from './encrypt-texts'

export interface EncryptOlderOptions {
  connection: Connection
  keys: Pick<RecordKeys, 'keyFor' | 'keysFor'>
  logger: Logger
}

/**
 * Encrypts everything that this service has written before there were keys, beside a running product. Ended anywhere, it goes on where
 * it ended when it is called again.
 *
 * @returns how many of each it has encrypted
 */
export async function encryptOlder({ connection, keys, logger }: EncryptOlderOptions) {
  const encrypted = {
    texts: await encryptTexts(connection, keys),
    mails: await encryptKeptMails({ connection, keys }),
  }
  // Always: the run that has encrypted them may have ended before it came to this.
  await compactCollections(
    connection,
    [invitationsCollection, grantsCollection, commentsCollection, keptMailsCollection],
    logger,
  )
  return encrypted
}
