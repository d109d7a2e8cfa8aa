import type { Logger } from '@shared/node/logger'
import type { ObjectStore } from '@shared/node/object-store'
import type { BackgroundWork } from '@shared/node/start-service'
import type { FileRepository } from './file.repository'

export interface UnusedFilesOptions {
  repository: FileRepository
  store: ObjectStore
  logger: Logger
  /** Days after which a file that no record names is removed. */
  days: number
  now?: () => Date
}

const hour = 3_600_000
const atOnce = 100

/** Removes the files that were sent and never submitted: of drafts given up, and of forms that began afresh. */
export function createUnusedFiles(
  options: UnusedFilesOptions,
): BackgroundWork & { sweep(): Promise<number> } {
  const { repository, store, logger, days, now = () => new Date() } = options
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  const sweep = async () => {
    const unused = await repository.findUnused(new Date(now().getTime() - days * 24 * hour), atOnce)
    let removed = 0
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
