import { partnerListSchema, partnerSchema } from '@shared/contracts/partners'
import type { Partner, PartnerOrder, partnerOrderSchema } from '@shared/contracts/partners'
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
    /** Changes parts of one, and leaves the others as they are now: a colleague may have changed them since the list was read. */
    changePartner: build.mutation<Partner, { partner: Partner; changes: Partial<PartnerOrder> }>({
      async queryFn({ partner, changes }, _asked, _options, ask) {
        const listed = await ask('/api/admin/partners')
        if (listed.error) return { error: listed.error }
        const { partners } = partnerListSchema.parse(listed.data)
        const latest = partners.find(({ id }) => id === partner.id) ?? partner
        const { name, origins, maxQuestionsADay, isOn } = latest
        const body = { name, origins, maxQuestionsADay, isOn, ...changes }
        const answer = await ask({ path: ['/api/admin/partners', partner.id], method: 'PUT', body })
        return answer.error ? { error: answer.error } : { data: partnerSchema.parse(answer.data) }
      },
      invalidatesTags: ['Partners'],
    }),
  }),
})

export const { usePartnersQuery, useAddPartnerMutation, useChangePartnerMutation } = partnersApi
