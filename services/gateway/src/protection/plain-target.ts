import { AppError } from '@shared/node/errors'
import type { RequestHandler } from 'express'

/**
 * Refuses what no browser sends and programs read in different ways: an origin or a fragment in the address of a call, and a second host.
 */
export const requirePlainTarget: RequestHandler = ({ originalUrl, headersDistinct }, _response, next) => {
  const hosts = headersDistinct['host'] ?? []
  if (!originalUrl.startsWith('/') || originalUrl.includes('#') || hosts.length > 1)
    throw new AppError({ code: 'invalid_query', publicMessage: 'The address is not valid.' })
  next()
}
