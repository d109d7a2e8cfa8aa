import { sealSchema } from '@shared/contracts/seals'
import type { Seal } from '@shared/contracts/seals'
import { proofApi } from './proof-api'

/** What approvers say of a record; loaded behind the proof itself. */
export const sealApi = proofApi.injectEndpoints({
  endpoints: (build) => ({
    seal: build.query<Seal, string>({
      query: (proofId) => ['/api/proofs', proofId, 'seal'],
      transformResponse: (answer) => sealSchema.parse(answer),
      // Marks come and go while the proof is looked at elsewhere.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useSealQuery } = sealApi
