import { fileKeyOf } from '@shared/contracts/file-key'
import { draftLifetime, fileDatabase, waitingFileKey } from '@shared/web/form/kept-drafts'
import { createObjectDatabase, resultOf } from '../../device/object-database'

const storeName = 'files'

/** A file's bytes as they are stored on the device. Bytes, not a Blob: browsers differ in how long they can read that one again. */
interface StoredFile {
  key: string
  name: string
  type: string
  lastModified: number
  savedAt: number
  bytes: ArrayBuffer
}

/** The bytes of files that were chosen and not sent yet, so that they outlive a reload. Every function may reject. */
interface FileStore {
  put(file: File): Promise<void>
  /** Null when the file is not stored. */
  get(key: string): Promise<File | null>
  remove(keys: readonly string[]): Promise<void>
  /** Removes what was stored for longer than a draft is kept. */
  removeExpired(): Promise<void>
}

const isStored = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value && 'savedAt' in value

/**
 * The store in the browser's IndexedDB, of one draft: the same file may wait in two. `factory` throws where the browser forbids it.
 *
 * @param draft the key of the draft in local storage
 */
export function createFileStore(factory: () => IDBFactory, now: () => number, draft: string): FileStore {
  const work = createObjectDatabase(factory, { database: fileDatabase, store: storeName, keyPath: 'key' })
  return {
    async put(file) {
      const { name, type, lastModified } = file
      const bytes = await file.arrayBuffer()
      const key = waitingFileKey(draft, fileKeyOf(file))
      const stored: StoredFile = { key, name, type, lastModified, savedAt: now(), bytes }
      await work('readwrite', (store) => resultOf(store.put(stored)))
    },
    async get(key) {
      const found: unknown = await work('readonly', (store) =>
        resultOf(store.get(waitingFileKey(draft, key))),
      )
      if (!isStored(found)) return null
      return new File([found.bytes], found.name, { type: found.type, lastModified: found.lastModified })
    },
    remove: (keys) =>
      work('readwrite', async (store) => {
        await Promise.all(keys.map((key) => resultOf(store.delete(waitingFileKey(draft, key)))))
      }),
    removeExpired: () =>
      work('readwrite', async (store) => {
        const all: unknown[] = await resultOf(store.getAll())
        const old = all.filter(isStored).filter(({ savedAt }) => now() - savedAt > draftLifetime)
        await Promise.all(old.map(({ key }) => resultOf(store.delete(key))))
      }),
  }
}
