import { callerTokenHeader, requestIdHeader } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { problemSchema } from '@shared/contracts/errors'
import type { ErrorCode, Problem } from '@shared/contracts/errors'
import type { z } from 'zod'
import { signCaller } from './caller-token'
import { AppError } from './errors'
import { currentRequestId } from './request-context'

/** Another service could not be asked, or refused. `code` and `status` are those of its answer when there was one. */
export class ServiceCallError extends AppError {
  readonly service: string
  /** The other service's own answer; undefined when none came. */
  readonly problem: Problem | undefined

  constructor(options: {
    service: string
    code: ErrorCode
    publicMessage: string
    problem?: Problem | undefined
    cause?: unknown
  }) {
    super({ ...options, ...(options.problem?.faults ? { faults: options.problem.faults } : {}) })
    this.name = 'ServiceCallError'
    this.service = options.service
    this.problem = options.problem
  }

  /** True when asking again later may succeed: no answer, a timeout, or the service's own trouble. */
  get isPassing(): boolean {
    return this.status >= 500 || this.status === 429
  }
}

export interface ServiceClientOptions {
  /** The service that is asked: 'records'. Calls are signed for it alone. */
  service: string
  baseUrl: string
  /** The calling service, for the caller token. */
  from: string
  secret: string
  /** Milliseconds; 5,000 unless given. */
  timeoutMs?: number
}

export interface ServiceCall<Answer extends z.ZodType | undefined> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root, its parts already escaped (`pathOf`). */
  path: string
  body?: unknown
  answer?: Answer
  /** On whose behalf; the calling service itself unless given. */
  caller?: Caller
  signal?: AbortSignal
  /** The call does the same when it arrives twice, so it may be sent again after a broken connection; true for GET. */
  isRepeatable?: boolean
}

type Result<Answer> = Answer extends z.ZodType ? z.output<Answer> : void

export interface ServiceClient {
  /** Asks; an answer that is not a success or does not have the expected shape throws ServiceCallError. */
  call<Answer extends z.ZodType | undefined = undefined>(call: ServiceCall<Answer>): Promise<Result<Answer>>
  /** As `call`, with null for 404. */
  find<Answer extends z.ZodType>(call: ServiceCall<Answer>): Promise<Result<Answer> | null>
}

/** A path made of `parts`, each escaped: pathOf('internal', 'grants', id). */
export const pathOf = (...parts: readonly (string | number)[]): string =>
  `/${parts.map((part) => encodeURIComponent(part)).join('/')}`

const readProblem = async (response: Response): Promise<Problem | undefined> => {
  const read = problemSchema.safeParse(await response.json().catch(() => undefined))
  return read.success ? read.data : undefined
}

/** JSON calls to another service: signed, with the request's id, with a timeout; what may be repeated is sent once more when the connection broke. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { service, from, secret, timeoutMs = 5000 } = options
  const baseUrl = options.baseUrl.replace(/(?<!\/)\/+$/, '')
  const away = (cause: unknown, code: 'unavailable' | 'timeout' = 'unavailable') =>
    new ServiceCallError({
      service,
      code,
      publicMessage: 'A part of Birth Codex cannot be reached right now. Please try again in a moment.',
      cause,
    })

  const send = async (call: ServiceCall<z.ZodType | undefined>): Promise<Response> => {
    const requestId = currentRequestId()
    const url = new URL(baseUrl + call.path)
    const method = call.method ?? 'GET'
    const caller = call.caller ?? { kind: 'service', service: from }
    const signed = { service, method, path: url.pathname + url.search }
    const headers: Record<string, string> = {
      [callerTokenHeader]: signCaller(caller, signed, secret),
      ...(requestId ? { [requestIdHeader]: requestId } : {}),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      return await fetch(url, {
        method,
        headers,
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
        redirect: 'error',
      })
    } catch (cause) {
      throw away(cause, timeout.aborted ? 'timeout' : 'unavailable')
    }
  }

  const ask = async (call: ServiceCall<z.ZodType | undefined>): Promise<Response> => {
    try {
      return await send(call)
    } catch (error) {
      const mayRepeat = (call.isRepeatable ?? (call.method ?? 'GET') === 'GET') && !call.signal?.aborted
      if (mayRepeat && error instanceof ServiceCallError && error.code === 'unavailable') return send(call)
      throw error
    }
  }

  const client: ServiceClient = {
    async call<Answer extends z.ZodType | undefined>(call: ServiceCall<Answer>): Promise<Result<Answer>> {
      const response = await ask(call)
      if (!response.ok) {
        const problem = await readProblem(response)
        throw problem
          ? new ServiceCallError({ service, code: problem.code, publicMessage: problem.detail, problem })
          : away(new Error(`${service} answered ${response.status}`))
      }
      if (!call.answer) {
        await response.arrayBuffer()
        // Without an answer schema the result is void, as the type says.
        return undefined as Result<Answer>
      }
      const body: unknown = await response.json().catch((cause: unknown) => {
        throw away(cause)
      })
      const read = call.answer.safeParse(body)
      if (!read.success) throw away(read.error)
      return read.data as Result<Answer>
    },
    async find(call) {
      try {
        return await client.call(call)
      } catch (error) {
        if (error instanceof ServiceCallError && error.code === 'not_found') return null
        throw error
      }
    },
  }
  return client
}
