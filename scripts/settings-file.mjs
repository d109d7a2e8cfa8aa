import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspaces.mjs'

function dropEmpty() {
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name]
}

/**
 * Puts the settings of the `.env` file in `folder` into this process's environment, for `npm start` and for the programs beside a
 * running product alike. What is there already stands; an empty variable counts as not given, as it does in every service.
 */
export function readSettingsFile(folder = root) {
  dropEmpty()
  const path = join(folder, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
  dropEmpty()
}
