/** What a request answers, as a promise. */
export const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The storage refused'))
  })

interface DatabaseShape {
  database: string
  store: string
  keyPath?: string
}

/**
 * Work on the one store of a database of this device, a transaction each; rejects what the browser refuses. `isLasting`: it is
 * done only when it lies on the disk, and outlives the end of the whole browser.
 *
 * @param factory throws where the browser forbids it
 */
export function createObjectDatabase(factory: () => IDBFactory, { database, store, keyPath }: DatabaseShape) {
  const open = () => {
    const request = factory().open(database, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(store, keyPath ? { keyPath } : {})
    return resultOf(request)
  }
  return async <Result>(
    mode: IDBTransactionMode,
    run: (objects: IDBObjectStore) => Promise<Result>,
    isLasting = false,
  ): Promise<Result> => {
    // Opened for each piece of work: a tab that holds a connection would keep others from upgrading.
    const opened = await open()
    try {
      const transaction = opened.transaction(store, mode, isLasting ? { durability: 'strict' } : {})
      const isComplete = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new Error('The storage refused'))
      })
      const [result] = await Promise.all([run(transaction.objectStore(store)), isComplete])
      return result
    } finally {
      opened.close()
    }
  }
}
