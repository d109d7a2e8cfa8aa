import { accessListSchema } from '@shared/contracts/invites'
import type { AccessList } from '@shared/contracts/invites'
import { holdingsSchema } from '@shared/contracts/privacy'
import type { Holdings } from '@shared/contracts/privacy'
import { proofApi } from './proof-api'

/** What an owner sees of what is held, and does about it; loaded with that page alone. */
const privacyApi = proofApi.injectEndpoints({
  endpoints: (build) => ({
    holdings: build.query<Holdings, string>({
      query: (proofId) => ['/api/proofs', proofId, 'holdings'],
      transformResponse: (answer) => holdingsSchema.parse(answer),
      keepUnusedDataFor: 0,
    }),
    people: build.query<AccessList, string>({
      query: (proofId) => ['/api/proofs', proofId, 'invites'],
      transformResponse: (answer) => accessListSchema.parse(answer),
      keepUnusedDataFor: 0,
    }),
    removeDevice: build.mutation<unknown, { proofId: string; deviceId: string }>({
      query: ({ proofId, deviceId }) => ({
        path: ['/api/proofs', proofId, 'devices', deviceId],
        method: 'DELETE',
      }),
    }),
    eraseRecord: build.mutation<unknown, { proofId: string; recordId: string }>({
      query: ({ proofId, recordId }) => ({
        path: ['/api/proofs', proofId, 'record'],
        method: 'DELETE',
        body: { recordId },
      }),
    }),
    forgetDevice: build.mutation<unknown, void>({
      query: () => ({ path: '/api/device', method: 'DELETE' }),
    }),
  }),
})

export const {
  useHoldingsQuery,
  usePeopleQuery,
  useRemoveDeviceMutation,
  useEraseRecordMutation,
  useForgetDeviceMutation,
} = privacyApi
