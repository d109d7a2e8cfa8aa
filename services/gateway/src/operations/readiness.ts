import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@shared/node/errors'
import type { Readiness } from '@shared/node/http-app'
import type { RequestHandler } from 'express'
import type { ServiceProxy } from '../proxy/service-proxy'
import { serviceNames } from '../proxy/service-routes'
import { isFromOwnMachine } from './own-machine'

const askWithinMs = 900

/** Ready once every service is, and as long as this process is not ending. */
export const readinessOf = (proxy: ServiceProxy, isEnding: () => boolean) => async (): Promise<Readiness> => {
  const states = await Promise.all(
    serviceNames.map(async (service) => {
      const status = await proxy.ask(service, '/readyz', askWithinMs)
      return [service, status === 200 ? 'ready' : status === null ? 'away' : 'starting'] as const
    }),
  )
  return {
    isReady: !isEnding() && states.every(([, state]) => state === 'ready'),
    facts: { services: Object.fromEntries(states) },
  }
}

const isSameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Figures are for who knows the token; without a token in the settings, for this machine only. */
export const mayReadMetrics =
  (token: string | undefined): RequestHandler =>
  (request, _response, next) => {
    const isAllowed =
      token === undefined
        ? isFromOwnMachine(request)
        : isSameText(request.get('authorization') ?? '', `Bearer ${token}`)
    if (!isAllowed) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
    next()
  }
