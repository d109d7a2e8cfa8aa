import { partnerListSchema, partnerSchema } from '@shared/contracts/partners'
import type { Partner, partnerOrderSchema } from '@shared/contracts/partners'
import type { z } from 'zod'
import { staffApi } from './staff-api'

type PartnerOrder = z.input<typeof partnerOrderSchema>

/** The calls about the partners on whose pages MYA's widget answers. */
const partnersApi = staffApi.enhanceEndpoints({ addTagTypes: ['Partners'] }).injectEndpoints({
  endpoints: (build) => ({
    partners: build.query<Partner[], void>({
      query: () => '/api/admin/partners',
      transformResponse: (answer: unknown) => partnerListSchema.parse(answer).partners,
      providesTags: ['Partners'],
    }),
    /** Adds one, or, with an id, changes it. */
    savePartner: build.mutation<Partner, { id?: string | undefined; order: PartnerOrder }>({
      query: ({ id, order }) =>
        id === undefined
          ? { path: '/api/admin/partners', method: 'POST', body: order }
          : { path: ['/api/admin/partners', id], method: 'PUT', body: order },
      transformResponse: (answer: unknown) => partnerSchema.parse(answer),
      invalidatesTags: ['Partners'],
    }),
  }),
})

export const { usePartnersQuery, useSavePartnerMutation } = partnersApi
