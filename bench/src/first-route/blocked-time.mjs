/** A task of the page's thread that takes longer than this keeps whoever types waiting, in ms. */
const longTask = 50

/**
 * One visit as of a phone on a slow line: how long tasks after the first paint were longer than 50 ms, by the processor time of the
 * page's thread at a quarter of its speed. Lighthouse tells the same by the clock, which other work on the machine lengthens.
 * `storageState` holds the cookies of whoever is signed in.
 */
export async function blockedTime(browser, url, storageState) {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', storageState })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 90_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'loading'] })
  await page.goto(url)
  await page.waitForFunction(() => !document.getElementById('first-screen'))
  await page.waitForTimeout(1500)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') &&
      name !== 'RunTask' &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts > paint.ts,
  )
  const lengths = tasks.map(({ tdur = 0 }) => tdur / 1000)
  return {
    blocked: lengths.reduce((sum, length) => sum + Math.max(0, length - longTask), 0),
    longest: Math.max(0, ...lengths),
  }
}
