import { unusableSetting } from '@shared/node/config'
import type { MasterKeySettings } from '../config'
import { givenMasterKeys, openMasterKeyFile } from './master-keys'
import type { MasterKeys } from './master-keys'

/**
 * The master keys that the settings name, else those of the file in the data folder.
 * @throws ConfigError when that file holds none, or cannot be made
 */
export async function chosenMasterKeys({
  MASTER_KEYS,
  DATA_DIR,
}: Pick<MasterKeySettings, 'MASTER_KEYS' | 'DATA_DIR'>): Promise<MasterKeys> {
  if (MASTER_KEYS) return givenMasterKeys(MASTER_KEYS)
  try {
    return await openMasterKeyFile(DATA_DIR)
  } catch (error) {
    throw unusableSetting('DATA_DIR', 'its file master-keys cannot be used', error)
  }
}
