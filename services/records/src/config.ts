import {
  httpAddress,
  neededWith,
  objectStoreRules,
  objectStoreSettings,
  platformSettings,
  readConfig,
  recordDataSettings,
  retentionDays,
  serviceSettings,
} from '@shared/node/config'
import { z } from 'zod'
import { defaultProofIdLimits } from './access/proof-id-quota'
import { googleAccountSetting } from './drive/google-account'
import { defaultRetentionDays } from './retention/retention'

/** Without a key, places come from the embedded gazetteer. */
const placesSettings = z.object({
  GOOGLE_PLACES_API_KEY: z.string().optional(),
  GOOGLE_PLACES_URL: httpAddress.default('https://places.googleapis.com'),
})

/** Without an account, the cloud drive is a folder of the object store. */
const driveSettings = z.object({
  GOOGLE_DRIVE_ACCOUNT: googleAccountSetting.optional(),
  GOOGLE_DRIVE_FOLDER: z.string().optional(),
  GOOGLE_DRIVE_URL: httpAddress.default('https://www.googleapis.com'),
})

/** The settings of the records service, from its environment. */
export const readRecordsConfig = (environment = process.env) =>
  readConfig(
    serviceSettings.extend({
      ACCOUNTS_URL: platformSettings.shape.ACCOUNTS_URL,
      ...recordDataSettings.shape,
      PROOFS_URL: platformSettings.shape.PROOFS_URL,
      INVITES_URL: platformSettings.shape.INVITES_URL,
      CHAT_URL: platformSettings.shape.CHAT_URL,
      ...objectStoreSettings.shape,
      /** Days after which a file that was sent and never submitted is removed. */
      UNUSED_FILE_DAYS: z.coerce.number().int().min(1).default(30),
      /** Days without a change after which a record goes that was never submitted, and one that was never approved; 0 keeps it for ever. */
      UNSUBMITTED_RECORD_DAYS: retentionDays.default(defaultRetentionDays.unsubmitted),
      UNAPPROVED_RECORD_DAYS: retentionDays.default(defaultRetentionDays.unapproved),
      /** Megabytes of files that no record uses yet: of one visitor, and of all. */
      UPLOAD_VISITOR_MB: z.coerce.number().int().min(10).default(200),
      UPLOAD_TOTAL_MB: z.coerce.number().int().min(10).default(10_240),
      /** Megabytes of files that one visitor sends within a day, whether records use them or not. */
      UPLOAD_VISITOR_DAY_MB: z.coerce.number().int().min(10).default(500),
      /** Children of whom records may be begun in a day: by a visitor, and from one network; 0 is no limit. */
      PROOF_IDS_VISITOR_A_DAY: z.coerce
        .number()
        .int()
        .min(0)
        .max(10_000)
        .default(defaultProofIdLimits.visitorPerDay),
      PROOF_IDS_NETWORK_A_DAY: z.coerce
        .number()
        .int()
        .min(0)
        .max(10_000)
        .default(defaultProofIdLimits.networkPerDay),
      ...placesSettings.shape,
      ...driveSettings.shape,
    }),
    environment,
    [
      ...objectStoreRules,
      neededWith('GOOGLE_DRIVE_FOLDER', 'GOOGLE_DRIVE_ACCOUNT'),
      neededWith('GOOGLE_DRIVE_ACCOUNT', 'GOOGLE_DRIVE_FOLDER'),
    ],
  )
