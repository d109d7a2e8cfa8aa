import { join } from 'node:path'
import { staffSessionCookie } from '@shared/contracts/accounts'
import type { Caller } from '@shared/contracts/internal'
import type { BodyPace } from '@shared/node/body-pace'
import { AppError } from '@shared/node/errors'
import { createHttpApp } from '@shared/node/http-app'
import type { Logger } from '@shared/node/logger'
import { nameRoute } from '@shared/node/metrics'
import type { Metrics } from '@shared/node/metrics'
import { requestIdOf } from '@shared/node/observe-requests'
import type { ServiceClient } from '@shared/node/service-client'
import type { Express, Request, RequestHandler, Response } from 'express'
import type { GatewayConfig } from './config'
import { networkIdOf } from './identity/network'
import {
  createStaffSessions,
  recogniseStaff,
  requireStaff,
  staffOf,
  staffTokenOf,
} from './identity/staff-session'
import type { StaffSessions } from './identity/staff-session'
import { tlsCheck } from './identity/tls'
import { forgetDevice } from './identity/forget-device'
import { recogniseVisitor, visitorOf } from './identity/visitor'
import { answerDocsIndex } from './operations/docs-index'
import { keptMailsPath, showKeptMails } from './operations/kept-mails'
import { mayReadMetrics, readinessOf } from './operations/readiness'
import { servePage } from './page/page'
import { createRemoteEntries } from './page/remote-entries'
import { remotesPath } from './page/remotes-list'
import type { RemotesList } from './page/remotes-list'
import { createOpenLimits } from './protection/open-requests'
import { checkOrigin } from './protection/origin-check'
import { requirePlainTarget } from './protection/plain-target'
import { endUntakenAnswers } from './protection/untaken-answers'
import { limitAddressRates, limitRates } from './protection/rate-limits'
import type { WindowCounts } from './protection/window-counts'
import type { ServiceProxy } from './proxy/service-proxy'
import { bodyRuleOf, routeOf, serviceNames } from './proxy/service-routes'
import { createRemoteBuilds } from './static/remote-builds'
import { serveFolder, serveRemotes } from './static/static-files'
import { serveWidget, widgetPath } from './static/widget'
import { endWorker, workerPath } from './static/worker'

export interface GatewayParts {
  config: GatewayConfig
  logger: Logger
  metrics: Metrics
  proxy: ServiceProxy
  /** Knows who of the staff is signed in. */
  accounts: ServiceClient
  remotes: RemotesList
  /** Calls counted for the limits. */
  counts: WindowCounts
  isEnding: () => boolean
  bodyPace?: BodyPace
  /** Milliseconds since 1970. */
  now?: () => number
}

const notFound: RequestHandler = () => {
  throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
}

/** A person's navigation, or anything that may be one; a file that is not there is not answered with the page. */
const wantsPage = (request: Request): boolean =>
  (request.headers.accept ?? '').includes('text/html') ||
  (request.path.lastIndexOf('.') <= request.path.lastIndexOf('/') && request.accepts('html') !== false)

const callerOf = (request: Request, response: Response, secret: string): Caller => {
  const staff = staffOf(response)
  const visitor = { visitorId: visitorOf(response), network: networkIdOf(request.ip ?? '', secret) }
  return staff === null ? { kind: 'visitor', ...visitor } : { kind: 'staff', ...staff, ...visitor }
}

/** Who asks from MYA's widget on another site's page: nobody of ours, so no cookie is read, and none is set. */
const widgetCallerOf = (request: Request, secret: string): Caller => {
  const { origin } = request.headers
  const network = networkIdOf(request.ip ?? '', secret)
  return { kind: 'widget', network, ...(origin === undefined ? {} : { origin }) }
}

/** Questions of the widget: `chat` knows the partners and their origins, and answers nobody else. */
const passWidget =
  (proxy: ServiceProxy, secret: string): RequestHandler =>
  async (request, response) => {
    const route = routeOf(request.baseUrl + request.path)
    if (!route) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
    nameRoute(response, route.pattern)
    const passed = {
      service: route.service,
      path: request.originalUrl,
      caller: widgetCallerOf(request, secret),
      requestId: requestIdOf(response),
      ...bodyRuleOf(route, request.method),
    }
    await proxy.pass(passed, request, response)
  }

