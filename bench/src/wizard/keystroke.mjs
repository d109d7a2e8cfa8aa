// From a keystroke to the next paint on step III, beside a plain uncontrolled form of the same fields in the same run:
// node bench/src/wizard/keystroke.mjs [--keys 300] [--url http://localhost:8080]
// Processor time of the page's main thread, told for a processor of a quarter of the speed. Also layout shifts of every step, and bytes of the
// first one. Run on a built tree.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { median, quantile } from '../measure/quantiles.mjs'

const { values: options } = parseArgs({
  options: { keys: { type: 'string', default: '300' }, url: { type: 'string' } },
})
const slower = 4
const fields = ['motherFullName', 'fatherFullName', 'maternalGrandmotherName', 'primaryCaretakerName']
const folder = mkdtempSync(join(tmpdir(), 'birth-codex-keys-'))
const platform = options.url
  ? null
  : await startPlatform({ port: 0, dataDirectory: join(folder, 'platform'), env: { LOG_LEVEL: 'warn' } })
const url = options.url ?? platform.url
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] })

const watchShifts = () => {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * What each key costs the page's main thread until the field is drawn again, in milliseconds: processor time, which other
 * work on the machine does not lengthen.
 */
async function typeKeys(page, session, selectorOf) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const twoFrames = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  // Asking costs something too.
  const askings = []
  for (let count = 0; count < 20; count += 1) {
    const before = await busy()
    await twoFrames()
    askings.push((await busy()) - before)
  }
  const asking = median(askings)
  const keys = []
  const each = Math.ceil(Number(options.keys) / fields.length)
  for (const name of fields) {
    await page.locator(selectorOf(name)).focus()
    await page.keyboard.press('a')
    await page.waitForTimeout(300)
    for (let count = 0; count < each; count += 1) {
      const before = await busy()
      await page.keyboard.press('abcdefghij'[count % 10])
      await twoFrames()
      keys.push(Math.max(0, (await busy()) - before - asking))
    }
  }
  return keys
}

async function measureWizard() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(url)
  await page.locator('#field-email').waitFor()
  const firstBytes = bytes
  const shifts = []
  const noteShift = async () => {
    await page.waitForTimeout(1500)
    shifts.push(await page.evaluate(() => [window.shift, (window.shift = 0)][0]))
  }
  await noteShift()
  const next = page.getByRole('button', { name: 'Next' })
  const write = async (name, text) => {
    await page.locator(`#field-${name}`).focus()
    await page.keyboard.type(text)
  }
  await write('email', 'a@example.org')
  await write('babyFirstName', 'Amara')
  await write('babyLastName', 'Okafor')
  await next.click()
  await page.locator('#field-babyBirthPlace').waitFor()
  await noteShift()
  await page.locator('#field-babyDateOfBirth').fill('2026-04-21')
  await page.locator('#field-babyTimeOfBirth').fill('04:27')
  await write('babyBirthPlace', 'Birth House')
  await write('babyBirthLocation', 'Portland')
  await page.keyboard.press('Escape')
  await next.click()
  await page.locator('#field-motherFullName').waitFor()
  await noteShift()
  // The plain form has the same controls, as the browser draws them, and nothing that listens.
  const html = await page.evaluate(() =>
    [...document.querySelectorAll('form label, form input, form select, form textarea')]
      .filter((one) => !one.querySelector('input'))
      .map((one) =>
        one.tagName === 'LABEL'
          ? one.textContent
          : `<input type="${one.type}" id="${one.id}" name="${one.name}">`,
      )
      .join('<br>'),
  )
  const keys = await typeKeys(page, session, (name) => `#field-${name}`)
  for (const [from, to] of [
    [3, '#field-babyRace'],
    [4, '[name=acknowledgement]'],
  ]) {
    void from
    await next.click()
    await page.locator(to).waitFor({ state: 'attached' })
    await noteShift()
  }
  await context.close()
  return { keys, html, shifts, firstBytes }
}

async function measurePlain(html) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.setContent(`<!doctype html><form>${html}</form>`)
  const keys = await typeKeys(page, session, (name) => `#field-${name}`)
  await context.close()
  return keys
}

try {
  printMachine()
  const wizard = await measureWizard()
  const plain = await measurePlain(wizard.html)
  const slow = (keys, share) => slower * quantile(keys, share)
  printTable(
    [`step III, ${slower} times slower`, 'keys', 'p50 ms', 'p95 ms'],
    Object.entries({ wizard: wizard.keys, 'plain form': plain }).map(([name, keys]) => [
      name,
      keys.length,
      slow(keys, 0.5).toFixed(1),
      slow(keys, 0.95).toFixed(1),
    ]),
  )
  console.log(`A keystroke until it is drawn, p95: ${besideTarget(slow(wizard.keys, 0.95), 16, 'ms')}`)
  const ratio = slow(wizard.keys, 0.95) / slow(plain, 0.95)
  console.log(`Beside the plain form: ${besideTarget(ratio, 1.5, 'times', 2)}`)
  wizard.shifts.forEach((shift, index) =>
    console.log(`Layout shift of step ${index + 1}: ${besideTarget(shift, 0.02, '', 4)}`),
  )
  console.log(`First step: ${(wizard.firstBytes / 1000).toFixed(1)} kB over the network`)
} finally {
  await browser.close()
  await platform?.stop()
  rmSync(folder, { recursive: true, force: true })
}
