import { isDuplicate } from '@shared/node/database'
import type { Connection, QueryFilter } from 'mongoose'
import { fileModel } from './file.model'
import type { FileDocument } from './file.model'

export type ReceivedFile = Omit<
  FileDocument,
  'recordedAt' | 'recordIds' | 'formerRecordIds' | 'sha256' | 'formerKey'
>

export interface FileRepository {
  find(id: string): Promise<FileDocument | null>
  findAll(ids: readonly string[]): Promise<FileDocument[]>
  /** Keeps what is known of a file, in place of what was sent before; false when that is recorded and stays. */
  receive(file: ReceivedFile): Promise<boolean>
  /** Null when the visitor has sent no such file. Recording twice is recording once. */
  record(id: string, visitorId: string, at: Date): Promise<FileDocument | null>
  tie(ids: readonly string[], recordId: string): Promise<void>
  /** Of files that the record names no more; they still go with it when it is erased before their time is over. */
  untie(ids: readonly string[], recordId: string): Promise<void>
  /** Files of no record that were received before `before`. */
  findUnused(before: Date, limit: number): Promise<FileDocument[]>
  /** Bytes of the files of no record, of one visitor or of all. */
  unusedBytesOf(visitorId?: string): Promise<number>
  /** Bytes of a visitor's files that were received since, whether records need them or not. */
  bytesSince(visitorId: string, since: Date): Promise<number>
  /** False when a record has come to need the file. */
  removeUnused(id: string): Promise<boolean>
}

export function createFileRepository(connection: Connection): FileRepository {
  const files = fileModel(connection)
  const bytesOf = async (filter: QueryFilter<FileDocument>) => {
    const [sum] = await files.aggregate<{ bytes: number }>([
      { $match: filter },
      { $group: { _id: null, bytes: { $sum: '$size' } } },
    ])
    return sum?.bytes ?? 0
  }
  return {
    find: (id) => files.findById(id).lean<FileDocument>(),
    findAll: async (ids) => (ids.length ? files.find({ _id: { $in: [...ids] } }).lean<FileDocument[]>() : []),
    async receive({ _id, ...file }) {
      try {
        await files.updateOne(
          { _id, recordedAt: { $exists: false } },
          { $set: file, $unset: { sha256: 1 }, $setOnInsert: { recordIds: [] } },
          { upsert: true },
        )
        return true
      } catch (error) {
        // The filter did not find the recorded one, so that another was to be inserted beside it.
        if (isDuplicate(error)) return false
        throw error
      }
    },
    async record(id, visitorId, at) {
      await files.updateOne(
        { _id: id, visitorId, recordedAt: { $exists: false } },
        { $set: { recordedAt: at } },
      )
      return files.findOne({ _id: id, visitorId }).lean<FileDocument>()
    },
    async tie(ids, recordId) {
      await files.updateMany({ _id: { $in: [...ids] } }, { $addToSet: { recordIds: recordId } })
    },
    async untie(ids, recordId) {
      await files.updateMany(
        { _id: { $in: [...ids] }, recordIds: recordId },
        { $pull: { recordIds: recordId }, $addToSet: { formerRecordIds: recordId } },
      )
    },
    unusedBytesOf: (visitorId) =>
      bytesOf({ recordIds: { $size: 0 }, ...(visitorId === undefined ? {} : { visitorId }) }),
    bytesSince: (visitorId, since) => bytesOf({ visitorId, receivedAt: { $gte: since } }),
    findUnused: (before, limit) =>
      files
        .find({ receivedAt: { $lt: before }, recordIds: { $size: 0 } })
        .limit(limit)
        .lean<FileDocument[]>(),
    async removeUnused(id) {
      const { deletedCount } = await files.deleteOne({ _id: id, recordIds: { $size: 0 } })
      return deletedCount > 0
    },
  }
}
