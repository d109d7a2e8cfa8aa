import { mkdirSync, readFileSync } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { newMasterKey, readMasterKeys, writtenMasterKeys } from './master-key-list'
import type { MasterKey } from './master-key-list'

/** The master keys of an installation; a running service follows what is added to them. */
export interface MasterKeys {
  /** The one that wraps new keys. */
  current(): MasterKey
  /** Undefined for one that is not there (any more). */
  find(id: string): MasterKey | undefined
  /** Every one, the current one first. */
  all(): readonly MasterKey[]
}

/** Master keys that can be changed by the program that rotates them. */
export interface ChangeableMasterKeys extends MasterKeys {
  /** Makes one that is the current one from now on. */
  add(): Promise<MasterKey>
  /** Takes one away for good; never the current one. */
  remove(id: string): Promise<void>
}

/** Those that a setting names. */
export const givenMasterKeys = (keys: readonly MasterKey[]): MasterKeys => ({
  current() {
    const [first] = keys
    if (!first) throw new Error('There is no master key')
    return first
  },
  find: (id) => keys.find((key) => key.id === id),
  all: () => keys,
})

const isCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** Written beside its place and then put there: whole or not at all, and on disk when the promise resolves. */
async function writeWhole(path: string, text: string, put: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await put(draft)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Those of the file `master-keys` in a folder, which is made with one key when it is not there; only its owner may read it. */
export async function openMasterKeyFile(folder: string): Promise<ChangeableMasterKeys> {
  const path = join(folder, 'master-keys')
  mkdirSync(folder, { recursive: true })
  const read = () => givenMasterKeys(readMasterKeys(readFileSync(path, 'utf8')))
  try {
    read()
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
    // Two processes may start at once: linking fails where the other was first.
    await writeWhole(path, writtenMasterKeys([newMasterKey()]), (draft) => link(draft, path)).catch(
      (cause: unknown) => {
        if (!isCode(cause, 'EEXIST')) throw cause
      },
    )
  }
  const write = (keys: readonly MasterKey[]) =>
    writeWhole(path, writtenMasterKeys(keys), (draft) => rename(draft, path))
  let known = read()
  return {
    current: () => (known = read()).current(),
    // Those of a key do not change: the file is read for an unknown one only.
    find: (id) => known.find(id) ?? (known = read()).find(id),
    all: () => read().all(),
    async add() {
      const made = newMasterKey()
      await write([made, ...read().all()])
      return made
    },
    async remove(id) {
      if (read().current().id === id) throw new Error(`${id} is the current master key`)
      await write(
        read()
          .all()
          .filter((key) => key.id !== id),
      )
    },
  }
}
