import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { AccessLevel } from '@shared/contracts/enumerations'
import { myaWillResearchOrigin } from '@shared/contracts/stand-in-texts'
import { proofIdOf } from '@shared/insights/proof-id'
import { findings } from '../src/accessibility-findings'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { SharedRecordPage } from '../src/pages/shared-record-page'

/** A family with a record of its own: the owner has synced it. */
async function syncRecord(owner: APIRequestContext, changes = {}) {
  const answers = someAnswers(changes)
  const proofId = proofIdOf({
    firstName: answers.babyFirstName,
    lastName: answers.babyLastName,
    birthDate: answers.babyDateOfBirth,
    birthTime: answers.babyTimeOfBirth ?? '',
  })
  await owner.get('/')
  const answer = await owner.post(`/api/proofs/${proofId}/sync`, {
    data: { note: 'First', data: { ...emptyBirthForm(), ...answers } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
  return { proofId, answers }
}

/** Another visitor, who has joined by an invitation. */
async function join(
  browser: Browser,
  owner: APIRequestContext,
  { proofId, role, baseURL }: { proofId: string; role: AccessLevel; baseURL: string | undefined },
): Promise<BrowserContext> {
  const email = `${role.toLowerCase()}-${Date.now().toString(36)}@example.org`
  const invited = await owner.post(`/api/proofs/${proofId}/invites`, {
    data: { emails: [email], role, expiresInDays: 7 },
  })
  if (!invited.ok()) throw new Error(`${invited.status()}: ${await invited.text()}`)
  const { invites } = (await invited.json()) as { invites: { inviteUrl: string }[] }
  const token = invites[0]?.inviteUrl.split('/').at(-1) ?? ''
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  })
  await context.request.get('/')
  const joined = await context.request.post(`/api/join/${token}`, { data: {} })
  if (!joined.ok()) throw new Error(`${joined.status()}: ${await joined.text()}`)
  return context
}

const open = async (page: Page, proofId: string) => {
  const record = new SharedRecordPage(page)
  await record.open(proofId)
  return record
}

test('[COL-017] [COL-020] [VER-006] [VER-009] [VER-010] [VER-011] [VER-012] owner and editor work on one record, each sees the other, and both are asked where both changed the same', async ({
  page,
  context,
  browser,
  baseURL,
  trouble,
}) => {
  const { proofId, answers } = await syncRecord(context.request)
  const editors = await join(browser, context.request, { proofId, role: 'EDITOR', baseURL })
  const mine = await open(page, proofId)
  const theirs = await open(await editors.newPage(), proofId)
  await expect(theirs.heading).toContainText('You are here as EDITOR')
  await expect(theirs.field('babyFirstName')).toHaveValue(answers.babyFirstName)

  await test.step('different fields', async () => {
    const fieldTops = () =>
      mine.page
        .locator('form input, form textarea')
        .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top)))
    const before = await fieldTops()
    await theirs.field('babyNicknames').fill('Nono')
    await mine.field('babyLastName').fill('Okafor-Nowak')
    await expect(mine.field('babyNicknames')).toHaveValue('Nono')
    await expect(theirs.field('babyLastName')).toHaveValue('Okafor-Nowak')
    await expect(mine.page.getByText(/^Changed by|^Changed just now/).first()).toBeVisible()
    expect(await fieldTops()).toEqual(before)
  })

  await test.step('[COL-023] what is typed is never replaced', async () => {
    await mine.field('babyMiddleName').focus()
    await theirs.field('babyMiddleName').fill('Theirs')
    await theirs.field('babyNicknames').fill('Bean')
    await expect(mine.field('babyNicknames')).toHaveValue('Bean')
    await mine.field('babyMiddleName').fill('Mine')
    await mine.field('babyMiddleName').press('Tab')
    await expect(mine.choice).toBeVisible()
    expect(await findings(mine.page)).toEqual([])
    await mine.keep('Mine')
    await expect(mine.isSavedForAll).toBeVisible()
    await expect(theirs.field('babyMiddleName')).toHaveValue('Mine')
  })

  await test.step('[VER-019] a sync is a version, which the history tells in words', async () => {
    await mine.sync('What we agreed on')
    await expect(mine.page.getByText('Synced to Cloud', { exact: true })).toBeVisible()
    await expect(
      mine.page.getByText('Your proof is now ready for collaboration.', { exact: true }),
    ).toBeVisible()
    const history = await mine.openHistory()
    await expect(history.getByText('What we agreed on')).toBeVisible()
    await history
      .getByText(/^Changed: .*Middle name/)
      .first()
      .click()
    await expect(history.getByText(/→ Mine/).first()).toBeVisible()
    expect(await findings(mine.page)).toEqual([])
    await mine.page.keyboard.press('Escape')
  })

  await test.step('a sync that the service refuses says why', async () => {
    const others = await browser.newContext(baseURL ? { baseURL } : {})
    const { answers: taken } = await syncRecord(others.request, {
      ...answers,
      babyFirstName: `${answers.babyFirstName}a`,
      babyLastName: 'Okafor-Nowak',
    })
    await others.close()
    trouble.allow(/409.*\/sync/)
    await mine.field('babyFirstName').fill(taken.babyFirstName)
    await mine.sync('Another name')
    const refused = page.locator('li').filter({ has: page.getByText('Sync Failed', { exact: true }) })
    await expect(refused).toContainText('already belongs to somebody else')
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible()
  })
  await editors.close()
})

