import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'

test('[VAL-003] the whole required path works by keyboard alone, with nothing else filled in', async ({
  page,
  wizard,
  review,
}) => {
  test.setTimeout(120_000)
  const answers = someAnswers()
  await wizard.open()
  const tabTo = async (name: string) => {
    for (let press = 0; press < 80; press++) {
      if (
        await wizard
          .field(name)
          .evaluate((field) => field === document.activeElement || field.contains(document.activeElement))
      )
        return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} is not reached by Tab`)
  }
  const tabToButton = async (name: string) => {
    for (let press = 0; press < 80; press++) {
      const isThere = await page
        .getByRole('button', { name })
        .evaluate((button) => button === document.activeElement)
      if (isThere) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} is not reached by Tab`)
  }
  for (const name of ['email', 'babyFirstName', 'babyLastName'] as const) {
    await tabTo(name)
    await page.keyboard.type(answers[name])
  }
  await tabToButton('Next')
  await page.keyboard.press('Enter')
  await page.getByText('Step 2/5').first().waitFor()
  await tabTo('babyDateOfBirth')
  // The same in every order of day and month, and on clocks of twelve and of twenty-four hours.
  await page.keyboard.type('05052020')
  await tabTo('babyTimeOfBirth')
  await page.keyboard.type('0427A')
  await tabTo('babyBirthPlace')
  await page.keyboard.type(answers.babyBirthPlace)
  await tabTo('babyBirthLocation')
  await page.keyboard.type(answers.babyBirthLocation)
  await page.keyboard.press('Escape')
  for (const step of [3, 4, 5]) {
    await tabToButton('Next')
    await page.keyboard.press('Enter')
    await page.getByText(`Step ${step}/5`).first().waitFor()
  }
  for (
    let press = 0;
    press < 80 && !(await wizard.acknowledgement.evaluate((box) => box === document.activeElement));
    press++
  ) {
    await page.keyboard.press('Tab')
  }
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
