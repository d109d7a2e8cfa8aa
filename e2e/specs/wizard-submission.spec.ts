import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { GuideDialog } from '../src/pages/guide-dialog'
import { pdfText } from '../src/pdf-text'
import { submit } from '../src/visitor-api'

// The last file of them: its tests are shared out among all workers, else one is left alone with it.
test.describe.configure({ mode: 'parallel' })

/** What the overlay has shown since it opened: its steps as letters (pending, active, done) and its percent. */
const watchOverlay = () => {
  const seen: string[] = []
  const look = () => {
    const dialog = document.querySelector('[role=dialog]')
    const steps = [...(dialog?.querySelectorAll('li') ?? [])]
      .map((item) => item.dataset['state']?.[0])
      .join('')
    const percent = dialog?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
    const shown = `${steps} ${percent}`
    if (steps && shown !== seen.at(-1)) seen.push(shown)
  }
  // Every change, also those that no frame is drawn between on a busy machine.
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  Object.assign(window, { seenOfOverlay: seen })
}

interface Shown {
  steps: string
  percent: number
}
const seenOfOverlay = async (page: Page): Promise<Shown[]> => {
  const seen = await page.evaluate(() => (window as unknown as { seenOfOverlay: string[] }).seenOfOverlay)
  return seen.map((shown) => ({ steps: shown.slice(0, 6), percent: Number(shown.slice(7)) }))
}
const distinct = (values: readonly string[]) => [...new Set(values)]

/** The types in which the record, its proof and the picture were answered, in that order. */
const watchAnswers = (page: Page) => {
  const types: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/api\/(birth-records|proof\/[^/]+(\/codex\.\w+)?)$/.test(pathname))
      types.push(response.headers()['content-type']?.split(';')[0] ?? '')
  })
  return types
}

test('[SUB-004] [SUB-005] [SUB-006] [SUB-037] [SUB-039] the overlay tells what the server tells, step by step, to 100 %', async ({
  page,
  wizard,
}) => {
  await wizard.openReview(someAnswers())
  await wizard.attest()
  // The picture is held until the overlay stands at its last step.
  let isHeld = true
  await page.route(/\/api\/proof\/[\w-]+\/codex\.\w+$/, async (route) => {
    await expect.poll(() => isHeld, { timeout: 30_000 }).toBe(false)
    await route.continue()
  })
  const types = watchAnswers(page)
  await page.evaluate(watchOverlay)
  await wizard.submit.click()
  const percent = page.getByRole('progressbar', { name: 'Codifying provenance' })
  await expect(percent).toHaveAttribute('aria-valuenow', '90')
  isHeld = false
  await page.waitForURL(/proof-review/)
  const seen = await seenOfOverlay(page)
  expect(distinct(seen.map(({ steps }) => steps))).toEqual([
    'appppp',
    'dapppp',
    'ddappp',
    'dddapp',
    'ddddap',
    'ddddda',
    'dddddd',
  ])
  for (const { steps, percent: shown } of seen) {
    const done = steps.split('d').length - 1
    expect(shown).toBeLessThanOrEqual(done === 6 ? 100 : Math.min(90, (100 * (done + 1)) / 6))
  }
  expect(seen.slice(-3).map(({ percent: shown }) => shown)).toEqual([90, 95, 100])
  expect(types).toEqual(['text/event-stream', 'text/event-stream', 'image/jpeg'])
})

