import { addOutbox } from '@shared/node/outbox'
import type { OutboxHolder } from '@shared/node/outbox'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** The comments that mention one person of a record, until an e-mail tells of them. */
export interface MentionDigestDocument extends OutboxHolder {
  /** `recordId:personId` */
  _id: string
  recordId: string
  personId: string
  /** The record's Proof ID when the person was last mentioned. */
  proofId: string
  /** Ids of comments that wait for the next e-mail. */
  waiting: string[]
  /** Ids of comments that an e-mail tells of, the newest ones: none is told of twice. */
  told: string[]
  /** When the next e-mail goes; absent while nothing waits. */
  dueAt?: Date
}

export const mentionDigestsCollection = 'mentiondigests'

const schema = new Schema<MentionDigestDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    personId: { type: String, required: true },
    proofId: { type: String, required: true },
    waiting: { type: [String], required: true },
    told: { type: [String], required: true },
    dueAt: { type: Date },
  },
  { versionKey: false, collection: mentionDigestsCollection, shardKey: { _id: 1 } },
)
schema.index({ dueAt: 1 }, { sparse: true })
addOutbox(schema)

export const mentionDigestModel = (connection: Connection): Model<MentionDigestDocument> =>
  connection.model<MentionDigestDocument>('MentionDigest', schema)
