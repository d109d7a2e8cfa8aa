import type { Locator } from '@playwright/test'

/** The fonts that the letters of an element are drawn in, a device's own with its name in brackets. */
export async function drawnIn(element: Locator): Promise<string[]> {
  const page = element.page()
  // It stays open: with its end the browser would forget that it is without a line, where a test has taken that away.
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await element.evaluate((node) => node.setAttribute('data-drawn-in', ''))
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-drawn-in]',
  })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await element.evaluate((node) => node.removeAttribute('data-drawn-in'))
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `(${familyName})`)).sort()
}
