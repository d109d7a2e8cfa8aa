import type { Page } from '@playwright/test'
import axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    /** In a document that was given axe. */
    axe: typeof axe
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What day and night can change: they differ in nothing but colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

const isTooSmall = 'target-size'

/** Each element that breaks one of the rules: the rule, and the element's selector. */
async function violationsOf(page: Page, type: 'tag' | 'rule', values: string[]) {
  // Half a megabyte of script, for the page and its frames: each is given it once.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  // Of what keeps the rules nothing is described.
  const options: RunOptions = { runOnly: { type, values }, resultTypes: ['violations'] }
  return page.evaluate(async (given) => {
    const { violations } = await window.axe.run(document, given)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, selector: target.join(' ') })),
    )
  }, options)
}

/**
 * Whether a target is too small where it can be touched. One that lies half under the bar at the foot of a phone's page is
 * measured by what is seen of it; in the middle of the window nothing lies over it.
 */
async function isTooSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const violations = await violationsOf(page, 'rule', [isTooSmall])
  return violations.some((found) => found.selector === selector)
}

/**
 * Until what moves stands still: a colour half way between day and night is no colour of the page. What turns for ever, as an arc
 * that says 'wait', is not waited for.
 */
const standsStill = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Every finding of axe (WCAG 2.2 A and AA, and its best practices), one line each; or those of the colours alone. */
export async function findings(page: Page, isOfColours = false): Promise<string[]> {
  await standsStill(page)
  const found = isOfColours
    ? await violationsOf(page, 'rule', rulesOfColour)
    : await violationsOf(page, 'tag', standards)
  const kept: string[] = []
  for (const { id, selector } of found)
    if (id !== isTooSmall || (await isTooSmallInSight(page, selector))) kept.push(`${id}: ${selector}`)
  return kept
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A reader's own spacing of text (WCAG 1.4.12). */
const spacedText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Whether the page scrolls sideways in the narrowest window that has to do without (WCAG 1.4.10), with its text spaced by the reader. */
async function findingsWhenSpaced(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 900 })
  // A chart is drawn anew for its width a moment later.
  await standsStill(page)
  const overflow = await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    const others = [...document.adoptedStyleSheets]
    document.adoptedStyleSheets = [...others, sheet]
    const { scrollWidth, clientWidth } = document.documentElement
    document.adoptedStyleSheets = others
    return scrollWidth - clientWidth
  }, spacedText)
  return overflow > 0 ? [`spaced text, 320 px: scrolls sideways by ${overflow} px`] : []
}

/** The findings of a page, and whether it scrolls sideways. */
async function findingsHere(page: Page, isOfColours: boolean): Promise<string[]> {
  const found = await findings(page, isOfColours)
  const overflow = await overflowOf(page)
  return [...found, ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])]
}

/**
 * The findings of a page by day and by night, in windows of each of these widths (else in the one it has), and where it scrolls
 * sideways, with its text spaced by the reader too; the page is looked at as it stands, so that what led to it is done once.
 */
export async function findingsInEveryLook(page: Page, widths: readonly number[] = []): Promise<string[]> {
  const given = page.viewportSize()
  const found: string[] = []
  for (const width of widths.length ? widths : [null])
    for (const colorScheme of ['light', 'dark'] as const) {
      if (width !== null) await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const look = `${colorScheme}${width === null ? '' : `, ${width} px`}`
      found.push(
        ...(await findingsHere(page, colorScheme === 'dark')).map((finding) => `${look}: ${finding}`),
      )
    }
  if (widths.length) found.push(...(await findingsWhenSpaced(page)))
  if (given) await page.setViewportSize(given)
  return found
}