test('[SUB-037] the overlay does not say that a proof is drawn that is not', async ({ page, wizard }) => {
  await wizard.openReview(someAnswers())
  await wizard.attest()
  await page.route(/\/api\/proof\/[\w-]{22,}$/, async (route) => {
    const answer = await route.fetch({
      headers: { ...route.request().headers(), accept: 'application/json' },
    })
    const running = {
      status: 'running',
      stage: 'building',
      waiting: 0,
      url: null,
      imageUrl: null,
      pages: null,
    }
    await route.fulfill({ json: { ...(await answer.json()), ...running } })
  })
  await page.evaluate(watchOverlay)
  await wizard.submit.click()
  await expect(page.getByText('Drawing its first page takes longer than usual.')).toBeVisible()
  const seen = await seenOfOverlay(page)
  expect(distinct(seen.map(({ steps }) => steps))).toEqual(['appppp', 'dapppp', 'ddappp', 'dddapp'])
  expect(seen.at(-1)?.percent).toBe(65)
  await page.getByRole('button', { name: 'Run in background' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // What is still asked for would be answered after the page is gone.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('[SUB-038] a parent whose proof waits behind others is told how many', async ({
  page,
  wizard,
  browser,
  platform,
}) => {
  await wizard.openReview(someAnswers())
  await wizard.attest()
  const other = await browser.newContext({ baseURL: platform.url })
  await Promise.all(Array.from({ length: 8 }, () => submit(other.request, someAnswers())))
  await wizard.submit.click()
  await expect(page.getByText(/^(One proof is|\d+ proofs are) before yours\.$/)).toBeVisible()
  await page.waitForURL(/proof-review/, { timeout: 60_000 })
  await other.close()
})

test('[SUB-039] where events do not come through, the proof is asked for every 2,000 ms', async ({
  page,
  wizard,
}) => {
  await wizard.openReview(someAnswers())
  await wizard.attest()
  const asked: number[] = []
  let isDrawn = false
  await page.route(/\/api\/proof\/[\w-]{22,}$/, async (route) => {
    // A proxy that holds events back until they end.
    if (route.request().headers()['accept']?.includes('text/event-stream')) return
    asked.push(Date.now())
    const answer = await (await route.fetch()).json()
    isDrawn = asked.length > 3
    await route.fulfill({ json: isDrawn ? answer : { ...answer, status: 'running', imageUrl: null } })
  })
  await wizard.submit.click()
  await page.waitForURL(/proof-review/)
  const gaps = asked.slice(1, 4).map((at, index) => at - (asked[index] ?? 0))
  expect(gaps).toHaveLength(3)
  // A question never comes early; how late it comes is the machine's affair.
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1990)
})

test('[SUB-013] [SUB-016] a submission in the background is announced when its proof is there, also after a reload', async ({
  page,
  wizard,
  review,
}) => {
  await wizard.openReview(someAnswers())
  await wizard.attest()
  let isHeld = true
  await page.route(/\/api\/proof\/[\w-]+\/codex\.\w+$/, async (route) => {
    await expect.poll(() => isHeld, { timeout: 30_000 }).toBe(false)
    await route.continue()
  })
  await wizard.submit.click()
  await expect(page.getByRole('progressbar', { name: 'Codifying provenance' })).toHaveAttribute(
    'aria-valuenow',
    '90',
  )
  await page.getByRole('button', { name: 'Run in background' }).click()
  await wizard.previous.click()
  await expect(wizard.title).toHaveText('Form & Essence')
  await page.reload()
  await expect(page.getByText('Codifying Provenance…').first()).toBeVisible()
  isHeld = false
  await page.getByText('Your proof is waiting. Press here to open it.').first().click()
  await expect(review.heading).toHaveText('Review Your Codex Proof', { timeout: 30_000 })
})

/** Presses Escape when the submission has come so far: the page's own fetch is listened to. */
const cancelWhen = (moment: string) => {
  const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  const original = window.fetch
  const told = (text: string) => {
    if (text.includes(moment)) escape()
  }
  window.fetch = async (input, init) => {
    if (input !== '/api/birth-records') return original(input, init)
    window.fetch = original
    const pending = original(input, init)
    if (moment === 'sent') escape()
    const response = await pending
    const decoder = new TextDecoder()
    const tap = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        controller.enqueue(piece)
        // The page reads the piece first; what it has not heard of yet can still be cancelled.
        setTimeout(told, 0, decoder.decode(piece))
      },
    })
    return new Response(response.body?.pipeThrough(tap), {
      status: response.status,
      headers: response.headers,
    })
  }
}

for (const moment of ['sent', 'validated', 'charts', 'stored'])
  test(`[SUB-012] [SUB-040] a round cancelled at '${moment}' leaves nothing, or one record that the parent can see`, async ({
    page,
    wizard,
    review,
  }) => {
    await wizard.openReview(someAnswers())
    await wizard.attest()
    const card = await page.getByRole('region', { name: 'Proof status' }).textContent()
    const proofId = /01[0-9A-Z]{8}/.exec(card ?? '')?.[0] ?? ''
    const askFor = () => page.request.get(`/api/proof/${proofId}`)
    await page.evaluate(cancelWhen, moment)
    await wizard.submit.click()
    const cancelled = page.getByText('Provenance submission cancelled.').first()
    // Too late to cancel: the record is there, and the wait for its proof has gone to the background.
    const announced = page.getByText('Your proof is waiting. Press here to open it.').first()
    await expect(cancelled.or(announced).or(review.approve).first()).toBeVisible({ timeout: 30_000 })
    if (await announced.isVisible()) await announced.click()
    if (await cancelled.isVisible()) {
      // What the server has begun it ends by itself: with nothing, or with a record of its own.
      const before = await askFor()
      expect([200, 404]).toContain(before.status())
      expect(await page.evaluate(() => localStorage.getItem('birth-form-draft:v2'))).toContain('Okafor')
      await wizard.submit.click()
    }
    await expect(review.heading).toHaveText('Review Your Codex Proof', { timeout: 30_000 })
    const answer = await askFor()
    expect(await answer.json()).toMatchObject({ proofId, version: 1, newerProofJobId: null })
    const shown = await (await page.request.get(page.url().replace('/proof-review/', '/api/proof/'))).json()
    expect(shown).toMatchObject({ proofId, version: 1 })
  })

