import { platformSettings, readConfig, serviceSettings, settingsOrEnd } from '@shared/node/config'
import { recordKeysOf } from '@shared/node/record-keys'

/** What a program beside the service needs: the database, and the keys of records from the service that has them. */
export function readProgramSettings() {
  const settings = serviceSettings
    .pick({ MONGODB_URI: true, INTERNAL_SECRET: true, LOG_LEVEL: true })
    .extend({ KEYS_URL: platformSettings.shape.KEYS_URL })
  const {
    MONGODB_URI: uri,
    INTERNAL_SECRET: secret,
    KEYS_URL: baseUrl,
    LOG_LEVEL,
  } = settingsOrEnd(() => readConfig(settings))
  return { uri, keys: recordKeysOf({ from: 'records', baseUrl, secret }), logLevel: LOG_LEVEL }
}
