// From a key or a press to the next paint on step III, beside a plain uncontrolled form of the same fields in the same run:
// node bench/src/wizard/keystroke.mjs [--keys 300] [--presses 40] [--url http://localhost:8080]
// At a quarter of the processor's speed: as the browser itself tells an interaction (Event Timing, what INP is made of: from the
// press to the frame on the screen, in steps of 8 ms), by the clock, and as processor time of the page's main thread, which other work on
// the machine lengthens less. Also layout shifts of every step, and bytes of a first visit. Run on a built tree.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { quantile } from '../measure/quantiles.mjs'
import { bytesOfFirstVisit } from './first-visit.mjs'

const { values: options } = parseArgs({
  options: {
    keys: { type: 'string', default: '300' },
    presses: { type: 'string', default: '40' },
    url: { type: 'string' },
  },
})
const slower = 4
const wide = { width: 1440, height: 900 }
/** A fast typist's pause, in milliseconds. */
const betweenKeys = 120
/** Until a switch has come to rest, in milliseconds. */
const betweenPresses = 400
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

/** Has the browser note how long each interaction takes; it tells of none below 16 ms. */
const watchInteractions = () => {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        window.interactions.set(
          interactionId,
          Math.max(duration, window.interactions.get(interactionId) ?? 0),
        )
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** What was noted since it was last asked, of so many interactions, in milliseconds: those it is silent about took 8 at most. */
async function takeInteractions(page, count) {
  const told = await page.evaluate(() => {
    const durations = [...window.interactions.values()]
    window.interactions.clear()
    return durations
  })
  return [...told, ...Array(Math.max(0, count - told.length)).fill(8)].map((inp) => ({ inp }))
}

/** The main thread's events of a trace, from each key (or the end of each press) to that of the frame that draws it, in milliseconds. */
function interactionsOf(trace, type) {
  const { traceEvents } = JSON.parse(trace.toString())
  const begins = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
  const frames = traceEvents.filter(({ name }) => name === 'Layerize').sort((a, b) => a.ts - b.ts)
  return begins.flatMap(({ ts, tts, tid, pid }) => {
    const frame = frames.find((one) => one.pid === pid && one.tid === tid && one.ts > ts)
    if (!frame) return []
    return [{ wall: (frame.ts + frame.dur - ts) / 1000, busy: (frame.tts + (frame.tdur ?? 0) - tts) / 1000 }]
  })
}

/** What each key costs until the field is drawn again, on a processor of a quarter of the speed. */
async function typeKeys(page, session, selectorOf) {
  const keys = []
  const each = Math.ceil(Number(options.keys) / fields.length)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  for (const name of fields) {
    await page.locator(selectorOf(name)).focus()
    await page.keyboard.press('a')
    await page.waitForTimeout(500)
    await takeInteractions(page, 0)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    for (let count = 0; count < each; count += 1) {
      await page.keyboard.press('abcdefghij'[count % 10])
      await page.waitForTimeout(betweenKeys)
    }
    keys.push(...interactionsOf(await browser.stopTracing(), 'keydown'))
    keys.push(...(await takeInteractions(page, each)))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return keys
}

/** What each press of a switch costs: they are pressed in turn, so that each goes on and off. */
async function pressSwitches(page, session, selector) {
  const switches = await page.locator(selector).all()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await takeInteractions(page, 0)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (let count = 0; count < Number(options.presses); count += 1) {
    const one = switches[count % switches.length]
    await one.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await one.boundingBox()
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.waitForTimeout(betweenPresses)
  }
  const presses = interactionsOf(await browser.stopTracing(), 'pointerup')
  presses.push(...(await takeInteractions(page, Number(options.presses))))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return presses
}

async function measureWizard() {
  const context = await browser.newContext({ viewport: wide })
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  await page.addInitScript(watchInteractions)
  const session = await context.newCDPSession(page)
  await page.goto(url)
  await page.locator('#field-email').waitFor()
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
  const presses = await pressSwitches(page, session, 'form [role=switch]')
  for (const to of ['#field-babyRace', '[name=acknowledgement]']) {
    await next.click()
    await page.locator(to).waitFor({ state: 'attached' })
    await noteShift()
  }
  await context.close()
  return { keys, presses, html, shifts }
}

async function measurePlain(html) {
  const context = await browser.newContext({ viewport: wide })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.setContent(`<!doctype html><form>${html}</form>`)
  await page.evaluate(watchInteractions)
  const keys = await typeKeys(page, session, (name) => `#field-${name}`)
  const presses = await pressSwitches(page, session, '[type=checkbox]')
  await context.close()
  return { keys, presses }
}

try {
  printMachine()
  const phone = await bytesOfFirstVisit(browser, url, { width: 360, height: 740 })
  const desk = await bytesOfFirstVisit(browser, url, wide)
  const wizard = await measureWizard()
  const plain = await measurePlain(wizard.html)
  for (const [kind, word] of [
    ['inp', 'as the browser tells it (INP)'],
    ['wall', 'by the clock'],
    ['busy', 'processor time of the page'],
  ])
    for (const what of ['keys', 'presses', 'both']) {
      const p = (of, share) => {
        const all = what === 'both' ? [...of.keys, ...of.presses] : of[what]
        return quantile(
          all.flatMap((one) => one[kind] ?? []),
          share,
        )
      }
      printTable(
        [`step III, ${what}, ${slower} times slower, ${word}`, 'p50 ms', 'p95 ms', 'p98 ms'],
        Object.entries({ wizard, 'plain form': plain }).map(([name, of]) => [
          name,
          ...[0.5, 0.95, 0.98].map((share) => p(of, share).toFixed(1)),
        ]),
      )
      if (what === 'keys')
        console.log(`A keystroke until it is drawn, p95: ${besideTarget(p(wizard, 0.95), 16, 'ms')}`)
      const ratio = p(wizard, 0.95) / p(plain, 0.95)
      console.log(`Beside the plain form, p95: ${besideTarget(ratio, 1.5, 'times', 2)}\n`)
    }
  wizard.shifts.forEach((shift, index) =>
    console.log(`Layout shift of step ${index + 1}: ${besideTarget(shift, 0.02, '', 4)}`),
  )
  const visits = { 'phone, 360 px': phone, 'desk with a plate, 1440 px': desk }
  printTable(
    ['first step over the network', 'code kB', 'fonts kB', 'rest kB', 'all kB'],
    Object.entries(visits).map(([name, { code, fonts, rest, all }]) => [
      name,
      ...[code, fonts, rest, all].map((bytes) => (bytes / 1000).toFixed(1)),
    ]),
  )
} finally {
  await browser.close()
  await platform?.stop()
  rmSync(folder, { recursive: true, force: true })
}
