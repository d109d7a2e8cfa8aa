import { readFile, writeFile } from 'node:fs/promises'
import type { Platform } from './fixtures/product'

/** The list of remotes that the running platform serves as /remotes.json: one file, changed while everything runs. */
export const publishedRemotes = (platform: Platform) => {
  const file = `${platform.dataDirectory}/remotes.json`
  return {
    /** Changes one line, and answers a function that puts the old line back. */
    async publish(remote: string, manifest: string): Promise<() => Promise<void>> {
      const before = await readFile(file, 'utf8')
      const list = JSON.parse(before) as Record<string, string>
      await writeFile(file, JSON.stringify({ ...list, [remote]: manifest }, null, 2))
      return () => writeFile(file, before)
    },
  }
}
