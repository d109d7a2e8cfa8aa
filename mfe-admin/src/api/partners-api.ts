import { partnerListSchema, partnerSchema } from '@shared/contracts/partners'
import type { Partner, PartnerChange, partnerOrderSchema } from '@shared/contracts/partners'
import type { z } from 'zod'
import { staffApi } from './staff-api'

/** The calls about the partners on whose pages MYA's widget answers. */
const partnersApi = staffApi.enhanceEndpoints({ addTagTypes: ['Partners'] }).injectEndpoints({
  endpoints: (build) => ({
    partners: build.query<Partner[], void>({
      query: () => '/api/admin/partners',
      transformResponse: (answer: unknown) => partnerListSchema.parse(answer).partners,
      providesTags: ['Partners'],
    }),
    addPartner: build.mutation<Partner, z.input<typeof partnerOrderSchema>>({
      query: (body) => ({ path: '/api/admin/partners', method: 'POST', body }),
      transformResponse: (answer: unknown) => partnerSchema.parse(answer),
      invalidatesTags: ['Partners'],
    }),
    /** Leaves the other parts as they are: a colleague may have changed them since the list was read. */
    changePartner: build.mutation<Partner, { id: string; changes: PartnerChange }>({
      query: ({ id, changes }) => ({ path: ['/api/admin/partners', id], method: 'PATCH', body: changes }),
      transformResponse: (answer: unknown) => partnerSchema.parse(answer),
      invalidatesTags: ['Partners'],
    }),
  }),
})

export const { usePartnersQuery, useAddPartnerMutation, useChangePartnerMutation } = partnersApi
