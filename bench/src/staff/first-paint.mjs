// The staff's first page on a processor slowed down four times: first paint, and until the figures and the list are there.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'
import { median } from '../measure/quantiles.mjs'

const rounds = 5
const slowdown = 4

const dataDirectory = mkdtempSync(join(tmpdir(), 'birth-codex-staff-'))
const platform = await startPlatform({
  port: 0,
  dataDirectory,
  env: { LOG_LEVEL: 'warn' },
  log: (name, line) => console.error(name, line),
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const seed = fileURLToPath(new URL('../../../services/records/dist/seed.js', import.meta.url))
  execFileSync(process.execPath, [seed, '--records', '40', '--without-proofs'], {
    env: {
      ...process.env,
      MONGODB_URI: platform.databaseUri,
      KEYS_URL: platform.serviceUrls.keys,
      INTERNAL_SECRET: platform.secret,
    },
  })
  const context = await browser.newContext({ baseURL: platform.url })
  await context.request.get('/auth')
  await context.request.post('/api/register', {
    data: { username: 'bench', password: 'correct horse battery' },
  })
  const taken = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.setCacheDisabled', { cacheDisabled: round === 0 })
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto('/admin')
    await page.getByRole('row').nth(20).waitFor()
    taken.push(
      await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        whole: performance.now(),
      })),
    )
    await page.close()
  }
  printMachine()
  const [first, ...others] = taken
  const row = (name, paint, whole) => [name, paint.toFixed(0), whole.toFixed(0)]
  printTable(
    ['/admin in ms', 'first paint', 'list there'],
    [
      row('first visit', first.paint, first.whole),
      row('later ones', median(others.map(({ paint }) => paint)), median(others.map(({ whole }) => whole))),
    ],
  )
} finally {
  await browser.close()
  await platform.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
