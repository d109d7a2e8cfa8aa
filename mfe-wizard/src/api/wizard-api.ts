import { createApi } from '@reduxjs/toolkit/query/react'
import type { inviteRequestSchema } from '@shared/contracts/invites'
import { inviteResultSchema } from '@shared/contracts/invites'
import { versionsSchema } from '@shared/contracts/versions'
import type { Version } from '@shared/contracts/versions'
import { apiDefaults } from '@shared/web/api/base-query'
import type { z } from 'zod'

export type InviteRequest = z.infer<typeof inviteRequestSchema>
export type InviteResult = z.infer<typeof inviteResultSchema>

interface Sync {
  proofId: string
  note: string
  data: Readonly<Record<string, unknown>>
}

export const wizardApi = createApi({
  ...apiDefaults,
  reducerPath: 'wizardApi',
  tagTypes: ['Versions'],
  endpoints: (build) => ({
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
