import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** A piece of a file as the object store keeps it. */
export interface StoredPart {
  key: string
  /** Bytes. */
  size: number
}

/** A file that has not arrived as a whole yet: what broken connections have brought of it. */
export interface UploadDocument {
  /** Of the fileURL. */
  _id: string
  visitorId: string
  /** Begun anew, an upload has another; what belongs to the former one is no longer added. */
  attempt: string
  /** Bytes of the whole file, once somebody has said it. */
  total?: number | undefined
  /** One after the other, from the beginning of the file. */
  parts: StoredPart[]
  /** The sum of their sizes: a part is added by who knows it. */
  received: number
  /** Every key under which something may lie in the object store; written down before anything is put there. */
  keys: string[]
  /** Of the first attempt. */
  startedAt: Date
}

const partSchema = new Schema<StoredPart>(
  { key: { type: String, required: true }, size: { type: Number, required: true } },
  { _id: false },
)
const uploadSchema = new Schema<UploadDocument>(
  {
    _id: { type: String, required: true },
    visitorId: { type: String, required: true },
    attempt: { type: String, required: true },
    total: { type: Number },
    parts: { type: [partSchema], required: true },
    received: { type: Number, required: true },
    keys: { type: [String], required: true },
    startedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'fileuploads', shardKey: { _id: 1 } },
)
uploadSchema.index({ startedAt: 1 })
uploadSchema.index({ visitorId: 1 })

export const uploadModel = (connection: Connection): Model<UploadDocument> =>
  connection.model<UploadDocument>('FileUpload', uploadSchema)
