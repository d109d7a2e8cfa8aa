import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnOwned } from './owned-child.mjs'
import { root } from './workspaces.mjs'

const readLock = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/**
 * Whether node_modules holds what the lock file names. npm keeps a copy of the lock inside node_modules; comparing the
 * two entry by entry is independent of file times, which a checkout changes at will.
 */
export function isInstalled(folder = root) {
  const installedLock = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installedLock)) return false
  const wanted = readLock(join(folder, 'package-lock.json'))
  const installed = readLock(installedLock)
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    if (entry.optional || entry.devOptional || entry.peer) return true
    return installed[path]?.version === entry.version
  })
}

/** Installs the dependencies if they are absent or older than the lock file. Throws when npm fails. */
export async function ensureInstalled(say) {
  if (isInstalled()) return
  const isFresh = !existsSync(join(root, 'node_modules'))
  say(isFresh ? 'installing dependencies' : 'dependencies changed, installing')
  const args = isFresh ? ['ci'] : ['install', '--no-save']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await new Promise((resolve, reject) => {
    const child = spawnOwned(npm, [...args, '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args.join(' ')} ended with code ${code}`)),
    )
  })
}
