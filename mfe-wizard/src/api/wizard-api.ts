import { createApi } from '@reduxjs/toolkit/query/react'
import { versionsSchema } from '@shared/contracts/versions'
import type { Version } from '@shared/contracts/versions'
import { apiDefaults } from '@shared/web/api/base-query'

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
  }),
})

export const { useSyncMutation, useVersionsQuery } = wizardApi
