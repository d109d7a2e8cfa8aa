import type { KeyObject } from 'node:crypto'
import { decryptFile, encryptFile } from './file-cipher'
import type { ObjectStore } from './object-store'

/**
 * The files in `store`, each encrypted under its record's key for its own place: the keys of objects are the same, and
 * a file that was put under another key, or another record's, is refused when it is read. Sizes are those of the content. Files that
 * were put before there were keys are read as they are.
 *
 * @param keyOf the key under which an object is or comes to be; asked for with each that is put, and each that is encrypted and read
 */
export const createEncryptedObjectStore = (
  store: ObjectStore,
  keyOf: (objectKey: string) => KeyObject | Promise<KeyObject>,
): ObjectStore => ({
  ...store,
  async put(key, bytes) {
    // What kind of file it is belongs to its content.
    await store.put(key, encryptFile(await keyOf(key), bytes, key), 'application/octet-stream')
  },
  async get(key) {
    const stored = await store.get(key)
    return stored && decryptFile(stored, key, () => keyOf(key))
  },
})
