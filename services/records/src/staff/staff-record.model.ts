import type { RecordStatus } from '../records/record.status'
import { Schema } from 'mongoose'
import { createOrderedIndexes } from './ordered-indexes'
import type { Connection, Model } from 'mongoose'

/** What lists show of a record beside its state. */
export interface ListedRecord {
  proofId: string
  fullName: string
  email: string
}

/**
 * What staff find a record by: ids, states, times, sizes and the tokens of its words; and what lists show of it. It is made from the record
 * and can be made again.
 */
export interface StaffRecord {
  /** Of the record. */
  _id: string
  createdAt: Date
  status: RecordStatus
  /** Bytes of the family's answers, in all versions, and files. */
  bytes: number
  tokens: string[]
  listed: ListedRecord
}

/** A row as it is stored: its tokens are keyed, and what lists show is under the record's key. */
export type KeptStaffRecord = Omit<StaffRecord, 'listed'> & {
  /** Absent in a row of before lists were read from rows. */
  listed?: Uint8Array
}

export const staffRecordsCollection = 'staffrecords'

const staffRecordSchema = new Schema<KeptStaffRecord>(
  {
    _id: { type: String, required: true },
    createdAt: { type: Date, required: true },
    status: { type: String, required: true },
    bytes: { type: Number, required: true },
    tokens: { type: [String], required: true },
    listed: { type: Buffer },
  },
  { versionKey: false, collection: staffRecordsCollection, shardKey: { _id: 1 } },
)
staffRecordSchema.index({ createdAt: -1, _id: -1 })
staffRecordSchema.index({ tokens: 1, createdAt: -1, _id: -1 })
// In place of the model's own, which whoever opens the database calls.
staffRecordSchema.static('createIndexes', function createIndexes() {
  return createOrderedIndexes(this)
})

export const staffRecordModel = (connection: Connection): Model<KeptStaffRecord> =>
  connection.model<KeptStaffRecord>('StaffRecord', staffRecordSchema)

/** Sums over the records of a stretch of time. */
export interface Tally {
  records: number
  completed: number
  bytes: number
}

/** The sums of a day by quarters of an hour ('00:15'), or of a month by days ('14'). */
export interface RecordCount {
  /** 'd:2026-03-14' or 'm:2026-03'. */
  _id: string
  parts: Record<string, Tally>
  sum: Tally
  /** Rises with every write: a write names the one it grew from. */
  revision: number
}

const recordCountSchema = new Schema<RecordCount>(
  {
    _id: { type: String, required: true },
    parts: { type: Schema.Types.Mixed, required: true },
    sum: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false, minimize: false, collection: 'recordcounts', shardKey: { _id: 1 } },
)

export const recordCountModel = (connection: Connection): Model<RecordCount> =>
  connection.model<RecordCount>('RecordCount', recordCountSchema)
