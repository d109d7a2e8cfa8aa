import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import type { Platform } from '../src/fixtures/product'
import { inDatabase } from '../src/kept-data'
import { PressRoomPage } from '../src/pages/press-room-page'
import { signInAsStaff, staffPassword } from '../src/staff-session'
import { submit } from '../src/visitor-api'

const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const unique = () => Date.now().toString(36)

/** Makes a failed job of a record's proof, once that is done. */
const failJob = (platform: Platform, proofJobId: string) =>
  inDatabase(platform, 'proofs', (database) =>
    database.collection<{ _id: string }>('proofjobs').updateOne(
      { _id: proofJobId },
      {
        $set: { status: 'error', error: 'The proof could not be made.' },
        $unset: { files: 1, preparedAt: 1 },
      },
    ),
  )
const whenDone = async (page: Page, proofJobId: string) =>
  expect
    .poll(async () => (await (await page.request.get(`/api/proof/${proofJobId}`)).json()).status, {
      timeout: 60_000,
    })
    .toBe('done')

/** Presses Tab until the focus is on something of that name. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const target = typeof name === 'string' ? new RegExp(`^${name}$`) : name
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const here = document.activeElement
      return (here?.getAttribute('aria-label') ?? here?.textContent ?? '').trim()
    })
    if (target.test(label)) return
  }
  throw new Error(`Nothing called ${String(name)} is reached by Tab`)
}

/** The press room in a page of its own: a failed job, an e-mail, an invitation, and a chart with its table. */
async function openPressRoom(
  context: BrowserContext,
  { failed, host }: { failed: string; host: string },
): Promise<PressRoomPage> {
  const room = new PressRoomPage(await context.newPage())
  await room.open('week')
  await expect(room.live).toBeVisible()
  const job = room.failedJobs.filter({ hasText: failed })
  await expect(job).toContainText('The proof could not be made.')
  await expect(job).toContainText('This record is still being processed')
  await expect(room.proofMails.filter({ hasText: 'Proof ready' }).first()).toContainText('•••@')
  await expect(room.invitations.filter({ hasText: `z•••@${host}` })).toContainText('Open')
  await expect(room.chart('Records a day')).toBeVisible()
  const days = await room.tableOf('Records a day')
  await expect(days).toHaveCount(7)
  await expect(days.last()).not.toHaveText('0')
  return room
}

