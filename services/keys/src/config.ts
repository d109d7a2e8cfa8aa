import { platformSettings, readConfig, serviceSettings } from '@shared/node/config'
import { masterKeysSetting } from './master-keys/master-key-list'

const keysSettings = serviceSettings.extend({
  /** Folder of the file with the master keys, which is made on the first start where MASTER_KEYS names none. */
  DATA_DIR: platformSettings.shape.DATA_DIR,
  /** The database server for the keys of records, where it is another than that of what they open. */
  KEYS_MONGODB_URI: platformSettings.shape.MONGODB_URI.optional(),
  MASTER_KEYS: masterKeysSetting.optional(),
})

/** The settings of the keys service and of its programs, from their environment. */
export const readKeysConfig = (environment?: Readonly<Record<string, string | undefined>>) => {
  const config = readConfig(keysSettings, environment)
  return { ...config, MONGODB_URI: config.KEYS_MONGODB_URI ?? config.MONGODB_URI }
}

/** What a program beside the service needs of them. */
export const readKeyProgramConfig = (environment?: Readonly<Record<string, string | undefined>>) => {
  const config = readConfig(
    keysSettings.pick({ MONGODB_URI: true, KEYS_MONGODB_URI: true, DATA_DIR: true, MASTER_KEYS: true }),
    environment,
  )
  return { ...config, MONGODB_URI: config.KEYS_MONGODB_URI ?? config.MONGODB_URI }
}
export type MasterKeySettings = Pick<ReturnType<typeof readKeyProgramConfig>, 'DATA_DIR' | 'MASTER_KEYS'>
