import { createApi } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import { userSchema } from '@shared/contracts/accounts'
import type { credentialsSchema, registrationSchema, User } from '@shared/contracts/accounts'
import { apiDefaults } from '@shared/web/api/base-query'

/** The calls of the staff pages. */
export const staffApi = createApi({
  ...apiDefaults,
  reducerPath: 'staffApi',
  tagTypes: ['records'],
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
      query: () => ({ path: '/api/logout', method: 'POST' }),
      transformResponse: () => null,
    }),
  }),
})

export const { useLoginMutation, useRegisterMutation, useLogoutMutation } = staffApi
