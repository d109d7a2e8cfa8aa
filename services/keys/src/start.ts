import { endForSettings, settingsOrEnd } from '@shared/node/config'
import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readKeysConfig } from './config'
import { chosenMasterKeys } from './master-keys/chosen-master-keys'
import { chosenWrapper } from './master-keys/chosen-wrapper'

const config = settingsOrEnd(readKeysConfig)
const wrapper = await chosenWrapper(config, await chosenMasterKeys(config).catch(endForSettings))

await startService({
  name: 'keys',
  config,
  create: (kit) => createApp({ ...kit, secret: config.INTERNAL_SECRET, wrapper }),
})
