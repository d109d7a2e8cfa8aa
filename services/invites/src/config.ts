import { platformSettings, readConfig, serviceSettings } from '@shared/node/config'

/** The settings of the invites service, from its environment. */
export const readInvitesConfig = () =>
  readConfig(serviceSettings.extend({ RECORDS_URL: platformSettings.shape.RECORDS_URL }))
