import { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
import type { ObjectStore } from '@shared/node/object-store'
import type { RecordKeys } from '@shared/node/record-keys'

/** Where copies of records are put for the people of the archive. */
export interface Drive {
  /** Puts a file of a record in place of one of the same name; resolved means that it is there for good. */
  put(fileName: string, bytes: Buffer, contentType: string, recordId: string): Promise<void>
  /** Also succeeds when there is no such file. */
  remove(fileName: string): Promise<void>
}

/** Where the own drive keeps a file in the object store. */
export const driveKeyOf = (fileName: string): string => `drive/${fileName.toLowerCase()}`

/** The drive that is there without any setting: a folder of the object store, each file under the key of its record. */
export const createFolderDrive = (store: ObjectStore, keys: Pick<RecordKeys, 'keyFor'>): Drive => {
  return {
    put: (fileName, bytes, contentType, recordId) =>
      createEncryptedObjectStore(store, () => keys.keyFor(recordId)).put(
        driveKeyOf(fileName),
        bytes,
        contentType,
      ),
    remove: (fileName) => store.delete(driveKeyOf(fileName)),
  }
}
