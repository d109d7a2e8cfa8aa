import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { runTool } from '../../../scripts/owned-child.mjs'
import { startPartnerSite } from '../../../scripts/partner-site.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { root } from '../../../scripts/workspaces.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'
import { median } from '../measure/quantiles.mjs'

/**
 * A partner's page with the widget and without it, on a processor slowed down four times: bytes over the network, blocking time (of each
 * task what is over 50 ms), time in scripts, shift of the layout; then the widget opened.
 * `node bench/src/widget/widget.mjs [--rounds 5] [--pictures folder]`
 */
const argument = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const rounds = Number(argument('rounds', 5))
const pictures = argument('pictures', '')
const slowdown = 4
const partnerId = 'benchpartner'

const dataDirectory = mkdtempSync(join(tmpdir(), 'birth-codex-widget-'))
const platform = await startPlatform({ port: 0, dataDirectory, env: { LOG_LEVEL: 'warn' } })
const site = await startPartnerSite({ widgetOrigin: platform.url, partnerId })
await runTool(process.execPath, ['services/chat/dist/add-demo-partner.js', partnerId, site.url], {
  cwd: root,
  env: { ...process.env, MONGODB_URI: platform.databaseUri },
})
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})

const watch = () => {
  const seen = { blocking: 0, shift: 0 }
  Object.defineProperty(document, 'seen', { value: seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** One visit of a page with an empty cache. */
async function visit(path, isOpened = false) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  let files = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    files += 1
  })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  let openedMs = 0
  if (isOpened) {
    await page.keyboard.press('Tab')
    const begun = performance.now()
    await page.keyboard.press('Enter')
    // The focus goes into the closed root of the element: what is asked is whether a dialog lies over the page.
    await page.waitForFunction(() => document.elementFromPoint(1200, 500)?.localName === 'mya-chat')
    openedMs = performance.now() - begun
    await page.waitForLoadState('networkidle')
  }
  const { blocking, shift } = await page.evaluate(() => document.seen)
  const { metrics } = await session.send('Performance.getMetrics')
  const scriptMs = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  await context.close()
  return { bytes, files, blocking, shift, scriptMs, openedMs }
}

async function row(name, path, isOpened) {
  const visits = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(path, isOpened))
  const of = (field) => median(visits.map((one) => one[field]))
  return [
    name,
    of('files'),
    of('bytes'),
    of('blocking').toFixed(0),
    of('scriptMs').toFixed(1),
    Math.max(...visits.map(({ shift }) => shift)),
    of('openedMs').toFixed(0),
  ]
}

/** What it looks like, for a person: closed and open, on a phone and a desk, by day and night, from right to left. */
async function takePictures(folder) {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ])
    for (const colorScheme of ['light', 'dark'])
      for (const path of ['/', '/rtl', '/strict']) {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme })
        const page = await context.newPage()
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        const name = join(folder, `${path.slice(1) || 'plain'}-${width}-${colorScheme}`)
        await page.screenshot({ path: `${name}-closed.png` })
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(500)
        await page.screenshot({ path: `${name}-welcome.png` })
        await page.keyboard.type('What is a Proof ID?')
        await page.keyboard.press('Enter')
        await page.waitForTimeout(1500)
        await page.screenshot({ path: `${name}-answer.png` })
        await context.close()
      }
}

printMachine()
if (pictures) await takePictures(pictures)
else {
  await visit('/')
  const head = ['page', 'files', 'bytes', 'blocking ms', 'script ms', 'shift', 'opened after ms']
  printTable(head, [
    await row('without the widget', '/without'),
    await row('with it', '/'),
    await row('with it, opened', '/', true),
  ])
}
await browser.close()
await site.close()
await platform.stop()
rmSync(dataDirectory, { recursive: true, force: true })
