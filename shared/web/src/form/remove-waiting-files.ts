import { fileKeyOf } from '@shared/contracts/file-key'
import type { SizedFile } from '@shared/contracts/file-key'
import { fileDatabase } from './kept-drafts'
import { removeFromDatabase } from './remove-from-database'

/** Removes the bytes of these files, which wait on this device to be sent. */
export async function removeWaitingFiles(files: readonly SizedFile[]): Promise<void> {
  const keys = files.map(fileKeyOf)
  const isOne = (kept: unknown) =>
    typeof kept === 'object' && kept !== null && 'key' in kept && keys.includes(String(kept.key))
  try {
    await removeFromDatabase(indexedDB, fileDatabase, isOne)
  } catch {
    // A browser without storage keeps none.
  }
}
