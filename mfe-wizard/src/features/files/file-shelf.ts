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

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The storage refused'))
  })

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName, { keyPath: 'key' })
  return settled(request)
}

const isShelved = (value: unknown): value is ShelvedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value && 'savedAt' in value

/** The shelf in the browser's IndexedDB; `factory` throws where the browser forbids it. */
export function createFileShelf(factory: () => IDBFactory, now: () => number): FileShelf {
  const work = async <Result>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> => {
    // Opened for each piece of work: a tab that holds a connection would keep others from upgrading.
    const database = await openDatabase(factory())
    try {
      const transaction = database.transaction(storeName, mode)
      const isComplete = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new Error('The storage refused'))
      })
      const [result] = await Promise.all([run(transaction.objectStore(storeName)), isComplete])
      return result
    } finally {
      database.close()
    }
  }
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
