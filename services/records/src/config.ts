import { platformSettings, readConfig, serviceSettings } from '@shared/node/config'

/** The settings of the records service, from its environment. */
export const readRecordsConfig = () =>
  readConfig(
    serviceSettings.extend({
      PROOFS_URL: platformSettings.shape.PROOFS_URL,
      INVITES_URL: platformSettings.shape.INVITES_URL,
    }),
  )
