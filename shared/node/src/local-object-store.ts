import { randomUUID } from 'node:crypto'
import { access, chmod, constants, mkdir, open, rename, rm, stat, unlink } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey } from './object-key'
import type { ObjectStore } from './object-store'
import { StoreSettingsError } from './store-settings-error'

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeDurably(path: string, bytes: Uint8Array) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A folder that nobody but us may look into, whoever made it, and with whatever umask. */
async function closeFolder(folder: string) {
  const { mode } = await stat(folder)
  if ((mode & 0o777) !== 0o700) await chmod(folder, 0o700)
}

/** Bytes that are read at once. A piece that is as large as several encrypted segments is cut into them without copies. */
const mostAtOnce = 256 * 1024

/** Reads no more than there is: without its end, a reader would look for more behind it with another buffer. */
const readingOf = (size: number) =>
  size > 0 ? { highWaterMark: Math.min(size, mostAtOnce), end: size - 1 } : {}

/** Pieces of `mostAtOnce`, the last one shorter. Two at a time are good: a large file takes no new memory for each. */
async function* passingPieces(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  const length = Math.min(size, mostAtOnce)
  let [filled, free] = [Buffer.allocUnsafeSlow(length), Buffer.allocUnsafeSlow(length)]
  for (let at = 0; at < size; at += length) {
    let count = 0
    while (count < length) {
      const { bytesRead } = await handle.read(
        free,
        count,
        Math.min(length - count, size - at - count),
        at + count,
      )
      if (bytesRead === 0) break
      count += bytesRead
    }
    ;[filled, free] = [free, filled]
    yield filled.subarray(0, count)
  }
}

/** Files below `root`: written beside their place, flushed, then renamed, so that a reader sees all of a file or none. */
export function createLocalObjectStore(root: string): ObjectStore {
  const pathOf = (key: string) => join(root, checkedKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const folder = dirname(path)
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      await closeFolder(root)
      await closeFolder(folder)
      const waiting = join(folder, `.${randomUUID()}`)
      try {
        await writeDurably(waiting, bytes)
        await rename(waiting, path)
      } catch (error) {
        await unlink(waiting).catch(() => undefined)
        throw error
      }
      await syncFolder(folder)
      if (made) await syncFolder(dirname(folder))
    },
    async get(key) {
      try {
        const handle = await open(pathOf(key), 'r')
        const { size } = await handle.stat()
        return {
          stream: handle.createReadStream(readingOf(size)),
          size,
          passing: () => passingPieces(handle, size),
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async has(key) {
      return access(pathOf(key)).then(
        () => true,
        () => false,
      )
    },
    async check() {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 })
        await closeFolder(root)
        await access(root, constants.R_OK | constants.W_OK)
      } catch (error) {
        throw new StoreSettingsError(`DATA_DIR: the folder ${root} cannot be written`, error)
      }
    },
    async delete(key) {
      await unlink(pathOf(key)).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    deleteAll: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  }
}
