import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'
import type { Connection } from 'mongoose'
import { collectDefaultMetrics } from 'prom-client'
import type { ServiceSettings } from './config'
import { createDatabase, databaseNameOf, openDatabase } from './database'
import { createLogger } from './logger'
import type { Logger } from './logger'
import { createMetrics } from './metrics'
import type { Metrics } from './metrics'

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

export interface RunningService {
  port: number
  stop(): Promise<void>
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      // A TCP server has an address of this kind.
      const { port: bound } = server.address() as AddressInfo
      resolve(bound)
    })
  })

const drain = (server: Server, drainMs: number) =>
  new Promise<void>((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => (clearTimeout(late), resolve()))
    server.closeIdleConnections()
  })

/** Ends the process cleanly on SIGTERM and SIGINT and when the process that started it is gone. */
function endOnSignals(logger: Logger, stop: () => Promise<void>) {
  let isEnding = false
  const end = (reason: string) => {
    if (isEnding) return
    isEnding = true
    logger.info({ reason }, 'stopping')
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal))
  process.on('disconnect', () => end('parent gone'))
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'crashed')
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}

/**
 * Runs a service as a process: listens at once (`/healthz` answers, everything else 503), opens the database and builds
 * indexes, starts background work, and is then ready. On SIGTERM it takes no new requests, finishes those under way, stops
 * background work, closes the database and exits with 0.
 */
export async function startService(options: StartServiceOptions): Promise<RunningService> {
  const { name, config, drainMs = 10_000 } = options
  const logger = createLogger({ service: name, level: config.LOG_LEVEL })
  const metrics = createMetrics(name)
  collectDefaultMetrics({ register: metrics })
  const connection = createDatabase()
  let isOpen = false
  const { app, work = [] } = options.create({
    connection,
    logger,
    metrics,
    isReady: () => isOpen && connection.readyState === 1,
  })
  const server = createServer(app)
  // The gateway in front is the judge of who sends too slowly.
  server.requestTimeout = 600_000
  // Longer than callers keep an idle connection, so that none is closed under a request that is just being sent.
  server.keepAliveTimeout = 65_000
  const opening = new AbortController()

  const stop = async () => {
    opening.abort()
    for (const part of work) part.drain?.()
    await drain(server, drainMs)
    for (const part of work) await part.stop()
    await connection.close()
    logger.info('stopped')
  }
  endOnSignals(logger, stop)

  const port = await listen(server, config.PORT, config.HOST)
  logger.info({ port }, 'listening')
  await openDatabase(
    connection,
    { uri: config.MONGODB_URI, name: databaseNameOf(config.MONGODB_URI, name), logger },
    opening.signal,
  )
  if (!opening.signal.aborted) {
    isOpen = true
    for (const part of work) part.start()
    logger.info('ready')
  }
  return { port, stop }
}
