import type { ErrorCode, Fault } from '@shared/contracts/errors'

/** The specification's error message: status, colon, space, then the body's text, or the status text without one. */
const errorMessage = (status: number, bodyText: string, statusText: string): string =>
  `${status}: ${bodyText || statusText}`

/**
 * The codes of the platform, and what only a browser sees: no answer at all, a success that is not JSON, a refusal that
 * is not ours (a proxy's page).
 */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unreadable' | 'unknown'

/** What is known of a failed call, as plain data: fit for a Redux store. */
export interface ApiFailure {
  /** HTTP status; 0 when no answer came. */
  status: number
  code: ApiErrorCode
  /** `404: Proof not found`: the status, a colon and a space, then the body's text, or the status text without one. For logs. */
  message: string
  /**
   * The sentence a person may be shown, without the status: ours, or a short plain text. Null where the answer had none:
   * a proxy's page, markup and program output are never shown. `publicMessageOf` gives the caller's words instead.
   */
  publicMessage: string | null
  /**
   * It may pass by itself: no connection, an answer cut off, a service that is busy, starting or away. Asking again later
   * can help; nothing is known of what the server has done meanwhile. False for a refusal, which stands.
   */
  isPassing: boolean
  /** Every fault of a refused body, with the path of its field. */
  faults: readonly Fault[]
  /** Facts that the page needs to go on, as the service named them. */
  details: Readonly<Record<string, unknown>>
  requestId?: string
}

/** A failed call: what `request` and everything else that calls the server throws. */
export class ApiError extends Error implements ApiFailure {
  readonly status: number
  readonly code: ApiErrorCode
  readonly publicMessage: string | null
  readonly isPassing: boolean
  readonly faults: readonly Fault[]
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId?: string

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.message, options)
    this.name = 'ApiError'
    this.status = failure.status
    this.code = failure.code
    this.publicMessage = failure.publicMessage
    this.isPassing = failure.isPassing
    this.faults = failure.faults
    this.details = failure.details
    if (failure.requestId !== undefined) this.requestId = failure.requestId
  }

  toFailure(): ApiFailure {
    const { status, code, message, publicMessage, isPassing, faults, details, requestId } = this
    const failure = { status, code, message, publicMessage, isPassing, faults, details }
    return requestId === undefined ? failure : { ...failure, requestId }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isFault = (value: unknown): value is Fault =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'

/** True for a thrown ApiError, and for the error of an RTK Query call. */
export const isApiFailure = (value: unknown): value is ApiFailure =>
  isObject(value) && typeof value['status'] === 'number' && typeof value['isPassing'] === 'boolean'

/** Whether asking again later can help. False for anything that is no failed call. */
export const isPassing = (error: unknown): boolean => isApiFailure(error) && error.isPassing

/** The code of a failed call; undefined for anything else. */
export const codeOf = (error: unknown): ApiErrorCode | undefined =>
  isApiFailure(error) ? error.code : undefined

/** What a person is shown of a failure: the server's sentence, or `fallback` where there is none. */
export const publicMessageOf = (error: unknown, fallback: string): string =>
  (isApiFailure(error) && error.publicMessage) || fallback

/** Statuses below 500 that pass by themselves; from 500 on all do, but 501, which says that it cannot be done at all. */
const passingStatuses: readonly number[] = [408, 425, 429]
const isPassingStatus = (status: number) =>
  passingStatuses.includes(status) || (status >= 500 && status !== 501)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Longer than any sentence of ours: a dump, not words for a parent. */
const maxSentenceLength = 300

const isSentence = (text: string, contentType: string) =>
  contentType.startsWith('text/plain') && text.length <= maxSentenceLength && !/[<>{}]/.test(text)

/** An answer that is not a success, whichever way it came. */
interface RefusedAnswer {
  /** Left out for a problem that came within a stream of events: it carries its own. */
  status?: number
  statusText: string
  contentType: string | null
  text: string
}

/**
 * What an answer says that is not a success. A problem document (RFC 9457) gives its `detail`, its code, its faults and its
 * details; any other body is its own text, shown only where it is a plain sentence.
 */
export function parseFailure(answer: RefusedAnswer): ApiFailure {
  const bodyText = answer.text.trim()
  const parsed = parseJson(bodyText)
  const problem = isObject(parsed) && typeof parsed['detail'] === 'string' ? parsed : undefined
  const text = problem ? String(problem['detail']) : bodyText
  const isShown = problem !== undefined || isSentence(text, answer.contentType ?? '')
  const status = answer.status ?? (typeof problem?.['status'] === 'number' ? problem['status'] : 500)
  const requestId = problem?.['requestId']
  return {
    status,
    // The list of codes may grow in the services first: an unknown one is carried as it is.
    code: typeof problem?.['code'] === 'string' ? (problem['code'] as ErrorCode) : 'unknown',
    message: errorMessage(status, text, answer.statusText),
    publicMessage: (isShown && text) || null,
    isPassing: isPassingStatus(status),
    faults: Array.isArray(problem?.['faults']) ? problem['faults'].filter(isFault) : [],
    details: isObject(problem?.['details']) ? problem['details'] : {},
    ...(typeof requestId === 'string' ? { requestId } : {}),
  }
}

const failureOfConnection = (status: number, code: ApiErrorCode, publicMessage: string): ApiFailure => ({
  status,
  code,
  message: `${status}: ${publicMessage}`,
  publicMessage,
  isPassing: true,
  faults: [],
  details: {},
})

/** The failure of a call that got no answer, or lost the connection within it. */
export const unreachable = (): ApiFailure =>
  failureOfConnection(0, 'unreachable', 'The connection failed. Please check it and try again.')

/** The failure of a success that is not JSON: something between page and platform answered (a hotel's sign-in page). */
export const unreadable = (status: number): ApiFailure =>
  failureOfConnection(status, 'unreadable', 'The answer could not be read.')
