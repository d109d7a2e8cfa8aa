import type { Page } from '@playwright/test'

/** Holds back what matches of a page's requests from now on, until the answered function is called. */
export async function holdBack(page: Page, ...patterns: string[]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const pattern of patterns)
    await page.route(pattern, async (route) => {
      await released
      // A page that was left meanwhile wants nothing any more.
      await route.continue().catch(() => undefined)
    })
  return () => release()
}

export const firstScreen = '#first-screen'

/** Resolves when the page's scripts have taken its first screen over. */
export const takenOver = (page: Page) => page.locator(firstScreen).waitFor({ state: 'detached' })
