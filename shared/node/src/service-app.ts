import { callerTokenHeader } from '@shared/contracts/internal'
import type { Express, RequestHandler } from 'express'
import type { BodyPace } from './body-pace'
import { verifyCaller } from './caller-token'
import { AppError } from './errors'
import { createHttpApp } from './http-app'
import type { Logger } from './logger'
import { createMetrics } from './metrics'
import type { Metrics } from './metrics'
import { openApiOf } from './openapi'
import type { ApiDescription } from './openapi'
import { routesOf } from './route'

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
  bodyPace?: BodyPace
  /** Puts the service's routes on `app`, each made with `route`. */
  mount: (app: Express) => void
}

const authenticate =
  (service: string, secret: string): RequestHandler =>
  (request, response, next) => {
    const token = request.get(callerTokenHeader)
    if (!token)
      throw new AppError({ code: 'unauthenticated', publicMessage: 'Please reload the page and try again.' })
    const call = { service, method: request.method, path: request.originalUrl }
    response.locals['caller'] = verifyCaller(token, call, secret)
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

/**
 * The app of a service: what every process has, the API document, then caller, readiness and routes. A request without a valid
 * caller token gets 401 before anything of it is read.
 */
export function createServiceApp(options: ServiceAppOptions): Express {
  const { name, secret, isReady, settingsFault, docs, mount, metrics = createMetrics(name), ...kit } = options
  return createHttpApp({
    ...kit,
    name,
    metrics,
    readiness() {
      const fault = settingsFault?.()
      return fault === undefined ? { isReady: isReady() } : { isReady: false, facts: { fault } }
    },
    mount(app) {
      // Tests sign their calls for the service that the app is.
      app.locals['service'] = name
      app.get('/api/docs', (_request, response) => {
        response.json(
          openApiOf(
            docs ?? { title: name, description: `The ${name} service of Birth Codex` },
            routesOf(app),
          ),
        )
      })
      app.use(authenticate(name, secret))
      app.use(whileReady(isReady))
      app.use((_request, response, next) => {
        response.set('cache-control', 'no-store')
        next()
      })
      mount(app)
    },
  })
}
