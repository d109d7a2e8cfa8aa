import type { Connection } from 'mongoose'
import { erasureModel } from './record-key.model'

export interface Erasure {
  recordId: string
  erasedAt: Date
}

/** Which records were erased, and when; nothing else is known of them. It is never taken back. */
export interface ErasureLedger {
  /** Writes erasures down; those that stand there already keep their time. */
  add(erasures: readonly Erasure[]): Promise<void>
  /** Of these records, those that are erased. */
  erasedOf(recordIds: readonly string[]): Promise<Set<string>>
  /** At most `limit` ids of erased records behind that one, in their order. */
  idsAfter(recordId: string, limit: number): Promise<string[]>
  /** Every one, by id. */
  all(): AsyncIterable<Erasure>
  /** Records whose keys' old bytes may still stand in the database's file. */
  compactionDue(): Promise<string[]>
  setCompacted(recordIds: readonly string[]): Promise<void>
}

export function createErasureLedger(connection: Connection): ErasureLedger {
  const model = erasureModel(connection)
  return {
    async add(erasures) {
      await model.bulkWrite(
        erasures.map(({ recordId, erasedAt }) => ({
          updateOne: {
            filter: { _id: recordId },
            update: { $setOnInsert: { erasedAt }, $set: { isCompactionDue: true } },
            upsert: true,
          },
        })),
        { ordered: false },
      )
    },
    async erasedOf(recordIds) {
      const found = await model.find({ _id: { $in: [...recordIds] } }, { _id: 1 }).lean()
      return new Set(found.map(({ _id }) => _id))
    },
    async idsAfter(recordId, limit) {
      const found = await model
        .find({ _id: { $gt: recordId } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean()
      return found.map(({ _id }) => _id)
    },
    async *all() {
      for await (const { _id, erasedAt } of model.find().sort({ _id: 1 }).lean().cursor())
        yield { recordId: _id, erasedAt }
    },
    async compactionDue() {
      const found = await model.find({ isCompactionDue: true }, { _id: 1 }).lean()
      return found.map(({ _id }) => _id)
    },
    async setCompacted(recordIds) {
      await model.updateMany({ _id: { $in: [...recordIds] } }, { $unset: { isCompactionDue: 1 } })
    },
  }
}
