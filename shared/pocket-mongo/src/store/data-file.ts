import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const pattern = /^data(?:-(\d+))?\.mdb$/
const nameOf = (number: number) => (number === 0 ? 'data.mdb' : `data-${number}.mdb`)
/** A file that is not whole yet; LMDB's own lock files end otherwise. */
const unfinished = (directory: string) => join(directory, 'data.unfinished')

/** The numbers of the data files in a folder, the newest first. */
const numbersIn = (directory: string) =>
  readdirSync(directory)
    .flatMap((name) => {
      const found = pattern.exec(name)
      return found ? [Number(found[1] ?? 0)] : []
    })
    .sort((a, b) => b - a)

/** Removes a data file that is closed. */
export function removeDataFile(directory: string, name: string): void {
  rmSync(join(directory, name), { force: true })
  rmSync(join(directory, `${name}-lock`), { force: true })
}

/** The name of the file that holds a store, 'data.mdb' for a new one. What a rewriting that was cut off has left goes. */
export function openDataFile(directory: string): string {
  const [newest = 0, ...older] = numbersIn(directory)
  rmSync(unfinished(directory), { force: true })
  for (const number of older) removeDataFile(directory, nameOf(number))
  return nameOf(newest)
}

function flush(path: string, flags: string): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Puts a new file in the place of the one that holds a store: `write` writes it under another name, and from the renaming on, which
 * is whole or has not happened, it is the newest. The older one is removed by `removeDataFile`, once it is closed.
 * @returns its name
 */
export async function replaceDataFile(
  directory: string,
  write: (path: string) => Promise<void>,
): Promise<string> {
  const path = unfinished(directory)
  rmSync(path, { force: true })
  const name = nameOf((numbersIn(directory)[0] ?? 0) + 1)
  try {
    await write(path)
    flush(path, 'r+')
    renameSync(path, join(directory, name))
  } finally {
    rmSync(path, { force: true })
  }
  // Before the older file goes, the newer one's name has to be on disk; Windows flushes no folders.
  if (process.platform !== 'win32') flush(directory, 'r')
  return name
}
