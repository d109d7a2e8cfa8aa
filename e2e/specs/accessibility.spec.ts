import { someAnswers } from '../src/answers'
import { findingsHere, findingsInEveryLook } from '../src/accessibility-findings'
import { expect, test } from '../src/fixtures/product'
import { submit } from '../src/visitor-api'

// By night, and in every other state, wizard-phone.spec looks at the steps.
test('no step of the form has an accessibility finding, or scrolls sideways', async ({ page, wizard }) => {
  test.setTimeout(240_000)
  const answers = someAnswers()
  await wizard.open()
  for (let step = 0; step < 4; step++) {
    await page
      .getByText(`Step ${step + 1}/5`)
      .first()
      .waitFor()
    expect(await findingsHere(page)).toEqual([])
    // The messages of what is missing are looked at too.
    if (step < 2) {
      await wizard.pressNextTooSoon()
      await expect(page.getByRole('alert').first()).toBeVisible()
      expect(await findingsHere(page)).toEqual([])
    }
    await wizard.fillStep(step, answers)
    await wizard.next.click()
  }
  await expect(wizard.submit).toBeVisible()
  expect(await findingsHere(page)).toEqual([])
})

test('neither the overlay, nor the proof, nor the other pages have one', async ({
  page,
  wizard,
  review,
  trouble,
}) => {
  trouble.allow(/404.*\/api\/invites\/info\//)
  test.setTimeout(240_000)
  await wizard.open()
  await wizard.fillRequired(someAnswers())
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
  expect(await findingsInEveryLook(page)).toEqual([])
  goOn()
  await expect(page).toHaveURL(/\/proof-review\//, { timeout: 60_000 })

  const { derivedData } = await submit(page.request, someAnswers())
  await page.goto(`/proof-review/${derivedData.proofJobId}`)
  await expect(review.heading).toHaveText('Review Your Codex Proof')
  expect(await findingsInEveryLook(page)).toEqual([])
  for (const path of ['/success', '/join/0000000000000000000000', '/auth', '/proof-review']) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    expect(await findingsInEveryLook(page)).toEqual([])
  }
})
