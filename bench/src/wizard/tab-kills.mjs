// Kills the page, or the whole browser, at random moments while somebody types, and looks what a new visit finds:
// node bench/src/wizard/tab-kills.mjs [--rounds 500] [--browser-kills 10] [--url http://localhost:8080]
// Nothing that was typed more than a second before the end may be missing. Run on a built tree.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { printMachine } from '../measure/figures.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '500' },
    /** Of a hundred kills, how many take the whole browser. */
    'browser-kills': { type: 'string', default: '10' },
    url: { type: 'string' },
  },
})
const allowed = 1000
const steps = {
  identity: ['email', 'babyFirstName', 'babyMiddleName', 'babyLastName', 'babyNicknames', 'babyNameOrigin'],
  lineage: ['motherFullName', 'fatherFullName', 'maternalGrandmotherName', 'primaryCaretakerName'],
}
const fields = Object.values(steps).flat()
const pick = (list) => list[Math.floor(Math.random() * list.length)]
const letters = 'abcdefghijklmnopqrstuvwxyz '

const folder = mkdtempSync(join(tmpdir(), 'birth-codex-kills-'))
const platform = options.url
  ? null
  : await startPlatform({ port: 0, dataDirectory: join(folder, 'platform'), env: { LOG_LEVEL: 'warn' } })
const url = options.url ?? platform.url

let browser = null
/** The browser over the one profile that outlives every kill. */
async function openBrowser() {
  const server = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findBrowser() ?? undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-session-crashed-bubble',
      '--hide-crash-restore-bubble',
    ],
    viewport: { width: 1024, height: 900 },
  })
  const [first] = server.pages()
  const session = await (first ?? (await server.newPage())).context().browser()?.newBrowserCDPSession()
  const processes = session ? await session.send('SystemInfo.getProcessInfo') : null
  const pid = processes?.processInfo.find(({ type }) => type === 'browser')?.id
  if (!pid) throw new Error('The process of the browser is not known')
  return { server, pid }
}

/** Every value that a field had, and when it surely had it. */
const typed = new Map(fields.map((name) => [name, [{ at: 0, value: '' }]]))
const lost = []
const ages = []
const ends = { renderer: 0, closed: 0, browser: 0 }

async function typeForAWhile(page, until) {
  const step = await page.evaluate(() => JSON.parse(localStorage['birth-form-draft:v2'] ?? '{}').stepId)
  const here = steps[step] ?? steps.identity
  while (Date.now() < until) {
    const name = pick(here)
    await page.locator(`#field-${name}`).focus()
    await page.keyboard.press('ControlOrMeta+a')
    let value = ''
    for (let left = 2 + Math.floor(Math.random() * 14); left > 0 && Date.now() < until; left -= 1) {
      // A field of type `email` drops spaces around its value by itself.
      const letter = pick(name === 'email' ? letters.trim() : letters)
      value += letter
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      typed.get(name).push({ at: Date.now(), value })
      await sleep(Math.random() * 120)
    }
  }
}

async function kill(page, way) {
  ends[way] += 1
  if (way === 'browser') {
    const gone = new Promise((resolve) => browser.server.once('close', resolve))
    process.kill(browser.pid, 'SIGKILL')
    await gone
    browser = null
    return
  }
  const isGone = new Promise((resolve) => page.once(way === 'renderer' ? 'crash' : 'close', resolve))
  if (way === 'renderer') {
    const session = await page.context().newCDPSession(page)
    void session.send('Page.crash').catch(() => undefined)
  } else void page.close({ runBeforeUnload: false })
  await isGone
  if (way === 'renderer') await page.close()
}

async function openForm() {
  browser ??= await openBrowser()
  const page = await browser.server.newPage()
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .locator(fields.map((name) => `#field-${name}`).join())
    .first()
    .waitFor()
  return page
}

/** What stands on the device for each field, once the page has taken up all it can find. */
async function found(page, way) {
  await page.waitForTimeout(way === 'browser' ? 800 : 150)
  return page.evaluate(() => JSON.parse(localStorage['birth-form-draft:v2'] ?? '{}').values ?? {})
}

try {
  printMachine()
  let page = await openForm()
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    // Half of the rounds on another step.
    if (round === Math.ceil(Number(options.rounds) / 2)) {
      await page.evaluate(() => {
        const draft = JSON.parse(localStorage['birth-form-draft:v2'])
        localStorage['birth-form-draft:v2'] = JSON.stringify({ ...draft, stepId: 'lineage' })
      })
      await page.waitForTimeout(200)
      await page.reload()
      await page.locator('#field-motherFullName').waitFor()
    }
    await typeForAWhile(page, Date.now() + 200 + Math.random() * 1500)
    const way =
      Math.random() * 100 < Number(options['browser-kills']) ? 'browser' : pick(['renderer', 'closed'])
    const at = Date.now()
    await kill(page, way)
    page = await openForm()
    const values = await found(page, way)
    let oldest = 0
    for (const [name, states] of typed) {
      const kept = states.findLastIndex(({ value }) => value === (values[name] ?? ''))
      const missing = kept < 0 ? states[0] : states[kept + 1]
      if (missing) oldest = Math.max(oldest, at - missing.at)
      if (missing && at - missing.at > allowed)
        lost.push({ round, way, name, age: at - missing.at, found: values[name], typed: states.at(-1).value })
      // From here on the field is what was found.
      typed.set(name, [{ at: 0, value: values[name] ?? '' }])
    }
    ages.push(oldest)
    if (round % 25 === 0) console.log(`${round} kills, ${lost.length} answers lost`)
  }
} finally {
  await browser?.server.close()
  await platform?.stop()
  rmSync(folder, { recursive: true, force: true })
}
const sorted = [...ages].sort((one, other) => one - other)
console.log(
  `${ages.length} kills: ${ends.renderer} crashed pages, ${ends.closed} closed ones, ${ends.browser} whole browsers`,
)
console.log(
  `Oldest keystroke lost: median ${sorted[Math.floor(sorted.length / 2)]} ms, worst ${sorted.at(-1)} ms; target ${allowed} ms`,
)
for (const one of lost) console.log(JSON.stringify(one))
process.exitCode = lost.length ? 1 : 0
