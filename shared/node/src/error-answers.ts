import type { Problem } from '@shared/contracts/errors'
import type { ErrorRequestHandler, Express, RequestHandler } from 'express'
import { AppError, problemOf } from './errors'
import { hasBegunEvents, sendEvent } from './event-stream'
import type { Logger } from './logger'
import { routeNameOf } from './metrics'
import { answerLingering, discardRest } from './request-body'
import { PartAwayError, partAwayOf } from './part-away'
import { htmlOf, plainPage, plainPagePolicy } from './plain-page'
import { routesOf } from './route'

/** Any thrown value as the error that is answered: what is not an AppError tells the caller nothing of itself. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const part = partAwayOf(error)
  if (part) return new PartAwayError(part, error)
  // Express refuses an address with a broken percent escape this way.
  if (error instanceof URIError)
    return new AppError({ code: 'invalid_query', publicMessage: 'The address is not valid.', cause: error })
  return new AppError({
    code: 'internal',
    publicMessage: 'Something went wrong on our side. Please try again.',
    cause: error,
  })
}

/** Bytes that are read of a body whose request is refused, so that the sender comes to read why: three of the largest files. */
const maxDiscardedBytes = 32 * 1024 * 1024
/** Milliseconds for which they are waited for. */
const maxDiscardMs = 10_000
/** Milliseconds for a sender who goes on after that to see the answer. */
const lingerMs = 5_000

/** For a person who has followed a link to a file, and would be shown the bare JSON. */
const problemPage = ({ title, detail }: Problem) =>
  plainPage(title, `<p>${htmlOf(detail)}</p><p><a href="/">Go to Birth Codex</a></p>`)

/** The one place where errors become answers (RFC 9457). The cause goes to the log only. */
export const answerProblem =
  (logger: Logger): ErrorRequestHandler =>
  async (thrown, request, response, next) => {
    const error = toAppError(thrown)
    const requestId: unknown = response.locals['requestId']
    const id = typeof requestId === 'string' ? requestId : undefined
    if (error.status >= 500) {
      const facts = { code: error.code, route: routeNameOf(request, response), requestId: id }
      // Our own word that a part is only starting, or busy: nothing broke, and a stack tells no more.
      if (error.code === 'unavailable' && error.cause === undefined) logger.warn(facts, error.publicMessage)
      else logger.error({ err: error, ...facts }, 'failed')
    }
    if (hasBegunEvents(response)) {
      sendEvent(response, 'problem', problemOf(error, id))
      response.end()
      return
    }
    if (response.headersSent) {
      next(thrown)
      return
    }
    if (!request.complete && error.code !== 'request_timeout') {
      await discardRest(request, { maxBytes: maxDiscardedBytes, maxMs: maxDiscardMs })
      // Meanwhile the rest stalled, which has been answered, or nobody waits any more.
      if (response.headersSent || response.destroyed) return
    }
    if (error.retryAfterSeconds !== undefined) response.set('retry-after', String(error.retryAfterSeconds))
    const problem = problemOf(error, id)
    const isFollowed = request.get('sec-fetch-mode') === 'navigate'
    if (isFollowed) response.set('content-security-policy', plainPagePolicy)
    response
      .status(error.status)
      .set('content-type', `${isFollowed ? 'text/html' : 'application/problem+json'}; charset=utf-8`)
    const body = isFollowed ? problemPage(problem) : JSON.stringify(problem)
    if (!request.complete && error.code !== 'request_timeout') {
      await answerLingering(request, response, body, { maxBytes: maxDiscardedBytes, maxMs: lingerMs })
      return
    }
    // A body that was not read to its end would be taken for the next request.
    if (!request.complete) response.set('connection', 'close')
    response.send(body)
  }

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`)

/** 404 for an address nobody answers, 405 with `Allow` for one that answers other methods. */
export const notFound = (app: Express): RequestHandler => {
  let known: { method: string; pattern: RegExp }[] | undefined
  return (request, response) => {
    known ??= routesOf(app).map(({ method, path }) => ({ method, pattern: patternOf(path) }))
    const methods = known.filter(({ pattern }) => pattern.test(request.path)).map(({ method }) => method)
    if (!methods.length) throw new AppError({ code: 'not_found', publicMessage: 'Not found' })
    response.set('allow', [...new Set(methods)].join(', '))
    throw new AppError({
      code: 'method_not_allowed',
      publicMessage: 'This address does not take that method.',
    })
  }
}
