import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

export interface StoredSession {
  /** SHA-256 of the token, base64url: the database never holds what opens a session. */
  _id: string
  staffId: string
  username: string
  /** 'Firefox on Linux'. */
  device: string
  signedInAt: Date
  lastUsedAt: Date
  /** When the second factor was given again last. */
  verifiedAt: Date | null
  /** Over for not being used, or at `endsAt`, whichever is earlier. */
  expiresAt: Date
  endsAt: Date
}

const schema = new Schema<StoredSession>(
  {
    _id: { type: String, required: true },
    staffId: { type: String, required: true, index: true },
    username: { type: String, required: true },
    device: { type: String, required: true },
    signedInAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    verifiedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
    endsAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false, shardKey: { _id: 1 } },
)

export type SessionModel = Model<StoredSession>

export const createSessionModel = (connection: Connection): SessionModel =>
  connection.model<StoredSession>('Session', schema)
