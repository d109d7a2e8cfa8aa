import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** A site that may show MYA's widget. */
export interface StoredPartner {
  /** Its public id. */
  _id: string
  name: string
  origins: string[]
  maxQuestionsADay: number
  isOn: boolean
  addedAt: Date
  changedAt: Date
}

const schema = new Schema<StoredPartner>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    origins: { type: [String], required: true },
    maxQuestionsADay: { type: Number, required: true },
    isOn: { type: Boolean, required: true },
    addedAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'partners', versionKey: false, shardKey: { _id: 1 } },
)

export type PartnerModel = Model<StoredPartner>

export const createPartnerModel = (connection: Connection): PartnerModel =>
  connection.model<StoredPartner>('Partner', schema)
