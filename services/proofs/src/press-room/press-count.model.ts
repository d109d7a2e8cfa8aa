import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** What the press did in a stretch of time. */
export interface PressSum {
  /** Proofs made. */
  proofs: number
  /** Those of which it is known how long they took, and their milliseconds from the asking until they were there. */
  timed: number
  totalMs: number
  slowestMs: number
  /** Jobs given up. */
  failures: number
}

/** The sums of a day (UTC) by quarters of an hour ('10:15'). */
export interface PressCount {
  /** 'd:2026-03-14' */
  _id: string
  parts: Record<string, PressSum>
  /** Rises with every write: a write names the one it grew from. */
  revision: number
}

/** The most proofs that waited at one time, by quarters of an hour of a day. */
export interface QueuePeak {
  /** '2026-03-14' */
  _id: string
  parts: Record<string, number>
}

const countSchema = new Schema<PressCount>(
  {
    _id: { type: String, required: true },
    parts: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false, minimize: false, collection: 'presscounts', shardKey: { _id: 1 } },
)
const peakSchema = new Schema<QueuePeak>(
  { _id: { type: String, required: true }, parts: { type: Schema.Types.Mixed, required: true } },
  { versionKey: false, minimize: false, collection: 'queuepeaks', shardKey: { _id: 1 } },
)

export const pressCountModel = (connection: Connection): Model<PressCount> =>
  connection.model<PressCount>('PressCount', countSchema)
export const queuePeakModel = (connection: Connection): Model<QueuePeak> =>
  connection.model<QueuePeak>('QueuePeak', peakSchema)
