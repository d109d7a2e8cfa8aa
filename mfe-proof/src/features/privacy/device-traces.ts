import {
  draftDatabase,
  draftKey,
  draftKeyBegins,
  formDatabases,
  submissionKey,
} from '@shared/web/form/kept-drafts'
import { removeFromDatabase } from '@shared/web/form/remove-from-database'
import { removeWaitingFiles } from '@shared/web/form/remove-waiting-files'

/** Runs what the browser may forbid: then there is nothing to remove. */
function attempt(act: () => void) {
  try {
    act()
  } catch {
    // A browser without storage keeps none.
  }
}

/** What the keys of the form's own parts begin with: the draft, its submission under way, its Proof ID. */
const formKeys = [draftKeyBegins, 'birth-form-submission', 'birth-form-proof-id']

/**
 * Removes what this device keeps of one record: its copies, and the form's own draft where the record was made from it, each with the
 * files that wait. With that draft left, one press would make anew what was just erased. A draft of another child stays.
 */
export async function removeRecordCopies(recordId: string, proofId: string): Promise<void> {
  const isAbout = (text: string) => text.includes(recordId) || text.includes(proofId)
  const gone: string[] = []
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      const text = localStorage.getItem(key) ?? ''
      const isDraft = formKeys.some((begin) => key.startsWith(begin)) && isAbout(text)
      if (isDraft || isAbout(key)) {
        gone.push(key)
        localStorage.removeItem(key)
      }
      // Its submission names no record once it is over, but has a hash of the answers.
      if (isDraft && key === draftKey) localStorage.removeItem(submissionKey)
    }
  })
  try {
    await removeFromDatabase(indexedDB, draftDatabase, (kept) => typeof kept === 'string' && isAbout(kept))
  } catch {
    // A browser without storage keeps none.
  }
  await removeWaitingFiles(gone)
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
