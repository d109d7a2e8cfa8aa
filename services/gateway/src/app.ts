import { join } from 'node:path'
import { staffSessionCookie } from '@shared/contracts/accounts'
import type { Caller } from '@shared/contracts/internal'
import { answerProblem } from '@shared/node/error-answers'
import { AppError } from '@shared/node/errors'
import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import { createServiceClient } from '@shared/node/service-client'
import express from 'express'
import type { Express, Request, RequestHandler, Response } from 'express'
import type { GatewayConfig } from './config'
import { readCookie } from './identity/cookies'
import { createStaffSessions, recogniseStaff, requireStaff, staffOf } from './identity/staff-session'
import { tlsCheck } from './identity/tls'
import { recogniseVisitor, visitorOf } from './identity/visitor'
import { answerDocsIndex } from './operations/docs-index'
import { answerHealth, answerMetrics, answerReadiness } from './operations/health'
import { markRoute, nameRequest, observeRequests, requestIdOf } from './operations/observe'
import { servePage } from './page/page'
import { createRemoteEntries } from './page/remote-entries'
import { remotesPath } from './page/remotes-list'
import type { RemotesList } from './page/remotes-list'
import { checkOrigin } from './protection/origin-check'
import { limitRates } from './protection/rate-limits'
import { securityHeaders } from './protection/security-headers'
import type { ServiceProxy } from './proxy/service-proxy'
import { defaultBodyLimit, routeOf, serviceNames } from './proxy/service-routes'
import { createRemoteBuilds } from './static/remote-builds'
import { serveFolder, serveRemotes } from './static/static-files'

export interface GatewayParts {
  config: GatewayConfig
  logger: Logger
  metrics: Metrics
  proxy: ServiceProxy
  remotes: RemotesList
  isEnding: () => boolean
}

const notFound: RequestHandler = () => {
  throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
}

/** A person's navigation, or anything that may be one; a file that is not there is not answered with the page. */
const wantsPage = (request: Request): boolean =>
  (request.headers.accept ?? '').includes('text/html') ||
  (request.path.lastIndexOf('.') <= request.path.lastIndexOf('/') && request.accepts('html') !== false)

const callerOf = (response: Response): Caller => {
  const staffId = staffOf(response)
  const visitorId = visitorOf(response)
  return staffId === null ? { kind: 'visitor', visitorId } : { kind: 'staff', staffId, visitorId }
}

/** Calls to the product's API: each goes to the one service that owns its address. */
const passToService =
  (proxy: ServiceProxy): RequestHandler =>
  async (request, response) => {
    const path = request.baseUrl + request.path
    const route = routeOf(path)
    if (!route) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
    markRoute(response, route.pattern)
    const session = readCookie(request.headers.cookie, staffSessionCookie)
    const passed = {
      service: route.service,
      path: request.originalUrl,
      caller: callerOf(response),
      requestId: requestIdOf(response),
      bodyLimit: route.bodyLimit ?? defaultBodyLimit,
      cookies: route.service === 'accounts' && session ? `${staffSessionCookie}=${session}` : undefined,
    }
    await proxy.pass(passed, request, response)
  }

/** The OpenAPI document of one service. */
const passDocs =
  (proxy: ServiceProxy): RequestHandler =>
  async (request, response) => {
    const service = serviceNames.find((name) => name === request.params['service'])
    if (!service) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
    markRoute(response, '/api/docs/:service')
    const caller = callerOf(response)
    const requestId = requestIdOf(response)
    await proxy.pass({ service, path: '/api/docs', caller, requestId, bodyLimit: 0 }, request, response)
  }

/** The whole of the gateway, in the order in which a request meets it. */
export function createApp({ config, logger, metrics, proxy, remotes, isEnding }: GatewayParts): Express {
  const isBehindTls = tlsCheck(config.publicUrl)
  const builds = createRemoteBuilds({ webRoot: config.webRoot, published: config.remotesFolder })
  const shellFolder = join(config.webRoot, 'shell/dist')
  const accounts = createServiceClient({
    service: 'accounts',
    baseUrl: config.services.accounts,
    from: 'gateway',
    secret: config.secret,
  })
  const marked =
    (route: string): RequestHandler =>
    (_request, response, next) => (markRoute(response, route), next())

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.set('trust proxy', config.trustedProxies)

  app.use((_request, response, next) => {
    // While the process ends, each connection ends with its answer.
    if (isEnding()) response.setHeader('connection', 'close')
    next()
  })
  app.use(nameRequest, observeRequests(logger, metrics), securityHeaders(isBehindTls))
  app.get('/healthz', marked('/healthz'), answerHealth(proxy))
  app.get('/readyz', marked('/readyz'), answerReadiness(proxy, isEnding))
  app.get('/metrics', marked('/metrics'), answerMetrics(metrics, config.metricsToken))
  app.use('/internal', notFound)

  app.get('/remotes.json', marked('/remotes.json'), async (_request, response) => {
    response.set('cache-control', 'no-store').json(await remotes.read())
  })
  app.use(remotesPath, marked(`${remotesPath}/*`), serveRemotes(builds))
  app.use(marked('(file)'), serveFolder(shellFolder))

  app.use(marked('(none)'), recogniseVisitor(isBehindTls))
  app.use('/api', limitRates(config.limits), checkOrigin(config.publicUrl))
  app.get('/api/docs', marked('/api/docs'), answerDocsIndex)
  app.get('/api/docs/:service', passDocs(proxy))
  app.use('/api', recogniseStaff(createStaffSessions(accounts)))
  app.use('/api/admin', requireStaff)
  app.use('/api', passToService(proxy))

  const page = servePage({
    shellFolder,
    remotes,
    entries: createRemoteEntries(builds),
    settings: config.publicSettings,
    remoteOrigins: config.remoteOrigins,
    uploadOrigins: config.uploadOrigins,
    isBehindTls,
  })
  app.get('/{*path}', (request, response, next) => {
    if (!wantsPage(request)) return next()
    markRoute(response, '(page)')
    return page(request, response, next)
  })
  app.use(notFound, answerProblem(logger))
  return app
}
