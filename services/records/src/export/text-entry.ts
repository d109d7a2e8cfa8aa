import type { ZipEntry } from './zip'

/** A file of the archive that a person can read: a text, or anything else as JSON. */
export const textEntry = (name: string, content: unknown, at: Date): ZipEntry => ({
  name,
  isText: true,
  at,
  content: [Buffer.from(typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)],
})
