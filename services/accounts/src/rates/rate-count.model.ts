import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

export interface StoredRateCount {
  /** The minute and the hashed key: '29384756 kMx…'. */
  _id: string
  /** What each gateway has counted so far. */
  counts: Record<string, number>
  expiresAt: Date
}

const schema = new Schema<StoredRateCount>(
  {
    _id: { type: String, required: true },
    counts: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'ratecounts', versionKey: false, shardKey: { _id: 1 } },
)

export type RateCountModel = Model<StoredRateCount>

export const createRateCountModel = (connection: Connection): RateCountModel =>
  connection.model<StoredRateCount>('RateCount', schema)
