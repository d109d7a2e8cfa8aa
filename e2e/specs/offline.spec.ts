import type { Page } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { drawnIn } from '../src/drawn-in'
import { takenOver } from '../src/held-scripts'
import { keptRecords } from '../src/kept-data'
import { createOwnGateway } from '../src/own-gateway'

test.use({ serviceWorkers: 'allow' })

/** The paths of everything in this browser's caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.replace(location.origin, ''))
  })

/** Whether the device has kept the form, and every file of a build that its page has fetched. */
const isFormKept = (page: Page) =>
  page.evaluate(async () => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.[0-9a-f]{8,}\.(?:js|woff2)$/.test(name))
    const kept = await Promise.all(['/', '/remotes.json', ...files].map((address) => caches.match(address)))
    return kept.every((response) => response !== undefined)
  })

test('a second visit without a line opens the form and its draft; what is submitted waits, and is sent once', async ({
  page,
  context,
  wizard,
  platform,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  trouble.allow(/404.*\/api\/invites\/info\//)
  // A record that is none, looked for on purpose.
  trouble.allow(/400.*\/api\/proofs\/x\//)
  const answers = someAnswers({ babyFirstName: 'Signe', motherFullName: 'நந்தினி' })
  await wizard.openReview(answers)
  await expect.poll(() => isFormKept(page)).toBe(true)

  await context.setOffline(true)
  await page.goto('/')
  await takenOver(page)
  await expect(wizard.title).toHaveText('Review & Seal')
  await expect(page.getByText(answers.babyLastName).first()).toBeVisible()
  await expect.poll(() => drawnIn(page.getByText('நந்தினி').first())).toEqual(['Noto Serif Tamil'])

  const posts: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/birth-records'))
      posts.push(response.url())
  })
  await wizard.attest()
  await wizard.submit.click()
  await expect(page.getByText('There is no connection. Your record waits on this device')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Birth Bio Received!' })).toBeVisible()
  expect(posts).toHaveLength(1)
  const records = await keptRecords(platform, answers.babyFirstName)
  expect(records.map(({ versions }) => versions.length)).toEqual([1])

  // A walk past the pages that show what is private, and those of the staff.
  await expect(page).toHaveURL(/\/proof-review\//)
  for (const path of ['/privacy', '/success', '/join/0000000000000000000000', '/auth', '/?proof=x', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const others = (await cached(page)).filter(
    (path) => !/^\/(?:remotes\/[^/]+\/)?[\w-]+\.[0-9a-f]{8,}\.(?:js|woff2)$/.test(path),
  )
  expect(others.sort()).toEqual(['/', '/remotes.json'])

  // A line that is there and brings nothing: what is kept opens all the same.
  const held: string[] = []
  await context.route(
    ({ pathname }) => pathname === '/' || pathname === '/remotes.json',
    (route) => void held.push(route.request().url()),
  )
  await page.goto('/')
  await takenOver(page)
  expect(held.length).toBeGreaterThan(0)
  await context.unrouteAll({ behavior: 'ignoreErrors' })

  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Forget this device…' }).click()
  await page.getByRole('button', { name: 'Forget this device', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This device has forgotten you' })).toBeFocused()
  expect(await cached(page)).toEqual([])
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(workers).toBe(0)
})

test('one setting ends the worker on every device that comes back, and empties its caches', async ({
  page,
  platform,
}, info) => {
  const gateway = await createOwnGateway(platform, info.outputPath('gateway'))
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  let stop = await gateway.start()
  await page.goto(gateway.url)
  // A key: whoever only looks is given the rest of the form ten seconds later.
  await takenOver(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => isFormKept(page)).toBe(true)
  expect(await workers()).toBe(1)
  // What is open would go on asking the gateway for what comes when the browser is idle.
  await page.goto('about:blank')
  await stop()

  stop = await gateway.start({ OFFLINE_FORM: 'false' })
  await page.goto(gateway.url)
  await takenOver(page)
  await expect.poll(async () => [await workers(), await cached(page)]).toEqual([0, []])
  await page.goto('about:blank')
  await stop()
})
