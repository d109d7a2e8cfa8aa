import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'

/**
 * The answers of versions, each kept once in a record however many versions say the same. They are written before the version
 * that names them, and never changed; what a process that died has left without a version harms nothing.
 */
export interface AnswersRepository {
  keep(recordId: string, answers: readonly { sha256: string; form: BirthFormDraft }[]): Promise<void>
  /** Of each record those of the hashes that are there, by hash; in one question, however many records. */
  find(
    wanted: readonly { recordId: string; sha256s: readonly string[] }[],
  ): Promise<Map<string, Map<string, BirthFormDraft>>>
}

interface AnswersDocument {
  /** `recordId:sha256` */
  _id: string
  recordId: string
  form: BirthFormDraft
}

const answersSchema = new Schema<AnswersDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    form: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, minimize: false, collection: 'answers', shardKey: { _id: 1 } },
)

export function createAnswersRepository(connection: Connection): AnswersRepository {
  const model = connection.model<AnswersDocument>('Answers', answersSchema)
  const idOf = (recordId: string, sha256: string) => `${recordId}:${sha256}`
  return {
    async keep(recordId, answers) {
      for (const { sha256, form } of answers)
        await model.updateOne(
          { _id: idOf(recordId, sha256) },
          { $setOnInsert: { recordId, form } },
          { upsert: true },
        )
    },
    async find(wanted) {
      const ids = new Set(
        wanted.flatMap(({ recordId, sha256s }) => sha256s.map((sha256) => idOf(recordId, sha256))),
      )
      const found = ids.size ? await model.find({ _id: { $in: [...ids] } }).lean<AnswersDocument[]>() : []
      const answers = new Map(wanted.map(({ recordId }) => [recordId, new Map<string, BirthFormDraft>()]))
      for (const { _id, recordId, form } of found)
        answers.get(recordId)?.set(_id.slice(recordId.length + 1), form)
      return answers
    },
  }
}
