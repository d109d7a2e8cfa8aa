import type { Locator } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'

test('[VAL-003] the whole required path works by keyboard alone, with nothing else filled in', async ({
  page,
  wizard,
  review,
}) => {
  const answers = someAnswers()
  await wizard.open()
  const tabTo = async (target: Locator, what: string) => {
    // Found once, not after every press.
    const element = await target.elementHandle()
    for (let press = 0; press < 80; press++) {
      if (await element?.evaluate((found) => found.contains(document.activeElement))) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${what} is not reached by Tab`)
  }
  const tabToField = (name: string) => tabTo(wizard.field(name), name)
  const tabToButton = (name: string) => tabTo(page.getByRole('button', { name }), name)
  for (const name of ['email', 'babyFirstName', 'babyLastName'] as const) {
    await tabToField(name)
    await page.keyboard.type(answers[name])
  }
  await tabToButton('Next')
  await page.keyboard.press('Enter')
  await page.getByText('Step 2/5').first().waitFor()
  await tabToField('babyDateOfBirth')
  // The same in every order of day and month, and on clocks of twelve and of twenty-four hours.
  await page.keyboard.type('05052020')
  await tabToField('babyTimeOfBirth')
  await page.keyboard.type('0427A')
  await tabToField('babyBirthPlace')
  await page.keyboard.type(answers.babyBirthPlace)
  await tabToField('babyBirthLocation')
  await page.keyboard.type(answers.babyBirthLocation)
  await page.keyboard.press('Escape')
  for (const step of [3, 4, 5]) {
    await tabToButton('Next')
    await page.keyboard.press('Enter')
    await page.getByText(`Step ${step}/5`).first().waitFor()
  }
  await tabTo(wizard.acknowledgement, 'The acknowledgement')
  await page.keyboard.press('Space')
  await tabToButton('Attest & Submit')
  await page.keyboard.press('Enter')
  await expect(review.heading).toHaveText('Review Your Codex Proof', { timeout: 30_000 })
})

test('[WIZ-007] on a small screen the indicator shows only the current step', async ({ page, wizard }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await wizard.open()
  const shown = page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText('I')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(shown).toHaveCount(5)
})
