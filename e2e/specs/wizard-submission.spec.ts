import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'

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
    requestAnimationFrame(look)
  }
  look()
  Object.assign(window, { seenOfOverlay: seen })
}

test('[SUB-004] [SUB-006] the overlay tells only what the server has told, one step after another', async ({
  page,
  wizard,
}) => {
  await wizard.open()
  await wizard.fillRequired(someAnswers())
  await wizard.attest()
  // The proof is asked for and never drawn: its steps must not say that it is.
  await page.route(/\/api\/proof\/[\w-]{22,}$/, (route) =>
    route.fulfill({ json: { status: 'running', imageUrl: null } }),
  )
  const types: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/birth-records')) types.push(response.headers()['content-type'])
  })
  await page.evaluate(watchOverlay)
  await wizard.submit.click()
  await page.getByRole('button', { name: 'Stay here' }).press('Enter')
  const seen = await page.evaluate(() => (window as unknown as { seenOfOverlay: string[] }).seenOfOverlay)
  expect(types).toEqual(['text/event-stream'])
  const states = seen.map((shown) => shown.slice(0, 6))
  expect([...new Set(states)]).toEqual(['appppp', 'dapppp', 'ddappp', 'dddapp'])
  expect(seen.at(-1)).toBe('dddapp 100')
  expect(seen.some((shown) => shown.endsWith(' 95'))).toBe(true)
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
  test.setTimeout(120_000)
  const answers = someAnswers()
  await wizard.open()
  await wizard.fillRequired(answers)
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
