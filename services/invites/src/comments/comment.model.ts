import type { GrantRole } from '@shared/contracts/enumerations'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'
import type { StoredText } from '../encryption/record-texts'

export interface CommentDocument {
  /** `recordId:` and the id that the page made, so that no page can write over a comment of another record. */
  _id: string
  recordId: string
  text: StoredText
  field: string | null
  replyTo: string | null
  author: { id: string; visitorId: string; email: StoredText | null; role: GrantRole }
  mentions: string[]
  createdAt: Date
  resolvedAt: Date | null
}

export const commentsCollection = 'comments'

const commentSchema = new Schema<CommentDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    text: { type: Buffer, required: true },
    field: { type: String, default: null },
    replyTo: { type: String, default: null },
    author: { type: Schema.Types.Mixed, required: true },
    mentions: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    resolvedAt: { type: Date, default: null },
  },
  { versionKey: false, minimize: false, collection: commentsCollection, shardKey: { _id: 1 } },
)
commentSchema.index({ recordId: 1, createdAt: 1 })

export const commentModel = (connection: Connection): Model<CommentDocument> =>
  connection.model<CommentDocument>('Comment', commentSchema)
