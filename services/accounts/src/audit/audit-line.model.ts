import type { AuditAct } from '@shared/contracts/audit'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** One line of the audit trail. Lines are added and never changed; it holds ids, and nothing of a family. */
export interface StoredAuditLine {
  /** Its number, from 1 on without a gap: two that write at once cannot both have it. */
  _id: number
  at: Date
  staffId: string
  act: AuditAct
  /** The record's id; null for what was done with many. */
  subject: string | null
  /** Of the line before; '' in the first. */
  previousHash: string
  /** Of this line with the hash before it, SHA-256 in base64url. */
  hash: string
}

const schema = new Schema<StoredAuditLine>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    staffId: { type: String, required: true },
    act: { type: String, required: true },
    subject: { type: String, default: null },
    previousHash: { type: String, default: '' },
    hash: { type: String, required: true },
  },
  { collection: 'auditlines', versionKey: false, shardKey: { _id: 1 } },
)
schema.index({ act: 1, _id: -1 })
schema.index({ subject: 1, _id: -1 })
schema.index({ staffId: 1, _id: -1 })

export type AuditLineModel = Model<StoredAuditLine>

export const createAuditLineModel = (connection: Connection): AuditLineModel =>
  connection.model<StoredAuditLine>('AuditLine', schema)
