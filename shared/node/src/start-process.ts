import type { Express } from 'express'
import { collectDefaultMetrics } from 'prom-client'
import { endForSettings } from './config'
import { listenHttp } from './http-server'
import { createLogger } from './logger'
import type { Logger } from './logger'
import { createMetrics } from './metrics'
import type { Metrics } from './metrics'

export interface ProcessTools {
  logger: Logger
  metrics: Metrics
  isEnding: () => boolean
}

export interface ProcessParts {
  app: Express
  /** Opens what the app stands on, once it listens; `signal` tells that the process ends meanwhile. */
  open?: (signal: AbortSignal) => Promise<void>
  /** Ends requests that would go on for as long as their readers want: called before those under way are waited for. */
  drain?: () => void
  /** Closes it again, once the last request is answered. */
  close?: () => Promise<void>
}

export interface ServeProcessOptions {
  name: string
  port: number
  host: string
  create: (tools: ProcessTools) => ProcessParts
  /** Milliseconds that requests under way get when the process ends. */
  drainMs?: number
}

export interface StartProcessOptions extends ServeProcessOptions {
  logLevel: string
}

export interface RunningProcess {
  port: number
  stop(): Promise<void>
}

/** Ends the process cleanly on SIGTERM and SIGINT and when the process that started it is gone; at once when it is broken. */
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
 * Serves an app until it is stopped: listens at once, then opens what the app stands on. Stopping takes no new requests, finishes
 * those under way, and closes the rest.
 */
export async function serveProcess(options: ServeProcessOptions, logger: Logger): Promise<RunningProcess> {
  const { name, port, host, create, drainMs = 10_000 } = options
  const metrics = createMetrics(name)
  // Memory, processor time, and how long the event loop was held.
  collectDefaultMetrics({ register: metrics })
  const ending = new AbortController()
  const isEnding = () => ending.signal.aborted
  const { app, open, drain, close } = create({ logger, metrics, isEnding })
  const server = await listenHttp(app, port, host)
  logger.info({ port: server.port }, 'listening')
  const opening = open?.(ending.signal)
  let stopping: Promise<void> | undefined
  const end = async () => {
    ending.abort()
    drain?.()
    await server.drain(drainMs)
    await opening
    await close?.()
    logger.info('stopped')
  }
  return { port: server.port, stop: () => (stopping ??= end()) }
}

/** Runs an app as a process: serves it, and ends cleanly when told to. */
export async function startProcess(options: StartProcessOptions): Promise<void> {
  const logger = createLogger({ service: options.name, level: options.logLevel })
  const running = serveProcess(options, logger)
  endOnSignals(logger, async () => (await running).stop())
  await running.catch(endForSettings)
}
