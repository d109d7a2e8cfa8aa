import { addOutbox } from '@shared/node/outbox'
import type { OutboxHolder } from '@shared/node/outbox'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** A key by which the owner becomes known on another device; its `_id` is the hash of what the link carries. */
export interface OwnerKeyDocument extends OutboxHolder {
  recordId: string
  /** The keyed hash of the address that the link went to: once the record has another, the key works no more. */
  addressHash: string
  /** Absent in keys of an older version: those count as given before any device was taken off. */
  givenAt?: Date
  expiresAt: Date
  /** The visitor who used it. */
  usedBy?: string
}

export const ownerKeysCollection = 'ownerkeys'

const schema = new Schema<OwnerKeyDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    addressHash: { type: String, required: true },
    givenAt: { type: Date },
    expiresAt: { type: Date, required: true },
    usedBy: { type: String },
  },
  { versionKey: false, collection: ownerKeysCollection, shardKey: { _id: 1 } },
)
// The store removes by its own clock: what was used stays long enough for its message to arrive.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 7 * 86_400 })
schema.index({ recordId: 1 })
addOutbox(schema)

export const ownerKeyModel = (connection: Connection): Model<OwnerKeyDocument> =>
  connection.model<OwnerKeyDocument>('OwnerKey', schema)
