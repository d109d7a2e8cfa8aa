/**
 * Whether the bytes of a picked file can be read: not when it was moved, renamed or changed since, lies on a drive that is
 * gone, or may not be opened. Its first byte tells.
 */
export async function canRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
