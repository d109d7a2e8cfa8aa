import { fileKeyOf } from '@shared/contracts/file-key'
import { pauseUntilReturn } from '@shared/web/api/pause'
import type { SendFile } from '@shared/web/form/file-tray'
import { canRead } from './can-read'
import { createFileStore } from './file-store'
import type { SenderDeps } from './send-file'

/** From an upload's end until its bytes leave the device: the draft that knows of it is saved within a second. */
const removalDelayMs = 5000

export interface FilesStatus {
  /** Files that the browser does not store: a reload before they are sent loses them. */
  unstored: readonly string[]
  /** Files of a restored draft whose bytes are not on this device any more. */
  lost: readonly string[]
  /** Files that wait for the connection. */
  waiting: readonly string[]
}

interface NamedFile {
  name: string
  size: number
}

export interface BirthFiles {
  send: SendFile
  /** Stores the bytes of files that were just chosen. */
  store(files: readonly File[]): void
  /** The bytes of these, where they are still here; the others are reported as lost. */
  restore(files: readonly NamedFile[]): Promise<File[]>
  /** The form has lost these: their bytes go too. */
  forget(files: readonly NamedFile[]): void
  /** These are stored on the server: their bytes go a little later. */
  forgetSent(files: readonly NamedFile[]): void
  /** A fresh start. */
  clear(): void
  status(): FilesStatus
  subscribe(listener: () => void): () => void
}

/** How long a file waits for the code that sends it, where that cannot be had, in ms. */
const codeRetry = 15_000

/** Sends files by code that comes with the steps they are chosen on. Where it cannot be had, they wait as for the server. */
const createLateSender =
  (deps: SenderDeps): SendFile =>
  async (file, options) => {
    for (;;) {
      const code = await import(/* webpackChunkName: "steps" */ './send-file').catch(() => null)
      options.signal.throwIfAborted()
      if (code) return code.createFileSender(deps)(file, options)
      options.onWaiting(true)
      try {
        await deps.pause(codeRetry, options.signal)
      } finally {
        options.onWaiting(false)
      }
    }
  }

/**
 * The birth files of this page beside the form: their bytes, until the server has them. Throws nothing where storage is forbidden:
 * each file is then reported as not stored.
 *
 * @param draft the key of the draft that names them
 */
export function createDeviceFiles(draft: string, onRefused: (error: unknown) => void): BirthFiles {
  const fileStore = createFileStore(() => window.indexedDB, Date.now, draft)
  let status: FilesStatus = { unstored: [], lost: [], waiting: [] }
  const listeners = new Set<() => void>()
  const change = (part: Partial<FilesStatus>) => {
    status = { ...status, ...part }
    for (const listener of listeners) listener()
  }
  const without = (names: readonly string[], files: readonly NamedFile[]) =>
    names.filter((name) => !files.some((file) => file.name === name))
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

  const send = createLateSender({ onRefused, pause: pauseUntilReturn })
  return {
    send: (file, options) =>
      send(file, {
        ...options,
        onWaiting(isWaiting) {
          change({ waiting: [...without(status.waiting, [file]), ...(isWaiting ? [file.name] : [])] })
          options.onWaiting(isWaiting)
        },
      }),
    store(files) {
      change({ lost: without(status.lost, files) })
      for (const file of files)
        fileStore.put(file).catch(async () => {
          // A file that nobody can read is told of where it stands in the list.
          if (await canRead(file)) change({ unstored: [...without(status.unstored, [file]), file.name] })
        })
    },
    async restore(files) {
      quietly(fileStore.removeExpired())
      const found = await Promise.all(files.map((file) => fileStore.get(fileKeyOf(file)).catch(() => null)))
      const lost = files.filter((_file, index) => !found[index]).map(({ name }) => name)
      if (lost.length) change({ lost })
      return found.filter((file) => file !== null)
    },
    forget(files) {
      change({ unstored: without(status.unstored, files) })
      quietly(fileStore.remove(files.map(fileKeyOf)))
    },
    forgetSent(files) {
      change({ unstored: without(status.unstored, files) })
      setTimeout(() => quietly(fileStore.remove(files.map(fileKeyOf))), removalDelayMs)
    },
    clear() {
      change({ unstored: [], lost: [], waiting: [] })
      quietly(
        import(/* webpackChunkName: "steps" */ '@shared/web/form/remove-waiting-files').then((code) =>
          code.removeWaitingFiles([draft]),
        ),
      )
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
