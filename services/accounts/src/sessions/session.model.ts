import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

export interface StoredSession {
  /** SHA-256 of the token, base64url: the database never holds what opens a session. */
  _id: string
  staffId: string
  username: string
  expiresAt: Date
  revokedAt: Date | null
}

const schema = new Schema<StoredSession>(
  {
    _id: { type: String, required: true },
    staffId: { type: String, required: true, index: true },
    username: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
  },
  { collection: 'sessions', versionKey: false, shardKey: { _id: 1 } },
)

export type SessionModel = Model<StoredSession>

export const createSessionModel = (connection: Connection): SessionModel =>
  connection.model<StoredSession>('Session', schema)
