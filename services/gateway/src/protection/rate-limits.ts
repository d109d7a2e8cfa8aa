import { AppError } from '@shared/node/errors'
import type { RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { Store } from 'express-rate-limit'
import { isKnownVisitor, visitorOf } from '../identity/visitor'
import type { WindowCounts } from './window-counts'

export interface RateLimits {
  visitorPerMinute: number
  addressPerMinute: number
}

const visitorPrefix = 'visitor '
const addressPrefix = 'address '

/** The limit that stands for a key of the counts. */
export const limitOfKey = (key: string, { visitorPerMinute, addressPerMinute }: RateLimits): number =>
  key.startsWith(visitorPrefix) ? visitorPerMinute : addressPerMinute

const storeOf = (counts: WindowCounts): Store => ({
  increment: (key) => ({ totalHits: counts.add(key), resetTime: counts.endsAt() }),
  // No answer gives a call back.
  decrement: () => undefined,
  resetKey: () => undefined,
})

const refuse =
  (counts: WindowCounts, now: () => number): RequestHandler =>
  () => {
    throw new AppError({
      code: 'rate_limited',
      publicMessage: 'Too many requests in a short time. Please wait a minute and try again.',
      retryAfterSeconds: Math.max(1, Math.ceil((counts.endsAt().getTime() - now()) / 1000)),
    })
  }

const common = (counts: WindowCounts, now: () => number) =>
  ({
    windowMs: 60_000,
    legacyHeaders: false,
    validate: false,
    handler: refuse(counts, now),
    store: storeOf(counts),
  }) as const

/** A limit on the calls of a network address in a minute: of all its new visitors, and of what comes without a visitor, together. */
export const limitAddressRates = (
  { addressPerMinute }: RateLimits,
  counts: WindowCounts,
  now: () => number = Date.now,
): RequestHandler =>
  rateLimit({
    ...common(counts, now),
    limit: addressPerMinute,
    standardHeaders: false,
    skip: (_request, response) => isKnownVisitor(response),
    keyGenerator: (request) => addressPrefix + ipKeyGenerator(request.ip ?? ''),
  })

/**
 * Two limits on calls in a minute: one for a visitor, and a wider one for all new visitors of a network address together, which
 * somebody who throws the cookie away meets. Visitors that are known keep their own share, whatever else comes from their address.
 */
export const limitRates = (
  limits: RateLimits,
  counts: WindowCounts,
  now: () => number = Date.now,
): RequestHandler[] => [
  limitAddressRates(limits, counts, now),
  rateLimit({
    ...common(counts, now),
    limit: limits.visitorPerMinute,
    standardHeaders: 'draft-8',
    identifier: 'visitor',
    keyGenerator: (_request, response) => visitorPrefix + visitorOf(response),
  }),
]
