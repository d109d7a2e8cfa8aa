import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { settingsOrEnd } from '@shared/node/config'
import { readKeyProgramConfig } from './config'
import { onKeyDatabase } from './key-database'
import { readErasures, replayErasures, writtenErasures } from './record-keys/replay-erasures'

/** `npm run keys:export-erasures > file`, and `npm run keys:replay-erasures [-- file]` after a backup was restored. */
const { positionals } = parseArgs({ allowPositionals: true })
const [what, file] = positionals
const { MONGODB_URI: uri } = settingsOrEnd(readKeyProgramConfig)

try {
  if (what === 'export')
    await onKeyDatabase(uri, async (connection) => {
      for await (const line of writtenErasures(connection)) process.stdout.write(line)
    })
  else {
    const erasures = file === undefined ? [] : readErasures(readFileSync(file, 'utf8'))
    const count = await onKeyDatabase(uri, (connection) => replayErasures(connection, erasures))
    process.stdout.write(`${count} keys of erased records were there again and are destroyed.\n`)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
