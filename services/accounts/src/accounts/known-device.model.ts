import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** A browser in which somebody of the staff has signed in. */
export interface StoredKnownDevice {
  /** 'staffId visitorId' */
  _id: string
  staffId: string
  /** Forgotten then, unless it signs in again. */
  expiresAt: Date
}

const schema = new Schema<StoredKnownDevice>(
  {
    _id: { type: String, required: true },
    staffId: { type: String, required: true, index: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'knowndevices', versionKey: false, shardKey: { _id: 1 } },
)

export type KnownDeviceModel = Model<StoredKnownDevice>

export const createKnownDeviceModel = (connection: Connection): KnownDeviceModel =>
  connection.model<StoredKnownDevice>('KnownDevice', schema)
