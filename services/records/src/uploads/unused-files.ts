import type { Logger } from '@shared/node/logger'
import type { ObjectStore } from '@shared/node/object-store'
import { createRepeatedWork } from '@shared/node/repeated-work'
import type { BackgroundWork } from '@shared/node/start-service'
import type { FileRepository } from './file.repository'
import { removeUpload } from './kept-parts'
import { uploadDays } from './upload.service'
import type { UploadRepository } from './upload.repository'

export interface UnusedFilesOptions {
  repository: FileRepository
  uploads: UploadRepository
  store: Pick<ObjectStore, 'delete'>
  /** Destroys the key of a file for good; again is the same. */
  destroyKey: (fileId: string) => Promise<void>
  logger: Logger
  /** Days after which a file that no record names is removed. */
  days: number
  now?: () => Date
}

const hour = 3_600_000
const batchSize = 100
const tenMinutes = hour / 6

/**
 * Removes the files that were sent and never submitted, of drafts given up and of forms that began afresh, and what there is
 * of files that never arrived as a whole.
 */
export function createUnusedFiles(
  options: UnusedFilesOptions,
): BackgroundWork & { sweep(): Promise<number> } {
  const { repository, uploads, store, destroyKey, logger, days, now = () => new Date() } = options

  const removeStarted = async (before: Date) => {
    let removed = 0
    const started = await uploads.findStarted(before, batchSize)
    for (const upload of started) if (await removeUpload(uploads, store, upload)) removed += 1
    return { removed, isMore: started.length === batchSize && removed > 0 }
  }
  const removeFiles = async (before: Date) => {
    let removed = 0
    const unused = await repository.findUnused(before, batchSize)
    for (const { _id, key, formerKey } of unused) {
      // What is known of it first: a submission that comes between finds no file and says so.
      if (!(await repository.removeUnused(_id))) continue
      await destroyKey(_id)
      for (const objectKey of [key, ...(formerKey ? [formerKey] : [])]) await store.delete(objectKey)
      removed += 1
    }
    return { removed, isMore: unused.length === batchSize && removed > 0 }
  }
  /** Goes on until nothing is left: what came in an hour may be more than any number. */
  const sweep = async (isStopping = () => false) => {
    const ago = (since: number) => new Date(now().getTime() - since * 24 * hour)
    let total = 0
    for (const remove of [() => removeStarted(ago(uploadDays)), () => removeFiles(ago(days))])
      for (let isMore = true; isMore && !isStopping();) {
        const batch = await remove()
        total += batch.removed
        isMore = batch.isMore
      }
    return total
  }
  return {
    sweep,
    ...createRepeatedWork({ name: 'unused files removed', run: sweep, logger, intervalMs: tenMinutes }),
  }
}
