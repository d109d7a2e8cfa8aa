import type { ObjectStore } from '@shared/node/object-store'
import type { Connection } from 'mongoose'
import type { Drive } from '../drive/drive'
import { createAnswersRemoval } from '../records/answers.repository'
import { proofIdModel, submissionKeyModel } from '../records/claim.model'
import { createRecordCounts } from '../staff/record-counts'
import { staffRecordModel } from '../staff/staff-record.model'
import { fileModel } from '../uploads/file.model'
import type { FileDocument } from '../uploads/file.model'
import type { ErasedRecord } from './erasure.repository'

export interface EraseDependencies {
  connection: Connection
  objects: Pick<ObjectStore, 'delete'>
  drive: Pick<Drive, 'remove'>
  /** Destroys the key of a file for good; again is the same. */
  destroyKey: (fileId: string) => Promise<void>
}

/**
 * Removes a file of which the key is destroyed, its bytes before the document: as long as the file is known, they are found again after
 * a crash.
 */
export async function eraseFile(
  { connection, objects }: Pick<EraseDependencies, 'connection' | 'objects'>,
  { _id, key, formerKey }: Pick<FileDocument, '_id' | 'key' | 'formerKey'>,
): Promise<void> {
  for (const objectKey of [key, ...(formerKey ? [formerKey] : [])]) await objects.delete(objectKey)
  await fileModel(connection).deleteOne({ _id })
}

/** Removes all that this service holds of an erased record but its last document. Again, after a crash at any point, is the same. */
export type EraseRecord = (record: ErasedRecord) => Promise<void>

export function createEraseRecord({
  connection,
  objects,
  drive,
  destroyKey,
}: EraseDependencies): EraseRecord {
  const files = fileModel(connection)
  const removeAnswers = createAnswersRemoval(connection)
  const claims = [proofIdModel(connection), submissionKeyModel(connection)]
  const rows = staffRecordModel(connection)
  const counts = createRecordCounts(connection)

  const eraseFiles = async (recordId: string, fileIds: readonly string[]) => {
    const named = await files
      .find({ $or: [{ recordIds: recordId }, { formerRecordIds: recordId }, { _id: { $in: [...fileIds] } }] })
      .lean<FileDocument[]>()
    for (const file of named) {
      const { _id, recordIds } = file
      if (recordIds.some((other) => other !== recordId)) {
        await files.updateOne({ _id }, { $pull: { recordIds: recordId, formerRecordIds: recordId } })
        continue
      }
      // A file has a key of its own: it may belong to several records.
      await destroyKey(_id)
      await eraseFile({ connection, objects }, file)
    }
  }

  return async ({ _id, createdAt, erasure }) => {
    const { copies, fileIds } = erasure
    await eraseFiles(_id, fileIds)
    for (const copy of copies) await drive.remove(copy)
    await removeAnswers(_id)
    // More than the record named: who writes late, or dies before it writes, has claimed a Proof ID that never came to stand there.
    for (const claim of claims) await claim.deleteMany({ recordId: _id })
    await rows.deleteOne({ _id })
    await counts.recount(createdAt)
  }
}
