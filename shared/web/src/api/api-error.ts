import type { ErrorCode, Fault } from '@shared/contracts/errors'

/** The codes of the platform, and two that only a browser sees: no answer at all, an answer that is not ours. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unknown'

/** What is known of a failed call, as plain data: fit for a Redux store. */
export interface ApiFailure {
  /** HTTP status; 0 when no answer came. */
  status: number
  code: ApiErrorCode
  /** `404: Proof not found`: the status, a colon and a space, then the body's text, or the status text without one. */
  message: string
  /** The text a person is shown: the message without the status. */
  publicMessage: string
  /** Every fault of a refused body, with the path of its field. */
  faults: readonly Fault[]
  requestId?: string
}

/** A failed call, thrown by `request`. */
export class ApiError extends Error implements ApiFailure {
  readonly status: number
  readonly code: ApiErrorCode
  readonly publicMessage: string
  readonly faults: readonly Fault[]
  readonly requestId?: string

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.message, options)
    this.name = 'ApiError'
    this.status = failure.status
    this.code = failure.code
    this.publicMessage = failure.publicMessage
    this.faults = failure.faults
    if (failure.requestId !== undefined) this.requestId = failure.requestId
  }

  toFailure(): ApiFailure {
    const { status, code, message, publicMessage, faults, requestId } = this
    return { status, code, message, publicMessage, faults, ...(requestId === undefined ? {} : { requestId }) }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isFault = (value: unknown): value is Fault =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'

/** True for the error of a call made through `apiBaseQuery`, and for a thrown ApiError. */
export const isApiFailure = (value: unknown): value is ApiFailure =>
  isObject(value) && typeof value['status'] === 'number' && typeof value['publicMessage'] === 'string'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads an answer that is not a success. A problem document (RFC 9457) gives its `detail`, its code and its faults; any
 * other body is its own text.
 */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const bodyText = (await response.text().catch(() => '')).trim()
  const problem = parseJson(bodyText)
  const isProblem = isObject(problem) && typeof problem['detail'] === 'string'
  const text = isProblem ? String(problem['detail']) : bodyText
  const publicMessage = text || response.statusText
  return {
    status: response.status,
    // The list of codes may grow in the services first: an unknown one is carried as it is.
    code: isProblem && typeof problem['code'] === 'string' ? (problem['code'] as ErrorCode) : 'unknown',
    message: `${response.status}: ${publicMessage}`,
    publicMessage,
    faults: isProblem && Array.isArray(problem['faults']) ? problem['faults'].filter(isFault) : [],
    ...(isProblem && typeof problem['requestId'] === 'string' ? { requestId: problem['requestId'] } : {}),
  }
}

/** The failure of a call that got no answer. */
export const unreachable = (): ApiFailure => ({
  status: 0,
  code: 'unreachable',
  message: '0: The connection failed. Please check it and try again.',
  publicMessage: 'The connection failed. Please check it and try again.',
  faults: [],
})
