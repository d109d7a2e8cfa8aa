import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// No page has a frame of another origin, for which axe would open a window of its own each time.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What day and night can change: they differ in nothing but colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

const isTooSmall = 'target-size'

/**
 * Whether a target is too small where it can be touched. One that lies half under the bar at the foot of a phone's page is
 * measured by what is seen of it; in the middle of the window nothing lies over it.
 */
async function isTooSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await axe(page).withRules([isTooSmall]).analyze()
  return violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector))
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
  const rules = isOfColours ? axe(page).withRules(rulesOfColour) : axe(page).withTags(standards)
  const { violations } = await rules.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, selector: target.join(' ') })),
  )
  const kept: string[] = []
  for (const { id, selector } of found)
    if (id !== isTooSmall || (await isTooSmallInSight(page, selector))) kept.push(`${id}: ${selector}`)
  return kept
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The findings of a page, and whether it scrolls sideways. */
async function findingsHere(page: Page, isOfColours: boolean): Promise<string[]> {
  const found = await findings(page, isOfColours)
  const overflow = await overflowOf(page)
  return [...found, ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])]
}

/**
 * The findings of a page by day and by night, in windows of each of these widths (else in the one it has), and where it scrolls
 * sideways; the page is looked at as it stands, so that what led to it is done once.
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
  if (given) await page.setViewportSize(given)
  return found
}
