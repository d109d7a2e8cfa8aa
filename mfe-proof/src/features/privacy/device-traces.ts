import { formDatabases } from '@shared/web/form/kept-drafts'

/** Runs what the browser may forbid: then there is nothing to remove. */
function attempt(act: () => void) {
  try {
    act()
  } catch {
    // A browser without storage keeps none.
  }
}

/** Removes what this device keeps of one record. The draft of the device's own, which may be of another child, stays. */
export function removeRecordCopies(recordId: string, proofId: string): void {
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes(recordId) || key.includes(proofId)) localStorage.removeItem(key)
  })
}

const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    // Another tab that has it open lets go of it when it is closed, and the database goes then.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })

/** Removes everything that pages have left in this browser, whichever page it was. Cookies are the server's to remove. */
export async function removeDeviceTraces(): Promise<void> {
  attempt(() => localStorage.clear())
  attempt(() => sessionStorage.clear())
  const listed = await Promise.resolve()
    .then(() => indexedDB.databases())
    .catch(() => [])
  const names = new Set([...formDatabases, ...listed.flatMap(({ name }) => name ?? [])])
  await Promise.all([...names].map((name) => deleted(name).catch(() => undefined)))
  const caches = await Promise.resolve()
    .then(() => window.caches.keys())
    .catch(() => [])
  await Promise.all(caches.map((name) => window.caches.delete(name)))
  const workers = await Promise.resolve()
    .then(() => navigator.serviceWorker.getRegistrations())
    .catch(() => [])
  await Promise.all(workers.map((worker) => worker.unregister()))
}
