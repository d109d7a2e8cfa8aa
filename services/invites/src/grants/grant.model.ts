import type { GrantRole } from '@shared/contracts/enumerations'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'
import type { StoredText } from '../encryption/record-texts'

export interface GrantDocument {
  /** `recordId:visitorId`, so that a visitor has one role on a record. */
  _id: string
  recordId: string
  visitorId: string
  role: GrantRole
  grantedAt: Date
  /** When the visitor last opened the record, to the hour. */
  seenAt?: Date
  /** The invitation by which somebody joined; absent for the owner. */
  invitationId?: string
  /** The address that was invited; absent for the owner, whose address is the record's. */
  email?: StoredText
}

/** What the owner is called where everybody else has the id of their invitation. */
export const ownerPerson = 'owner'

/** How the other people on a record know somebody: by the invitation that was used, or as its owner. */
export const personIdOf = ({ invitationId }: Pick<GrantDocument, 'invitationId'>): string =>
  invitationId ?? ownerPerson

export const grantsCollection = 'grants'

const grantSchema = new Schema<GrantDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    visitorId: { type: String, required: true },
    role: { type: String, required: true },
    grantedAt: { type: Date, required: true },
    seenAt: { type: Date },
    invitationId: { type: String },
    email: { type: Buffer },
  },
  { versionKey: false, collection: grantsCollection, shardKey: { _id: 1 } },
)
grantSchema.index({ recordId: 1, role: 1 })

export const grantModel = (connection: Connection): Model<GrantDocument> =>
  connection.model<GrantDocument>('Grant', grantSchema)
