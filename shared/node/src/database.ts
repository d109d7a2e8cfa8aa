import mongoose from 'mongoose'
import type { Connection, Model, QueryFilter, UpdateQuery } from 'mongoose'
import type { Logger } from './logger'

export interface DatabaseOptions {
  uri: string
  /** The database; the one that `uri` names unless given. */
  name?: string
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

/**
 * The database of one service behind MONGODB_URI: 'codex_records', or with the name that the address gives in place of
 * 'codex', so that several installations can share a server.
 */
export function databaseNameOf(uri: string, service: string): string {
  const given = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(uri)?.[1]
  return `${given ? decodeURIComponent(given) : 'codex'}_${service}`
}

/** True for a write that was refused because of a unique index, `_id`'s among them. */
export const isDuplicate = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11000

/**
 * Changes the document that `filter` fits, or makes it where there is none of its `_id`. Resolves to whether it did: false where
 * there is one that does not fit, as a count that is full. One write decides, however many come at once.
 */
export async function changeOrMake<Stored>(
  model: Model<Stored>,
  filter: QueryFilter<Stored> & { _id: string },
  update: UpdateQuery<Stored>,
): Promise<boolean> {
  try {
    await model.updateOne(filter, update, { upsert: true })
    return true
  } catch (error) {
    if (!isDuplicate(error)) throw error
    // It is there and does not fit, or somebody else made it at this moment, which MongoDB answers alike.
    return (await model.updateOne(filter, update)).matchedCount > 0
  }
}

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
      await connection.openUri(uri, { ...settings, ...(name === undefined ? {} : { dbName: name }) })
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

export interface DatabaseWatch {
  /** Whether the database answers. */
  isThere: () => boolean
  stop: () => void
}

/**
 * Tells whether the database of an open `connection` answers. Mongoose has it from the driver, which looks for a server that went away
 * only every ten seconds while nobody asks for anything; so while it says no, the database is asked itself, twice a second, and the
 * asking has the driver look at once.
 */
export function watchDatabase(connection: Connection): DatabaseWatch {
  let hasAnswered = false
  let isAsking = false
  const ask = async () => {
    isAsking = true
    hasAnswered = await connection
      .getClient()
      .db()
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      )
    isAsking = false
  }
  const timer = setInterval(() => {
    if (connection.readyState === mongoose.STATES.connected) hasAnswered = false
    else if (!isAsking) void ask()
  }, 500)
  timer.unref()
  return {
    isThere: () => connection.readyState === mongoose.STATES.connected || hasAnswered,
    stop: () => clearInterval(timer),
  }
}
