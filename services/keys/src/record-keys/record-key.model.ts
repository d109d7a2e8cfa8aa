import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** The key of a record, wrapped. */
export interface StoredRecordKey {
  /** The record's id. */
  _id: string
  /** The id of the master key that wraps it. */
  masterKey: string
  wrapped: Buffer
  madeAt: Date
}

/** A line of the erasure ledger: this record has no key, and never gets one again. */
export interface StoredErasure {
  /** The record's id. */
  _id: string
  erasedAt: Date
  /** Until the database has been rewritten without the key's old bytes. */
  isCompactionDue?: boolean
}

const recordKeySchema = new Schema<StoredRecordKey>(
  {
    _id: { type: String, required: true },
    masterKey: { type: String, required: true },
    wrapped: { type: Buffer, required: true },
    madeAt: { type: Date, required: true },
  },
  { collection: 'recordkeys', versionKey: false, shardKey: { _id: 1 } },
)
recordKeySchema.index({ masterKey: 1 })

const erasureSchema = new Schema<StoredErasure>(
  {
    _id: { type: String, required: true },
    erasedAt: { type: Date, required: true },
    isCompactionDue: { type: Boolean },
  },
  { collection: 'erasures', versionKey: false, shardKey: { _id: 1 } },
)
erasureSchema.index({ isCompactionDue: 1 }, { sparse: true })

export const recordKeyModel = (connection: Connection): Model<StoredRecordKey> =>
  connection.model<StoredRecordKey>('RecordKey', recordKeySchema)
export const erasureModel = (connection: Connection): Model<StoredErasure> =>
  connection.model<StoredErasure>('Erasure', erasureSchema)
