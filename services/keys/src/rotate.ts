import { parseArgs } from 'node:util'
import { endForSettings, settingsOrEnd } from '@shared/node/config'
import { readKeyProgramConfig } from './config'
import { onKeyDatabase } from './key-database'
import { chosenMasterKeys } from './master-keys/chosen-master-keys'
import { chosenWrapper } from './master-keys/chosen-wrapper'
import { rotateMasterKey } from './rotation/rotate-master-key'

/** `npm run keys:rotate [-- --remove <id>]` */
const { values } = parseArgs({ options: { remove: { type: 'string' } } })
const config = settingsOrEnd(readKeyProgramConfig)
const masterKeys = await chosenMasterKeys(config).catch(endForSettings)
const wrapper = await chosenWrapper(config, masterKeys)
const say = (words: string) => void process.stdout.write(`${words}\n`)

try {
  await onKeyDatabase(config.MONGODB_URI, (connection) =>
    rotateMasterKey({ connection, masterKeys, wrapper, remove: values.remove, say }),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
