import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { ApiError, unreachable } from './api-error'
import type { ApiFailure } from './api-error'
import { request } from './request'
import type { ApiPath, RequestOptions } from './request'

export type ApiCall = ApiPath | ({ path: ApiPath } & Omit<RequestOptions, 'signal'>)

const isPath = (call: ApiCall): call is ApiPath => typeof call === 'string' || Array.isArray(call)

/** A call with headers of its own. */
export const withHeaders = (call: ApiCall, headers: Readonly<Record<string, string>>): ApiCall =>
  isPath(call) ? { path: call, headers } : { ...call, headers: { ...call.headers, ...headers } }

/**
 * The base query of every RTK Query api: `query: () => '/api/user'`, `query: (id) => ['/api/proof', id]` or
 * `query: (body) => ({ path: '/api/login', method: 'POST', body })`. An empty answer is null. Its error is an ApiFailure.
 */
export const apiBaseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure> = async (call, { signal }) => {
  const { path, ...options } = isPath(call) ? { path: call } : call
  try {
    return { data: (await request(path, { ...options, signal })) ?? null }
  } catch (error) {
    if (error instanceof ApiError) return { error: error.toFailure() }
    // Nobody waits for what was given up. Thrown, the library would tell of it in the console; as data, an endpoint would read it.
    if (signal.aborted) return { error: unreachable() }
    throw error
  }
}

/**
 * What every api of the platform starts from: `createApi({ ...apiDefaults, reducerPath, endpoints })`. Nothing is asked for
 * twice on its own: no retry, no fetch on focus or reconnect, no polling, and data never grows stale.
 */
export const apiDefaults = {
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
} as const
