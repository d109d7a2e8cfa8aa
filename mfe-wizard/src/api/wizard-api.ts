import { createApi } from '@reduxjs/toolkit/query/react'
import { idempotencyKeyHeader } from '@shared/contracts/birth-records'
import type { Submission } from '@shared/contracts/birth-records'
import type { inviteRequestSchema } from '@shared/contracts/invites'
import { inviteResultSchema } from '@shared/contracts/invites'
import { versionsSchema } from '@shared/contracts/versions'
import type { Version } from '@shared/contracts/versions'
import { unreachable } from '@shared/web/api/api-error'
import { apiBaseQuery, apiDefaults } from '@shared/web/api/base-query'
import type { z } from 'zod'

export type InviteRequest = z.infer<typeof inviteRequestSchema>
export type InviteResult = z.infer<typeof inviteResultSchema>

interface Sync {
  proofId: string
  note: string
  data: Readonly<Record<string, unknown>>
}

/** A call that the parent gave up is no fault: it ends without a word on the console. */
const baseQuery: typeof apiBaseQuery = async (call, api, options) => {
  try {
    return await apiBaseQuery(call, api, options)
  } catch (error) {
    if (api.signal.aborted) return { error: unreachable() }
    throw error
  }
}

export const wizardApi = createApi({
  ...apiDefaults,
  baseQuery,
  reducerPath: 'wizardApi',
  tagTypes: ['Versions'],
  endpoints: (build) => ({
    createBirthRecord: build.mutation<unknown, { body: Submission; key: string }>({
      query: ({ body, key }) => ({
        path: '/api/birth-records',
        method: 'POST',
        body,
        headers: { [idempotencyKeyHeader]: key },
      }),
    }),
    sync: build.mutation<unknown, Sync>({
      query: ({ proofId, ...body }) => ({ path: ['/api/proofs', proofId, 'sync'], method: 'POST', body }),
      invalidatesTags: ['Versions'],
    }),
    versions: build.query<Version[], string>({
      query: (proofId) => ['/api/proofs', proofId, 'versions'],
      transformResponse: (answer) => versionsSchema.parse(answer),
      providesTags: ['Versions'],
    }),
    createInvites: build.mutation<InviteResult, { proofId: string; request: InviteRequest }>({
      query: ({ proofId, request }) => ({
        path: ['/api/proofs', proofId, 'invites'],
        method: 'POST',
        body: request,
      }),
      transformResponse: (answer) => inviteResultSchema.parse(answer),
    }),
  }),
})

export const { useSyncMutation, useVersionsQuery, useCreateInvitesMutation } = wizardApi
