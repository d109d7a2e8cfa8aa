import { randomUUID } from 'node:crypto'
import { requestIdHeader } from '@shared/contracts/internal'
import type { Logger } from '@shared/node/logger'
import { secondsOf } from '@shared/node/metrics'
import type { Metrics } from '@shared/node/metrics'
import { runInRequest } from '@shared/node/request-context'
import type { RequestHandler, Response } from 'express'

/** Gives each request its id, which services, logs and error answers repeat. One that a browser sends is not believed. */
export const nameRequest: RequestHandler = (_request, response, next) => {
  const requestId = randomUUID()
  response.locals['requestId'] = requestId
  response.setHeader(requestIdHeader, requestId)
  runInRequest({ requestId }, next)
}

export const requestIdOf = (response: Response): string => String(response.locals['requestId'])

/** Names what answers a request; addresses hold ids and stay out of figures and logs. */
export const markRoute = (response: Response, route: string) => {
  response.locals['route'] = route
}

// Asked every few seconds by whoever watches the process; their answers are their own alarm.
const checks = new Set(['/healthz', '/readyz', '/metrics'])

/** One log line and one figure a request: method, route, status, time. */
export const observeRequests = (logger: Logger, metrics: Metrics): RequestHandler => {
  const seconds = secondsOf(metrics, 'http_request_seconds', 'Time to answer', ['method', 'route', 'status'])
  return (request, response, next) => {
    const start = process.hrtime.bigint()
    response.once('close', () => {
      const took = Number(process.hrtime.bigint() - start) / 1e9
      const marked: unknown = response.locals['route']
      const route = typeof marked === 'string' ? marked : '(none)'
      // 499: the browser left before the answer was complete.
      const status = response.writableFinished ? response.statusCode : 499
      seconds.observe({ method: request.method, route, status: String(status) }, took)
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      const isQuiet = checks.has(route) || (status < 400 && isReading)
      const level = isQuiet ? 'debug' : status >= 500 && status !== 501 ? 'error' : 'info'
      logger[level](
        {
          method: request.method,
          route,
          status,
          ms: Math.round(took * 1e4) / 10,
          requestId: requestIdOf(response),
        },
        'request',
      )
    })
    next()
  }
}
