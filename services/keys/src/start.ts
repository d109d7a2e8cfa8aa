import { startService } from '@shared/node/start-service'
import { createApp } from './app'
import { readKeysConfig } from './config'
import { chosenMasterKeys } from './master-keys/chosen-master-keys'
import { createKeyWrapper } from './master-keys/wrapping'

const config = readKeysConfig()
const wrapper = createKeyWrapper(await chosenMasterKeys(config))

await startService({
  name: 'keys',
  config,
  create: (kit) => createApp({ ...kit, secret: config.INTERNAL_SECRET, wrapper }),
})
