// The staff's first page on a processor slowed down four times: first paint, and until the figures and the list are there.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'
import { median } from '../measure/quantiles.mjs'
import { fillAndSignIn } from './staffed-platform.mjs'

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
  const context = await browser.newContext({ baseURL: platform.url })
  await fillAndSignIn(platform, context)
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
