import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** An approver found a revision of a record ready. */
export interface SealMarkDocument {
  /** `recordId:visitorId`: an approver has one mark on a record. */
  _id: string
  recordId: string
  visitorId: string
  revision: number
  at: Date
}

export const sealMarksCollection = 'sealmarks'
const sealMarkSchema = new Schema<SealMarkDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    visitorId: { type: String, required: true },
    revision: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: sealMarksCollection, shardKey: { _id: 1 } },
)
sealMarkSchema.index({ recordId: 1 })

export const sealMarkModel = (connection: Connection): Model<SealMarkDocument> =>
  connection.model<SealMarkDocument>('SealMark', sealMarkSchema)
