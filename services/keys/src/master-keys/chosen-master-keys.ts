import type { MasterKeySettings } from '../config'
import { givenMasterKeys, openMasterKeyFile } from './master-keys'
import type { MasterKeys } from './master-keys'

/** The master keys that the settings name, else those of the file in the data folder. */
export const chosenMasterKeys = async ({
  MASTER_KEYS,
  DATA_DIR,
}: Pick<MasterKeySettings, 'MASTER_KEYS' | 'DATA_DIR'>): Promise<MasterKeys> =>
  MASTER_KEYS ? givenMasterKeys(MASTER_KEYS) : openMasterKeyFile(DATA_DIR)
