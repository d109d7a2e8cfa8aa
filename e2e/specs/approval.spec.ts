import type { Page } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { findings } from '../src/accessibility-findings'
import { expect, test } from '../src/fixtures/product'
import { mailedProofAddress } from '../src/kept-data'
import { submit } from '../src/visitor-api'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const approvalOf = async (page: Page, jobId: string) =>
  (await (await page.request.get(`/api/proof/${jobId}`)).json()).approvedAt

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a narrow phone, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 } })

    test('[PRF-035] an approval is taken back by keyboard, after a question, and given again', async ({
      page,
      review,
    }) => {
      const { derivedData, proofId } = await submit(page.request, someAnswers())
      const { proofJobId } = derivedData
      await page.goto(`/proof-review/${proofJobId}`)
      await review.approve.click({ timeout: 30_000 })
      await expect(page).toHaveURL(/\/success/)
      // The button stood further down: the new page begins at its head all the same.
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      const notice = page.getByRole('region', { name: 'Approved' })
      await expect(notice).toContainText(/can be taken back for another 23 hours and 5\d minutes/)
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)

      await page.goto(`/proof-review/${proofId}`)
      await expect(notice).toContainText(/This Birth Codex is complete|is being made/)
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await notice.getByRole('button', { name: 'Undo approval' }).press('Enter')
      const question = page.getByRole('dialog', { name: 'Undo the approval?' })
      await expect(question).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      expect(await approvalOf(page, proofJobId)).not.toBeNull()
      await notice.getByRole('button', { name: 'Undo approval' }).press('Enter')
      await question.getByRole('button', { name: 'Undo approval' }).press('Enter')
      await expect(page.getByRole('region', { name: 'The approval was taken back' })).toBeVisible()
      expect(await approvalOf(page, proofJobId)).toBeNull()
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)

      await review.approve.press('Enter')
      await expect(page).toHaveURL(/\/success/)
      expect(await approvalOf(page, proofJobId)).not.toBeNull()
    })
  })

test('an edit takes an approval back after a question, and an address that was put right stays so in the form', async ({
  page,
  wizard,
  review,
}) => {
  await wizard.openReview(someAnswers())
  await wizard.attest()
  await wizard.submit.click()
  await review.approve.click({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/success/)
  await page.getByRole('button', { name: 'Wrong email?' }).click()
  await page.getByLabel('New email').fill('right@example.org')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(/^Updated\. The message was sent again/)).toBeVisible()

  await page.goto('/')
  await wizard.goToFirstStep()
  await expect(wizard.field('email')).toHaveValue('right@example.org')
  await wizard.field('babyMiddleName').fill('Noor Anew')
  await wizard.goToReview()
  await wizard.attest()
  await wizard.submit.click()
  const question = page.getByRole('dialog', { name: 'Take the approval back?' })
  await expect(question).toHaveAccessibleDescription(/^This record is approved\./)
  await expect(question.getByRole('button', { name: 'Keep it approved' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Keep it approved' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(wizard.submit).toBeFocused()
  await wizard.submit.click()
  await question.getByRole('button', { name: 'Take it back and submit' }).press('Enter')
  await expect(page).toHaveURL(/proof-review/, { timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'The approval was taken back' })).toBeVisible({
    timeout: 30_000,
  })
})

test('the owner goes on with the record on another device, by the link of the proof’s e-mail, once', async ({
  page,
  browser,
  platform,
  trouble,
}) => {
  const { id, derivedData, proofId } = await submit(page.request, someAnswers())
  await page.goto(`/proof-review/${derivedData.proofJobId}`)
  await expect(page.getByRole('heading', { name: 'Review Your Codex Proof' })).toBeVisible({
    timeout: 30_000,
  })
  let address = ''
  await expect(async () => void (address = await mailedProofAddress(platform, id))).toPass()

  const deviceOf = async (viewport = { width: 1280, height: 800 }) =>
    (await browser.newContext({ baseURL: platform.url, viewport })).newPage()
  const device = await deviceOf({ width: 320, height: 640 })
  await device.goto(address)
  const approve = device.getByRole('button', { name: 'Approve & Continue to Order' })
  const here = device.getByRole('button', { name: 'Continue on this device' })
  await expect(here).toBeVisible()
  expect(new URL(device.url()).hash).not.toContain('k=')
  expect(await findings(device)).toEqual([])
  expect(await overflow(device)).toBe(0)
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await here.press('Enter')
  await expect(approve).not.toHaveAttribute('aria-disabled')
  await approve.click()
  await expect(device).toHaveURL(/\/success/)
  await device.context().close()

  trouble.expect(/410.*\/owner-key/)
  const late = await deviceOf()
  await late.goto(address)
  await late.getByRole('button', { name: 'Continue on this device' }).click()
  const spent = 'This link has been used already, or is too old. You can have a new one sent.'
  await expect(late.getByText(spent, { exact: true })).toBeVisible()
  await late.getByRole('button', { name: 'Send me a link' }).click()
  await expect(late.getByText(/^If there is such a record, a link is on its way/)).toBeVisible()
  await late.context().close()

  const picture = `/api/proofs/${proofId}/versions/v1/certificate.png`
  const drawn = await page.request.get(picture)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png'])
  const stranger = await browser.newContext({ baseURL: platform.url })
  await stranger.request.get('/')
  expect((await stranger.request.get(picture)).status()).toBe(404)
  await stranger.close()
})
