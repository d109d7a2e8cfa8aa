import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import type { Platform } from '../src/fixtures/product'
import { takenOver } from '../src/held-scripts'
import { inDatabase, keptMails } from '../src/kept-data'
import { AccountPage } from '../src/pages/account-page'
import { PressRoomPage } from '../src/pages/press-room-page'
import { signInAsStaff, staffPassword } from '../src/staff-session'
import { giveVirtualPasskeys } from '../src/virtual-passkeys'
import { submit } from '../src/visitor-api'

const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const unique = () => Date.now().toString(36)

/** Lets what a job made last be one that failed. */
const failJob = (platform: Platform, proofJobId: string, made: Record<string, 1>) =>
  inDatabase(platform, 'proofs', (database) =>
    database
      .collection<{ _id: string }>('proofjobs')
      .updateOne(
        { _id: proofJobId },
        { $set: { status: 'error', error: 'The proof could not be made.' }, $unset: made },
      ),
  )
/** Lets the approval of a record be older than a day, after which it is locked. */
const ageApproval = (platform: Platform, recordId: string) =>
  inDatabase(platform, 'records', (database) =>
    database
      .collection<{ _id: string }>('birthrecords')
      .updateOne(
        { _id: recordId },
        { $set: { 'approval.approvedAt': new Date(Date.now() - 25 * 3_600_000) } },
      ),
  )
/** A command of the package's scripts, such as `npm run seed`, on the running product. */
const run = (platform: Platform, program: string, ...given: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/on-database.mjs', program, ...given], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      MONGODB_URI: platform.databaseUri,
      KEYS_MONGODB_URI: platform.keysDatabaseUri,
      KEYS_URL: platform.serviceUrls['keys'],
      INTERNAL_SECRET: platform.secret,
    },
  })
/** `npm run audit:verify` */
const verifyAudit = (platform: Platform) =>
  run(platform, 'services/accounts/dist/verify-audit.js').then(
    ({ stdout }) => ({ code: 0, words: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, words: stderr }),
  )
const whenDone = async (page: Page, proofJobId: string) =>
  expect
    .poll(async () => (await (await page.request.get(`/api/proof/${proofJobId}`)).json()).status, {
      intervals: [100],
      timeout: 60_000,
    })
    .toBe('done')

/** A picture of words in one of the product's faces. */
async function pictureOf(page: Page, family: string, words: string): Promise<Buffer> {
  await page.evaluate(
    async ([face = '', text = '']) => {
      const found = document.querySelector<HTMLElement>('#picture')
      const line = found ?? document.body.appendChild(document.createElement('p'))
      line.id = 'picture'
      line.textContent = text
      line.style.cssText = `position: fixed; top: 0; left: 0; z-index: 9; width: 99px; height: 60px; background: #fff; font: 500 40px '${face}'`
      await document.fonts.load(`500 40px '${face}'`)
    },
    [family, words],
  )
  return page.locator('#picture').screenshot()
}

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
  await expect(room.invitations.filter({ hasText: `z•••@${host}` })).toContainText('open')
  await expect(room.chart('Records a day')).toBeVisible()
  const days = await room.tableOf('Records a day')
  await expect(days).toHaveCount(7)
  await expect(days.last()).not.toHaveText('0')

  // Where the browser forces colours of its own, what is drawn has that of the text.
  const coloursDrawn = () =>
    room.chart('Records a day').evaluate((canvas: HTMLCanvasElement) => {
      // Of a copy: a browser complains of one that is read again and again.
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
      copy?.drawImage(canvas, 0, 0)
      const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      const drawn = new Set<string>()
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255) drawn.add([...data.slice(at, at + 3)].join(', '))
      return { drawn: [...drawn], text: getComputedStyle(canvas).color }
    })
  expect((await coloursDrawn()).drawn.length).toBeGreaterThan(1)
  await room.page.emulateMedia({ forcedColors: 'active' })
  await expect
    .poll(async () => {
      const { drawn, text } = await coloursDrawn()
      return drawn.map((colour) => `rgb(${colour})` === text)
    })
    .toEqual([true])
  await room.page.emulateMedia({ forcedColors: null })
  return room
}

