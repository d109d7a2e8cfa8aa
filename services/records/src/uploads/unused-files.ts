import type { Logger } from '@shared/node/logger'
import type { ObjectStore } from '@shared/node/object-store'
import type { BackgroundWork } from '@shared/node/start-service'
import type { FileRepository } from './file.repository'
import { removeUpload } from './kept-parts'
import { uploadDays } from './upload.service'
import type { UploadRepository } from './upload.repository'

export interface UnusedFilesOptions {
  repository: FileRepository
  uploads: UploadRepository
  store: ObjectStore
  logger: Logger
  /** Days after which a file that no record names is removed. */
  days: number
  now?: () => Date
}

const hour = 3_600_000
const atOnce = 100

/**
 * Removes the files that were sent and never submitted, of drafts given up and of forms that began afresh, and what there is
 * of files that never arrived as a whole.
 */
export function createUnusedFiles(
  options: UnusedFilesOptions,
): BackgroundWork & { sweep(): Promise<number> } {
  const { repository, uploads, store, logger, days, now = () => new Date() } = options
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  const sweep = async () => {
    const ago = (since: number) => new Date(now().getTime() - since * 24 * hour)
    const unused = await repository.findUnused(ago(days), atOnce)
    let removed = 0
    for (const upload of await uploads.findStarted(ago(uploadDays), atOnce))
      if (await removeUpload(uploads, store, upload)) removed += 1
    for (const { _id, key } of unused) {
      // What is known of it first: a submission that comes between finds no file and says so.
      if (!(await repository.removeUnused(_id))) continue
      await store.delete(key)
      removed += 1
    }
    return removed
  }
  const run = async () => {
    const count = await sweep().catch((error: unknown) => {
      logger.warn({ err: error }, 'unused files could not be removed')
      return 0
    })
    if (count) logger.info({ count }, 'unused files removed')
  }
  return {
    sweep,
    start() {
      timer = setInterval(() => (underWay = run()), hour)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
