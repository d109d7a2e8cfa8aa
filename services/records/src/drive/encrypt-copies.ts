import { buffer } from 'node:stream/consumers'
import { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
import type { ObjectStore } from '@shared/node/object-store'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { recordsCollection } from '../records/record.model'
import { driveKeyOf } from './drive'
import { copyNameOf } from './record-copy.service'

export interface EncryptCopiesOptions {
  connection: Connection
  objects: ObjectStore
  keys: Pick<RecordKeys, 'keyFor'>
}

/**
 * Writes the copies on the own drive anew, so that those from before there were keys are encrypted. Each is put in its own place: ended
 * anywhere, every copy is whole, in one form or the other.
 *
 * @returns how many it has written
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
      const copy = await store.get(key)
      if (!copy) continue
      await store.put(key, await buffer(copy.stream), 'text/csv')
      written += 1
    }
  }
  return written
}
