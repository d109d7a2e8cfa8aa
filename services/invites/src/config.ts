import {
  mailSettings,
  platformSettings,
  readConfig,
  recordDataSettings,
  serviceSettings,
} from '@shared/node/config'

/** The settings of the invites service, from its environment. */
export const readInvitesConfig = () =>
  readConfig(
    serviceSettings.extend({
      ...mailSettings.shape,
      RECORDS_URL: platformSettings.shape.RECORDS_URL,
      PROOFS_URL: platformSettings.shape.PROOFS_URL,
      ACCOUNTS_URL: platformSettings.shape.ACCOUNTS_URL,
      ...recordDataSettings.shape,
      PUBLIC_URL: platformSettings.shape.PUBLIC_URL,
    }),
  )
