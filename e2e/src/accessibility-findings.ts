import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Every finding of axe (WCAG 2.2 A and AA, and its best practices), one line each. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
