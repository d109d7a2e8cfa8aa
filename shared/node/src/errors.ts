import { errorStatuses } from '@shared/contracts/errors'
import type { ErrorCode, Fault, Problem } from '@shared/contracts/errors'

export interface AppErrorOptions {
  code: ErrorCode
  /** What a person is shown; it never carries anybody's data. */
  publicMessage: string
  /** What went wrong underneath; it goes to the log only. */
  cause?: unknown
  /** Every fault of a refused body, query or address. */
  faults?: readonly Fault[]
  /** Facts the page needs to go on, such as the id of a newer proof; ids only. */
  details?: Readonly<Record<string, unknown>>
  /** Whole seconds until asking again makes sense, sent as `Retry-After`; a default stands for each code that asks to wait. */
  retryAfterSeconds?: number
}

/** What `Retry-After` says unless the error knows better: a limit counts minutes, and a part that crashed is back in seconds. */
const retryAfterDefaults: Partial<Readonly<Record<ErrorCode, number>>> = { rate_limited: 60, unavailable: 2 }

/** An error that a caller may be told about. Everything else that is thrown becomes a generic 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly publicMessage: string
  readonly faults: readonly Fault[] | undefined
  readonly details: Readonly<Record<string, unknown>> | undefined
  /** Seconds for `Retry-After`; every 429 and 503 has one. */
  readonly retryAfterSeconds: number | undefined

  constructor({ code, publicMessage, cause, faults, details, retryAfterSeconds }: AppErrorOptions) {
    super(publicMessage, { cause })
    this.name = 'AppError'
    this.code = code
    this.publicMessage = publicMessage
    this.faults = faults
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds ?? retryAfterDefaults[code]
  }

  get status(): number {
    return errorStatuses[this.code]
  }
}

const titles: Readonly<Record<ErrorCode, string>> = {
  invalid_body: 'The request is not valid',
  invalid_query: 'The address is not valid',
  unauthenticated: 'Not signed in',
  forbidden: 'Not allowed',
  second_factor_required: 'Second factor required',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  conflict: 'Conflict',
  owned: 'Owned by somebody else',
  approved: 'Approved',
  gone: 'Gone',
  too_large: 'Too large',
  request_timeout: 'Request timed out',
  unsupported_type: 'Unsupported content type',
  idempotency_mismatch: 'Idempotency key used for another request',
  locked: 'Locked',
  rate_limited: 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Unavailable',
  timeout: 'Timed out',
}

/** The RFC 9457 body of an error's answer; `about:blank` because the code, not an address, names the kind. */
export const problemOf = (error: AppError, requestId: string | undefined): Problem => ({
  type: 'about:blank',
  title: titles[error.code],
  status: error.status,
  detail: error.publicMessage,
  code: error.code,
  ...(requestId === undefined ? {} : { requestId }),
  ...(error.faults ? { faults: [...error.faults] } : {}),
  ...(error.details ? { details: { ...error.details } } : {}),
})
