import type { ObjectStore } from '@shared/node/object-store'

/** Where copies of records are put for the people of the archive. */
export interface Drive {
  /** Puts a file in place of one of the same name; resolved means that it is there for good. */
  put(fileName: string, bytes: Buffer, contentType: string): Promise<void>
  /** Also succeeds when there is no such file. */
  remove(fileName: string): Promise<void>
}

/** The drive that is there without any setting: a folder of the object store. */
export const createFolderDrive = (store: ObjectStore): Drive => {
  const keyOf = (fileName: string) => `drive/${fileName.toLowerCase()}`
  return {
    put: (fileName, bytes, contentType) => store.put(keyOf(fileName), bytes, contentType),
    remove: (fileName) => store.delete(keyOf(fileName)),
  }
}
