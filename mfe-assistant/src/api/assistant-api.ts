import { createApi } from '@reduxjs/toolkit/query/react'
import { apiDefaults } from '@shared/web/api/base-query'

/** Whose guide is asked for: the record of a proof, or a child of whom only the birth date is known so far. */
export type GuideSubject = { proofId: string } | { birthDate: string }

/** The calls of the companion guide. */
export const assistantApi = createApi({
  ...apiDefaults,
  reducerPath: 'assistantApi',
  endpoints: (build) => ({
    generateGuide: build.mutation<unknown, GuideSubject>({
      query: (body) => ({ path: '/api/companion-guide', method: 'POST', body }),
    }),
  }),
})

export const { useGenerateGuideMutation } = assistantApi
