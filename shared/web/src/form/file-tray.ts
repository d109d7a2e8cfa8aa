import { fileKeyOf } from '@shared/contracts/file-key'
import { codeOf } from '../api/api-error'
import type { FormStore } from './form-store'
import { reasonToRefuse } from './file-rules'

/** A file of the form: what the record holds of it. */
export interface ListedFile {
  name: string
  /** Bytes. */
  size: number
  fileURL?: string
}

/**
 * Sends one file. Rejects with an Error whose message says to the parent why it failed. `onProgress` gets bytes sent so
 * far; `onWaiting` is told while it waits for the connection or the server to come back, and when it goes on.
 */
export type SendFile = (
  file: File,
  options: {
    onProgress: (sentBytes: number) => void
    onWaiting: (isWaiting: boolean) => void
    signal: AbortSignal
  },
) => Promise<{ fileURL: string }>

/** Hears of files that were chosen and passed the checks. */
export type OnTaken = (files: readonly File[]) => void

export interface FileRow {
  key: string
  name: string
  size: number
  /** `refused` was never taken or could not be sent; `reason` says why, `canRetry` whether trying again makes sense. */
  state: 'queued' | 'uploading' | 'uploaded' | 'refused'
  sent: number
  /** It is on its way, and waits for the connection. */
  isWaiting?: boolean
  reason?: string
  canRetry?: boolean
  /** An address of a small picture, for images. */
  thumbnail?: string
}

export interface FileTray {
  subscribe: (listener: () => void) => () => void
  rows: () => readonly FileRow[]
  /** The latest event in words, for a live region. */
  said: () => string
  add: (files: readonly File[]) => void
  /** The same, for files of an earlier visit. */
  restore: (files: readonly File[]) => void
  remove: (key: string) => void
  retry: (key: string) => void
  /** Follows the form: files it lost (a fresh start) are stopped, files it found (a restored draft) appear. */
  follow: () => void
  dispose: () => void
}

interface Activity extends FileRow {
  file?: File
  abort?: AbortController
}

const sentAtOnce = 2

/** An address for a small picture of a file; none for what is no picture, or where the browser cannot make one. */
function thumbnailOf(file: File): string | undefined {
  if (!/^image\/(jpeg|png|webp|gif)$/.test(file.type)) return undefined
  try {
    return URL.createObjectURL(file)
  } catch {
    return undefined
  }
}

/**
 * The files of one form field and what happens to them. The form holds what the record holds of them; the tray adds progress,
 * refusals and pictures, and goes on while the field is not on the screen.
 */
