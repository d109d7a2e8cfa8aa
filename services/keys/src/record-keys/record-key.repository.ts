import { isDuplicate } from '@shared/node/database'
import type { Connection } from 'mongoose'
import type { WrappedKey } from '../master-keys/wrapping'
import { recordKeyModel } from './record-key.model'
import type { StoredRecordKey } from './record-key.model'

/** A wrapped key and the record that it is of. */
export interface WrappedRecordKey extends WrappedKey {
  recordId: string
}

/**
 * The wrapped keys of records. No write of it answers with a document or is given one back: the results of writes that may be repeated
 * are stored with them, and would outlive the key.
 */
export interface RecordKeyRepository {
  find(recordIds: readonly string[]): Promise<WrappedRecordKey[]>
  /** Stores keys of records that have none; a record that has one keeps it. */
  insert(keys: readonly WrappedRecordKey[], madeAt: Date): Promise<void>
  /** Puts another wrapping of the same key in the place of one that is still there. */
  replace(recordId: string, old: WrappedKey, wrapped: WrappedKey): Promise<void>
  remove(recordIds: readonly string[]): Promise<void>
  /** At most `limit` keys that other master keys than this wrap. */
  findOthers(masterKey: string, limit: number): Promise<WrappedRecordKey[]>
  /** The ids of all master keys that wrap one. */
  masterKeys(): Promise<string[]>
}

const wrappedOf = ({ _id, masterKey, wrapped }: StoredRecordKey): WrappedRecordKey => ({
  recordId: _id,
  masterKey,
  wrapped: Buffer.from(wrapped.buffer),
})

export function createRecordKeyRepository(connection: Connection): RecordKeyRepository {
  const model = recordKeyModel(connection)
  return {
    async find(recordIds) {
      const found = await model.find({ _id: { $in: [...recordIds] } }).lean<StoredRecordKey[]>()
      return found.map(wrappedOf)
    },
    async insert(keys, madeAt) {
      const documents = keys.map(({ recordId, masterKey, wrapped }) => ({
        _id: recordId,
        masterKey,
        wrapped,
        madeAt,
      }))
      await model.insertMany(documents, { ordered: false }).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error
      })
    },
    async replace(recordId, old, { masterKey, wrapped }) {
      await model.updateOne({ _id: recordId, wrapped: old.wrapped }, { $set: { masterKey, wrapped } })
    },
    async remove(recordIds) {
      await model.deleteMany({ _id: { $in: [...recordIds] } })
    },
    async findOthers(masterKey, limit) {
      const found = await model
        .find({ masterKey: { $ne: masterKey } })
        .limit(limit)
        .lean<StoredRecordKey[]>()
      return found.map(wrappedOf)
    },
    masterKeys: () => model.distinct('masterKey'),
  }
}
