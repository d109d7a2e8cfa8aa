import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { firstScreen, holdBack, takenOver } from '../src/held-scripts'
import { typeWhileScriptsCome } from '../src/typist'

const routes = [
  '/',
  '/success?name=Amara%20Lind&email=hanna@posteo.se',
  '/proof-review/AAAAAAAAAAAAAAAAAAAAAA',
  '/proof-review',
  '/join/0000000000000000000000',
  '/auth',
]

/**
 * Gives a page the function `look`: where each element below a root stands, and how it looks; what the shell keeps beside the page (its
 * region of notes) left out. Notes it of the page at the very moment at which the first screen is taken away.
 */
const watchExchange = (page: Page) =>
  page.addInitScript(() => {
    const look = (selector: string) => {
      const all = document.querySelectorAll(`${selector} > :first-child, ${selector} > :first-child *`)
      // What tells the time of the first save, and what turns by itself.
      const moves = 'nav[aria-label=Steps] > div:last-of-type *, main p > span[aria-hidden]'
      return Array.from(all, (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, borderColor, opacity, boxShadow, font } = getComputedStyle(element)
        const box = [x, y, width, height].map((length) => length.toFixed(1))
        const own = [...box, color, backgroundColor, borderColor, opacity, boxShadow, font]
        return [element.tagName, ...(element.matches(moves) ? [] : own)].join(' ')
      })
    }
    const observer = new MutationObserver(() => {
      // Before the body is read there is neither.
      if (!document.querySelector('#root > *') || document.getElementById('first-screen')) return
      Reflect.set(window, 'after', look('#root'))
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
    Reflect.set(window, 'look', look)
  })

/** The module of the platform that a script belongs to. */
const moduleOf = (address: string) => /\/remotes\/([^/]+)\//.exec(address)?.[1] ?? 'shell'

/** Bytes of the functions that ran of each module's scripts, as the browser counted them: the same on every machine. */
async function bytesThatRan(page: Page): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const { url, source = '', functions } of await page.coverage.stopJSCoverage()) {
    // Functions stand before those within them, which say for their part whether they ran.
    const ran = new Uint8Array(source.length)
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    const module = moduleOf(url)
    sums.set(module, (sums.get(module) ?? 0) + ran.reduce((sum, one) => sum + one, 0))
  }
  return sums
}

const lookOf = (page: Page, root: string) =>
  page.evaluate((selector): unknown => Reflect.get(window, 'look')(selector), root)

