import type { GrantRole } from '@shared/contracts/enumerations'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

export interface GrantDocument {
  /** `recordId:visitorId`, so that a visitor has one role on a record. */
  _id: string
  recordId: string
  visitorId: string
  role: GrantRole
  grantedAt: Date
}

const grantSchema = new Schema<GrantDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    visitorId: { type: String, required: true },
    role: { type: String, required: true },
    grantedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'grants', shardKey: { _id: 1 } },
)
grantSchema.index({ recordId: 1, role: 1 })

export const grantModel = (connection: Connection): Model<GrantDocument> =>
  connection.model<GrantDocument>('Grant', grantSchema)
