import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { AuthPage } from '../src/pages/auth-page'
import { GuideDialog } from '../src/pages/guide-dialog'

// Grounds and shadows are gone there, and every colour of a text or a line is the reader's own, also one that cannot be seen.
test.use({ forcedColors: 'active' })

const edge = { width: '1px', style: 'solid' } as const

test('in forced colours a box without a tick shows none, and what lies above the page has an edge', async ({
  page,
  wizard,
}) => {
  await wizard.openReview(someAnswers())
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(toast).toHaveCSS('border-top-width', edge.width)
  await expect(toast).toHaveCSS('border-top-style', edge.style)

  const tick = page.locator('label').filter({ has: wizard.acknowledgement }).locator('svg')
  await expect(wizard.acknowledgement).not.toBeChecked()
  await expect(tick).toHaveCSS('visibility', 'hidden')
  await wizard.attest()
  await expect(tick).toHaveCSS('visibility', 'visible')

  const progress = page.getByRole('progressbar', { name: 'Progress' })
  const [track, fill] = await progress.evaluate((line) =>
    [line, line.firstElementChild].map((part) => part && getComputedStyle(part).backgroundColor),
  )
  expect(fill).not.toBe(track)

  for (const opener of ['Invite A Co-Contributor', 'Ask MYA']) {
    await page.getByRole('button', { name: opener, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCSS('border-left-width', edge.width)
    // It listens to keys once it has the focus.
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('in forced colours the tab that is open is marked, and no other', async ({ page, wizard }) => {
  await new AuthPage(page).openRegister()
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveCSS('text-decoration-line', 'none')

  await wizard.openReview(someAnswers())
  await page.getByRole('button', { name: 'Open the guide' }).click()
  const guide = new GuideDialog(page)
  await guide.generate()
  const lineOf = (at: number) => guide.tabs.nth(at).evaluate((tab) => getComputedStyle(tab).borderBottomColor)
  const ground = await guide.dialog.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)
  expect(await lineOf(0)).not.toBe(ground)
  expect(await lineOf(1)).toBe(ground)

  // On a tablet all seven have room.
  await page.setViewportSize({ width: 768, height: 1024 })
  const row = guide.dialog.getByRole('tablist')
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
