import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@shared/node/errors'
import type { Metrics } from '@shared/node/metrics'
import type { Request, RequestHandler } from 'express'
import type { ServiceProxy } from '../proxy/service-proxy'
import { serviceNames } from '../proxy/service-routes'
import type { ServiceName } from '../proxy/service-routes'

const askWithinMs = 2000

type State = 'ready' | 'starting' | 'away'

const statesOf = async (proxy: ServiceProxy): Promise<Record<ServiceName, State>> => {
  const states = await Promise.all(
    serviceNames.map(async (service) => {
      const status = await proxy.ask(service, '/readyz', askWithinMs)
      return [service, status === 200 ? 'ready' : status === null ? 'away' : 'starting'] as const
    }),
  )
  // Every service is in the list that was mapped.
  return Object.fromEntries(states) as Record<ServiceName, State>
}

/** `/healthz`: this process lives (always 200), and how the services are. */
export const answerHealth =
  (proxy: ServiceProxy): RequestHandler =>
  async (_request, response) => {
    response
      .set('cache-control', 'no-store')
      .json({ status: 'alive', service: 'gateway', services: await statesOf(proxy) })
  }

/** `/readyz`: 200 once every service is ready and as long as this process is not ending. */
export const answerReadiness =
  (proxy: ServiceProxy, isEnding: () => boolean): RequestHandler =>
  async (_request, response) => {
    const services = await statesOf(proxy)
    const isReady = !isEnding() && Object.values(services).every((state) => state === 'ready')
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: isReady ? 'ready' : 'not ready', service: 'gateway', services })
  }

const isSameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const isLoopback = ({ socket }: Request) => /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')

/** `/metrics`: for who knows the token; without a token in the settings, for this machine only. */
export const answerMetrics =
  (metrics: Metrics, token: string | undefined): RequestHandler =>
  async (request, response) => {
    const isAllowed =
      token === undefined
        ? isLoopback(request) && request.get('x-forwarded-for') === undefined
        : isSameText(request.get('authorization') ?? '', `Bearer ${token}`)
    if (!isAllowed) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
    response.type(metrics.contentType).send(await metrics.metrics())
  }
