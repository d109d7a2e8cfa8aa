// The first route beside a monolith of the same sources: bytes, requests and time on a slow phone. Run on a built tree:
// node bench/src/first-route/first-route.mjs [--rounds 10] [--path /]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { root } from '../../../scripts/workspaces.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { median, quantile } from '../measure/quantiles.mjs'
import { buildMonolith } from './build-monolith.mjs'
import { startSecondGateway } from './second-gateway.mjs'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, path: { type: 'string', default: '/' } },
})
const rounds = Number(options.rounds)
const phone = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 }

/**
 * Notes in the page when its heading is drawn by the scripts: its first screen stood there before. It looks when something has changed: to
 * look at every frame would have a page make frames that it does not need, which counts against one that is drawn in small pieces.
 */
const watchReady = () => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root main h1')) return
    observer.disconnect()
    // The frame that shows it is drawn after the next.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.readyAt = performance.now()
      }),
    )
  })
  observer.observe(document, { childList: true, subtree: true })
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.addInitScript(watchReady)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
  const files = new Map()
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    files.set(requestId, { url: response.url, type, bytes: 0, at: Infinity }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) Object.assign(file, { bytes: encodedDataLength, at: performance.now() })
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.readyAt !== undefined, undefined, { polling: 20, timeout: 60_000 })
  const readyAt = await page.evaluate(() => window.readyAt)
  const seenAt = performance.now()
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  const before = [...files.values()].filter(({ at }) => at <= seenAt)
  await context.close()
  const scripts = before.filter(({ type }) => type === 'Script' || type === 'Document')
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    readyAt,
    firstPaint,
    codeBytes: sum(scripts),
    scriptBytes: sum(scripts.filter(({ type }) => type === 'Script')),
    codeRequests: scripts.length,
    allBytes: sum(before),
    allRequests: before.length,
  }
}

const folder = mkdtempSync(join(tmpdir(), 'birth-codex-first-route-'))
console.log('Building the monolith …')
await buildMonolith(folder)
const platform = await startPlatform({
  port: 0,
  dataDirectory: join(folder, 'platform'),
  env: { LOG_LEVEL: 'warn' },
  log: (name, line) => console.error(name, line),
})
const monolith = await startSecondGateway(platform, { webRoot: folder, folder })
// With other public settings than pages were drawn with, the gateway leaves their first screens out: what is left is what federation costs.
const bare = await startSecondGateway(platform, {
  webRoot: root,
  folder: join(folder, 'bare'),
  env: { FAMILIES_CLAIM: 'none' },
})
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] })
try {
  printMachine()
  const ways = { monolith: monolith.url, 'federated, no first screen': bare.url, federated: platform.url }
  const visits = Object.fromEntries(Object.keys(ways).map((name) => [name, []]))
  // In turns, so that a slower moment of the machine meets both; the first of each warms the servers.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(ways)) {
      const figures = await visit(browser, url + options.path)
      if (round > 0) visits[name].push(figures)
    }
  }
  const of = (name, figure) => median(visits[name].map((one) => one[figure]))
  // Other work on the machine only ever adds time: the calmer quarter of the visits says more than the rest.
  const calm = (name) =>
    quantile(
      visits[name].map(({ readyAt }) => readyAt),
      0.25,
    )
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
  printTable(
    [
      options.path,
      'first paint ms',
      'ready ms',
      'ready p25',
      'code kB',
      'scripts kB',
      'files',
      'all kB',
      'files',
    ],
    Object.keys(ways).map((name) => [
      name,
      of(name, 'firstPaint').toFixed(0),
      of(name, 'readyAt').toFixed(0),
      calm(name).toFixed(0),
      kilobytes(of(name, 'codeBytes')),
      kilobytes(of(name, 'scriptBytes')),
      of(name, 'codeRequests'),
      kilobytes(of(name, 'allBytes')),
      of(name, 'allRequests'),
    ]),
  )
  // The monolith's page has no first screen in it, so it is compared with the platform's page without one too.
  for (const name of Object.keys(ways).slice(1)) {
    console.log(`\n${name}, beside the monolith`)
    for (const [what, figure] of [
      ['Code and page', 'codeBytes'],
      ['Scripts alone', 'scriptBytes'],
    ]) {
      const ratio = of(name, figure) / of('monolith', figure)
      console.log(`${what}: ${besideTarget(ratio, 1.05, 'times', 2)}`)
    }
    const later = of(name, 'readyAt') - of('monolith', 'readyAt')
    console.log(`Ready later by: ${besideTarget(later, 50, 'ms', 0)}`)
    console.log(`In the calmer quarter: ${besideTarget(calm(name) - calm('monolith'), 50, 'ms', 0)}`)
  }
} finally {
  await browser.close()
  monolith.stop()
  bare.stop()
  await platform.stop()
  rmSync(folder, { recursive: true, force: true })
}
