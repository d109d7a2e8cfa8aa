import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { recordModel } from '../records/record.model'
import type { KeptRecord, RecordDocument, StoredErasure } from '../records/record.model'
import { notErased, revisionOf, unchangedSince } from '../records/record-state'

/** A record that is being erased: nothing of it but ids. */
export type ErasedRecord = Pick<RecordDocument, '_id' | 'createdAt'> & { erasure: StoredErasure }

/** A record that is there, as it is stored: of what its family wrote nothing needs to be readable. */
export type StandingRecord = Pick<
  KeptRecord,
  '_id' | 'proofIds' | 'versions' | 'submissions' | 'outbox' | 'versionCount' | 'revision'
>

export interface ErasureRepository {
  /**
   * Ends a record that is still as it was read, in one write: it is found by nothing but its id from then on, and what waited to be told
   * of it is not told any more. False when it has changed.
   */
  end(record: StandingRecord, erasure: StoredErasure, messages: readonly StoredMessage[]): Promise<boolean>
  /** Null for one that is being erased, or is no longer there. */
  findStanding(id: string): Promise<StandingRecord | null>
  /** Which of these are there and are not being erased. */
  standingOf(ids: readonly string[]): Promise<string[]>
  /** Null for a record that is not being erased, or is no longer there. */
  find(id: string): Promise<ErasedRecord | null>
  /** Removes the last of an erased record. */
  remove(id: string): Promise<void>
}

export function createErasureRepository(connection: Connection): ErasureRepository {
  const records = recordModel(connection)
  return {
    async end(record, erasure, messages) {
      const { matchedCount } = await records.updateOne(
        { _id: record._id, ...unchangedSince(record), ...notErased },
        {
          $set: {
            erasure,
            ownerVisitorId: '',
            proofIds: [],
            versions: [],
            submissions: [],
            approvals: [],
            versionCount: 0,
            // Whoever has read the record before can no longer write it.
            revision: revisionOf(record) + 1,
            outbox: [...messages],
            outboxDueAt: firstDueAt(erasure.at),
          },
          $unset: {
            ownerDevices: 1,
            keysEndedAt: 1,
            unedited: 1,
            submitted: 1,
            working: 1,
            workingDueAt: 1,
            syncs: 1,
            approval: 1,
            completion: 1,
            delivery: 1,
            retention: 1,
          },
        },
      )
      return matchedCount > 0
    },
    findStanding: (id) => records.findOne({ _id: id, ...notErased }).lean<StandingRecord>(),
    async standingOf(ids) {
      const found = await records.find({ _id: { $in: [...ids] }, ...notErased }, { _id: 1 }).lean()
      return found.map(({ _id }) => _id)
    },
    find: (id) =>
      records
        .findOne({ _id: id, erasure: { $exists: true } }, { createdAt: 1, erasure: 1 })
        .lean<ErasedRecord>(),
    async remove(id) {
      await records.deleteOne({ _id: id, erasure: { $exists: true } })
    },
  }
}
