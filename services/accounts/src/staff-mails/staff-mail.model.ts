import { addOutbox } from '@shared/node/outbox'
import type { OutboxHolder } from '@shared/node/outbox'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** What somebody of the staff is told by e-mail. */
export type StaffMailKind =
  | 'reset'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'new-device'
  | 'refused-tries'

/** An e-mail to somebody of the staff, on its way; it holds no address. */
export interface StoredStaffMail extends OutboxHolder {
  /** Of a kind that is sent once in a while, the same for all that while. */
  _id: string
  /** Null for a name that nobody has: then it goes to nobody, and it is written all the same, so that both take as long. */
  staffId: string | null
  kind: StaffMailKind
  /** 'Firefox on Linux', from where what it tells of was done. */
  device: string
  at: Date
  /** SHA-256 of the token in the link of a 'reset', base64url, once it was sent. */
  tokenHash?: string
  /** The token is refused from then on. */
  tokenExpiresAt?: Date
  expiresAt: Date
}

export const staffMailsCollection = 'staffmails'

const schema = new Schema<StoredStaffMail>(
  {
    _id: { type: String, required: true },
    staffId: { type: String, default: null },
    kind: { type: String, required: true },
    device: { type: String, required: true },
    at: { type: Date, required: true },
    tokenHash: String,
    tokenExpiresAt: Date,
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: staffMailsCollection, versionKey: false, shardKey: { _id: 1 } },
)
addOutbox(schema)
schema.index({ staffId: 1 })
schema.index({ tokenHash: 1 }, { sparse: true })

export type StaffMailModel = Model<StoredStaffMail>

export const createStaffMailModel = (connection: Connection): StaffMailModel =>
  connection.model<StoredStaffMail>('StaffMail', schema)
