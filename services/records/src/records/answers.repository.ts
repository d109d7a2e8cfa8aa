import type { KeyObject } from 'node:crypto'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { RecordResearch } from '@shared/contracts/name-research'
import { encryptValue, encryptedBytesOf, keyedHashOf, readClear, readValue } from '@shared/node/record-cipher'
import type { Place } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'
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
}

export interface AnswersDocument {
  /** `recordId:hash`, the hash keyed: who guesses answers could find them by a plain one. Plain where there were no keys yet. */
  _id: string
  recordId: string
  /** Encrypted; in the clear where it was stored before there were keys. */
  form: Uint8Array | BirthFormDraft
  /** What MYA found out of the name, where the answers ask her. */
  research?: Uint8Array | RecordResearch
}

export const answersCollection = 'answers'
const answersSchema = new Schema<AnswersDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    form: { type: Schema.Types.Mixed, required: true },
    research: { type: Schema.Types.Mixed },
  },
  { versionKey: false, minimize: false, collection: answersCollection, shardKey: { _id: 1 } },
)

const olderIdOf = (recordId: string, sha256: string) => `${recordId}:${sha256}`
/** Where a value of answers stands. */
export const answersPlaceOf = (document: string, field: string): Place => ({
  collection: answersCollection,
  document,
  field,
})

/** The id under which answers are kept. */
export const answersIdOf = (key: KeyObject, recordId: string, sha256: string): string =>
  `${recordId}:${keyedHashOf(key, 'answers', sha256)}`

/** Answers, or what was found out for them, as they are kept under an id. */
export const keptAnswers = (key: KeyObject, id: string, field: 'form' | 'research', value: unknown) =>
  encryptValue(key, value, answersPlaceOf(id, field))

export const answersModel = (connection: Connection) =>
  connection.model<AnswersDocument>('Answers', answersSchema)

export function createAnswersRepository(connection: Connection, keys: RecordKeys): AnswersRepository {
  const model = answersModel(connection)
  return {
    async keep(recordId, answers) {
      if (answers.length === 0) return
      const key = await keys.keyFor(recordId)
      for (const { sha256, form } of answers) {
        const _id = answersIdOf(key, recordId, sha256)
        await model.updateOne(
          { _id },
          { $setOnInsert: { recordId, form: keptAnswers(key, _id, 'form', form) } },
          { upsert: true },
        )
      }
    },
    async find(wanted) {
      const found = await keys.keysFor([...new Set(wanted.map(({ recordId }) => recordId))])
      const sha256Of = new Map(
        wanted.flatMap(({ recordId, sha256s }) => {
          const key = found.get(recordId)
          return sha256s.flatMap((sha256): [string, string][] => [
            [olderIdOf(recordId, sha256), sha256],
            ...(key ? [[answersIdOf(key, recordId, sha256), sha256] as [string, string]] : []),
          ])
        }),
      )
      const documents = sha256Of.size
        ? await model.find({ _id: { $in: [...sha256Of.keys()] } }).lean<AnswersDocument[]>()
        : []
      const answers = new Map(wanted.map(({ recordId }) => [recordId, new Map<string, BirthFormDraft>()]))
      for (const { _id, recordId, form } of documents) {
        const read = readKept(found.get(recordId), form, answersPlaceOf(_id, 'form'))
        // Kept as a draft is, by `keep`.
        if (read !== undefined) answers.get(recordId)?.set(sha256Of.get(_id) ?? '', read as BirthFormDraft)
      }
      return answers
    },
    async keepResearch(recordId, sha256, research) {
      const key = await keys.keyFor(recordId)
      const _id = answersIdOf(key, recordId, sha256)
      const isNone = { research: { $exists: false } }
      const { matchedCount } = await model.updateOne(
        { _id, ...isNone },
        { $set: { research: keptAnswers(key, _id, 'research', research) } },
      )
      const older = olderIdOf(recordId, sha256)
      if (!matchedCount)
        await model.updateOne(
          { _id: older, ...isNone },
          { $set: { research: keptAnswers(key, older, 'research', research) } },
        )
    },
    async findResearch(recordId, sha256) {
      const key = (await keys.keysFor([recordId])).get(recordId)
      const ids = [olderIdOf(recordId, sha256), ...(key ? [answersIdOf(key, recordId, sha256)] : [])]
      const found = await model.find({ _id: { $in: ids } }, { research: 1 }).lean<AnswersDocument[]>()
      for (const { _id, research } of found) {
        const read = research && readKept(key, research, answersPlaceOf(_id, 'research'))
        // Kept as it was found out, by `keepResearch`.
        if (read) return read as RecordResearch
      }
      return null
    },
  }
}

/** What was kept; undefined where it is encrypted and the key is destroyed. */
function readKept(key: KeyObject | undefined, stored: unknown, place: Place): unknown {
  if (key) return readValue(key, stored, place)
  return encryptedBytesOf(stored) ? undefined : readClear(stored)
}

/** Removes all answers of a record, which needs no key. */
export function createAnswersRemoval(connection: Connection): (recordId: string) => Promise<void> {
  const model = answersModel(connection)
  return async (recordId) => {
    // ';' follows ':': of the ids that begin with the record's, all.
    await model.deleteMany({ _id: { $gte: olderIdOf(recordId, ''), $lt: `${recordId};` } })
  }
}
