import { createServer } from 'node:http'
import { createLogger } from '@shared/node/logger'
import { createMetrics } from '@shared/node/metrics'
import { collectDefaultMetrics } from 'prom-client'
import { createApp } from './app'
import { readGatewayConfig } from './config'
import { openRemotesList } from './page/remotes-list'
import { createServiceProxy } from './proxy/service-proxy'

const drainMs = 10_000

const config = readGatewayConfig()
const logger = createLogger({ service: 'gateway', level: config.logLevel })
const metrics = createMetrics('gateway')
collectDefaultMetrics({ register: metrics })
const proxy = createServiceProxy({ addresses: config.services, secret: config.secret })
const remotes = openRemotesList(config.remotesFile, logger)

let isEnding = false
const app = createApp({ config, logger, metrics, proxy, remotes, isEnding: () => isEnding })
const server = createServer(app)
server.keepAliveTimeout = 65_000
server.headersTimeout = 70_000
// A picture over a slow telephone line: as long as an upload address is good.
server.requestTimeout = 600_000

/** Takes no new requests, finishes those under way, and ends. */
function end(reason: string) {
  if (isEnding) return
  isEnding = true
  logger.info({ reason }, 'stopping')
  const late = setTimeout(() => server.closeAllConnections(), drainMs)
  server.close(() => {
    clearTimeout(late)
    void proxy.close().finally(() => {
      logger.info('stopped')
      process.exit(0)
    })
  })
  server.closeIdleConnections()
}

const crash = (error: unknown) => {
  logger.fatal({ err: error }, 'crashed')
  process.exit(1)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal))
process.on('disconnect', () => end('parent gone'))
process.on('uncaughtException', crash)
process.on('unhandledRejection', crash)
server.once('error', crash)
server.listen(config.port, config.host, () => logger.info({ port: config.port }, 'listening'))
