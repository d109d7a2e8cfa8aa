import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** Questions of a day or a minute: of a partner's visitors together, or of one network. */
export interface StoredQuestionCount {
  /** Whose, and of which span: 'partner k3x… 2026-11-22'. */
  _id: string
  count: number
  /** Forgotten then. */
  expiresAt: Date
}

const schema = new Schema<StoredQuestionCount>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'questioncounts', versionKey: false, shardKey: { _id: 1 } },
)

export type QuestionCountModel = Model<StoredQuestionCount>

export const createQuestionCountModel = (connection: Connection): QuestionCountModel =>
  connection.model<StoredQuestionCount>('QuestionCount', schema)
