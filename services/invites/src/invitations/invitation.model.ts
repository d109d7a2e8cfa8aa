import type { AccessLevel } from '@shared/contracts/enumerations'
import type { MailState } from '@shared/contracts/proofs'
import { addOutbox } from '@shared/node/outbox'
import type { OutboxHolder } from '@shared/node/outbox'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'
import type { StoredText } from '../encryption/record-texts'

/**
 * `pending` until it is used (`accepted`), taken back by the owner (`revoked`) or declined by the one who was invited; an accepted
 * one is `revoked` when the owner ends the access that came of it.
 */
export type InvitationState = 'pending' | 'accepted' | 'revoked' | 'declined'

export interface InvitationDocument extends OutboxHolder {
  recordId: string
  /** The record's Proof ID when the invitation was made; it stays an alias of the record. */
  proofId: string
  email: StoredText
  role: AccessLevel
  message?: StoredText
  passcodeHash?: string
  invitedBy: string
  createdAt: Date
  /** When it was made, or last sent again. */
  sentAt: Date
  expiresAt: Date
  expiresInDays: number
  state: InvitationState
  acceptedBy?: string
  acceptedAt?: Date
  /** When it was taken back or declined, or the access that came of it ended; and the record was last opened with it, to the hour. */
  endedAt?: Date
  seenAt?: Date
  /** Of the secrets that were given out with answers to the owner, who may pass them on. */
  secretHashes: string[]
  /** Of those in e-mails: who comes with one of them reads the mail of the address. */
  mailedHashes: string[]
  mail: MailState
  /** When anything of it was written last; absent in those from before this was noted. */
  changedAt?: Date
  /** When the e-mail that reminds of it is due; absent once it was sent, and where none is. */
  remindAt?: Date
  /** Wrong passcodes in a row, and until when no further one is looked at. */
  passcodeFailures: number
  passcodeLockedUntil?: Date
}

export const invitationsCollection = 'invitations'

const invitationSchema = new Schema<InvitationDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    proofId: { type: String, required: true },
    email: { type: Buffer, required: true },
    role: { type: String, required: true },
    message: { type: Buffer },
    passcodeHash: { type: String },
    invitedBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    expiresInDays: { type: Number, required: true },
    state: { type: String, required: true },
    acceptedBy: { type: String },
    acceptedAt: { type: Date },
    endedAt: { type: Date },
    seenAt: { type: Date },
    secretHashes: { type: [String], required: true },
    mailedHashes: { type: [String], required: true },
    mail: { type: String, required: true },
    changedAt: { type: Date },
    remindAt: { type: Date },
    passcodeFailures: { type: Number, required: true },
    passcodeLockedUntil: { type: Date },
  },
  { versionKey: false, minimize: false, collection: invitationsCollection, shardKey: { _id: 1 } },
)
invitationSchema.index({ recordId: 1, state: 1 })
invitationSchema.index({ remindAt: 1 }, { sparse: true })
invitationSchema.index({ sentAt: -1, _id: -1 })
invitationSchema.index({ state: 1, expiresAt: 1 })
invitationSchema.index({ changedAt: -1 }, { sparse: true })
addOutbox(invitationSchema)

export const invitationModel = (connection: Connection): Model<InvitationDocument> =>
  connection.model<InvitationDocument>('Invitation', invitationSchema)
