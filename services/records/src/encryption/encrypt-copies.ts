import { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
import { isEncryptedFile } from '@shared/node/file-cipher'
import { wholeOf } from '@shared/node/object-bytes'
import type { ObjectStore } from '@shared/node/object-store'
import { isErasedError } from '@shared/node/record-keys'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { recordsCollection } from '../records/record.model'
import { driveKeyOf } from '../drive/drive'
import { copyNameOf } from '../drive/record-copy.service'

export interface EncryptCopiesOptions {
  connection: Connection
  objects: ObjectStore
  keys: Pick<RecordKeys, 'keyFor'>
}

/**
 * Encrypts the copies on the own drive that were written before there were keys. Each is put in its own place: ended anywhere, every
 * copy is whole, in one form or the other.
 *
 * @returns how many it has encrypted
 */
export async function encryptCopies({ connection, objects, keys }: EncryptCopiesOptions): Promise<number> {
  const records = connection.collection<{ _id: string; versions?: { proofId: string; version: number }[] }>(
    recordsCollection,
  )
  let written = 0
  for await (const { _id, versions = [] } of records.find(
    {},
    { projection: { 'versions.proofId': 1, 'versions.version': 1 } },
  )) {
    const store = createEncryptedObjectStore(objects, () => keys.keyFor(_id))
    for (const version of versions) {
      const key = driveKeyOf(copyNameOf(version))
      const found = await objects.get(key)
      if (!found || (await isEncryptedFile(found))) continue
      const copy = await objects.get(key)
      if (!copy) continue
      try {
        await store.put(key, await wholeOf(copy), 'text/csv')
        written += 1
      } catch (error) {
        if (!isErasedError(error)) throw error
      }
    }
  }
  return written
}
