import { createApi } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import { unattendedHeader, userSchema } from '@shared/contracts/accounts'
import type { credentialsSchema, registrationSchema, User } from '@shared/contracts/accounts'
import { ApiError, codeOf } from '@shared/web/api/api-error'
import { apiBaseQuery, apiDefaults, withHeaders } from '@shared/web/api/base-query'
import { send } from '@shared/web/api/request'
import { isUnattended } from '../session/attendance'
import { sessionEnded } from '../session/session-end'

const baseQuery: typeof apiBaseQuery = async (call, asked, options) => {
  const told = isUnattended() ? withHeaders(call, { [unattendedHeader]: '1' }) : call
  const answer = await apiBaseQuery(told, asked, options)
  if (codeOf(answer.error) === 'unauthenticated') asked.dispatch(sessionEnded())
  return answer
}

/** The calls of the staff pages. */
export const staffApi = createApi({
  ...apiDefaults,
  baseQuery,
  reducerPath: 'staffApi',
  tagTypes: ['records', 'record'],
  endpoints: (build) => ({
    login: build.mutation<User, z.infer<typeof credentialsSchema>>({
      query: (body) => ({ path: '/api/login', method: 'POST', body }),
      transformResponse: (answer: unknown) => userSchema.parse(answer),
    }),
    register: build.mutation<User, z.infer<typeof registrationSchema>>({
      query: (body) => ({ path: '/api/register', method: 'POST', body }),
      transformResponse: (answer: unknown) => userSchema.parse(answer),
    }),
    logout: build.mutation<null, void>({
      // Nothing of the answer is read: whatever stands in it, the session is over.
      queryFn: (_nothing, { signal }) =>
        send('/api/logout', 'application/json', { method: 'POST', signal }).then(
          () => ({ data: null }),
          (error: unknown) => {
            if (error instanceof ApiError) return { error: error.toFailure() }
            throw error
          },
        ),
    }),
  }),
})

export const { useLoginMutation, useRegisterMutation, useLogoutMutation } = staffApi
