import { createApi } from '@reduxjs/toolkit/query/react'
import { companionGuideSchema } from '@shared/contracts/companion-guide'
import type { CompanionGuide, GuideSubject } from '@shared/contracts/companion-guide'
import { apiDefaults } from '@shared/web/api/base-query'

/** The calls of the companion guide. */
export const assistantApi = createApi({
  ...apiDefaults,
  reducerPath: 'assistantApi',
  endpoints: (build) => ({
    generateGuide: build.mutation<CompanionGuide, GuideSubject>({
      query: (body) => ({ path: '/api/companion-guide', method: 'POST', body }),
      transformResponse: (answer: unknown) => companionGuideSchema.parse(answer),
    }),
  }),
})

export const { useGenerateGuideMutation } = assistantApi
