import { someAnswers } from '../src/answers'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { expect, test } from '../src/fixtures/product'
import { submit } from '../src/visitor-api'

/** Pixels of a phone's window and of a desk's. */
const widths = [360, 1440]

// The steps of the form are looked at in every state by wizard-states.spec.
test('neither the overlay, nor the proof, nor the other pages have an accessibility finding, or scroll sideways', async ({
  page,
  wizard,
  review,
  trouble,
}) => {
  trouble.allow(/404.*\/api\/invites\/info\//)
  test.setTimeout(240_000)
  await wizard.openReview(someAnswers())
  await wizard.attest()
  // The overlay stays until it has been looked at.
  let goOn = () => undefined as void
  const isLookedAt = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/birth-records', async (route) => {
    await isLookedAt
    await route.continue()
  })
  await wizard.submit.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findingsInEveryLook(page, widths)).toEqual([])
  goOn()
  await expect(page).toHaveURL(/\/proof-review\//, { timeout: 60_000 })

  const { derivedData } = await submit(page.request, someAnswers())
  await page.goto(`/proof-review/${derivedData.proofJobId}`)
  await expect(review.heading).toHaveText('Review Your Codex Proof')
  expect(await findingsInEveryLook(page, widths)).toEqual([])
  for (const path of ['/success', '/join/0000000000000000000000', '/auth', '/proof-review']) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    expect(await findingsInEveryLook(page, widths)).toEqual([])
  }
})