test('[SUB-008] [ERR-009] [PLC-004] with the services away the form stays, and sends when they are back', async ({
  page,
  wizard,
  review,
  trouble,
}) => {
  trouble.expect(/net::ERR_CONNECTION_REFUSED .*\/api\/places\/autocomplete/)
  trouble.expect(/net::ERR_CONNECTION_REFUSED .*\/api\/birth-records$/)
  trouble.allow(/net::ERR_CONNECTION_REFUSED .*\/api\//)
  const answers = someAnswers()
  await wizard.openReview(answers)
  await page.getByRole('button', { name: 'Edit Chronicle of Birth' }).click()
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await wizard.field('babyBirthLocation').fill('Portlan')
  await page.waitForRequest(/autocomplete/)
  await expect(page.getByRole('listbox', { name: /^Places for/ })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toHaveCount(0)
  await wizard.goToReview()
  await wizard.attest()
  await wizard.submit.click()
  await expect(page.getByText('Failed to create birth record').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('**/api/**')
  await wizard.submit.click()
  await expect(review.heading).toHaveText('Review Your Codex Proof', { timeout: 30_000 })
})

test('[GDE-003] [GDE-010] the companion guide opens on the last step, on the received screen and at the proof', async ({
  page,
  wizard,
  review,
}) => {
  const guide = new GuideDialog(page)
  const open = page.getByRole('button', { name: 'Open the guide' })
  await wizard.openReview(someAnswers({ babyFirstName: 'Amara' }))
  await open.click()
  await guide.generate()
  await expect(guide.dialog).toContainText('For Amara, born')
  await expect(guide.tabs).toHaveCount(7)
  const { height = 0 } = (await guide.dialog.boundingBox()) ?? {}
  expect(height / (page.viewportSize()?.height ?? 1)).toBeCloseTo(0.9, 2)
  expect(await findingsInEveryLook(page, [320, 1440])).toEqual([])
  // The chapter scrolls; title, tabs and close button stay.
  await guide.tabs.getByText('timing').click()
  await guide.panel.getByText('From 68 on').scrollIntoViewIfNeeded()
  await expect(guide.dialog.getByRole('heading', { name: 'Birth Bio Companion Guide' })).toBeInViewport()
  await expect(guide.tabs.getByText('timing')).toBeInViewport()
  // On paper: all seven chapters, and nothing of the page behind.
  await page.emulateMedia({ media: 'print' })
  await expect(guide.dialog.locator('[role=tabpanel]:visible')).toHaveCount(7)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  const sheets = (await pdfText(await page.pdf({ format: 'A4' }))).join(' ')
  for (const title of ['Personality', 'Mystical insights', 'From 68 on']) expect(sheets).toContain(title)
  await page.emulateMedia({ media: 'screen' })
  await guide.close()
  await expect(open).toBeFocused()

  await wizard.attest()
  await wizard.submit.click()
  // By key: the page goes on after 1.2 s, and a click waits until the screen stands still.
  await page.getByRole('button', { name: 'Stay here' }).press('Enter')
  await open.click()
  await guide.generate()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    guide.dialog.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^birth-codex-companion-guide-01[0-9A-Z]{8}\.pdf$/)
  const [title = '', ...chapters] = await pdfText(await readFile(await file.path()))
  expect(title).toContain('Birth Bio Companion Guide')
  expect(chapters.length).toBeGreaterThanOrEqual(7)
  await guide.close()

  const { derivedData } = await submit(page.request, someAnswers())
  await page.goto(`/proof-review/${derivedData.proofJobId}`)
  await review.pdfLink.waitFor()
  await page.getByRole('button', { name: 'Birth Bio Companion Guide' }).click()
  await guide.generate()
  await expect(guide.tabs.first()).toBeFocused()
})
