import mongoose from 'mongoose'
import type { Connection } from 'mongoose'
import type { Logger } from './logger'

export interface DatabaseOptions {
  uri: string
  /** Appended to the address; each service has its own. */
  name: string
  logger: Logger
}

const settings = {
  // What is acknowledged is on a majority of the servers, and only that is read.
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
  serverSelectionTimeoutMS: 3000,
  bufferCommands: false,
  autoIndex: false,
  maxPoolSize: 20,
} as const

/** A connection that is not open yet: models are made on it, then `openDatabase` opens it. */
export function createDatabase(): Connection {
  return mongoose.createConnection()
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/**
 * Opens `connection`, trying again until the server is there, and builds the indexes of its models: invariants rest on the
 * unique ones, so a service is not ready before.
 */
export async function openDatabase(
  connection: Connection,
  { uri, name, logger }: DatabaseOptions,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (let delay = 250; !signal.aborted; delay = Math.min(delay * 2, 5000)) {
    try {
      await connection.openUri(uri, { ...settings, dbName: name })
      for (const modelName of connection.modelNames()) await connection.model(modelName).createIndexes()
      logger.info({ database: name }, 'database open')
      return
    } catch (error) {
      logger.warn({ err: error, database: name, retryMs: delay }, 'database not there yet')
      await connection.close().catch(() => undefined)
      await pause(delay, signal)
    }
  }
}
