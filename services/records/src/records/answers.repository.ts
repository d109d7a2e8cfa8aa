import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { RecordResearch } from '@shared/contracts/name-research'
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
  /** Keeps what MYA found out for answers, once: a book that was shown does not change when more becomes known. */
  keepResearch(recordId: string, sha256: string, research: RecordResearch): Promise<void>
  /** Null where nothing was researched. */
  findResearch(recordId: string, sha256: string): Promise<RecordResearch | null>
  /** Removes all answers of a record. */
  removeAll(recordId: string): Promise<void>
}

interface AnswersDocument {
  /** `recordId:sha256` */
  _id: string
  recordId: string
  form: BirthFormDraft
  /** What MYA found out of the name, where the answers ask her. */
  research?: RecordResearch
}

const answersSchema = new Schema<AnswersDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    form: { type: Schema.Types.Mixed, required: true },
    research: { type: Schema.Types.Mixed },
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
    async keepResearch(recordId, sha256, research) {
      await model.updateOne(
        { _id: idOf(recordId, sha256), research: { $exists: false } },
        { $set: { research } },
      )
    },
    async findResearch(recordId, sha256) {
      const found = await model.findById(idOf(recordId, sha256), { research: 1 }).lean<AnswersDocument>()
      return found?.research ?? null
    },
    async removeAll(recordId) {
      // ';' follows ':': of the ids that begin with the record's, all.
      await model.deleteMany({ _id: { $gte: idOf(recordId, ''), $lt: `${recordId};` } })
    },
  }
}
