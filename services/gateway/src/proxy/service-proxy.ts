import { pipeline } from 'node:stream/promises'
import { callerTokenHeader, requestIdHeader } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { signCaller } from '@shared/node/caller-token'
import type { Request, Response } from 'express'
import { Pool } from 'undici'
import type { Dispatcher } from 'undici'
import { limitedTo, tooLarge } from './body-limit'
import { headersForBrowser, headersForService } from './passed-headers'
import { isClosedConnection, serviceErrorOf } from './service-errors'
import type { ServiceName } from './service-routes'

/** A service that crashed is back within this time. */
const retryAfterSeconds = 2

export interface ProxyOptions {
  addresses: Readonly<Record<ServiceName, string>>
  secret: string
  /** Milliseconds until a service must have begun its answer. */
  answerTimeoutMs?: number
  /** Milliseconds that may pass between two pieces of an answer. */
  silenceTimeoutMs?: number
}

export interface PassedRequest {
  service: ServiceName
  /** Path and query at the service. */
  path: string
  caller: Caller
  requestId: string
  bodyLimit: number
  /** Cookies that the service may see, as a Cookie header. */
  cookies?: string | undefined
}

export interface ServiceProxy {
  /** Passes a request to a service and its answer back, both as streams. Throws an AppError while nothing was answered. */
  pass(passed: PassedRequest, request: Request, response: Response): Promise<void>
  /** A small GET without a caller, for health. Null when the service does not answer in time. */
  ask(service: ServiceName, path: string, timeoutMs: number): Promise<number | null>
  close(): Promise<void>
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export function createServiceProxy(options: ProxyOptions): ServiceProxy {
  const { addresses, secret, answerTimeoutMs = 30_000, silenceTimeoutMs = 120_000 } = options
  const pools = new Map<string, Pool>()
  const poolOf = (service: ServiceName): Pool => {
    const known = pools.get(service)
    if (known) return known
    const pool = new Pool(addresses[service], {
      connections: 256,
      connect: { timeout: 2000 },
      headersTimeout: answerTimeoutMs,
      bodyTimeout: silenceTimeoutMs,
    })
    pools.set(service, pool)
    return pool
  }

  async function send(passed: PassedRequest, request: Request, signal: AbortSignal) {
    const { service, path, caller, requestId, bodyLimit, cookies } = passed
    const call: Dispatcher.RequestOptions = {
      // Express's methods are those of Node's parser, which undici takes as they are.
      method: request.method as Dispatcher.HttpMethod,
      path,
      headers: {
        ...headersForService(request.headers),
        [callerTokenHeader]: await signCaller(caller, secret),
        [requestIdHeader]: requestId,
        'x-forwarded-for': request.ip ?? '',
        ...(cookies ? { cookie: cookies } : {}),
      },
      signal,
    }
    if (!hasBody(request)) {
      try {
        return await poolOf(service).request(call)
      } catch (error) {
        const mayRepeat = request.method === 'GET' || request.method === 'HEAD'
        if (mayRepeat && isClosedConnection(error) && !signal.aborted) return poolOf(service).request(call)
        throw error
      }
    }
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge(bodyLimit)
    return poolOf(service).request({ ...call, body: request.pipe(limitedTo(bodyLimit)) })
  }

  return {
    async pass(passed, request, response) {
      const gone = new AbortController()
      response.once('close', () => response.writableFinished || gone.abort())
      let answer: Dispatcher.ResponseData
      try {
        answer = await send(passed, request, gone.signal)
      } catch (error) {
        if (gone.signal.aborted) return
        const failure = serviceErrorOf(passed.service, error)
        if (failure.code === 'unavailable') response.setHeader('retry-after', retryAfterSeconds)
        throw failure
      }
      response.status(answer.statusCode)
      const maySetCookies = passed.service === 'accounts'
      for (const [name, value] of headersForBrowser(answer.headers, { maySetCookies })) {
        if (name === 'set-cookie') response.append(name, value)
        else response.setHeader(name, value)
      }
      // A service that dies in the middle of its answer, or a browser that leaves, ends both ends.
      await pipeline(answer.body, response).catch(() => response.destroy())
    },

    async ask(service, path, timeoutMs) {
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const answer = await poolOf(service).request({ method: 'GET', path, signal })
        await answer.body.dump()
        return answer.statusCode
      } catch {
        return null
      }
    },

    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}