test('[ADM-006] [ADM-012] [ADM-015] [ADM-016] [ADM-019] [ADM-021] [ADM-022] [ADM-023] [ADM-024] [ADM-025] [ADM-028] [ADM-029] [API-026] a day at the archive by keyboard alone: sign in by passkey, find, view, download, retry, send, reopen, export, erase, leave', async ({
  page,
  context,
  platform,
  browser,
  trouble,
}) => {
  // Passkeys and an export ask for the second factor first.
  trouble.expect(/403.*\/api\/user\/passkey-options/)
  trouble.expect(/403.*\/api\/admin\/export/)
  test.setTimeout(240_000)
  const mark = unique()
  const name = `greta-${mark}@archive.test`
  const family = await browser.newPage({ baseURL: platform.url })
  const born = (babyFirstName: string, babyLastName: string) =>
    submit(
      family.request,
      someAnswers({ babyFirstName, babyLastName: `${babyLastName} ${mark}`, babyMiddleName: '' }),
    )
  const zoe = await born('Zoë', 'Weiß')
  const ming = await born('小明', '王')
  const lea = await born('Lea', 'Weiß')
  const zoesJob = zoe.derivedData.proofJobId
  const mingsJob = ming.derivedData.proofJobId
  await whenDone(family, zoesJob)
  const { sha256 } = await (await family.request.get(`/api/proof/${zoesJob}`)).json()
  const approval = await family.request.post(`/api/proof/${zoesJob}/approval`, {
    data: { version: 1, sha256 },
  })
  expect(approval.status()).toBe(200)
  await whenDone(family, mingsJob)
  await failJob(platform, mingsJob, { files: 1, preparedAt: 1 })

  const invites = await family.request.post(`/api/proofs/${ming.proofId}/invites`, {
    data: { emails: [`z-${mark}@press-${mark}.test`], role: 'EDITOR' },
  })
  expect(invites.status()).toBe(200)
  const comment = await family.request.post(`/api/proofs/${ming.proofId}/comments`, {
    data: { id: crypto.randomUUID(), text: 'As in the letter?', field: 'motherFullName' },
  })
  expect(comment.status()).toBe(200)
  await family.close()

  // Once: a passkey. Then the day begins.
  await giveVirtualPasskeys(page)
  await signInAsStaff(context, platform, name)
  const account = new AccountPage(page)
  await account.open()
  await account.addPasskey.click()
  await account.confirmByPassword(staffPassword)
  await expect(account.passkeys).toHaveCount(1)
  /** What staff are told of a record, as the service says it. */
  const jobOf = async (id: string) =>
    (await (await page.request.get(`/api/admin/records/${id}`)).json()).jobs[0]
  await expect
    .poll(() => jobOf(zoe.id), { intervals: [100], timeout: 60_000 })
    .toMatchObject({ stage: 'final', status: 'done' })
  await context.clearCookies({ name: 'codex_staff' })

  await page.goto('/auth')
  await tabTo(page, 'Sign in with a passkey')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${name}`)

  const find = async (words: string) => {
    const search = page.getByRole('searchbox', { name: 'Search' })
    await expect(search).toBeVisible()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(`${words} ${mark}`)
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === `${words} ${mark}`)
    await expect(page.getByText('1 record', { exact: true })).toBeVisible()
  }
  await find('lea weiss')
  await expect(row(page, 'Lea Weiß')).toContainText(lea.proofId)
  await find('zoe weiss')
  await expect(row(page, 'Zoë Weiß')).toContainText('completed')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /^View/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^PDF/ })).toBeFocused()
  const [pdf] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await pdf.waitForURL(`**/api/admin/records/${zoe.id}/pdf`)
  await pdf.close()
  await page.bringToFront()
  const print = await page.request.get(`/api/admin/records/${zoe.id}/pdf`)
  expect(print.headers()['content-type']).toBe('application/pdf')
  // Ready for the press: what is cut off lies around what stays.
  expect((await print.body()).toString('latin1')).toMatch(/^%PDF-1\.[\s\S]*\/(BleedBox|TrimBox)/)
  await page.keyboard.press('Tab')
  // The browser closes the new tab by itself once it knows that a file is to be saved.
  const [address] = await Promise.all([
    context.waitForEvent('request', (request) => request.url().endsWith('/csv')),
    page.keyboard.press('Enter'),
  ])
  expect(address.url()).toContain(`/api/admin/records/${zoe.id}/csv`)
  expect(await (await page.request.get(address.url())).text()).toContain(`Weiß ${mark}`)

  await find('小明')
  await expect(row(page, '小明')).toContainText('processing')
  await expect(page.getByRole('button', { name: /^PDF/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('小明')
  await expect(page.getByText('failed')).toBeVisible()
  const mails = page.getByRole('region', { name: 'E-mails' }).getByRole('row')
  await expect(mails.filter({ hasText: 'Proof ready' })).toContainText('kept')
  await expect(mails.filter({ hasText: 'Invitation' })).toContainText(`z•••@press-${mark}.test`)
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('on ‘Mother’s full name’')
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('The owner')
  const room = await openPressRoom(context, { failed: ming.proofId, host: `press-${mark}.test` })
  // What happens from here on it hears over the stream of a service that was started anew.
  trouble.allow(/50[23].*\/api\/admin\/press-room/)
  // Pictures of the record's pages that were still on their way.
  trouble.allow(new RegExp(`50[23].*/api/proof/${mingsJob}`))
  await platform.restart('proofs')
  await page.bringToFront()
  await tabTo(page, /^Retry/)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Tried again')).toBeVisible()
  await whenDone(page, mingsJob)
  // The press room has heard of it, without a reload.
  await expect(room.failedJobs.filter({ hasText: ming.proofId })).toHaveCount(0)
  await room.page.close()

  await failJob(platform, zoesJob, { final: 1, completedAt: 1 })
  await ageApproval(platform, zoe.id)
  const mailsBefore = (await keptMails(platform, zoe.id)).length
  await page.goto(`/admin/records/${zoe.id}`)
  await expect(page.getByText('failed')).toBeVisible()
  await tabTo(page, /^Retry: Finished book/)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => jobOf(zoe.id), { intervals: [100], timeout: 60_000 })
    .toMatchObject({ stage: 'final', status: 'done' })
  await tabTo(page, /^Send again: Proof approved/)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await keptMails(platform, zoe.id)).length, { intervals: [100] })
    .toBeGreaterThan(mailsBefore)
  await tabTo(page, 'Reopen')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Record reopened')).toBeVisible()
  await expect.poll(() => jobOf(zoe.id), { intervals: [100] }).toMatchObject({ approvedAt: null })

  await page.goto(`/admin?search=${mark}`)
  await expect(page.getByText('3 records', { exact: true })).toBeVisible()
  await tabTo(page, 'Export CSV')
  await page.keyboard.press('Enter')
  await expect(account.confirmDialog).toBeVisible()
  await tabTo(page, 'Use your passkey')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split('","')[0]?.replace(/^\ufeff?"/, ''))).toEqual([
    'recordId',
    lea.id,
    ming.id,
    zoe.id,
  ])

  // The first of the three, as its family asks; that it is somebody of the staff was confirmed for the export just now.
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lea')
  // Pictures of its pages that were still on their way.
  trouble.allow(new RegExp(`4(04|10).*/api/proof/${lea.derivedData.proofJobId}`))
  await tabTo(page, 'Erase')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: `Erase ${lea.proofId}?` })
  await expect(question.getByRole('button', { name: 'Keep the record' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Record erased')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  expect((await page.request.get(`/api/admin/records/${lea.id}`)).status()).toBe(404)
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/records?search=${mark}`)).json()).total)
    .toBe(2)

  await page.goto('/admin/audit')
  const done = page.getByRole('row').filter({ hasText: name })
  for (const act of [
    'Exported records as CSV',
    'Had a failed job tried again',
    'Viewed a record',
    'Downloaded a record as CSV',
    'Downloaded a certificate',
  ])
    await expect(done.filter({ hasText: act }).first()).toBeVisible()
  for (const [act, record] of [
    ['Viewed a record', zoe.proofId],
    ['Erased a record', lea.id.slice(0, 8)],
  ] as const)
    await expect(done.filter({ hasText: act }).filter({ hasText: record }).first()).toBeVisible()
  await tabTo(page, /^Logout/)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Logged out')).toContainText('See you next time!')
  expect((await page.request.get('/api/admin/records')).status()).toBe(401)

  expect(await verifyAudit(platform)).toMatchObject({ code: 0, words: expect.stringContaining('is whole') })
  await inDatabase(platform, 'accounts', (database) =>
    database
      .collection<{ _id: number }>('auditlines')
      .updateOne({ _id: 2 }, { $set: { staffId: 'somebody else' } }),
  )
  expect(await verifyAudit(platform)).toEqual({
    code: 1,
    words: 'The audit trail is broken at line 2: changed.\n',
  })
})