test('[ADM-006] [ADM-012] [ADM-015] [ADM-016] [ADM-019] [ADM-021] [ADM-022] [ADM-023] [ADM-024] [ADM-025] a day at the archive by keyboard alone: find, view, download, retry, export, leave', async ({
  page,
  context,
  platform,
  browser,
  trouble,
}) => {
  // A tab that shows a file of the archive has no page to name its icon.
  trouble.allow(/404.*\/favicon\.ico/)
  // An export asks for the second factor first.
  trouble.expect(/403.*\/api\/admin\/export/)
  test.setTimeout(240_000)
  const mark = unique()
  const family = await browser.newPage({ baseURL: platform.url })
  const first = await submit(
    family.request,
    someAnswers({ babyFirstName: 'Zoë', babyLastName: `Weiß ${mark}`, babyMiddleName: '' }),
  )
  const second = await submit(
    family.request,
    someAnswers({ babyFirstName: '小明', babyLastName: `王 ${mark}`, babyMiddleName: '' }),
  )
  await whenDone(family, first.derivedData.proofJobId)
  const { sha256 } = await (await family.request.get(`/api/proof/${first.derivedData.proofJobId}`)).json()
  const approval = await family.request.post(`/api/proof/${first.derivedData.proofJobId}/approval`, {
    data: { version: 1, sha256 },
  })
  expect(approval.status()).toBe(200)
  await whenDone(family, second.derivedData.proofJobId)
  await failJob(platform, second.derivedData.proofJobId)
  const invites = await family.request.post(`/api/proofs/${second.proofId}/invites`, {
    data: { emails: [`z-${mark}@press-${mark}.test`], role: 'EDITOR' },
  })
  expect(invites.status()).toBe(200)
  await family.close()
  await signInAsStaff(context, platform, `greta-${mark}@archive.test`)
  await context.clearCookies({ name: 'codex_staff' })

  await page.goto('/auth')
  await page.getByLabel('Username').focus()
  await page.keyboard.type(`greta-${mark}@archive.test`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(staffPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, greta-${mark}@archive.test`)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(`weiss ${mark}`)
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()
  await expect(row(page, 'Zoë Weiß')).toContainText(first.proofId)
  expect(new URL(page.url()).searchParams.get('search')).toBe(`weiss ${mark}`)
  await expect
    .poll(
      async () => {
        await page.reload()
        return row(page, 'Zoë Weiß').getByText('completed').count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /^View/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^PDF/ })).toBeFocused()
  const [pdf] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await pdf.waitForURL(`**/api/admin/records/${first.id}/pdf`)
  await pdf.close()
  await page.bringToFront()
  await page.keyboard.press('Tab')
  // The browser closes the new tab by itself once it knows that a file is to be saved.
  const [address] = await Promise.all([
    context.waitForEvent('request', (request) => request.url().endsWith('/csv')),
    page.keyboard.press('Enter'),
  ])
  expect(address.url()).toContain(`/api/admin/records/${first.id}/csv`)
  const csv = await page.request.get(address.url())
  expect(await csv.text()).toContain(`Weiß ${mark}`)

  await page.keyboard.press('/')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(`小明 ${mark}`)
  await expect(row(page, '小明')).toContainText('processing')
  await expect(page.getByRole('button', { name: /^PDF/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('小明')
  await expect(page.getByText('failed')).toBeVisible()
  const room = await openPressRoom(context, { failed: second.proofId, host: `press-${mark}.test` })
  // What happens from here on it hears over the stream of a service that was started anew.
  trouble.allow(/50[23].*\/api\/admin\/press-room/)
  await platform.restart('proofs')
  await page.bringToFront()
  await tabTo(page, /^Retry/)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Tried again')).toBeVisible()
  await whenDone(page, second.derivedData.proofJobId)
  // The press room has heard of it, without a reload.
  await expect(room.failedJobs.filter({ hasText: second.proofId })).toHaveCount(0)
  await room.page.close()

  await page.goto(`/admin?search=${mark}`)
  await expect(page.getByText('2 records', { exact: true })).toBeVisible()
  await tabTo(page, 'Export CSV')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await page.keyboard.type(staffPassword)
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split('","')[0]?.replace(/^\ufeff?"/, ''))).toEqual([
    'recordId',
    second.id,
    first.id,
  ])

  await page.goto('/admin/audit')
  const done = page.getByRole('row').filter({ hasText: `greta-${mark}@archive.test` })
  for (const act of [
    'Exported records as CSV',
    'Had a failed job tried again',
    'Viewed a record',
    'Downloaded a record as CSV',
    'Downloaded a certificate',
  ])
    await expect(done.filter({ hasText: act }).first()).toBeVisible()
  await expect(done.filter({ hasText: 'Viewed a record' }).first()).toContainText(second.id.slice(0, 8))
  await tabTo(page, /^Logout/)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Logged out')).toContainText('See you next time!')
  expect((await page.request.get('/api/admin/records')).status()).toBe(401)
})

/** What only the chart library's code says. */
const chartMark = 'u-cursor-x'

test("nothing of the staff's pages is loaded by a parent's first page, nor their charts by any but the press room", async ({
  page,
  context,
  platform,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Names & Identity' })).toBeVisible()
  await page.getByLabel("Baby's first name").or(page.getByLabel('Email')).first().focus()
  expect(loaded.filter((address) => address.includes('/mfe-admin/'))).toEqual([])
  expect(loaded.some((address) => address.includes('/mfe-wizard/'))).toBe(true)
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  expect(loaded.some((address) => address.includes('/mfe-admin/'))).toBe(true)
  const withCharts = async () => {
    const scripts = [...new Set(loaded.filter((address) => address.endsWith('.js')))]
    const texts = await Promise.all(
      scripts.map(async (address) => (await context.request.get(address)).text()),
    )
    return scripts.filter((_address, at) => texts[at]?.includes(chartMark))
  }
  await signInAsStaff(context, platform, `carl-${unique()}@archive.test`)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  expect(await withCharts()).toEqual([])
  const room = new PressRoomPage(page)
  await room.open()
  await expect(room.chart('Records a day')).toBeVisible()
  expect(await withCharts()).not.toEqual([])
})

test('no page of the staff has an accessibility finding, or scrolls sideways', async ({
  page,
  context,
  platform,
}) => {
  test.setTimeout(120_000)
  const mark = unique()
  const { id } = await submit(page.request, someAnswers({ babyLastName: `Maximilianowitsch-${mark}` }))
  await signInAsStaff(context, platform, `axel-${mark}@archive.test`)
  for (const [path, heading] of [
    [`/admin?search=${mark}`, 'Welcome back'],
    [`/admin?search=nobody-${mark}`, 'Welcome back'],
    [`/admin/records/${id}`, 'Amara'],
    ['/admin/audit', 'Audit trail'],
    ['/admin/press-room', 'Press room'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await findingsInEveryLook(page, [320, 1440]), path).toEqual([])
  }
})
