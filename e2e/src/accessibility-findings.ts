import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const axe = (page: Page) =>
  new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])

const isTooSmall = 'target-size'

/**
 * Whether a target is too small where it can be touched. One that lies half under the bar at the foot of a phone's page is
 * measured by what is seen of it; in the middle of the window nothing lies over it.
 */
async function isTooSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page }).withRules([isTooSmall]).analyze()
  return violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector))
}

/** Every finding of axe (WCAG 2.2 A and AA, and its best practices), one line each. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await axe(page).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, selector: target.join(' ') })),
  )
  const kept: string[] = []
  for (const { id, selector } of found)
    if (id !== isTooSmall || (await isTooSmallInSight(page, selector))) kept.push(`${id}: ${selector}`)
  return kept
}