test.describe('the first screen', () => {
  test('stands before any script, and nothing moves or changes when the scripts take it over', async ({
    browser,
    baseURL,
  }) => {
    // What runs until the scripts have taken over is what a slow processor waits for: bytes of functions, uncompressed.
    // The form does without the store and the layers that the shell brings the other pages.
    const mayRun: Record<string, number> = {
      'shell at /': 142_000,
      shell: 182_000,
      'mfe-wizard': 123_000,
      'mfe-proof': 88_000,
      'mfe-admin': 94_000,
    }
    const faults: string[] = []
    const pages = routes.map(async (address) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.coverage.startJSCoverage()
      await watchExchange(page)
      const letGo = await holdBack(page, '**/*.js')
      // What the services answer changes the pages: it does not come.
      await holdBack(page, '**/api/**')
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator(`${firstScreen} main`).waitFor()
      // Fonts come after the scripts; here before them, so that it is the scripts alone that could change anything.
      await page.locator('#fonts').evaluate((style) => style.setAttribute('media', 'all'))
      await page.evaluate(() => document.fonts.ready)
      const before = await lookOf(page, `${firstScreen} > div`)
      letGo()
      await takenOver(page)
      const after = await page.evaluate((): unknown => Reflect.get(window, 'after'))
      expect([address, after]).toEqual([address, before])
      for (const [module, bytes] of await bytesThatRan(page)) {
        const part = module === 'shell' && address === '/' ? 'shell at /' : module
        if (!(bytes <= (mayRun[part] ?? 0)))
          faults.push(`${address}: ${bytes} bytes of ${module} run, allowed are ${mayRun[part]}`)
      }
      await context.close()
    })
    await Promise.all(pages)
    expect(faults).toEqual([])
  })

  test('loses no letter that is typed while the scripts come, wherever they come', async ({
    browser,
    baseURL,
  }) => {
    const rounds = [1, 2, 3, 4].map(async (seed) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      const { typed, found } = await typeWhileScriptsCome(await context.newPage(), { seed, keys: 30 })
      expect([seed, found]).toEqual([seed, typed])
      await context.close()
    })
    await Promise.all(rounds)
  })

  test('keeps what was typed and pressed too early: a draft is saved, a sign-in is sent', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/401.*\/api\/login/)
    const letGo = await holdBack(page, '**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('[name=babyFirstName]').fill('Amara')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    letGo()
    await expect(page.getByText('Progress Saved', { exact: true })).toBeVisible()

    await page.unroute('**/*.js')
    const letGoOnce = await holdBack(page, '**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    // The draft stands there before any script of the page could read it.
    await expect(page.locator(`${firstScreen} [name=babyFirstName]`)).toHaveValue('Amara')
    letGoOnce()
    await takenOver(page)

    await page.unroute('**/*.js')
    const letGoAtLast = await holdBack(page, '**/*.js')
    await page.goto('/auth', { waitUntil: 'commit' })
    await page.getByLabel('Username').fill('nobody')
    await page.getByLabel('Password').fill('not-the-password')
    await page.keyboard.press('Enter')
    letGoAtLast()
    await expect(page.getByText('Login failed').first()).toBeVisible()
    expect(page.url()).not.toContain('not-the-password')

    await page.unroute('**/*.js')
    const letGoForGood = await holdBack(page, '**/*.js')
    await page.goto('/auth', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Forgotten your password?' }).click()
    await page.getByLabel('Username').fill('nobody@example.org')
    await page.keyboard.press('Enter')
    letGoForGood()
    await expect(page.getByText('If there is such an account')).toBeVisible()
  })

  test('a page that somebody comes back to was kept whole, with what stood in it', async ({ baseURL }) => {
    // Playwright's own browser runs without that cache.
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? '',
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    for (const address of ['/', '/success', '/proof-review', '/auth']) {
      await page.goto(address)
      await takenOver(page)
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted)),
      )
      await page.goto('/join/0000000000000000000000')
      await page.goBack({ waitUntil: 'commit' })
      // What the staff see is in no cache, and found by nobody after them.
      const isKept = address !== '/auth'
      await expect
        .poll(() => page.evaluate((): unknown => Reflect.get(window, 'wasKept') === true).catch(() => null))
        .toBe(isKept)
    }
    await browser.close()
  })

  test('no code is asked for when Next is pressed: the next step is here before', async ({
    page,
    wizard,
  }) => {
    // A desk's plate beside the page comes after the step that it belongs to.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await takenOver(page)
    const steps = page.waitForResponse(/\/remotes\/mfe-wizard\/steps\.[^/]*\.js$/)
    await wizard.fillStep(0, someAnswers())
    await (await steps).finished()
    // Whatever is asked for from here on never comes.
    await holdBack(page, '**/*.js')
    await wizard.next.click()
    await expect(page.locator('[name=babyDateOfBirth]')).toBeVisible()
  })

  test('has nothing on its line before the first paint but what the shell starts with', async ({ page }) => {
    await page.goto('/')
    await takenOver(page)
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < paint)
        .map(({ name }) => new URL(name).pathname)
    })
    expect(early.map((path) => path.replace(/\.[0-9a-f]+\.js$/, '')).toSorted()).toEqual(['/main', '/vendor'])
  })

  test('sets a letter with an accent as near to its neighbour as one without', async ({ page }) => {
    await page.goto('/')
    await takenOver(page)
    const kerningOf = (pair: string) =>
      page.evaluate(async (letters) => {
        const line = document.body.appendChild(document.createElement('p'))
        line.style.cssText = 'position: absolute; font: italic 400 100px "Codex Garamond"'
        const widthOf = (text: string) => {
          line.textContent = text
          const range = document.createRange()
          range.selectNodeContents(line)
          return range.getBoundingClientRect().width
        }
        const [first = '', second = ''] = letters
        return Math.round(widthOf(letters) - widthOf(first) - widthOf(second))
      }, pair)
    await expect.poll(() => kerningOf('Ve')).toBeLessThan(-10)
    await expect.poll(() => kerningOf('V\u00e9')).toBeLessThan(-10)
  })

  test('costs no more bytes and requests than its modules are allowed', async ({ request }) => {
    // Compressed bytes of scripts that a route waits for, by the module that sends them; of the page itself.
    const allowed: Record<string, number> = {
      shell: 98_500,
      'mfe-wizard': 66_400,
      'mfe-proof': 53_000,
      'mfe-admin': 61_000,
    }
    const allowedPage = 13_500
    const allowedFiles = 6
    const faults: string[] = []
    for (const address of routes) {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' }
      const page = await request.get(address, { headers })
      const files = [...(await page.text()).matchAll(/as="script" href="([^"]+)"/g)]
      const sizeOf = (answer: typeof page) => Number(answer.headers()['content-length'])
      const sums = new Map<string, number>()
      for (const [, file = ''] of files) {
        const module = moduleOf(file)
        sums.set(module, (sums.get(module) ?? 0) + sizeOf(await request.get(file, { headers })))
      }
      for (const [module, bytes] of sums)
        if (!(bytes <= (allowed[module] ?? 0)))
          faults.push(`${address}: ${module} sends ${bytes} bytes of scripts, allowed are ${allowed[module]}`)
      if (files.length > allowedFiles)
        faults.push(`${address}: ${files.length} scripts, allowed are ${allowedFiles}`)
      if (!(sizeOf(page) <= allowedPage))
        faults.push(`${address}: the page has ${sizeOf(page)} bytes, allowed are ${allowedPage}`)
      expect([address, [...sums.keys()].length]).toEqual([address, 2])
    }
    expect(faults).toEqual([])
  })
})
