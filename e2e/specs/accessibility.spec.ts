import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { submit } from '../src/visitor-api'

/** Every finding of axe (WCAG 2.2 A and AA, and its best practices), one line each. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`by ${colorScheme === 'light' ? 'day' : 'night'}`, () => {
    test.use({ colorScheme })

    test('no step of the form has an accessibility finding, or scrolls sideways', async ({
      page,
      wizard,
    }) => {
      test.skip(colorScheme === 'dark', 'wizard-phone.spec looks at the steps by night')
      test.setTimeout(120_000)
      const answers = someAnswers()
      await wizard.open()
      for (let step = 0; step < 4; step++) {
        await page
          .getByText(`Step ${step + 1}/5`)
          .first()
          .waitFor()
        expect(await findings(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        // The messages of what is missing are looked at too.
        if (step < 2) {
          await wizard.pressNextTooSoon()
          await expect(page.getByRole('alert').first()).toBeVisible()
          expect(await findings(page)).toEqual([])
        }
        await wizard.fillStep(step, answers)
        await wizard.next.click()
      }
      await expect(wizard.submit).toBeVisible()
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    })

    test('neither the overlay, nor the proof, nor the other pages have one', async ({
      page,
      wizard,
      review,
    }) => {
      test.setTimeout(120_000)
      await wizard.open()
      await wizard.fillRequired(someAnswers())
      await wizard.attest()
      await wizard.submit.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page)).toEqual([])

      const { derivedData } = await submit(page.request, someAnswers())
      await page.goto(`/proof-review/${derivedData.proofJobId}`)
      await expect(review.heading).toHaveText('Review Your Codex Proof')
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      for (const path of ['/success', '/join/0000000000000000000000', '/auth', '/proof-review']) {
        await page.goto(path)
        await page.getByRole('heading').first().waitFor()
        expect(await findings(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      }
    })
  })
}

test('the whole required path works by keyboard alone', async ({ page, wizard, review, isMobile }) => {
  test.skip(isMobile, 'the same keys as at a desk')
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

test('[WIZ-007] on a small screen the indicator shows only the current step', async ({
  page,
  wizard,
  isMobile,
}) => {
  test.skip(isMobile, 'the window changes its width itself')
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
