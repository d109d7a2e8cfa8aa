import { AppError } from '@shared/node/errors'
import type { RequestHandler } from 'express'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/**
 * Refuses calls that change something when another site's page made them (CSRF). Browsers name the page's origin in every
 * such call; a call without it comes from a program, which has no visitor's cookies to abuse.
 */
export const checkOrigin = (publicUrl: string): RequestHandler => {
  const publicHost = new URL(publicUrl).host
  return (request, _response, next) => {
    if (harmless.has(request.method)) return next()
    const { origin, host } = request.headers
    const site = request.get('sec-fetch-site')
    const asksFromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none'
    const originHost = origin === undefined ? undefined : hostOf(origin)
    const isForeign = originHost !== undefined && originHost !== host && originHost !== publicHost
    if (asksFromElsewhere || isForeign || (originHost === undefined && origin !== undefined))
      throw new AppError({
        code: 'forbidden',
        publicMessage: 'This can only be done from the pages of Birth Codex itself.',
      })
    next()
  }
}