/** Calls to the product's API: each goes to the one service that owns its address. */
const passToService =
  (proxy: ServiceProxy, secret: string, sessionCookie: string, sessions: StaffSessions): RequestHandler =>
  async (request, response) => {
    const path = request.baseUrl + request.path
    const route = routeOf(path)
    if (!route) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
    nameRoute(response, route.pattern)
    const session = staffTokenOf(response)
    // What staff are being told or sent ends with their session, however long it lasts.
    if (session && request.method === 'GET' && staffOf(response) && !response.destroyed)
      response.once(
        'close',
        sessions.follow(session, () => response.destroy()),
      )
    const passed = {
      service: route.service,
      path: request.originalUrl,
      caller: callerOf(request, response, secret),
      requestId: requestIdOf(response),
      ...bodyRuleOf(route, request.method),
      cookies: route.service === 'accounts' && session ? `${sessionCookie}=${session}` : undefined,
    }
    await proxy.pass(passed, request, response)
  }

const noBody = { isFile: false, bodyLimit: 0 }

/** The OpenAPI document of one service. */
const passDocs =
  (proxy: ServiceProxy, secret: string): RequestHandler =>
  async (request, response) => {
    const service = serviceNames.find((name) => name === request.params['service'])
    if (!service) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
    nameRoute(response, '/api/docs/:service')
    const caller = callerOf(request, response, secret)
    const requestId = requestIdOf(response)
    await proxy.pass({ service, path: '/api/docs', caller, requestId, ...noBody }, request, response)
  }

/** The whole of the gateway, in the order in which a request meets it. */
export function createApp(parts: GatewayParts): Express {
  const { config, logger, metrics, proxy, accounts, remotes, counts, isEnding, now = Date.now } = parts
  const isBehindTls = tlsCheck(config.publicUrl)
  const sessionCookie = staffSessionCookie(config.publicUrl)
  const builds = createRemoteBuilds({ webRoot: config.webRoot, published: config.remotesFolder })
  const openLimits = createOpenLimits()
  const sessions = createStaffSessions(accounts)
  const shellFolder = join(config.webRoot, 'shell/dist')
  const page = servePage({
    shellFolder,
    remotes,
    entries: createRemoteEntries(builds),
    settings: config.publicSettings,
    remoteOrigins: config.remoteOrigins,
    uploadOrigins: config.uploadOrigins,
    isBehindTls,
    sessionCookie,
  })
  const named =
    (route: string): RequestHandler =>
    (_request, response, next) => (nameRoute(response, route), next())

  return createHttpApp({
    name: 'gateway',
    logger,
    metrics,
    isPublic: true,
    isBehindTls,
    readiness: readinessOf(proxy, isEnding),
    mayReadMetrics: mayReadMetrics(config.metricsToken),
    ...(parts.bodyPace ? { bodyPace: parts.bodyPace } : {}),
    mount(app) {
      app.set('trust proxy', config.trustedProxies)
      app.use(endUntakenAnswers())
      app.use('/internal', named('(none)'), notFound)
      app.get(keptMailsPath, named(keptMailsPath), showKeptMails(config))
      app.get('/remotes.json', async (_request, response) => {
        response.set('cache-control', 'no-store').json(await remotes.read())
      })
      app.use(remotesPath, named(`${remotesPath}/*`), serveRemotes(builds))
      app.use(widgetPath, named(`${widgetPath}/*`), serveWidget(builds, remotes))
      if (!config.offersOfflineForm) app.get(workerPath, named('(file)'), endWorker)
      app.use(named('(file)'), serveFolder(shellFolder))

      app.use('/api', named('(none)'), requirePlainTarget)
      app.use(
        '/api/widget',
        named('(none)'),
        limitAddressRates(config.limits, counts, now),
        openLimits.ofAddress,
        passWidget(proxy, config.secret),
      )
      app.use(named('(none)'), recogniseVisitor({ isBehindTls, secret: config.secret, counts, now }))
      app.use('/api', limitRates(config.limits, counts, now), openLimits.ofVisitor)
      app.use('/api', checkOrigin(config.publicUrl))
      app.get('/api/docs', named('/api/docs'), answerDocsIndex)
      app.get('/api/docs/:service', passDocs(proxy, config.secret))
      app.use('/api', recogniseStaff(sessions, sessionCookie))
      app.delete(
        '/api/device',
        named('/api/device'),
        forgetDevice({ isBehindTls, sessionCookie, accounts, logger }),
      )
      app.use('/api/admin', requireStaff)
      app.use('/api', passToService(proxy, config.secret, sessionCookie, sessions))

      app.get('/{*path}', (request, response, next) => {
        if (!wantsPage(request)) return next()
        nameRoute(response, '(page)')
        return page(request, response, next)
      })
    },
  })
}
