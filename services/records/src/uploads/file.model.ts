import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'
import type { ContentType } from './upload-address'

/** A file that a visitor has sent. Its name is not here: the form holds it. */
export interface FileDocument {
  /** Of the fileURL. */
  _id: string
  visitorId: string
  /** Where the object store keeps its bytes. */
  key: string
  contentType: ContentType
  /** Bytes that are stored. */
  size: number
  /** Bytes that were sent. */
  sentSize?: number
  /** Of the bytes as they were sent, under the file's key, so that sending them again is recognised (`sentHashOf`). */
  sentHash?: string
  /** In its place, in files that came before there were keys: plain SHA-256. */
  sha256?: string
  /** Where the bytes lay before they were encrypted, until they are removed there. */
  formerKey?: string
  receivedAt: Date
  /** Set by PUT /api/baby-files; from then on the bytes do not change. */
  recordedAt?: Date
  /** Records whose submissions name the file. A file without one is removed after a time. */
  recordIds: string[]
  /** Records that named it for a moment only, in no version. */
  formerRecordIds?: string[]
}

const filesCollection = 'babyfiles'

const fileSchema = new Schema<FileDocument>(
  {
    _id: { type: String, required: true },
    visitorId: { type: String, required: true },
    key: { type: String, required: true },
    contentType: { type: String, required: true },
    size: { type: Number, required: true },
    sentSize: { type: Number },
    sentHash: { type: String },
    sha256: { type: String },
    formerKey: { type: String },
    receivedAt: { type: Date, required: true },
    recordedAt: { type: Date },
    recordIds: { type: [String], default: [] },
    formerRecordIds: { type: [String], default: undefined },
  },
  { versionKey: false, collection: filesCollection, shardKey: { _id: 1 } },
)
fileSchema.index({ receivedAt: 1 })
fileSchema.index({ visitorId: 1 })
fileSchema.index({ recordIds: 1 })
fileSchema.index({ formerRecordIds: 1 }, { sparse: true })

export const fileModel = (connection: Connection): Model<FileDocument> =>
  connection.model<FileDocument>('BabyFile', fileSchema)
