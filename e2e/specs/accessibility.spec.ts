import { someAnswers } from '../src/answers'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { expect, test } from '../src/fixtures/product'
import { ChatDrawerPage } from '../src/pages/chat-drawer-page'
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

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true })

  test('nothing of the page, of MYA’s drawer and of a toast lies below the notch', async ({
    page,
    wizard,
  }) => {
    const notch = 59
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { left: notch, right: notch, bottom: 21 },
    })
    /** What is to be read or pressed there. */
    const belowNotch = () =>
      page.evaluate((inset) => {
        const isBelow = (element: Element) => {
          const { left, right, width, height } = element.getBoundingClientRect()
          return width > 1 && height > 1 && (left < inset || right > window.innerWidth - inset)
        }
        const shown = [...document.querySelectorAll('a, button, input, textarea, h1, h2, p, label')]
        return shown
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isBelow(element))
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
      }, notch)
    await wizard.open()
    expect(await belowNotch()).toEqual([])
    await wizard.next.press('Enter')
    await expect(page.getByText('Please complete required fields', { exact: true })).toBeVisible()
    await expect.poll(belowNotch).toEqual([])
    const mya = new ChatDrawerPage(page)
    await mya.open()
    await expect(mya.input).toBeVisible()
    await expect.poll(belowNotch).toEqual([])
  })
})
