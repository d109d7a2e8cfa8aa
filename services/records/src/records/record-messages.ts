import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { recordModel } from './record.model'
import { notErased } from './record-state'

/** Messages of a record that come with no change of it. */
export interface RecordMessages {
  add(id: string, message: StoredMessage): Promise<void>
  /** Adds a message to a record that has none of its type and version waiting. */
  addOnce(id: string, message: StoredMessage): Promise<void>
  /** Removes a message that was delivered by other means than the relay. */
  remove(id: string, messageId: string): Promise<void>
}

export function createRecordMessages(connection: Connection): RecordMessages {
  const records = recordModel(connection)
  return {
    async add(id, message) {
      await records.updateOne(
        { _id: id, ...notErased },
        { $push: { outbox: message }, $set: { outboxDueAt: firstDueAt(message.at) } },
      )
    },
    async addOnce(id, message) {
      const same = { type: message.type, 'payload.version': message.payload['version'] }
      await records.updateOne(
        { _id: id, ...notErased, outbox: { $not: { $elemMatch: same } } },
        { $push: { outbox: message }, $set: { outboxDueAt: firstDueAt(message.at) } },
      )
    },
    async remove(id, messageId) {
      await records.updateOne({ _id: id }, { $pull: { outbox: { id: messageId } } })
      await records.updateOne({ _id: id, outbox: { $size: 0 } }, { $unset: { outboxDueAt: 1 } })
    },
  }
}
