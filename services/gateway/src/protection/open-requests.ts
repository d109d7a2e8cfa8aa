import { AppError } from '@shared/node/errors'
import { hasBody } from '@shared/node/request-body'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { isKnownVisitor, visitorOf } from '../identity/visitor'

/**
 * Requests that may be open at the same time. A page holds one stream and a few calls, and a person has a few pages open; all new
 * visitors of an address together may be a hospital's guests.
 */
const limits = {
  visitor: { requests: 64, bodies: 8 },
  address: { requests: 512, bodies: 64 },
} as const

const tooMany = () =>
  new AppError({
    code: 'rate_limited',
    publicMessage: 'Too much is under way at once. Please wait a moment and try again.',
    retryAfterSeconds: 5,
  })

/** Counts what is open under each key, up to a limit. */
function createOpenCounts() {
  const open = new Map<string, number>()
  const giveBack = (key: string) => {
    const left = (open.get(key) ?? 0) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
  return {
    /** One more under `key`; the answer gives it back, once. */
    take(key: string, limit: number): () => void {
      const count = open.get(key) ?? 0
      if (count >= limit) throw tooMany()
      open.set(key, count + 1)
      let isTaken = true
      return () => {
        if (isTaken) giveBack(key)
        isTaken = false
      }
    },
  }
}

interface Holder {
  key: string
  limit: { requests: number; bodies: number }
}

const addressOf = (request: Request): Holder => ({
  key: `address ${ipKeyGenerator(request.ip ?? '')}`,
  limit: limits.address,
})

export interface OpenLimits {
  /**
   * Keeps one visitor, and all new visitors of one network address, from holding many requests open: unanswered ones, and, with a
   * narrower limit, ones whose body has not come.
   */
  ofVisitor: RequestHandler
  /** The same where no visitor is known: what comes from one address together, new visitors among it. */
  ofAddress: RequestHandler
}

export function createOpenLimits(): OpenLimits {
  const open = createOpenCounts()
  const limit =
    (holdersOf: (request: Request, response: Response) => Holder[]): RequestHandler =>
    (request, response, next) => {
      const taken: (() => void)[] = []
      response.once('close', () => taken.forEach((giveBack) => giveBack()))
      for (const { key, limit } of holdersOf(request, response)) {
        taken.push(open.take(`request ${key}`, limit.requests))
        if (!hasBody(request)) continue
        const giveBack = open.take(`body ${key}`, limit.bodies)
        taken.push(giveBack)
        request.once('end', giveBack)
      }
      next()
    }
  return {
    ofVisitor: limit((request, response) => [
      { key: `visitor ${visitorOf(response)}`, limit: limits.visitor },
      ...(isKnownVisitor(response) ? [] : [addressOf(request)]),
    ]),
    ofAddress: limit((request) => [addressOf(request)]),
  }
}
