import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { requireNode } from './node-version.mjs'
import { root } from './workspaces.mjs'

requireNode()
const { runTool } = await import('./owned-child.mjs')
const { watchNpm } = await import('./npm-watch.mjs')
const { PlatformError } = await import('./platform-error.mjs')
const { assertPortFree, startPlatform } = await import('./platform.mjs')
const { readSettingsFile } = await import('./settings-file.mjs')

const startedAt = performance.now()
const widest = 'database'.length
const print = (name, text) => {
  for (const line of text.split('\n')) console.log(`${name.padEnd(widest)}  ${line}`)
}
const fail = (message) => {
  console.error(`\n${message}`)
  process.exit(1)
}

readSettingsFile()
const port = Number(process.env.PORT ?? 8080)
const host = process.env.HOST ?? '127.0.0.1'
const dataDirectory = resolve(root, process.env.DATA_DIR ?? '.data')
const shownFolder = relative(root, dataDirectory).startsWith('..')
  ? dataDirectory
  : relative(root, dataDirectory)

let platform = null
let isStopping = false
/** The first signal stops everything in order, the second one at once. */
async function onSignal(signal) {
  if (isStopping) {
    await platform?.stopAtOnce()
    process.exit(1)
  }
  isStopping = true
  if (!platform) process.exit(signal === 'SIGINT' ? 130 : 143)
  console.log('\nStopping …')
  await platform.stop()
  console.log('Stopped.')
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void onSignal(signal))

function makeDataDirectory() {
  try {
    mkdirSync(dataDirectory, { recursive: true })
    accessSync(dataDirectory, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new PlatformError(`DATA_DIR: ${error.message}`)
  }
}

watchNpm(() => !isStopping && void onSignal('SIGTERM'))

try {
  // A taken port, and a folder that cannot be used, are told before minutes are spent on building.
  await assertPortFree(port, host)
  makeDataDirectory()
  // In a process of its own: this one then stays small for as long as the product runs.
  const isBuilt = await runTool(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root })
  if (!isBuilt) throw new PlatformError('The product could not be built; the reason is above.')
  console.log('Starting.')
  // Where no mail server takes e-mails, who sits at this machine can read them.
  const keepsMails = !process.env.SMTP_URL
  const env = { SHOW_KEPT_MAILS: process.env.SHOW_KEPT_MAILS ?? String(keepsMails) }
  platform = await startPlatform({ port, host, dataDirectory, env, log: print })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `\nBirth Codex is ready after ${seconds} s: ${process.env.PUBLIC_URL ?? platform.url}\n` +
      (keepsMails ? `E-mails are kept, not sent: ${platform.url}/dev/mails\n` : '') +
      `Data in ${shownFolder}, ${platform.databaseLabel}. Ctrl-C stops everything.\n`,
  )
} catch (error) {
  fail(error instanceof PlatformError ? error.message : (error.stack ?? String(error)))
}
