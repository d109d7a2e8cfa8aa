import { Worker } from 'node:worker_threads'
import { AppError } from '@shared/node/errors'
import type { CleaningJob, CleaningReply } from './image-messages'
import { damaged, withoutLocation } from './strip-location'
import type { ContentType } from './upload-address'

export interface ImageCleaner {
  /**
   * An image without what it says beside the picture; documents stay whole.
   *
   * @throws AppError `unsupported_type` for an image without the structure of its kind, `unavailable` when too many wait
   */
  clean(bytes: Buffer, contentType: ContentType): Promise<Buffer>
  close(): Promise<void>
}

/** Takes images apart in this thread: for tests, whose images are known. */
export const inlineCleaner: ImageCleaner = {
  clean: async (bytes, contentType) => withoutLocation(bytes, contentType),
  close: async () => {},
}

export interface ImageCleanerOptions {
  startWorker?: () => Worker
  /** Milliseconds for one image; ten megabytes take less than a tenth of a second. */
  timeoutMs?: number
  /** Images that may wait at once, ten megabytes each at most. */
  maxWaiting?: number
}

interface Task {
  job: CleaningJob
  resolve: (bytes: Buffer) => void
  reject: (error: AppError) => void
}

const startBuiltWorker = () =>
  new Worker(new URL('./image-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })

/**
 * Takes images apart in a thread beside the service, one after the other: whatever strangers send, the service goes on
 * answering. An image that takes too long, or takes its thread down, is refused, and the next gets a new thread.
 */
export function createImageCleaner(options: ImageCleanerOptions = {}): ImageCleaner {
  const { startWorker = startBuiltWorker, timeoutMs = 5000, maxWaiting = 32 } = options
  const waiting: Task[] = []
  let worker: Worker | undefined
  let current: Task | undefined
  let timer: NodeJS.Timeout | undefined
  let nextId = 1

  const settle = (outcome: (task: Task) => void) => {
    clearTimeout(timer)
    const task = current
    current = undefined
    if (task) outcome(task)
    next()
  }
  const lose = (lost: Worker, why: string) => {
    if (worker !== lost) return
    worker = undefined
    void lost.terminate()
    settle(({ reject }) => reject(damaged(new Error(why))))
  }
  const hire = (): Worker => {
    const hired = startWorker()
    hired.unref()
    hired.on('message', (reply: CleaningReply) => {
      if (worker !== hired || reply.id !== current?.job.id) return
      settle(({ resolve, reject }) => {
        if ('bytes' in reply)
          resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.length))
        else reject(damaged(new Error(reply.message)))
      })
    })
    hired.on('error', (error) => lose(hired, `The thread failed: ${error.message}`))
    hired.on('exit', (code) => lose(hired, `The thread ended (${code})`))
    return hired
  }
  const next = () => {
    if (current || !waiting.length) return
    current = waiting.shift()
    const serving = (worker ??= hire())
    timer = setTimeout(() => lose(serving, `Not taken apart within ${timeoutMs} ms`), timeoutMs)
    if (current) serving.postMessage(current.job)
  }

  return {
    async clean(bytes, contentType) {
      if (!contentType.startsWith('image/')) return bytes
      if (waiting.length >= maxWaiting)
        throw new AppError({
          code: 'unavailable',
          publicMessage: 'Many pictures are arriving at this moment. Please try again in a few seconds.',
          retryAfterSeconds: 5,
        })
      return new Promise((resolve, reject) => {
        waiting.push({ job: { id: nextId++, bytes, contentType }, resolve, reject })
        next()
      })
    },
    async close() {
      clearTimeout(timer)
      const ending = worker
      worker = undefined
      for (const { reject } of [...(current ? [current] : []), ...waiting.splice(0)])
        reject(
          new AppError({ code: 'unavailable', publicMessage: 'This part of Birth Codex is just stopping.' }),
        )
      current = undefined
      await ending?.terminate()
    },
  }
}
