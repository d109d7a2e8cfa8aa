import type { Logger } from '@shared/node/logger'
import type { BackgroundWork } from '@shared/node/start-service'
import type { Connection } from 'mongoose'
import type { ErasureLedger } from './erasure-ledger'
import { recordKeyModel } from './record-key.model'

export interface Compaction extends BackgroundWork {
  /** A key was destroyed: the database is rewritten without its old bytes, soon. */
  request(): void
}

/** Has the server rewrite the file of the keys. @throws Error where it refuses to */
export const compactKeys = async (connection: Connection): Promise<void> => {
  const collection = recordKeyModel(connection).collection.name
  await connection.db?.command({ compact: collection, force: true })
}

const retryMs = 20_000

/**
 * Databases leave the bytes of what was deleted in their files until they need the room. After keys were destroyed, and after a start
 * that finds such work undone, the database is told to rewrite its file. A server that refuses goes on being asked at each erasing.
 */
export function createCompaction(options: {
  connection: Connection
  ledger: ErasureLedger
  logger: Logger
}): Compaction {
  const { connection, ledger, logger } = options
  let isRunning = false
  let isRequested = false
  let underWay: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const run = async () => {
    while (isRequested && isRunning) {
      isRequested = false
      try {
        const due = await ledger.compactionDue()
        if (due.length === 0) continue
        await compactKeys(connection)
        await ledger.setCompacted(due)
      } catch (error) {
        logger.warn({ err: error }, 'the database of the keys could not be compacted')
        if (isRunning) timer = setTimeout(request, retryMs).unref()
        return
      }
    }
  }
  const request = () => {
    isRequested = true
    clearTimeout(timer)
    if (!isRunning) return
    underWay ??= run().finally(() => {
      underWay = undefined
      if (isRequested) request()
    })
  }
  return {
    request,
    start() {
      isRunning = true
      request()
    },
    async stop() {
      isRunning = false
      clearTimeout(timer)
      await underWay
    },
  }
}