test('[VER-021] what was changed and synced without a connection is stored once when that is back', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const { proofId } = await syncRecord(context.request)
  const record = await open(page, proofId)
  // Nothing is new: no version is made, and what a sync needs is here from now on.
  await record.sync('At home')
  await expect(page.getByText('Synced to Cloud', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await record.field('babyNicknames').fill('Nono')
  await record.sync('On the train')
  await expect(page.getByText('There is no connection just now').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('There is no connection just now')).toHaveCount(0)
  await expect(record.isSavedForAll).toBeVisible()
  const notes = async () => {
    const answer = await context.request.get(`/api/proofs/${proofId}/versions`)
    return ((await answer.json()) as { note: string }[]).map(({ note }) => note)
  }
  await expect.poll(notes).toEqual(['On the train', 'First'])
})

test('[COL-018] a viewer reads every step at 320 px and changes nothing; a stranger finds nothing', async ({
  context,
  browser,
  baseURL,
  trouble,
}) => {
  const { proofId, answers } = await syncRecord(context.request, {
    myaCalculateOrigin: true,
    babyNameOrigin: myaWillResearchOrigin,
  })
  const viewers = await join(browser, context.request, { proofId, role: 'VIEWER', baseURL })
  const page = await viewers.newPage()
  await page.setViewportSize({ width: 320, height: 640 })
  const record = await open(page, proofId)
  // It is seen to be on.
  await expect(record.field('myaCalculateOrigin')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (let step = 1; step <= 5; step++) {
    await expect(page.getByText(`Step ${step}/5`).first()).toBeVisible()
    for (const control of await page.getByRole('form').locator('input, select, textarea, button').all())
      await expect(control).toBeDisabled()
    expect(await findings(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await expect(page.getByText(/^(Choose files|Take a picture)$/).filter({ visible: true })).toHaveCount(0)
    if (step < 5) await page.getByRole('button', { name: 'Next' }).press('Enter')
  }
  await expect(record.heading).toContainText('changed by its owner and editors only')
  await viewers.close()

  trouble.expect(/404/)
  const strangers = await browser.newContext(baseURL ? { baseURL } : {})
  const stranger = await strangers.newPage()
  await stranger.goto(`/?proof=${proofId}`)
  await expect(stranger.getByText('There is no such record here.')).toBeVisible()
  await expect(stranger.getByText(answers.babyFirstName)).toHaveCount(0)
  await strangers.close()
})
