import { uploadAddressSchema, uploadStateSchema } from '@shared/contracts/uploads'
import { codeOf, isPassing, publicMessageOf } from '@shared/web/api/api-error'
import { request } from '@shared/web/api/request'
import { contentTypeOf } from '@shared/web/form/file-rules'
import type { SendFile } from '@shared/web/form/file-tray'
import { canRead } from './can-read'
import { putBytes } from './put-bytes'

/** How often another beginning is made (an address that is good no more, bytes that do not fit) before that is a refusal. */
const maxBeginnings = 3
const firstPause = 1000
const maxPause = 30_000

export interface SenderDeps {
  /** A file was refused for good. */
  onRefused: (error: unknown) => void
  /** Resolves after so many milliseconds, or as soon as the device is online again; rejects after `signal`. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Two connections have brought bytes of the same file: how many there are is asked again. */
const isOutOfStep = (error: unknown): boolean => codeOf(error) === 'conflict'

const isStaleAddress = (error: unknown): boolean => ['gone', 'forbidden'].includes(codeOf(error) ?? '')

class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

const reasonOf = (error: unknown): string =>
  error instanceof UnreadableFile
    ? 'Not sent: it cannot be read. It may have been moved or changed since; please choose it again.'
    : `Not sent: ${publicMessageOf(error, 'it could not be uploaded. Please try again.')}`

/** How far a file has come: what succeeded is not done again. */
interface Way {
  uploadURL: string | null
  /** Bytes were sent to the address, and their connection broke. */
  hasBegun: boolean
  isSent: boolean
}

/** How many bytes of a file a broken connection has brought; 0 where the server keeps none of a file that is not whole. */
async function bytesThere(uploadURL: string, file: File, signal: AbortSignal): Promise<number> {
  try {
    const { received } = uploadStateSchema.parse(await request(uploadURL, { signal }))
    // All of it, and no answer: sent again, it is recognised.
    return received < file.size ? received : 0
  } catch (error) {
    if (isPassing(error)) throw error
    return 0
  }
}

/**
 * Sends a file in three calls: an address is asked for, the bytes are put there, the file is recorded. A connection that
 * breaks is waited for, however long, and the call it broke is made again, from the byte it had come to; a refusal rejects with the server's words.
 */
export function createFileSender({ onRefused, pause }: SenderDeps): SendFile {
  async function goOn(way: Way, file: File, { onProgress, signal }: Parameters<SendFile>[1]) {
    // A browser reports a file that it cannot read as a broken connection, which would be waited for.
    if (!(await canRead(file))) throw new UnreadableFile()
    const contentType = contentTypeOf(file)
    if (way.uploadURL === null) {
      const { name, size } = file
      const body = { name: name.slice(0, 255), size, contentType }
      const answer = await request('/api/objects/upload', { method: 'POST', body, signal })
      way.uploadURL = uploadAddressSchema.parse(answer).uploadURL
      way.hasBegun = false
    }
    const [fileURL = ''] = way.uploadURL.split('?', 1)
    if (!way.isSent) {
      const from = way.hasBegun ? await bytesThere(way.uploadURL, file, signal) : 0
      way.hasBegun = true
      onProgress(from)
      await putBytes(way.uploadURL, file, { contentType, from, onProgress, signal })
      way.isSent = true
    }
    await request('/api/baby-files', { method: 'PUT', body: { fileURL }, signal })
    return { fileURL }
  }

  return async (file, options) => {
    const way: Way = { uploadURL: null, hasBegun: false, isSent: false }
    let beginnings = 1
    for (let failures = 0; ; failures += 1) {
      try {
        return await goOn(way, file, options)
      } catch (error) {
        options.signal.throwIfAborted()
        if (!way.isSent && (isStaleAddress(error) || isOutOfStep(error)) && beginnings < maxBeginnings) {
          beginnings += 1
          if (isStaleAddress(error)) way.uploadURL = null
          continue
        }
        if (!isPassing(error)) {
          onRefused(error)
          throw new Error(reasonOf(error), { cause: error })
        }
        options.onWaiting(true)
        try {
          await pause(Math.min(firstPause * 2 ** failures, maxPause), options.signal)
        } finally {
          options.onWaiting(false)
        }
      }
    }
  }
}
