import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
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
