import { createApi } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import { inviteInfoSchema, joinResultSchema } from '@shared/contracts/invites'
import { approvalResultSchema, proofSchema } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { apiBaseQuery } from '@shared/web/api/base-query'

type InviteInfo = z.infer<typeof inviteInfoSchema>
type JoinResult = z.infer<typeof joinResultSchema>
type ApprovalResult = z.infer<typeof approvalResultSchema>

const segment = encodeURIComponent

export const proofApi = createApi({
  reducerPath: 'proofApi',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    proof: build.query<Proof, string>({
      query: (proofId) => ({ path: `/api/proof/${segment(proofId)}` }),
      transformResponse: (answer) => proofSchema.parse(answer),
    }),
    retryProof: build.mutation<Proof, string>({
      query: (proofId) => ({ path: `/api/proof/${segment(proofId)}/retry`, method: 'POST' }),
      transformResponse: (answer) => proofSchema.parse(answer),
    }),
    approveProof: build.mutation<ApprovalResult, { proofId: string; version: number }>({
      query: ({ proofId, version }) => ({
        path: `/api/proof/${segment(proofId)}/approval`,
        method: 'POST',
        body: { version },
      }),
      transformResponse: (answer) => approvalResultSchema.parse(answer),
    }),
    inviteInfo: build.query<InviteInfo, string>({
      query: (token) => ({ path: `/api/invites/info/${segment(token)}` }),
      transformResponse: (answer) => inviteInfoSchema.parse(answer),
    }),
    join: build.mutation<JoinResult, { token: string; passcode?: string }>({
      query: ({ token, passcode }) => ({
        path: `/api/join/${segment(token)}`,
        method: 'POST',
        body: passcode === undefined ? {} : { passcode },
      }),
      transformResponse: (answer) => joinResultSchema.parse(answer),
    }),
  }),
})

export const {
  useProofQuery,
  useRetryProofMutation,
  useApproveProofMutation,
  useInviteInfoQuery,
  useJoinMutation,
} = proofApi
