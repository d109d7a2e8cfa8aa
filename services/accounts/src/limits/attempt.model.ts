import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** How often something was tried in vain. */
export interface StoredAttempts {
  /** HMAC of what is counted, such as a sign-in name: the database cannot be asked whom somebody tried to be. */
  _id: string
  failures: number
  /** The next try is heard from this moment on. */
  nextAt: Date
  /** Forgotten then. */
  expiresAt: Date
}

const schema = new Schema<StoredAttempts>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    nextAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'attempts', versionKey: false, shardKey: { _id: 1 } },
)

export type AttemptModel = Model<StoredAttempts>

export const createAttemptModel = (connection: Connection): AttemptModel =>
  connection.model<StoredAttempts>('Attempts', schema)
