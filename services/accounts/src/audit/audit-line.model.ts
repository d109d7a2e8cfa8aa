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

/** Where the chain begins since its older lines were removed. */
export interface StoredAuditBeginning {
  /** Always the same: there is one. */
  _id: string
  /** The number of the last line that was removed, and its hash, to which the next one is joined. */
  number: number
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
schema.index({ at: 1 })
schema.index({ act: 1, _id: -1 })
schema.index({ subject: 1, _id: -1 })
schema.index({ staffId: 1, _id: -1 })

export type AuditLineModel = Model<StoredAuditLine>

const beginningSchema = new Schema<StoredAuditBeginning>(
  {
    _id: { type: String, required: true },
    number: { type: Number, required: true },
    hash: { type: String, required: true },
  },
  { collection: 'auditbeginning', versionKey: false, shardKey: { _id: 1 } },
)

export type AuditBeginningModel = Model<StoredAuditBeginning>

export const createAuditBeginningModel = (connection: Connection): AuditBeginningModel =>
  connection.model<StoredAuditBeginning>('AuditBeginning', beginningSchema)

export const createAuditLineModel = (connection: Connection): AuditLineModel =>
  connection.model<StoredAuditLine>('AuditLine', schema)
