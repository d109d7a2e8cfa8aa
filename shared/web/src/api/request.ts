import { ApiError, readFailure, unreachable } from './api-error'

/** '/api/user', or its segments: ['/api/proofs', proofId, 'versions']. Segments after the first are encoded. */
export type ApiPath = string | readonly [string, ...(string | number)[]]

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** What a 401 means: a failure (the default), or simply no value. */
  on401?: 'throw' | 'none'
}

/** The address of a path: its segments joined with slashes. */
export const addressOf = (path: ApiPath): string =>
  typeof path === 'string'
    ? path
    : path.map((segment, index) => (index === 0 ? segment : encodeURIComponent(segment))).join('/')

/**
 * Calls the platform: JSON both ways, cookies always sent.
 * @returns the parsed body; undefined for an empty one, and for a 401 with `on401: 'none'`.
 * @throws ApiError for any answer that is not a success, and when none came; AbortError after `signal`.
 */
export async function request(path: ApiPath, options: RequestOptions = {}): Promise<unknown> {
  const { method = 'GET', body, headers, signal, on401 = 'throw' } = options
  const response = await fetch(addressOf(path), {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError(unreachable(), { cause })
  })
  if (response.status === 401 && on401 === 'none') return undefined
  if (!response.ok) throw new ApiError(await readFailure(response))
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError(
      {
        status: response.status,
        code: 'unknown',
        message: `${response.status}: The answer could not be read.`,
        publicMessage: 'The answer could not be read.',
        faults: [],
      },
      { cause },
    )
  }
}
