import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withBuildLock } from './build-lock.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { endToolsOnSignals, spawnOwned } from './owned-child.mjs'
import { createFingerprint, listWorkspaces, root } from './workspaces.mjs'

const cache = join(root, 'node_modules/.cache/birth-codex')
const atOnce = 2

const stampOf = (workspace) => join(cache, 'built', `${workspace.path.replaceAll('/', '+')}.txt`)
const readStamp = (workspace) => {
  const path = stampOf(workspace)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** The package's own `build` script; a package with an Rspack configuration needs none. */
const commandOf = ({ manifest, folder }) =>
  manifest.scripts?.build ?? (existsSync(join(folder, 'rspack.config.mjs')) ? 'rspack build' : null)

/** Runs the build of a package; gives everything it printed, throws with it when it fails. */
function runBuild(workspace) {
  return new Promise((resolve, reject) => {
    const child = spawnOwned(commandOf(workspace), [], {
      cwd: workspace.folder,
      shell: true,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${workspace.path} does not build:\n${output}`)),
    )
  })
}

/**
 * Builds every package whose sources, or those it depends on, changed since its last build: two at a time, the browser
 * packages (the long ones) first. Throws an error that lists every failed build.
 */
export async function buildStale({ say = console.log, only = null, force = false } = {}) {
  const started = performance.now()
  const workspaces = listWorkspaces()
  const unknown = only?.find((path) => !workspaces.some((workspace) => workspace.path === path))
  if (unknown) throw new Error(`There is no package in ${unknown}`)
  return withBuildLock(join(cache, 'build.lock'), say, async () => {
    const fingerprint = createFingerprint(workspaces)
    const stale = workspaces
      .filter(commandOf)
      .filter((workspace) => !only || only.includes(workspace.path))
      .map((workspace) => ({ workspace, hash: fingerprint(workspace) }))
      .filter(
        ({ workspace, hash }) =>
          force || readStamp(workspace) !== hash || !existsSync(join(workspace.folder, 'dist')),
      )
    if (stale.length === 0) return { built: 0, seconds: 0 }
    mkdirSync(join(cache, 'built'), { recursive: true })
    const failures = []
    const waiting = [...stale]
    let done = 0
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const begun = performance.now()
        try {
          await runBuild(next.workspace)
          writeFileSync(stampOf(next.workspace), next.hash)
          done += 1
          const seconds = ((performance.now() - begun) / 1000).toFixed(1)
          say(`built ${next.workspace.path} in ${seconds} s (${done}/${stale.length})`)
        } catch (error) {
          failures.push(error)
        }
      }
    }
    say(`building ${stale.length} package${stale.length === 1 ? '' : 's'}`)
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (failures.length > 0) throw new Error(failures.map((failure) => failure.message).join('\n\n'))
    return { built: stale.length, seconds: (performance.now() - started) / 1000 }
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode()
  endToolsOnSignals()
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  try {
    await ensureInstalled(console.log)
    const { built, seconds } = await buildStale({
      only: names.length > 0 ? names : null,
      force: process.argv.includes('--force'),
    })
    console.log(built === 0 ? 'Everything is up to date.' : `Built ${built} in ${seconds.toFixed(1)} s.`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
