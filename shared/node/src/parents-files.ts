import { createEncryptedObjectStore } from './encrypted-object-store'
import type { ObjectStore } from './object-store'
import type { RecordKeys } from './record-keys'

/**
 * Where the bytes of a file that a parent sends lie, and pieces of one that is arriving. The file's id, which is also the id of its
 * key, stands in each of them.
 */
export const fileObjectKey = (fileId: string, name: string): string => `files/${fileId}/${name}`
export const partObjectKey = (fileId: string, name: string): string => `parts/${fileId}/${name}`

const isOfParents = (objectKey: string) => /^(files|parts)\//.test(objectKey)
const fileIdOfObject = (objectKey: string): string => {
  const [, fileId] = objectKey.split('/')
  if (!fileId) throw new RangeError('Not the key of a file of parents')
  return fileId
}

/**
 * The files that parents send, each under a key of its own: they come before there is a record, and one may belong to several
 * records. Its key is made with its first bytes, and destroyed with the last record that names it.
 */
export const createParentsFiles = (store: ObjectStore, keys: Pick<RecordKeys, 'keyFor'>): ObjectStore =>
  createEncryptedObjectStore(store, (objectKey) => keys.keyFor(fileIdOfObject(objectKey)))

/** Everything that belongs to a record: the files that its parents sent, and what is kept under the key of the record itself. */
export const createRecordObjects = (
  store: ObjectStore,
  keys: Pick<RecordKeys, 'keyFor'>,
  recordId: string,
): ObjectStore =>
  createEncryptedObjectStore(store, (objectKey) =>
    keys.keyFor(isOfParents(objectKey) ? fileIdOfObject(objectKey) : recordId),
  )
