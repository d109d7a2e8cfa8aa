import { parseArgs } from 'node:util'
import { readKeyProgramConfig } from './config'
import { onKeyDatabase } from './key-database'
import { chosenMasterKeys } from './master-keys/chosen-master-keys'
import { rotateMasterKey } from './rotation/rotate-master-key'

/** `npm run keys:rotate [-- --remove <id>]` */
const { values } = parseArgs({ options: { remove: { type: 'string' } } })
const config = readKeyProgramConfig()
const masterKeys = await chosenMasterKeys(config)
const say = (words: string) => void process.stdout.write(`${words}\n`)

try {
  await onKeyDatabase(config.MONGODB_URI, (connection) =>
    rotateMasterKey({ connection, masterKeys, remove: values.remove, say }),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
