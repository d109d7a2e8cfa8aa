import { AppError } from '@shared/node/errors'
import type { RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { visitorOf } from '../identity/visitor'

export interface RateLimits {
  visitorPerMinute: number
  addressPerMinute: number
}

const refuse: RequestHandler = () => {
  throw new AppError({
    code: 'rate_limited',
    publicMessage: 'Too many requests in a short time. Please wait a minute and try again.',
  })
}

const common = { windowMs: 60_000, legacyHeaders: false, handler: refuse, validate: false } as const

/**
 * Two limits on calls: one for a visitor, and a wider one for a network address, which a visitor who throws the cookie away
 * meets. Each gateway counts for itself.
 */
export const limitRates = ({ visitorPerMinute, addressPerMinute }: RateLimits): RequestHandler[] => [
  rateLimit({
    ...common,
    limit: addressPerMinute,
    standardHeaders: false,
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
  }),
  rateLimit({
    ...common,
    limit: visitorPerMinute,
    standardHeaders: 'draft-8',
    identifier: 'visitor',
    keyGenerator: (_request, response) => visitorOf(response),
  }),
]
