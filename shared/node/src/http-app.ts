import express from 'express'
import type { Express, Request, RequestHandler } from 'express'
import { defaultBodyPace, refuseStalledBodies } from './body-pace'
import type { BodyPace } from './body-pace'
import { answerProblem, notFound } from './error-answers'
import type { Logger } from './logger'
import type { Metrics } from './metrics'
import { nameRequests, observeRequests } from './observe-requests'
import { securityHeaders } from './security-headers'

/** Whether a process can work, and facts about that for whoever watches it. */
export interface Readiness {
  isReady: boolean
  facts?: Readonly<Record<string, unknown>>
}

export interface HttpAppOptions {
  name: string
  logger: Logger
  metrics: Metrics
  readiness: () => Readiness | Promise<Readiness>
  /** Browsers call this process themselves: ids of requests that come along are not believed, and pages have their own policy. */
  isPublic?: boolean
  /** Whether a request reached us over TLS; only a public process can tell. */
  isBehindTls?: (request: Request) => boolean
  /** Lets pass who may read `/metrics`; everybody unless given. */
  mayReadMetrics?: RequestHandler
  bodyPace?: BodyPace
  /** Puts what the process answers on `app`. */
  mount: (app: Express) => void
}

const pass: RequestHandler = (_request, _response, next) => next()

/** Health, readiness and figures: they wait for nothing that requests can fill. */
function mountOperations(app: Express, { name, metrics, readiness, mayReadMetrics = pass }: HttpAppOptions) {
  app.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'alive', service: name })
  })
  app.get('/readyz', async (_request, response) => {
    const { isReady, facts = {} } = await readiness()
    if (!isReady) response.set('retry-after', '2')
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: isReady ? 'ready' : 'not ready', service: name, ...facts })
  })
  app.get('/metrics', mayReadMetrics, async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.metrics())
  })
}

/**
 * The app of a process of the platform: request id, figures, security headers, operations, bodies that stall, then what `mount`
 * adds, then errors, in this order.
 */
export function createHttpApp(options: HttpAppOptions): Express {
  const { logger, metrics, isPublic = false, isBehindTls = () => false, bodyPace = defaultBodyPace } = options
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.use(nameRequests({ isBelieved: !isPublic }))
  app.use(observeRequests(logger, metrics))
  app.use(securityHeaders({ isBehindTls, hasContentPolicy: !isPublic }))
  mountOperations(app, options)
  const answer = answerProblem(logger)
  app.use(refuseStalledBodies(answer, bodyPace))
  options.mount(app)
  app.use(notFound(app))
  app.use(answer)
  return app
}
