import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { createRecordCipher } from '../records/record-cipher'
import { recordModel } from '../records/record.model'
import type { StoredDelivery } from '../records/record.model'

export interface DeliveryRepository {
  /** Changes where e-mails go, in the record that has still `versionCount` versions and `changes` changes behind it. */
  change(
    id: string,
    grownFrom: { versionCount: number; changes: number },
    delivery: StoredDelivery,
    messages: readonly StoredMessage[],
  ): Promise<boolean>
}

export function createDeliveryRepository(connection: Connection, keys: RecordKeys): DeliveryRepository {
  const records = recordModel(connection)
  const cipher = createRecordCipher(keys)
  return {
    async change(id, { versionCount, changes }, delivery, messages) {
      const { matchedCount } = await records.updateOne(
        { _id: id, versionCount, 'delivery.changes': changes || { $exists: false } },
        {
          $set: {
            delivery: await cipher.keepDelivery(id, delivery),
            outboxDueAt: firstDueAt(delivery.changedAt.at(-1) ?? new Date()),
          },
          $push: { outbox: { $each: [...messages] } },
        },
      )
      return matchedCount > 0
    },
  }
}
