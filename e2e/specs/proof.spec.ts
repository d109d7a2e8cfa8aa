import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { submit } from '../src/visitor-api'

test.describe('a proof', () => {
  test('[PRF-003] [PRF-004] [PRF-005] [PRF-041] the address shows the proof to whoever holds it, the Proof ID only to its owner', async ({
    page,
    review,
    browser,
    platform,
    trouble,
  }) => {
    trouble.expect(/status of 404 .*\/api\/proof\/01\w{8}$/)
    const { proofId, derivedData } = await submit(page.request, someAnswers())
    const stranger = await browser.newPage({ baseURL: platform.url })
    await stranger.goto(`/proof-review/${derivedData.proofJobId}`)
    await expect(stranger.getByRole('heading', { name: 'Review Your Codex Proof' })).toBeVisible()
    await expect(stranger.getByRole('button', { name: 'Approve & Continue to Order' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // One that exists and one that was made up are told apart by their seals alone.
    const shownFor = async (id: string) => {
      await stranger.goto(`/proof-review/${id}`)
      const seal = stranger.getByRole('img', { name: `The seal of the Proof ID ${id}` })
      await expect(seal.locator('path').first()).toBeAttached()
      await expect(stranger.getByText('A family’s record of a birth')).toBeVisible()
      await expect(stranger.getByRole('heading', { name: 'Proof not found on this device' })).toBeVisible()
      const words = (await stranger.locator('body').innerText()).replaceAll(id, '')
      return { words, drawing: await seal.innerHTML() }
    }
    const [real, invented] = [await shownFor(proofId), await shownFor('01ZZZZZZZZ')]
    expect(real.words).toBe(invented.words)
    expect(real.drawing).not.toBe(invented.drawing)
    await stranger.close()

    await page.goto(`/proof-review/${proofId}`)
    await expect(review.heading).toHaveText('Review Your Codex Proof')
    // On wide paper too the heading stands below the mark.
    await page.emulateMedia({ media: 'print' })
    await expect(review.edit).toBeHidden()
    const mark = await page.getByRole('link', { name: 'Birth Codex' }).boundingBox()
    const heading = await review.heading.boundingBox()
    expect(heading?.y).toBeGreaterThan((mark?.y ?? 0) + (mark?.height ?? 0))
  })

  test('on a phone, what is said of a proof that cannot be shown stands on the first screen', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of (?:404|503) .*\/api\/proof\//)
    trouble.expect(/answer: 503 .*\/api\/proof\//)
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('/proof-review/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByText('Please check the link in your e-mail.')).toBeInViewport({ ratio: 1 })
    await page.goto('/proof-review')
    await expect(page.getByText('Please open the link in your e-mail again.')).toBeInViewport({ ratio: 1 })
    const away = { type: 'about:blank', title: '', status: 503, code: 'unavailable', detail: 'Away.' }
    await page.route('**/api/proof/**', (route) => route.fulfill({ status: 503, json: away }))
    await page.goto('/proof-review/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByText(/^We cannot reach the print room/)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^Please wait while/)).toHaveCount(0)
  })

  test('[PRF-017] the first page is shown while the others are set, and stays as it is when they are done', async ({
    page,
    review,
  }) => {
    const { derivedData } = await submit(page.request, someAnswers())
    const address = `/api/proof/${derivedData.proofJobId}`
    await expect
      .poll(async () => (await (await page.request.get(address)).json()).status, { timeout: 30_000 })
      .toBe('done')
    // The moment between the first picture and the book is short: it is held here until it has been looked at.
    let isHeld = true
    await page.route(`**${address}`, async (route) => {
      const headers = { ...route.request().headers(), accept: 'application/json' }
      const answer = await (await route.fetch({ headers })).json()
      const early = { ...answer, status: 'running', url: null, pages: null, preparedAt: null }
      await route.fulfill({ json: isHeld ? early : answer })
    })
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
    })
    await page.goto(`/proof-review/${derivedData.proofJobId}`)
    await expect(review.heading).toHaveText('Codifying Your Provenance')
    await expect(page.getByText('The first page is ready; the other pages are being set.')).toBeVisible()
    await expect.poll(() => review.previewWidth()).toBeGreaterThan(1000)
    const placeBefore = await review.preview.boundingBox()
    isHeld = false
    await expect(review.heading).toHaveText('Review Your Codex Proof')
    expect(await review.preview.boundingBox()).toEqual(placeBefore)
    expect(pictures).toEqual([expect.stringMatching(/codex\.\w+$/)])
  })

  test('what cannot be printed is named before the approval', async ({ page, review }) => {
    const { derivedData } = await submit(page.request, someAnswers({ babyMiddleName: 'Noor \u{103A0}' }))
    await page.goto(`/proof-review/${derivedData.proofJobId}`)
    await expect(review.heading).toHaveText('Review Your Codex Proof')
    await expect(page.getByRole('region', { name: 'Some characters cannot be printed' })).toContainText(
      'U+103A0',
    )
  })

  test('[PRF-036] an approval of a version that has changed since shows the new proof first, and approves it then', async ({
    page,
    review,
    trouble,
  }) => {
    trouble.expect(/409.*\/approval/)
    const answers = someAnswers()
    const first = await submit(page.request, answers)
    await page.goto(`/proof-review/${first.derivedData.proofJobId}`)
    await expect(review.approve).toBeVisible({ timeout: 30_000 })
    const second = await submit(page.request, { ...answers, motherFullName: 'Ngozi Okafor' })
    await review.approve.click()
    await expect(page.getByText(/This is its new proof: please look at it first/)).toBeVisible({
      timeout: 30_000,
    })
    expect(new URL(page.url()).pathname).toBe(`/proof-review/${second.derivedData.proofJobId}`)
    const stateOf = async (id: string) =>
      (await (await page.request.get(`/api/proof/${id}`)).json()).approvedAt
    expect(await stateOf(first.derivedData.proofJobId)).toBeNull()
    expect(await stateOf(second.derivedData.proofJobId)).toBeNull()
    await review.approve.click()
    await expect(page).toHaveURL(/\/success/)
    expect(await stateOf(second.derivedData.proofJobId)).not.toBeNull()
  })

  test('[PRF-033] an approved proof says when its Birth Codex is complete', async ({ page, review }) => {
    const { derivedData } = await submit(page.request, someAnswers())
    const address = `/proof-review/${derivedData.proofJobId}`
    await page.goto(address)
    await review.approve.click()
    await expect(page).toHaveURL(/\/success/)
    await expect(async () => {
      await page.goto(address)
      await expect(page.getByText(/^This Birth Codex is complete/)).toBeVisible({ timeout: 3000 })
    }).toPass()
  })
})
