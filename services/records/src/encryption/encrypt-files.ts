import { wholeOf } from '@shared/node/object-bytes'
import type { ObjectStore } from '@shared/node/object-store'
import { createParentsFiles, fileObjectKey } from '@shared/node/parents-files'
import { isErasedError } from '@shared/node/record-keys'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { fileModel } from '../uploads/file.model'
import type { FileDocument } from '../uploads/file.model'
import { knownHashOf } from '../uploads/sent-hash'

export interface EncryptFilesOptions {
  connection: Connection
  objects: ObjectStore
  keys: Pick<RecordKeys, 'keyFor'>
}

/**
 * Encrypts the files of parents that came before there were keys, and takes the hash of their bytes out of their names. Ended in the
 * middle, it goes on where it ended when it is called again.
 *
 * @returns how many it has encrypted
 */
export async function encryptFiles({ connection, objects, keys }: EncryptFilesOptions): Promise<number> {
  const files = fileModel(connection)
  const parentsFiles = createParentsFiles(objects, keys)

  const removeFormer = async ({ _id, formerKey }: Pick<FileDocument, '_id' | 'formerKey'>) => {
    if (formerKey === undefined) return
    await objects.delete(formerKey)
    await files.updateOne({ _id, formerKey }, { $unset: { formerKey: 1 } })
  }
  const encrypt = async (file: FileDocument) => {
    const { _id, key: formerKey, contentType } = file
    const sentHash = knownHashOf(await keys.keyFor(_id), file)
    const key = fileObjectKey(_id, sentHash.slice(0, 32))
    const stored = await parentsFiles.get(formerKey)
    if (stored) await parentsFiles.put(key, await wholeOf(stored), contentType)
    const { matchedCount } = await files.updateOne(
      { _id, key: formerKey, sha256: { $exists: true } },
      { $set: { key, sentHash, formerKey }, $unset: { sha256: 1 } },
    )
    if (matchedCount) {
      await removeFormer({ _id, formerKey })
      return 1
    }
    // Sent again or removed meanwhile, or brought over by another run: only what nobody names is removed.
    const now = await files.findById(_id).lean<FileDocument>()
    if (now?.key !== key) await objects.delete(key)
    return 0
  }

  let encrypted = 0
  for await (const file of files
    .find({ formerKey: { $exists: true } })
    .lean<FileDocument>()
    .cursor())
    await removeFormer(file)
  for await (const file of files
    .find({ sha256: { $exists: true } })
    .lean<FileDocument>()
    .cursor())
    try {
      encrypted += await encrypt(file)
    } catch (error) {
      if (!isErasedError(error)) throw error
    }
  return encrypted
}
