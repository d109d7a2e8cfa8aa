import { isErasedError } from '@shared/node/record-keys'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { commentsCollection } from '../comments/comment.model'
import { grantsCollection } from '../grants/grant.model'
import { invitationsCollection } from '../invitations/invitation.model'
import { createRecordTexts } from './record-texts'
import type { RecordDocument } from './record-texts'

/** What is kept under keys of records, by collections. */
const fields = [
  [invitationsCollection, 'email'],
  [invitationsCollection, 'message'],
  [grantsCollection, 'email'],
  [commentsCollection, 'text'],
  [commentsCollection, 'author.email'],
] as const

/** 'author.email' of a document. */
const valueAt = (document: object, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      document,
    )

/**
 * Encrypts addresses, messages and comments that were written before there were keys. A text is replaced only while it is the one
 * that was read. Ended in the middle, it goes on where it ended when it is called again.
 *
 * @returns how many texts it has encrypted
 */
export async function encryptTexts(
  connection: Connection,
  keys: Pick<RecordKeys, 'keyFor' | 'keysFor'>,
): Promise<number> {
  let encrypted = 0
  for (const [collection, field] of fields) {
    const texts = createRecordTexts(keys, collection)
    // By the driver: the models take these fields for bytes, and would look for the bytes of a text.
    const documents = connection.collection<RecordDocument & Record<string, unknown>>(collection)
    const inTheClear = documents.find(
      { [field]: { $type: 'string' } },
      { projection: { recordId: 1, [field]: 1 } },
    )
    for await (const document of inTheClear) {
      const clear = valueAt(document, field)
      if (typeof clear !== 'string') continue
      try {
        const bytes = await texts.encrypt(document, field, clear)
        const filter = { _id: document._id, [field]: clear }
        encrypted += (await documents.updateOne(filter, { $set: { [field]: bytes } })).modifiedCount
      } catch (error) {
        if (!isErasedError(error)) throw error
      }
    }
  }
  return encrypted
}
