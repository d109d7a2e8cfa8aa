import { readdir, readlink } from 'node:fs/promises'

/** How many files below a folder this process has open; 0 where the system does not tell (it does on Linux). */
async function openFilesIn(folder: string): Promise<number> {
  const numbers = await readdir('/proc/self/fd').catch(() => [])
  const paths = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')),
  )
  return paths.filter((path) => path.startsWith(folder)).length
}

/** Until none is open any more. */
export async function untilFilesClosed(folder: string): Promise<void> {
  while ((await openFilesIn(folder)) > 0) await new Promise(setImmediate)
}
