const kinds = { Script: 'code', Document: 'code', Stylesheet: 'code', Font: 'fonts' }

/**
 * Bytes over the network of a first visit, by kind (code, fonts, rest) and in all: everything that the page loads until it
 * asks for nothing more, so that what is loaded when the browser is idle counts in every run.
 */
export async function bytesOfFirstVisit(browser, url, viewport) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kindOf = new Map()
  const bytes = { code: 0, fonts: 0, rest: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kindOf.set(requestId, kinds[type] ?? 'rest'),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? 'rest'] += encodedDataLength
  })
  await page.goto(url)
  await page.locator('#field-email').waitFor()
  // What waits for an idle browser has begun two seconds later at the latest (`requestIdleCallback` in lazy-plates.tsx).
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
  await page.waitForTimeout(2500)
  await page.waitForLoadState('networkidle')
  await context.close()
  return { ...bytes, all: bytes.code + bytes.fonts + bytes.rest }
}
