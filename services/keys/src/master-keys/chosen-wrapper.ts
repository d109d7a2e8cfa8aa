import type { MasterKeySettings } from '../config'
import type { MasterKeys } from './master-keys'
import { createKeyWrapper } from './wrapping'
import type { KeyWrapper } from './wrapping'

/** A key of AWS KMS where the settings name one, else the master keys. */
export async function chosenWrapper(
  settings: MasterKeySettings,
  masterKeys: MasterKeys,
): Promise<KeyWrapper> {
  const own = createKeyWrapper(masterKeys)
  if (settings.KMS_KEY_ID === undefined) return own
  // Its library is large; a process that does not use it does not load it.
  const { createKmsWrapper } = await import('./kms-wrapping')
  return createKmsWrapper({ ...settings, KMS_KEY_ID: settings.KMS_KEY_ID }, own)
}