test('[ADM-013] [ADM-014] the records that the seed command makes are listed, with a button for each page of them', async ({
  page,
  context,
  platform,
}) => {
  await signInAsStaff(context, platform, `sven-${unique()}@archive.test`)
  await page.goto('/admin?search=seed.example')
  await expect(page.getByText('No record fits this search.')).toBeVisible()
  await run(platform, 'services/records/dist/seed.js', '--records', '23', '--without-proofs')
  await page.reload()
  await expect(page.getByText('23 records, page 1 of 2', { exact: true })).toBeVisible()
  const pager = page.getByRole('navigation', { name: 'Pages of records' })
  await expect(pager.getByRole('button')).toHaveText(['Previous', '1', '2', 'Next'])
  await expect(row(page, 'seed.example')).toHaveCount(20)
  // Letters that no font has (U+0378 is none) are boxes, never nothing: a name is not to look as if it were missing.
  for (const family of ['Ysabeau Office', 'Cormorant', 'Codex Garamond'])
    expect(
      (await pictureOf(page, family, '\u0378 \u0378')).equals(await pictureOf(page, family, '\u00a0 \u00a0')),
    ).toBe(false)
  await page.locator('#picture').evaluate((line) => line.remove())
  await pager.getByRole('button', { name: 'Page 2' }).click()
  await expect(row(page, 'seed.example')).toHaveCount(3)
})

