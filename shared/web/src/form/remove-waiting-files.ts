import { fileDatabase, waitingFileKey } from './kept-drafts'
import { removeFromDatabase } from './remove-from-database'

/** Removes the bytes of the files that wait on this device to be sent with these drafts, named by their keys in local storage. */
export async function removeWaitingFiles(drafts: readonly string[]): Promise<void> {
  const begins = drafts.map((draft) => waitingFileKey(draft, ''))
  const isOne = (kept: unknown) =>
    typeof kept === 'object' &&
    kept !== null &&
    'key' in kept &&
    begins.some((begin) => String(kept.key).startsWith(begin))
  try {
    await removeFromDatabase(indexedDB, fileDatabase, isOne)
  } catch {
    // A browser without storage keeps none.
  }
}
