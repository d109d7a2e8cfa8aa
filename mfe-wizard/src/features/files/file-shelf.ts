import { createObjectDatabase, settled } from '../../device/object-database'

const databaseName = 'birth-form-files'
const storeName = 'files'
/** As long as a draft is kept. */
const lifetime = 14 * 86_400_000

/** A file's bytes as they lie on the device. Bytes, not a Blob: browsers differ in how long they can read that one again. */
interface ShelvedFile {
  key: string
  name: string
  type: string
  lastModified: number
  savedAt: number
  bytes: ArrayBuffer
}

/** What tells one file of a form from another. */
export const shelfKeyOf = ({ name, size }: { name: string; size: number }): string => `${size}:${name}`

/** The bytes of files that were chosen and not sent yet, so that they outlive a reload. Every function may reject. */
export interface FileShelf {
  put(file: File): Promise<void>
  /** Null when the file does not lie here. */
  take(key: string): Promise<File | null>
  remove(keys: readonly string[]): Promise<void>
  clear(): Promise<void>
  /** Removes what has been lying here for longer than a draft is kept. */
  tidy(): Promise<void>
}

const isShelved = (value: unknown): value is ShelvedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value && 'savedAt' in value

/** The shelf in the browser's IndexedDB; `factory` throws where the browser forbids it. */
export function createFileShelf(factory: () => IDBFactory, now: () => number): FileShelf {
  const work = createObjectDatabase(factory, { database: databaseName, store: storeName, keyPath: 'key' })
  return {
    async put(file) {
      const { name, type, lastModified } = file
      const bytes = await file.arrayBuffer()
      const shelved: ShelvedFile = { key: shelfKeyOf(file), name, type, lastModified, savedAt: now(), bytes }
      await work('readwrite', (store) => settled(store.put(shelved)))
    },
    async take(key) {
      const found: unknown = await work('readonly', (store) => settled(store.get(key)))
      if (!isShelved(found)) return null
      return new File([found.bytes], found.name, { type: found.type, lastModified: found.lastModified })
    },
    remove: (keys) =>
      work('readwrite', async (store) => {
        await Promise.all(keys.map((key) => settled(store.delete(key))))
      }),
    clear: () => work('readwrite', async (store) => void (await settled(store.clear()))),
    tidy: () =>
      work('readwrite', async (store) => {
        const all: unknown[] = await settled(store.getAll())
        const old = all.filter(isShelved).filter(({ savedAt }) => now() - savedAt > lifetime)
        await Promise.all(old.map(({ key }) => settled(store.delete(key))))
      }),
  }
}
