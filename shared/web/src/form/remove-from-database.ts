/**
 * Goes through every entry of a database of this device and removes those of which `isGone` says so. A database that is not there is not
 * made, and what the browser refuses stays.
 */
export const removeFromDatabase = (factory: IDBFactory, name: string, isGone: (value: unknown) => boolean) =>
  new Promise<void>((resolve) => {
    const request = factory.open(name)
    // Nothing was there: the opening is taken back, so that the form makes its own.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve()
    request.onsuccess = () => {
      const database = request.result
      const stores = [...database.objectStoreNames]
      const end = () => {
        database.close()
        resolve()
      }
      if (stores.length === 0) return end()
      const transaction = database.transaction(stores, 'readwrite')
      transaction.oncomplete = transaction.onabort = end
      for (const store of stores) {
        const walk = transaction.objectStore(store).openCursor()
        walk.onsuccess = () => {
          if (!walk.result) return
          if (isGone(walk.result.value)) walk.result.delete()
          walk.result.continue()
        }
      }
    }
  })
