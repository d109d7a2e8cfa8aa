import { httpAddress, neededWith, platformSettings, readConfig, serviceSettings } from '@shared/node/config'
import { z } from 'zod'
import { masterKeysSetting } from './master-keys/master-key-list'

const keysSettings = serviceSettings.extend({
  /** Folder of the file with the master keys, which is made on the first start where MASTER_KEYS names none. */
  DATA_DIR: platformSettings.shape.DATA_DIR,
  /** The database server for the keys of records, where it is another than that of what they open. */
  KEYS_MONGODB_URI: platformSettings.shape.MONGODB_URI.optional(),
  MASTER_KEYS: masterKeysSetting.optional(),
  /** A symmetric key of AWS KMS that wraps instead of the master keys: its id, address or alias. */
  KMS_KEY_ID: z.string().min(1).max(2048).optional(),
  KMS_REGION: z.string().default('us-east-1'),
  KMS_ENDPOINT: httpAddress.optional(),
  /** Without these two, what Amazon's own client finds on the machine. */
  KMS_ACCESS_KEY_ID: z.string().optional(),
  KMS_SECRET_ACCESS_KEY: z.string().optional(),
})

const accessKey = ['KMS_ACCESS_KEY_ID', 'KMS_SECRET_ACCESS_KEY'] as const
const rules = [
  // Without its id the master keys would wrap.
  neededWith('KMS_KEY_ID', 'KMS_REGION', 'KMS_ENDPOINT', ...accessKey),
  neededWith(...accessKey),
  neededWith('KMS_SECRET_ACCESS_KEY', 'KMS_ACCESS_KEY_ID'),
]

/** The settings of the keys service and of its programs, from their environment. */
export const readKeysConfig = (environment?: Readonly<Record<string, string | undefined>>) => {
  const config = readConfig(keysSettings, environment, rules)
  return { ...config, MONGODB_URI: config.KEYS_MONGODB_URI ?? config.MONGODB_URI }
}

/** What a program beside the service needs of them. */
export const readKeyProgramConfig = (environment?: Readonly<Record<string, string | undefined>>) => {
  const config = readConfig(
    keysSettings.omit({ PORT: true, HOST: true, INTERNAL_SECRET: true, LOG_LEVEL: true }),
    environment,
    rules,
  )
  return { ...config, MONGODB_URI: config.KEYS_MONGODB_URI ?? config.MONGODB_URI }
}
export type MasterKeySettings = Pick<
  ReturnType<typeof readKeyProgramConfig>,
  | 'DATA_DIR'
  | 'MASTER_KEYS'
  | `KMS_${'KEY_ID' | 'REGION' | 'ENDPOINT' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY'}`
>
