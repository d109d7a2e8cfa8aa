import { takeBegunCall } from './begun-calls'
import { ApiError, parseFailure, unreachable, unreadable } from './api-error'
import { noteServerTime } from './server-clock'

/** '/api/user', or its segments: ['/api/proofs', proofId, 'versions']. Segments after the first are encoded. */
export type ApiPath = string | readonly [string, ...(string | number)[]]

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Sent to its end though the page goes away meanwhile; bodies of at most 64 KB, by the browsers' rule. */
  keepalive?: boolean
  /** What a 401 means: a failure (the default), or simply no value. */
  on401?: 'throw' | 'none'
}

/** The address of a path: its segments joined with slashes. */
const addressOf = (path: ApiPath): string =>
  typeof path === 'string'
    ? path
    : path.map((segment, index) => (index === 0 ? segment : encodeURIComponent(segment))).join('/')

/** For the `catch` of a promise: what failed while the connection was used: the caller's own abort as it is, all else an ApiError 'unreachable'. */
export const throwLost =
  (signal: AbortSignal | undefined) =>
  (cause: unknown): never => {
    signal?.throwIfAborted()
    throw new ApiError(unreachable(), { cause })
  }

/**
 * Calls the platform, cookies always sent: what every way of calling it starts from.
 * @returns the answer, a success; its body has not been read yet
 * @throws ApiError for any answer that is not a success, and when none came; AbortError after `signal`
 */
export async function send(path: ApiPath, accept: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, headers, signal, keepalive } = options
  const address = addressOf(path)
  const ask = () =>
    fetch(address, {
      method,
      credentials: 'include',
      headers: {
        Accept: accept,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    }).catch(throwLost(signal))
  const response = (method === 'GET' ? await takeBegunCall(address) : undefined) ?? (await ask())
  noteServerTime(response)
  if (!response.ok) {
    const { status, statusText } = response
    const text = await response.text().catch(() => '')
    throw new ApiError(
      parseFailure({ status, statusText, contentType: response.headers.get('content-type'), text }),
    )
  }
  return response
}

/** The body as JSON; undefined for an empty one. Throws ApiError 'unreadable', or 'unreachable' where it did not come whole. */
export const readJson = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  const text = await response.text().catch(throwLost(signal))
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError(unreadable(response.status), { cause })
  }
}

/**
 * Calls the platform: JSON both ways, cookies always sent.
 * @returns the parsed body; undefined for an empty one, and for a 401 with `on401: 'none'`.
 * @throws ApiError for any answer that is not a success, and when none came whole; AbortError after `signal`.
 */
export async function request(path: ApiPath, options: RequestOptions = {}): Promise<unknown> {
  try {
    return await readJson(await send(path, 'application/json', options), options.signal)
  } catch (error) {
    if (options.on401 === 'none' && error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

/** Loads a file of the platform (a picture) into the browser's cache, to its last byte. Throws as `request` does. */
export async function loadFile(path: ApiPath, options: RequestOptions = {}): Promise<void> {
  const response = await send(path, '*/*', options)
  await response.blob().catch(throwLost(options.signal))
}
