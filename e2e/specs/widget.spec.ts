import type { Page } from '@playwright/test'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { expect, test } from '../src/fixtures/product'
import { openPartnerSite, openShadowRoots } from '../src/partner'

/** Notes shifts of the layout, from the first paint on. */
const watchPaint = () => {
  const seen = { shifts: 0 }
  Object.defineProperty(document, 'seenOfPaint', { value: seen })
  new PerformanceObserver((list) => (seen.shifts += list.getEntries().length)).observe({
    type: 'layout-shift',
    buffered: true,
  })
}
const shiftsOf = (page: Page) =>
  page.evaluate(() => (document as unknown as { seenOfPaint: { shifts: number } }).seenOfPaint.shifts)

/** All that a widget could change of the page around it. */
const surroundingsOf = (page: Page) =>
  page.evaluate(() => {
    const looks = [...document.querySelectorAll('html, body, main, h1, p')].map((element) => {
      const style = getComputedStyle(element)
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join(';')
    })
    return {
      looks,
      globals: Object.getOwnPropertyNames(window).sort(),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      head: document.head.childElementCount,
      elements: document.querySelectorAll('body *:not(mya-chat, script)').length,
    }
  })

const storedIn = (page: Page) =>
  page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    document.cookie,
  ])

test('MYA answers on a partner’s page, whatever the page does, and leaves nothing behind', async ({
  browser,
  platform,
  trouble,
}) => {
  const site = await openPartnerSite(browser, platform)
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  await openShadowRoots(context)
  await context.addInitScript(watchPaint)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const launcher = page.getByRole('button', { name: 'Ask MYA' })
  const dialog = page.getByRole('dialog', { name: 'MYA' })
  const message = page.getByLabel('Your message')

  await test.step('[MYA-029] under the strictest policy and a hostile stylesheet it is one small file until it is opened', async () => {
    await page.goto(`${site.url}/strict`)
    await expect(launcher).toBeVisible()
    expect(asked).toEqual(['GET /strict', 'GET /widget/mya.js'])
    const loader = await context.request.get(`${platform.url}/widget/mya.js`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(loader.headers()).toMatchObject({ 'content-encoding': 'gzip' })
    expect(Number(loader.headers()['content-length'])).toBeLessThanOrEqual(4096)
    const box = await launcher.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(900)
  })

  await test.step('[MYA-021] it opens by keyboard, and its answer comes with its source', async () => {
    const place = await launcher.boundingBox()
    await page.keyboard.press('Tab')
    await expect(launcher).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(message).toBeFocused()
    await page.keyboard.type('What is a Proof ID?')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Source: How Birth Codex works', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText('Source: ')
    expect(asked.slice(2).map((line) => line.replace(/[0-9a-f]{10}|[a-z0-9]{12}/, '*'))).toEqual([
      'GET /widget/panel.*.js',
      'POST /api/widget/*/chat',
    ])
    // The panel lies over it: of two shadows the lower one would show as a patch.
    await expect(launcher).toHaveCSS('box-shadow', 'none')
    expect(await launcher.boundingBox()).toEqual(place)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(launcher).toBeFocused()
  })

  await test.step('[MYA-025] [MYA-029] nothing has moved, and nothing is kept: no cookie, no storage', async () => {
    expect(await shiftsOf(page)).toBe(0)
    expect(await context.cookies()).toEqual([])
    expect(await storedIn(page)).toEqual([0, 0, 0, 0, ''])
  })

  await test.step('[MYA-029] a page is whole before the loader has come', async () => {
    const loader = '**/widget/mya.js'
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(loader, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(site.url, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('main')).toBeVisible()
    await expect(launcher).toBeHidden()
    letGo()
    await expect(launcher).toBeVisible()
    await page.unroute(loader)
  })

  await test.step('[MYA-022] the page around it is as it is without it', async () => {
    await page.goto(`${site.url}/without`)
    const without = await surroundingsOf(page)
    await page.goto(site.url)
    await launcher.click()
    await expect(message).toBeFocused()
    expect(await surroundingsOf(page)).toEqual(without)
  })

  await test.step('it is clean for axe, open, by day and night, on a desk and a phone', async () => {
    expect(await findingsInEveryLook(page, [360, 1000])).toEqual([])
    // Seen last by night.
    await expect(dialog).toHaveCSS('background-color', 'rgb(19, 22, 39)')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(dialog).toHaveCSS('background-color', 'rgb(251, 248, 240)')
  })

  await test.step('in forced colours its button has an edge, and an answer its rule at the side alone', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(launcher).toHaveCSS('border-top-width', '1px')
    const answer = dialog.getByRole('listitem').first()
    await expect(answer).toHaveCSS('border-left-width', '2px')
    await expect(answer).toHaveCSS('border-top-width', '0px')
    await page.emulateMedia({ forcedColors: null })
  })

  await test.step('it works under a policy of nonces', async () => {
    await page.goto(`${site.url}/nonce`)
    await launcher.click()
    await expect(message).toBeFocused()
  })

  await test.step('two elements are one conversation, and a phone’s page lies still behind it', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${site.url}/two`)
    await launcher.click()
    await message.fill('What is a Birth Codex?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('What is a Birth Codex?').last()).toBeVisible()
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Ask here' }).click()
    await expect(dialog).toHaveCount(1)
    await expect(dialog.getByText('What is a Birth Codex?').last()).toBeVisible()
  })

  await test.step('who has scrolled back stays there when the answer comes', async () => {
    await page.setViewportSize({ width: 360, height: 400 })
    await page.evaluate(() => {
      const { fetch } = window
      window.fetch = (...call) =>
        new Promise((resolve) => addEventListener('let-go', () => resolve(fetch(...call)), { once: true }))
    })
    const log = page.getByRole('region', { name: 'Conversation with MYA' })
    // While she writes, Enter sends nothing.
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    await message.fill('What is a Proof ID?')
    await message.press('Enter')
    await expect(dialog.getByText('MYA is writing...').first()).toBeInViewport()
    // Where it is scrolled to is told with the next frame: the answer does not come before.
    await log.evaluate((element) => {
      const told = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }))
      element.scrollTo(0, 0)
      return told.then(() => dispatchEvent(new Event('let-go')))
    })
    await expect(dialog.getByText(/^It names your record/).first()).toBeAttached()
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })

  await test.step('its words are the partner’s, from right to left', async () => {
    await page.goto(`${site.url}/rtl`)
    await page.getByRole('button', { name: 'اسألي ميا' }).click()
    await expect(page.getByRole('dialog', { name: 'ميا' })).toHaveCSS('direction', 'rtl')
    expect(await findingsInEveryLook(page)).toEqual([])
  })

  await test.step('[MYA-023] on an origin that nobody registered it says that it is not reached', async () => {
    trouble.expect(/\/api\/widget\/.*blocked by CORS policy/)
    trouble.allow(/ERR_FAILED.*\/api\/widget\//)
    trouble.expect(/MYA: no answer from .*http:\/\/127\.0\.0\.1:\d+ is not entered for the partner/)
    await page.goto(site.strangeUrl)
    await launcher.click()
    await message.fill('Hello')
    await message.press('Enter')
    await expect(dialog.getByText(/I cannot be reached from this page/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(message).toBeFocused()
  })

  await test.step('without a doctype its foot stands as it does with one, and keys typed in it are no shortcuts of the page', async () => {
    await page.goto(`${site.url}/quirks`)
    await launcher.click()
    await expect(message).toBeFocused()
    await expect(dialog.locator('form')).toHaveCSS('margin-bottom', '0px')
    await page.evaluate(() => {
      for (const type of ['keydown', 'keypress', 'keyup'])
        document.addEventListener(type, () => document.documentElement.classList.add('heard'))
    })
    await page.keyboard.type('s/')
    await expect(message).toHaveValue('s/')
    await expect(page.locator('html.heard')).toHaveCount(0)
  })

  await test.step('a script tag that names no partner tells so in the console', async () => {
    trouble.expect(/MYA: no script tag names her with its data-partner/)
    await page.addScriptTag({ url: `${platform.url}/widget/mya.js` })
  })

  await test.step('a browser without popovers, as Safari before 17, opens and closes the same panel', async () => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name)
      const { matches } = Element.prototype
      Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new SyntaxError(selector)
        return matches.call(this, selector)
      })
    })
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.goto(site.url)
    await launcher.click()
    await expect(message).toBeFocused()
    // Its own foot lies over the button that opened it.
    await page.getByRole('button', { name: 'Send' }).click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(launcher).toBeFocused()
    await launcher.click()
    await expect(message).toBeFocused()
  })

  await test.step('its inside is closed to the page', async () => {
    const plain = await (await browser.newContext()).newPage()
    await plain.goto(site.url)
    await plain.waitForFunction(() => customElements.get('mya-chat'))
    expect(await plain.evaluate(() => document.querySelector('mya-chat')?.shadowRoot)).toBeNull()
    await plain.context().close()
  })
  await context.close()
  await site.close()
})
