import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { recordModel } from '../records/record.model'
import type { KeptRecord, StoredRetention } from '../records/record.model'
import { notErased, unchangedSince } from '../records/record-state'

/** A record that nobody has approved yet, as it is stored. */
export type UnapprovedRecord = Pick<
  KeptRecord,
  | '_id'
  | 'createdAt'
  | 'proofIds'
  | 'versions'
  | 'versionCount'
  | 'revision'
  | 'submitted'
  | 'workingDueAt'
  | 'outbox'
  | 'retention'
>

export interface RetentionRepository {
  /** Records from before that time of which no version was ever approved, the oldest first. */
  unapproved(before: Date): AsyncIterable<UnapprovedRecord>
  /** Writes down, with the message that tells so, when a record is going to be removed; false when it has changed meanwhile. */
  announce(record: UnapprovedRecord, retention: StoredRetention, message: StoredMessage): Promise<boolean>
}

export function createRetentionRepository(connection: Connection): RetentionRepository {
  const records = recordModel(connection)
  return {
    unapproved: (before) =>
      records
        .find({
          // Without an approval; in these words it is found along the index.
          'approval.version': null,
          createdAt: { $lte: before },
          'approvals.0': { $exists: false },
          ...notErased,
        })
        .sort({ createdAt: 1 })
        .lean<UnapprovedRecord>()
        .cursor(),
    async announce(record, retention, message) {
      const { matchedCount } = await records.updateOne(
        {
          _id: record._id,
          ...unchangedSince(record),
          'approvals.0': { $exists: false },
          ...notErased,
        },
        { $set: { retention, outboxDueAt: firstDueAt(message.at) }, $push: { outbox: message } },
      )
      return matchedCount > 0
    },
  }
}