/** What only the code of the staff's pages says, and only that of their chart library. */
const staffMark = 'No passkey was used.'
const chartMark = 'u-cursor-x'

test("nothing of the staff's pages is loaded by a parent's first page, nor their charts by any but the press room", async ({
  page,
  context,
  platform,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  /** The scripts that were loaded so far, in any package, and say this. */
  const scriptsWith = async (mark: string) => {
    const scripts = [...new Set(loaded.filter((address) => address.endsWith('.js')))]
    const texts = await Promise.all(
      scripts.map(async (address) => (await context.request.get(address)).text()),
    )
    return scripts.filter((_address, at) => texts[at]?.includes(mark))
  }
  const withCharts = () => scriptsWith(chartMark)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Names & Identity' })).toBeVisible()
  await page.getByLabel("Baby's first name").or(page.getByLabel('Email')).first().focus()
  // The form stands in the HTML before its scripts are asked for.
  await expect.poll(() => loaded.some((address) => address.includes('/mfe-wizard/'))).toBe(true)
  await takenOver(page)
  expect(loaded.filter((address) => address.includes('/mfe-admin/'))).toEqual([])
  expect([...(await scriptsWith(staffMark)), ...(await withCharts())]).toEqual([])
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  // Its tabs stand in the HTML before the scripts are here.
  await expect.poll(() => scriptsWith(staffMark)).toEqual([expect.stringContaining('/mfe-admin/')])
  await signInAsStaff(context, platform, `carl-${unique()}@archive.test`)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  expect(await withCharts()).toEqual([])
  const room = new PressRoomPage(page)
  await room.open()
  await expect(room.chart('Records a day')).toBeVisible()
  expect(await withCharts()).not.toEqual([])
})

for (const language of ['C', 'en-US@posix', ''])
  test(`the charts are drawn where the browser tells “${language}” as its language`, async ({
    page,
    context,
    platform,
  }) => {
    await page.addInitScript((told) => {
      Object.defineProperty(Navigator.prototype, 'language', { get: () => told, configurable: true })
    }, language)
    await signInAsStaff(context, platform, `lisa-${unique()}@archive.test`)
    const room = new PressRoomPage(page)
    await room.open()
    await expect(room.chart('Records a day')).toBeVisible()
  })

test('no page of the staff has an accessibility finding, or scrolls sideways', async ({
  page,
  context,
  platform,
}) => {
  const mark = unique()
  const { id } = await submit(page.request, someAnswers({ babyLastName: `Maximilianowitsch-${mark}` }))
  await signInAsStaff(context, platform, `axel-${mark}@archive.test`)
  for (const [path, heading] of [
    [`/admin?search=${mark}`, 'Welcome back'],
    [`/admin?search=nobody-${mark}`, 'Welcome back'],
    [`/admin/records/${id}`, 'Amara'],
    ['/admin/audit', 'Audit trail'],
    ['/admin/partners', 'Partners'],
    ['/admin/press-room', 'Press room'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await findingsInEveryLook(page, [320, 1440]), path).toEqual([])
  }
})
