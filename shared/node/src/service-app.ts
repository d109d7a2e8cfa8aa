import { randomUUID } from 'node:crypto'
import { callerTokenHeader, requestIdHeader } from '@shared/contracts/internal'
import express from 'express'
import type { ErrorRequestHandler, Express, RequestHandler } from 'express'
import helmet from 'helmet'
import { verifyCaller } from './caller-token'
import { answerProblem, notFound } from './error-answers'
import type { Logger } from './logger'
import { createMetrics, routePatternOf, secondsOf } from './metrics'
import type { Metrics } from './metrics'
import { openApiOf } from './openapi'
import type { ApiDescription } from './openapi'
import { runInRequest } from './request-context'
import { routesOf } from './route'
import { AppError } from './errors'

export interface ServiceAppOptions {
  name: string
  logger: Logger
  /** Key of the caller tokens. */
  secret: string
  /** Whether what the service depends on is there; while it is not, every route answers 503. */
  isReady: () => boolean
  /** What is wrong with the settings, found out at run time; `/readyz` tells it, and everything else goes on. */
  settingsFault?: () => string | undefined
  docs?: ApiDescription
  metrics?: Metrics
  /** Puts the service's routes on `app`, each made with `route`. */
  mount: (app: Express) => void
}

const requestIds: RequestHandler = (request, response, next) => {
  const given = request.get(requestIdHeader)
  const requestId = given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
  response.locals['requestId'] = requestId
  response.set(requestIdHeader, requestId)
  runInRequest({ requestId }, next)
}

const observe = (logger: Logger, metrics: Metrics): RequestHandler => {
  const seconds = secondsOf(metrics, 'http_request_seconds', 'Time to answer', ['method', 'route', 'status'])
  return (request, response, next) => {
    const start = process.hrtime.bigint()
    response.once('close', () => {
      const took = Number(process.hrtime.bigint() - start) / 1e9
      const route = routePatternOf(request)
      const status = response.writableFinished ? response.statusCode : 499
      seconds.observe({ method: request.method, route, status: String(status) }, took)
      const isTrouble = status >= 500 && status !== 501
      const level = isTrouble ? 'error' : status >= 400 || request.method !== 'GET' ? 'info' : 'debug'
      const requestId: unknown = response.locals['requestId']
      logger[level](
        { method: request.method, route, status, ms: Math.round(took * 1e4) / 10, requestId },
        'request',
      )
    })
    next()
  }
}

const authenticate =
  (secret: string): RequestHandler =>
  async (request, response, next) => {
    const token = request.get(callerTokenHeader)
    if (!token)
      throw new AppError({ code: 'unauthenticated', publicMessage: 'Please reload the page and try again.' })
    response.locals['caller'] = await verifyCaller(token, secret)
    next()
  }

const whileReady =
  (isReady: () => boolean): RequestHandler =>
  (_request, _response, next) => {
    if (isReady()) next()
    else
      throw new AppError({
        code: 'unavailable',
        publicMessage: 'This part of Birth Codex is just starting. Please try again in a moment.',
      })
  }

/** Health, readiness, figures and the API document: they need no caller, and the gateway does not route the first three. */
function mountOperations(app: Express, options: ServiceAppOptions, metrics: Metrics) {
  const { isReady, settingsFault, docs, name } = options
  app.get('/healthz', (_request, response) => void response.json({ status: 'alive', service: name }))
  app.get('/readyz', (_request, response) => {
    const fault = settingsFault?.()
    const ready = isReady() && fault === undefined
    const status = ready ? 'ready' : 'not ready'
    response.status(ready ? 200 : 503).json({ status, service: name, ...(fault !== undefined && { fault }) })
  })
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.metrics())
  })
  app.get('/api/docs', (_request, response) => {
    response.json(
      openApiOf(docs ?? { title: name, description: `The ${name} service of Birth Codex` }, routesOf(app)),
    )
  })
}

/**
 * The app of a service: request id, figures, security headers, operations, caller, routes, errors, in this order. A
 * request without a valid caller token gets 401 before anything of it is read.
 */
export function createServiceApp(options: ServiceAppOptions): Express {
  const { name, logger, secret, isReady, mount } = options
  const metrics = options.metrics ?? createMetrics(name)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.use(requestIds)
  app.use(observe(logger, metrics))
  app.use(helmet())
  mountOperations(app, options, metrics)
  app.use(authenticate(secret))
  app.use(whileReady(isReady))
  app.use((_request, response, next) => {
    response.set('cache-control', 'no-store')
    next()
  })
  mount(app)
  app.use(notFound(app))
  const problems: ErrorRequestHandler = answerProblem(logger)
  app.use(problems)
  return app
}
