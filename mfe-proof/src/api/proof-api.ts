import { createApi } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import { deliverySchema } from '@shared/contracts/deliveries'
import type { Delivery } from '@shared/contracts/deliveries'
import { inviteInfoSchema, joinResultSchema } from '@shared/contracts/invites'
import { approvalResultSchema, proofSchema } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { apiDefaults } from '@shared/web/api/base-query'

type InviteInfo = z.infer<typeof inviteInfoSchema>
type JoinResult = z.infer<typeof joinResultSchema>
type ApprovalResult = z.infer<typeof approvalResultSchema>

export const proofApi = createApi({
  ...apiDefaults,
  reducerPath: 'proofApi',
  endpoints: (build) => ({
    retryProof: build.mutation<Proof, string>({
      query: (proofId) => ({ path: ['/api/proof', proofId, 'retry'], method: 'POST' }),
      transformResponse: (answer) => proofSchema.parse(answer),
    }),
    approveProof: build.mutation<ApprovalResult, { proofId: string; version: number; sha256: string }>({
      query: ({ proofId, ...seen }) => ({
        path: ['/api/proof', proofId, 'approval'],
        method: 'POST',
        body: seen,
      }),
      transformResponse: (answer) => approvalResultSchema.parse(answer),
    }),
    undoApproval: build.mutation<void, { proofId: string; approvedAt: string }>({
      query: ({ proofId, approvedAt }) => ({
        path: ['/api/proof', proofId, 'approval', 'undo'],
        method: 'POST',
        body: { approvedAt },
      }),
    }),
    tellOrder: build.mutation<void, { proofId: string; mark: string }>({
      query: ({ proofId, mark }) => ({
        path: ['/api/proof', proofId, 'order'],
        method: 'POST',
        body: { mark },
      }),
    }),
    spendOwnerKey: build.mutation<void, { proofId: string; key: string }>({
      query: ({ proofId, key }) => ({
        path: ['/api/proof', proofId, 'owner-key'],
        method: 'POST',
        body: { key },
      }),
    }),
    askForLink: build.mutation<void, string>({
      query: (proofId) => ({ path: ['/api/proof', proofId, 'access-link'], method: 'POST' }),
    }),
    delivery: build.query<Delivery, string>({
      query: (proofId) => ['/api/proof', proofId, 'delivery'],
      transformResponse: (answer) => deliverySchema.parse(answer),
    }),
    changeDelivery: build.mutation<Delivery, { proofId: string; email: string }>({
      query: ({ proofId, email }) => ({
        path: ['/api/proof', proofId, 'delivery'],
        method: 'PUT',
        body: { email },
      }),
      transformResponse: (answer) => deliverySchema.parse(answer),
      onQueryStarted: ({ proofId }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(proofApi.util.updateQueryData('delivery', proofId, () => data)),
          () => undefined,
        ),
    }),
    inviteInfo: build.query<InviteInfo, string>({
      query: (token) => ['/api/invites/info', token],
      transformResponse: (answer) => inviteInfoSchema.parse(answer),
    }),
    join: build.mutation<JoinResult, { token: string; passcode?: string }>({
      query: ({ token, passcode }) => ({
        path: ['/api/join', token],
        method: 'POST',
        body: passcode === undefined ? {} : { passcode },
      }),
      transformResponse: (answer) => joinResultSchema.parse(answer),
    }),
    declineInvite: build.mutation<unknown, { token: string; what: 'invitation' | 'reminder' }>({
      query: ({ token, what }) => ({
        path: ['/api/invites/info', token, ...(what === 'reminder' ? ['reminder'] : [])],
        method: 'DELETE',
      }),
    }),
  }),
})

export const {
  useRetryProofMutation,
  useApproveProofMutation,
  useUndoApprovalMutation,
  useTellOrderMutation,
  useSpendOwnerKeyMutation,
  useAskForLinkMutation,
  useDeliveryQuery,
  useChangeDeliveryMutation,
  useInviteInfoQuery,
  useJoinMutation,
  useDeclineInviteMutation,
} = proofApi
