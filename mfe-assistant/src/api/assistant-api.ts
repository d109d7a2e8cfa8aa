import { createApi } from '@reduxjs/toolkit/query/react'
import { chatAnswerSchema } from '@shared/contracts/chat'
import type { ChatMessage } from '@shared/contracts/chat'
import { apiDefaults } from '@shared/web/api/base-query'

export interface ChatTurn {
  message: string
  conversationHistory: readonly ChatMessage[]
}

/** Whose guide is asked for: the record of a proof, or a child of whom only the birth date is known so far. */
export type GuideSubject = { proofId: string } | { birthDate: string }

/** The calls of MYA and of the companion guide. */
export const assistantApi = createApi({
  ...apiDefaults,
  reducerPath: 'assistantApi',
  endpoints: (build) => ({
    ask: build.mutation<readonly ChatMessage[], ChatTurn>({
      query: (body) => ({ path: '/api/mya-chat', method: 'POST', body }),
      transformResponse: (answer: unknown) => chatAnswerSchema.parse(answer).conversationHistory,
    }),
    generateGuide: build.mutation<unknown, GuideSubject>({
      query: (body) => ({ path: '/api/companion-guide', method: 'POST', body }),
    }),
  }),
})

export const { useAskMutation, useGenerateGuideMutation } = assistantApi
