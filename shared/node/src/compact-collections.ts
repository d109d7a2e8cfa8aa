import type { Connection } from 'mongoose'
import type { Logger } from './logger'

/**
 * Has the database rewrite the files of collections, so that what was replaced in them is gone from their free blocks. A server that
 * refuses is told of in the log: it uses these blocks again in its own time.
 */
export async function compactCollections(
  connection: Connection,
  collections: readonly string[],
  logger: Logger,
): Promise<void> {
  for (const compact of collections)
    try {
      await connection.db?.command({ compact, force: true })
    } catch (error) {
      logger.warn(
        { err: error, collection: compact },
        'the database does not rewrite this collection on request',
      )
    }
}
