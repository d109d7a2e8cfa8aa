import { wizardApi } from './wizard-api'

/** How the owner of a record that was made on another device goes on with it here. */
const ownerLinkApi = wizardApi.injectEndpoints({
  endpoints: (build) => ({
    askForLink: build.mutation<void, string>({
      query: (proofId) => ({ path: ['/api/proof', proofId, 'access-link'], method: 'POST' }),
    }),
  }),
})

export const { useAskForLinkMutation } = ownerLinkApi
