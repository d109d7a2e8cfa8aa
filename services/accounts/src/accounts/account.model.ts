import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

export interface StoredAccount {
  /** The sign-in name in the form under which it is looked up: unique over all shards. */
  _id: string
  /** Random. The id that everything else knows the person by. */
  staffId: string
  /** The sign-in name as it was written. */
  username: string
  /** argon2id, with its parameters and salt. */
  passwordHash: string
  /** How often another password was chosen; a sign-in that began with an earlier one is refused. None in older accounts. */
  passwordChanges?: number
  createdAt: Date
  /** Null while it is being registered. */
  activatedAt: Date | null
  /** A registration that was never finished is gone then, and its name is free again. */
  pendingUntil?: Date
}

const schema = new Schema<StoredAccount>(
  {
    _id: { type: String, required: true },
    staffId: { type: String, required: true, index: true },
    username: { type: String, required: true },
    passwordHash: { type: String, required: true },
    passwordChanges: { type: Number },
    createdAt: { type: Date, required: true },
    activatedAt: { type: Date, default: null },
    pendingUntil: { type: Date, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'staff', versionKey: false, shardKey: { _id: 1 } },
)

export type AccountModel = Model<StoredAccount>

export const createAccountModel = (connection: Connection): AccountModel =>
  connection.model<StoredAccount>('Account', schema)

/** What one account alone can be: the first of this installation, or the one that is being removed. One document each. */
export interface AccountClaim {
  _id: 'first' | 'removal'
  staffId: string
}

const claimSchema = new Schema<AccountClaim>(
  { _id: { type: String, required: true }, staffId: { type: String, required: true } },
  { collection: 'firstaccounts', versionKey: false, shardKey: { _id: 1 } },
)

export type AccountClaimModel = Model<AccountClaim>

export const createAccountClaimModel = (connection: Connection): AccountClaimModel =>
  connection.model<AccountClaim>('AccountClaim', claimSchema)
