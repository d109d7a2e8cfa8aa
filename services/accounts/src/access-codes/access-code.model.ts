import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

export interface StoredAccessCode {
  /** SHA-256 of the code, base64url: the database cannot be read for one. */
  _id: string
  note: string
  madeBy: string
  usedBy: string[]
  uses: number
  usesLeft: number
  madeAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

const schema = new Schema<StoredAccessCode>(
  {
    _id: { type: String, required: true },
    note: { type: String, default: '' },
    madeBy: { type: String, required: true },
    usedBy: { type: [String], required: true },
    uses: { type: Number, required: true },
    usesLeft: { type: Number, required: true },
    madeAt: { type: Date, required: true, index: true },
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
  },
  { collection: 'accesscodes', versionKey: false, shardKey: { _id: 1 } },
)

export type AccessCodeModel = Model<StoredAccessCode>

export const createAccessCodeModel = (connection: Connection): AccessCodeModel =>
  connection.model<StoredAccessCode>('AccessCode', schema)
