import { randomUUID } from 'node:crypto'
import { access, chmod, constants, mkdir, open, rename, rm, stat, unlink } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey } from './object-key'
import type { ObjectStore, StoredObject } from './object-store'
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

/** Bytes that are read at once, where nobody lends memory of another size. */
const mostAtOnce = 256 * 1024

/** Fills `memory` with the bytes from `from` on; answers how many there were. */
async function fill(handle: FileHandle, memory: Buffer, from: number): Promise<number> {
  let filled = 0
  while (filled < memory.length) {
    const { bytesRead } = await handle.read(memory, filled, memory.length - filled, from + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return filled
}

async function openObject(path: string): Promise<StoredObject> {
  const handle = await open(path, 'r')
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    // Nothing was written: there is nothing that closing could lose.
    handle.close().catch(() => undefined)
  }
  try {
    const { size } = await handle.stat()
    let at = 0
    return {
      size,
      async next(lend = () => Buffer.allocUnsafeSlow(Math.min(size - at, mostAtOnce))) {
        try {
          const memory = at < size && !isClosed ? lend().subarray(0, size - at) : null
          const count = memory ? await fill(handle, memory, at) : 0
          at += count
          // Without a further question: a file of one piece is closed when it was read.
          if (at >= size || count === 0) close()
          return memory && count > 0 ? memory.subarray(0, count) : null
        } catch (error) {
          close()
          throw error
        }
      },
      close,
    }
  } catch (error) {
    close()
    throw error
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
        return await openObject(pathOf(key))
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
