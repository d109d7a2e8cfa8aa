import { pipeline } from 'node:stream/promises'
import { callerTokenHeader, requestIdHeader } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { signCaller } from '@shared/node/caller-token'
import { AppError } from '@shared/node/errors'
import { wantsEvents } from '@shared/node/event-stream'
import { hasBody } from '@shared/node/request-body'
import type { Request, Response } from 'express'
import type { Dispatcher } from 'undici'
import { createLanes, laneConnections } from './lanes'
import { createBodyHolder, streamBody } from './passed-body'
import { headersForBrowser, headersForService } from './passed-headers'
import { isClosedConnection, serviceErrorOf } from './service-errors'
import type { ServiceName } from './service-routes'

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
  /** The body is passed on as it comes, instead of when all of it is there. */
  isFile: boolean
  /** Bytes. */
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

const filesBusy = () =>
  new AppError({
    code: 'unavailable',
    publicMessage: 'Many files are arriving just now. Please try again in a moment.',
    retryAfterSeconds: 5,
  })

export function createServiceProxy(options: ProxyOptions): ServiceProxy {
  const { addresses, secret, answerTimeoutMs = 30_000, silenceTimeoutMs = 120_000 } = options
  const lanes = createLanes({ addresses, answerTimeoutMs, silenceTimeoutMs })
  const bodies = createBodyHolder()
  let openFiles = 0

  /** The request's body as it is passed on, once it may take a connection. */
  async function bodyOf({ isFile, bodyLimit }: PassedRequest, request: Request, response: Response) {
    if (!hasBody(request)) return undefined
    if (!isFile) return bodies.read(request, response, bodyLimit)
    // What waits for a connection would not read its body, which would then seem to stall.
    if (openFiles >= laneConnections.files) throw filesBusy()
    openFiles += 1
    response.once('close', () => (openFiles -= 1))
    return streamBody(request, bodyLimit)
  }

  async function send(passed: PassedRequest, request: Request, response: Response, signal: AbortSignal) {
    const { service, path, caller, requestId, isFile, cookies } = passed
    const body = await bodyOf(passed, request, response)
    const lane = isFile ? 'files' : wantsEvents(request) ? 'streams' : 'calls'
    const call: Dispatcher.RequestOptions = {
      // Express's methods are those of Node's parser, which undici takes as they are.
      method: request.method as Dispatcher.HttpMethod,
      path,
      headers: {
        ...headersForService(request.headers),
        [callerTokenHeader]: signCaller(caller, { service, method: request.method, path }, secret),
        [requestIdHeader]: requestId,
        'x-forwarded-for': request.ip ?? '',
        ...(cookies ? { cookie: cookies } : {}),
      },
      signal,
      ...(body === undefined ? {} : { body }),
    }
    const pool = lanes.poolOf(service, lane)
    try {
      return await pool.request(call)
    } catch (error) {
      const mayRepeat = body === undefined && (request.method === 'GET' || request.method === 'HEAD')
      if (mayRepeat && isClosedConnection(error) && !signal.aborted) return pool.request(call)
      throw error
    }
  }

  return {
    async pass(passed, request, response) {
      // Left while it was asked who they are: the end that gives back what is taken below has been.
      if (response.destroyed) return
      const gone = new AbortController()
      response.once('close', () => gone.abort())
      let answer: Dispatcher.ResponseData
      try {
        answer = await send(passed, request, response, gone.signal)
      } catch (error) {
        if (gone.signal.aborted) return
        throw serviceErrorOf(passed.service, request.method, error)
      }
      // Its body stalled, which has been answered.
      if (response.headersSent) return void answer.body.destroy()
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
        const answer = await lanes.poolOf(service, 'checks').request({ method: 'GET', path, signal })
        await answer.body.dump()
        return answer.statusCode
      } catch {
        return null
      }
    },

    close: () => lanes.close(),
  }
}
