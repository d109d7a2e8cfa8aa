// Lighthouse (mobile: slow 4G, a quarter of the processor) on every public route and on the staff's first page, signed in, beside a monolith of the same sources and a plain
// form without a script, in turns. Run on a built tree; npx fetches Lighthouse:
// node bench/src/first-route/lighthouse.mjs [--rounds 5] [--paths /,/success,/auth] [--applied]
// Lighthouse visits on the line as it is and reckons what a slow one would have done; with --applied it visits on the slow one itself.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { reservePorts } from '../../../scripts/ports.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'
import { median } from '../measure/quantiles.mjs'
import { fillAndSignIn } from '../staff/staffed-platform.mjs'
import { blockedTime } from './blocked-time.mjs'
import { buildMonolith } from './build-monolith.mjs'
import { startPlainForm } from './plain-form.mjs'
import { startSecondGateway } from './second-gateway.mjs'

const routes = '/,/success,/proof-review/AAAAAAAAAAAAAAAAAAAAAA,/join/0000000000000000000000,/auth,/admin'
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    paths: { type: 'string', default: routes },
    applied: { type: 'boolean', default: false },
  },
})
const paths = options.paths.split(',')
const lighthouse = 'lighthouse@12.8.2'
const run = promisify(execFile)
const isOfStaff = (path) => path.startsWith('/admin')

/** Lighthouse now and then misses the start of a load (NO_NAVSTART); it is asked up to three times. */
async function visit(url, port, attempt = 1) {
  const flags = ['--quiet', '--output=json', '--only-categories=performance']
  if (port) flags.push(`--port=${port}`)
  flags.push(`--throttling-method=${options.applied ? 'devtools' : 'simulate'}`)
  let report
  try {
    report = await run(
      'npx',
      ['--yes', lighthouse, url, ...flags, '--chrome-flags=--headless=new --no-sandbox'],
      { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' }, maxBuffer: 1e8 },
    )
  } catch (error) {
    if (attempt === 3) throw error
    return visit(url, port, attempt + 1)
  }
  const { audits, categories } = JSON.parse(report.stdout)
  const of = (name) => audits[name].numericValue
  return {
    score: categories.performance.score * 100,
    first: of('first-contentful-paint'),
    largest: of('largest-contentful-paint'),
    blocked: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
    bytes: of('total-byte-weight'),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'birth-codex-lighthouse-'))
await buildMonolith(folder)
const platform = await startPlatform({
  port: 0,
  dataDirectory: join(folder, 'platform'),
  env: { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '100000' },
  log: (name, line) => console.error(name, line),
})
const monolith = await startSecondGateway(platform, { webRoot: folder, folder })
const plain = await startPlainForm()
const launch = { executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] }
const browser = await chromium.launch(launch)
// The staff's browser is one that is signed in already: a cookie that Lighthouse sends along is gone once the page has set one.
const {
  ports: [staffPort],
} = await reservePorts(1)
const staff = await chromium.launchPersistentContext(join(folder, 'staff'), {
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${staffPort}`],
})
try {
  printMachine()
  if (paths.some(isOfStaff)) await fillAndSignIn(platform, staff)
  const signedIn = { port: staffPort, storageState: await staff.storageState() }
  const pages = new Map([
    ['plain form', plain.url],
    ['monolith /', `${monolith.url}/`],
    ...paths.map((path) => [path, platform.url + path]),
  ])
  const visits = new Map([...pages.keys()].map((name) => [name, []]))
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const [name, url] of pages) {
      const { port, storageState } = isOfStaff(name) ? signedIn : {}
      const { blocked, longest } = await blockedTime(browser, url, storageState)
      visits.get(name).push({ ...(await visit(url, port)), busy: blocked, longest })
    }
  printTable(
    [
      '',
      'score',
      'first ms',
      'largest ms',
      'blocked ms',
      'shift',
      'kB',
      'blocked, processor ms',
      'longest ms',
    ],
    [...visits].map(([name, all]) => {
      const of = (figure, digits = 0) => median(all.map((one) => one[figure])).toFixed(digits)
      return [
        name,
        of('score'),
        of('first'),
        of('largest'),
        of('blocked'),
        of('shift', 3),
        (Number(of('bytes')) / 1000).toFixed(0),
        of('busy'),
        of('longest'),
      ]
    }),
  )
} finally {
  await browser.close()
  await staff.close()
  plain.stop()
  monolith.stop()
  await platform.stop()
  rmSync(folder, { recursive: true, force: true })
}
