import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { runTool } from './owned-child.mjs'
import { root } from './workspaces.mjs'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']
const usualPlaces = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where Playwright keeps the Chromium it installed itself. */
function playwrightBrowser() {
  try {
    const require = createRequire(join(root, 'e2e/package.json'))
    return require('playwright').chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * The Chrome or Chromium that the tests drive: the one CHROME_PATH names, else one that is installed, else Playwright's own;
 * undefined when there is none.
 */
export function findBrowser(env = process.env) {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [env.CHROME_PATH ?? '', ...usualPlaces, ...onPath, playwrightBrowser()]
    .filter(Boolean)
    .find(isExecutable)
}

/**
 * The Chromium that comes with the packages of the tests, for Linux on x64: it has no window to draw, so that a page costs it a
 * sixth of the processor time; it shows no PDF in a tab, keeps no page to come back to and does not go offline. Unpacked once; undefined on
 * other systems, where CHROME_PATH names a browser, and where a library is missing that it needs.
 */
export async function unpackLightBrowser() {
  const folder = join(root, 'node_modules/@sparticuz/chromium')
  const isForHere = process.platform === 'linux' && process.arch === 'x64' && existsSync(folder)
  if (process.env.CHROME_PATH || !isForHere) return undefined
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const cache = join(root, 'node_modules/.cache')
  const file = join(cache, `chromium-${version}`)
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    const part = `${file}.${process.pid}`
    const packed = createReadStream(join(folder, 'bin/chromium.br'))
    await pipeline(packed, createBrotliDecompress(), createWriteStream(part, { mode: 0o755 }))
    renameSync(part, file)
  }
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0 ? file : undefined
}

/**
 * The browser, installed first where there is none: by Playwright, else by Debian's package manager when that is allowed.
 * Throws with a sentence when neither works.
 */
export async function ensureBrowser(say) {
  const found = findBrowser()
  if (found) return found
  say('no Chrome or Chromium found, installing one')
  const isRoot = process.getuid?.() === 0
  const withPlaywright = join(root, 'node_modules/.bin/playwright')
  await runTool(withPlaywright, ['install', 'chromium', ...(isRoot ? ['--with-deps'] : [])], { cwd: root })
  if (!findBrowser() && isRoot) {
    await runTool('apt-get', ['update'], { cwd: root })
    await runTool('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { cwd: root })
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error('The end-to-end tests need Chrome or Chromium: install one, or name it in CHROME_PATH.')
}