export function createFileTray(
  store: FormStore,
  name: string,
  { send, onTaken, maxFiles }: { send?: SendFile; onTaken?: OnTaken; maxFiles: number },
): FileTray {
  let activities: Activity[] = []
  let rows: readonly FileRow[] = []
  let said = ''
  let refusals = 0
  const listeners = new Set<() => void>()

  const listed = (): ListedFile[] => {
    const value = store.values()[name]
    return Array.isArray(value) ? value : []
  }
  const write = (files: ListedFile[]) => store.set({ [name]: files })
  const announce = () => {
    rows = activities.map(({ file: _file, abort: _abort, ...row }) => row)
    for (const listener of listeners) listener()
  }
  const change = (key: string, part: Partial<Activity>) => {
    activities = activities.map((activity) => (activity.key === key ? { ...activity, ...part } : activity))
    announce()
  }
  const forget = (key: string) => {
    const activity = activities.find((one) => one.key === key)
    activity?.abort?.abort()
    if (activity?.thumbnail) URL.revokeObjectURL(activity.thumbnail)
    activities = activities.filter((one) => one.key !== key)
  }

  async function run(key: string, file: File, sendFile: SendFile) {
    const abort = new AbortController()
    change(key, { state: 'uploading', sent: 0, abort })
    try {
      const { fileURL } = await sendFile(file, {
        signal: abort.signal,
        onProgress: (sent) => {
          if (!abort.signal.aborted) change(key, { sent: Math.min(sent, file.size) })
        },
        onWaiting: (isWaiting) => change(key, { isWaiting }),
      })
      if (abort.signal.aborted) return
      write(listed().map((one) => (fileKeyOf(one) === key ? { ...one, fileURL } : one)))
      said = `${file.name} uploaded`
      change(key, { state: 'uploaded', sent: file.size, abort: undefined })
    } catch (cause) {
      if (abort.signal.aborted) return
      const reason = cause instanceof Error && cause.message ? cause.message : 'It could not be sent.'
      said = `${file.name}: ${reason}`
      // What the file itself is refused for stands, however often it is sent.
      const code = codeOf(cause instanceof Error ? cause.cause : undefined)
      const canRetry = code !== 'unsupported_type' && code !== 'too_large'
      change(key, { state: 'refused', reason, canRetry, abort: undefined })
      write(listed().filter((one) => fileKeyOf(one) !== key))
    } finally {
      next()
    }
  }
  function next() {
    if (!send) return
    const busy = activities.filter((activity) => activity.state === 'uploading').length
    for (const { key, file } of activities
      .filter((activity) => activity.state === 'queued' && activity.file)
      .slice(0, Math.max(0, sentAtOnce - busy))) {
      if (file) void run(key, file, send)
    }
  }

  const take = (files: readonly File[]): File[] => {
    const taken: File[] = []
    for (const file of files) {
      const reason = reasonToRefuse(file, listed(), maxFiles)
      const base = { name: file.name, size: file.size, sent: 0 }
      if (reason) {
        refusals += 1
        said = `${file.name}: ${reason}`
        activities = [...activities, { ...base, key: `refused:${refusals}`, state: 'refused', reason }]
        continue
      }
      const key = fileKeyOf(file)
      const thumbnail = thumbnailOf(file)
      said = `${file.name} added`
      activities = [
        ...activities.filter((one) => one.key !== key),
        { ...base, key, state: 'queued', file, thumbnail },
      ]
      write([...listed(), { name: file.name, size: file.size }])
      taken.push(file)
    }
    announce()
    next()
    return taken
  }

  /** A file that is sent, by another tab of the same draft too, is sent by nobody else. */
  const settle = (file: ListedFile) => {
    const key = fileKeyOf(file)
    const activity = activities.find((one) => one.key === key && one.state !== 'uploaded')
    activity?.abort?.abort()
    if (activity) change(key, { state: 'uploaded', sent: file.size, canRetry: false })
  }

  const tray: FileTray = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rows: () => rows,
    said: () => said,
    add(files) {
      const taken = take(files)
      if (taken.length) onTaken?.(taken)
    },
    restore: take,
    remove(key) {
      const activity = activities.find((one) => one.key === key)
      if (activity) said = `${activity.name} removed`
      forget(key)
      write(listed().filter((one) => fileKeyOf(one) !== key))
      announce()
      next()
    },
    retry(key) {
      const activity = activities.find((one) => one.key === key)
      if (!activity?.file) return
      change(key, { state: 'queued', reason: undefined, canRetry: undefined })
      write([
        ...listed().filter((one) => fileKeyOf(one) !== key),
        { name: activity.name, size: activity.size },
      ])
      next()
    },
    follow() {
      const files = listed()
      const keys = new Set(files.map(fileKeyOf))
      files.filter((file) => file.fileURL).forEach(settle)
      const lost = activities.filter((one) => one.state !== 'refused' && !keys.has(one.key))
      for (const { key } of lost) forget(key)
      const known = new Set(activities.map((one) => one.key))
      const found = files.filter((file) => !known.has(fileKeyOf(file)))
      if (!lost.length && !found.length) return
      activities = [
        ...activities,
        ...found.map((file): Activity => ({
          key: fileKeyOf(file),
          name: file.name,
          size: file.size,
          state: file.fileURL ? 'uploaded' : 'queued',
          sent: file.fileURL ? file.size : 0,
        })),
      ]
      // A fresh start: what was refused before goes too.
      if (!files.length) activities = []
      announce()
    },
    dispose() {
      for (const { key } of activities) forget(key)
      rows = []
    },
  }
  tray.follow()
  return tray
}
