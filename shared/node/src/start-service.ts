import type { Express } from 'express'
import type { Connection } from 'mongoose'
import type { ServiceSettings } from './config'
import { createDatabase, databaseNameOf, openDatabase, watchDatabase } from './database'
import type { DatabaseWatch } from './database'
import type { Logger } from './logger'
import type { Metrics } from './metrics'
import { startProcess } from './start-process'

/** Work that runs beside the requests (a relay, a job runner): started once ready; stopped in order before the database closes. */
export interface BackgroundWork {
  start(): void
  /** Ends requests that would go on for as long as their readers want: called before those under way are waited for. */
  drain?(): void
  stop(): Promise<void>
}

export interface ServiceParts {
  app: Express
  work?: readonly BackgroundWork[]
}

export interface StartServiceOptions {
  name: string
  config: ServiceSettings
  /** Makes the app and what runs beside it. Models are made here, on a connection that is opened afterwards. */
  create: (tools: {
    connection: Connection
    logger: Logger
    metrics: Metrics
    isReady: () => boolean
  }) => ServiceParts
  /** Milliseconds that requests under way get after SIGTERM. */
  drainMs?: number
}

/**
 * Runs a service as a process: listens at once (`/healthz` answers, everything else 503), opens the database and builds
 * indexes, starts background work, and is then ready. On SIGTERM it takes no new requests, finishes those under way, stops
 * background work, closes the database and exits with 0.
 */
export async function startService({ name, config, create, ...options }: StartServiceOptions): Promise<void> {
  await startProcess({
    ...options,
    name,
    port: config.PORT,
    host: config.HOST,
    logLevel: config.LOG_LEVEL,
    create({ logger, metrics }) {
      const connection = createDatabase()
      let database: DatabaseWatch | undefined
      const isReady = () => database?.isThere() ?? false
      const { app, work = [] } = create({ connection, logger, metrics, isReady })
      return {
        app,
        async open(signal) {
          const databaseName = databaseNameOf(config.MONGODB_URI, name)
          await openDatabase(connection, { uri: config.MONGODB_URI, name: databaseName, logger }, signal)
          if (signal.aborted) return
          database = watchDatabase(connection)
          for (const part of work) part.start()
          logger.info('ready')
        },
        drain: () => work.forEach((part) => part.drain?.()),
        async close() {
          for (const part of work) await part.stop()
          database?.stop()
          await connection.close()
        },
      }
    },
  })
}
