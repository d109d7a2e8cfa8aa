import type { Connection } from 'mongoose'
import { uploadModel } from './upload.model'
import type { StoredPart, UploadDocument } from './upload.model'

/** Where one attempt stands. */
export interface UploadPoint {
  fileId: string
  attempt: string
  /** Bytes that have been kept of it. */
  received: number
}

export interface UploadRepository {
  find(fileId: string): Promise<UploadDocument | null>
  /** Begins an attempt; one that was under way is over. */
  begin(upload: Pick<UploadDocument, '_id' | 'visitorId' | 'attempt' | 'total' | 'startedAt'>): Promise<void>
  /** Writes down that something will be put under `key`; false when the attempt no longer stands at this point. */
  reserve(point: UploadPoint, key: string): Promise<boolean>
  /** Adds a part that has been put; false when the attempt no longer stands at this point. */
  append(point: UploadPoint, part: StoredPart): Promise<boolean>
  /** Forgets keys under which nothing lies any more. */
  forget(fileId: string, keys: readonly string[]): Promise<void>
  /** False when further keys were written down meanwhile. */
  remove(upload: Pick<UploadDocument, '_id' | 'attempt' | 'keys'>): Promise<boolean>
  findStarted(before: Date, limit: number): Promise<UploadDocument[]>
  /** Bytes of the files that have begun to come, of one visitor or of all. */
  bytesOf(visitorId?: string): Promise<number>
}

export function createUploadRepository(connection: Connection): UploadRepository {
  const uploads = uploadModel(connection)
  const at = ({ fileId, attempt, received }: UploadPoint) => ({ _id: fileId, attempt, received })
  const matched = async (update: Promise<{ matchedCount: number }>) => (await update).matchedCount > 0
  return {
    find: (fileId) => uploads.findById(fileId).lean<UploadDocument>(),
    async begin({ _id, visitorId, attempt, total, startedAt }) {
      await uploads.updateOne(
        { _id },
        {
          $set: { visitorId, attempt, parts: [], received: 0, ...(total === undefined ? {} : { total }) },
          ...(total === undefined ? { $unset: { total: 1 } } : {}),
          $setOnInsert: { keys: [], startedAt },
        },
        { upsert: true },
      )
    },
    reserve: (point, key) => matched(uploads.updateOne(at(point), { $push: { keys: key } }).exec()),
    append: (point, part) =>
      matched(uploads.updateOne(at(point), { $push: { parts: part }, $inc: { received: part.size } }).exec()),
    async forget(fileId, keys) {
      await uploads.updateOne({ _id: fileId }, { $pull: { keys: { $in: [...keys] } } })
    },
    async remove({ _id, attempt, keys }) {
      const { deletedCount } = await uploads.deleteOne({ _id, attempt, keys })
      return deletedCount > 0
    },
    async bytesOf(visitorId) {
      const [sum] = await uploads.aggregate<{ bytes: number }>([
        { $match: visitorId === undefined ? {} : { visitorId } },
        { $group: { _id: null, bytes: { $sum: '$received' } } },
      ])
      return sum?.bytes ?? 0
    },
    findStarted: (before, limit) =>
      uploads
        .find({ startedAt: { $lt: before } })
        .limit(limit)
        .lean<UploadDocument[]>(),
  }
}
