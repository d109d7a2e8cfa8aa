import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { createRecordCipher } from '../records/record-cipher'
import { recordModel } from '../records/record.model'
import type { KeptRecord, RecordDocument, StoredWorking } from '../records/record.model'
import { notErased, revisionOf, unchangedSince } from '../records/record-state'

/** A record as far as live edits need it: `versions` holds the newest alone. */
export type RecordAtWork = Omit<RecordDocument, 'submissions' | 'syncs' | 'outbox'>
type KeptAtWork = Omit<KeptRecord, 'submissions' | 'syncs' | 'outbox'>

/** Live edits wait in the record's document until they become a version. */
export interface WorkingRepository {
  findById(id: string): Promise<RecordAtWork | null>
  /**
   * Stores live edits in a record that is still as it was read, none where everything is again as it was; null when it is not.
   * Its revision grows by one.
   */
  setWorking(
    record: RecordAtWork,
    change: Pick<RecordDocument, 'unedited'> & { working: StoredWorking | null },
    at: Date,
    messages: readonly StoredMessage[],
  ): Promise<RecordAtWork | null>
  /** Ids of records whose live edits are due to become a version, the longest due first. */
  dueEdits(before: Date, limit: number): Promise<string[]>
}

const atWork = { submissions: 0, syncs: 0, outbox: 0, versions: { $slice: -1 } } as const
/** Live edits become a version so many milliseconds after the first of them. */
const editsWaitMs = 10 * 60_000

export function createWorkingRepository(connection: Connection, keys: RecordKeys): WorkingRepository {
  const records = recordModel(connection)
  const cipher = createRecordCipher(keys)
  return {
    findById: async (id) =>
      cipher.read(await records.findOne({ _id: id, ...notErased }, atWork).lean<KeptAtWork>()),
    async setWorking(record, { working, ...unedited }, at, messages) {
      const changed = await records
        .findOneAndUpdate(
          { _id: record._id, ...unchangedSince(record) },
          {
            $set: {
              revision: revisionOf(record) + 1,
              ...unedited,
              outboxDueAt: firstDueAt(at),
              ...(working && {
                working: await cipher.keepWorking(record._id, working),
                workingDueAt: record.workingDueAt ?? new Date(at.getTime() + editsWaitMs),
              }),
            },
            ...(working ? {} : { $unset: { working: 1, workingDueAt: 1 } }),
            $push: { outbox: { $each: [...messages] } },
          },
          { projection: atWork, returnDocument: 'after' },
        )
        .lean<KeptAtWork>()
      return cipher.read(changed)
    },
    async dueEdits(before, limit) {
      const due = await records
        .find({ workingDueAt: { $lte: before } }, { _id: 1 })
        .sort({ workingDueAt: 1 })
        .limit(limit)
        .lean()
      return due.map(({ _id }) => _id)
    },
  }
}
