import { fileDatabase } from './kept-drafts'
import { removeFromDatabase } from './remove-from-database'

interface WaitingFile {
  name: string
  size: number
}

/** Removes the bytes of these files, which wait on this device to be sent. */
export async function removeWaitingFiles(files: readonly WaitingFile[]): Promise<void> {
  const keys = files.map(({ name, size }) => `${size}:${name}`)
  const isOne = (kept: unknown) =>
    typeof kept === 'object' && kept !== null && 'key' in kept && keys.includes(String(kept.key))
  try {
    await removeFromDatabase(indexedDB, fileDatabase, isOne)
  } catch {
    // A browser without storage keeps none.
  }
}
