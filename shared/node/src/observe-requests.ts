import { randomUUID } from 'node:crypto'
import { requestIdHeader } from '@shared/contracts/internal'
import type { RequestHandler, Response } from 'express'
import type { Logger } from './logger'
import { routeNameOf, secondsOf } from './metrics'
import type { Metrics } from './metrics'
import { runInRequest } from './request-context'

/** Gives each request its id, which logs, error answers and calls to services repeat; `isBelieved` keeps one that came with it. */
export const nameRequests =
  ({ isBelieved }: { isBelieved: boolean }): RequestHandler =>
  (request, response, next) => {
    const given = isBelieved ? request.get(requestIdHeader) : undefined
    const requestId = given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
    response.locals['requestId'] = requestId
    response.setHeader(requestIdHeader, requestId)
    runInRequest({ requestId }, next)
  }

export const requestIdOf = (response: Response): string => String(response.locals['requestId'])

// Asked every few seconds by whoever watches the process; their answers are their own alarm.
const checks = new Set(['/healthz', '/readyz', '/metrics'])

/** One log line and one figure a request: method, route, status, time. */
export const observeRequests = (logger: Logger, metrics: Metrics): RequestHandler => {
  const seconds = secondsOf(metrics, 'http_request_seconds', 'Time to answer', ['method', 'route', 'status'])
  return (request, response, next) => {
    const start = process.hrtime.bigint()
    response.once('close', () => {
      const took = Number(process.hrtime.bigint() - start) / 1e9
      const route = routeNameOf(request, response)
      // 499: the caller left before the answer was complete.
      const status = response.writableFinished ? response.statusCode : 499
      seconds.observe({ method: request.method, route, status: String(status) }, took)
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      const isQuiet = checks.has(route) || (status < 400 && isReading)
      const level = isQuiet ? 'debug' : status >= 500 ? 'error' : 'info'
      const ms = Math.round(took * 1e4) / 10
      logger[level](
        { method: request.method, route, status, ms, requestId: requestIdOf(response) },
        'request',
      )
    })
    next()
  }
}
