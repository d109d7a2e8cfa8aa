import { objectStoreSettings, platformSettings, readConfig, serviceSettings } from '@shared/node/config'
import { z } from 'zod'

/** The settings of the records service, from its environment. */
export const readRecordsConfig = () =>
  readConfig(
    serviceSettings.extend({
      PROOFS_URL: platformSettings.shape.PROOFS_URL,
      INVITES_URL: platformSettings.shape.INVITES_URL,
      ...objectStoreSettings.shape,
      /** Days after which a file that was sent and never submitted is removed. */
      UNUSED_FILE_DAYS: z.coerce.number().int().min(1).default(30),
    }),
  )
