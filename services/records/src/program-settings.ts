import { programSettings, readConfigOrEnd } from '@shared/node/config'
import { recordKeysOf } from '@shared/node/record-keys'

/** What a program beside the service needs: the database, and the keys of records from the service that has them. */
export function readProgramSettings() {
  const {
    MONGODB_URI: uri,
    INTERNAL_SECRET: secret,
    KEYS_URL: baseUrl,
    LOG_LEVEL,
  } = readConfigOrEnd(programSettings)
  return { uri, keys: recordKeysOf({ from: 'records', baseUrl, secret }), logLevel: LOG_LEVEL }
}
