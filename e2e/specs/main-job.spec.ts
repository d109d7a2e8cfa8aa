import { devices } from '@playwright/test'
import type { Request } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { holdBack, takenOver } from '../src/held-scripts'
import { keptJobs, keptRecords } from '../src/kept-data'
import { pdfText } from '../src/pdf-text'
import { submit } from '../src/visitor-api'

const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 5']

for (const [device, look, isSlow] of [
  ['a desk', {}, false],
  // On the phone everything moves, and the scripts come when the first step has been written.
  ['a phone', { ...phone, viewport: { width: 360, height: 740 }, contextOptions: {} }, true],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(look)

    test('[WIZ-002] [MYA-017] [MYA-018] [SUB-018] [SUB-019] [PRF-002] [PLC-005] [API-002] [SHL-015] a parent fills five steps, submits, and sees the certificate of their own data', async ({
      page,
      wizard,
      review,
      request,
      context,
      platform,
    }) => {
      // The first answer of the product sets the visitor's cookie; every call after it carries the cookie.
      const calls: Request[] = []
      page.on('request', (call) => {
        if (new URL(call.url()).pathname.startsWith('/api/')) calls.push(call)
      })
      const answers = someAnswers({
        babyFirstName: 'Amara',
        motherFullName: 'Ngozi Adaeze Okafor',
        fatherFullName: 'Elias Johan Lindqvist',
      })
      const letGo = isSlow ? await holdBack(page, '**/*.js') : null
      await page.goto('/', { waitUntil: 'commit' })
      if (!letGo) await takenOver(page)
      for (const step of [0, 1]) {
        await wizard.fillStep(step, answers)
        if (step === 0) {
          await page.getByRole('button', { name: 'Ask MYA now for the name origin' }).click()
          letGo?.()
          await takenOver(page)
          await expect(wizard.field('babyNameOrigin')).toHaveValue(
            /^Amara is more than one name: an Igbo name or a form of Amar/,
          )
          await wizard.field('babyNameOrigin').press('Control+End')
          await wizard.field('babyNameOrigin').pressSequentially(' Her grandmother chose it.')
          await page.getByRole('switch', { name: 'Ask MYA for the name etymology' }).press('Space')
        }
        if (step === 1) {
          await wizard.field('babyBirthLocation').fill('')
          await wizard.field('babyBirthLocation').pressSequentially('Portland, Maine')
          await page
            .getByRole('option', { name: /^Portland, Maine/ })
            .first()
            .click()
        }
        await wizard.next.click()
      }
      await wizard.fillStep(2, answers)
      await wizard.next.click()
      await wizard.next.click()
      await expect(page.getByText('Not provided').first()).toBeVisible()
      await wizard.attest()
      await wizard.submit.click()
      await expect(page.getByRole('heading', { name: 'CODIFYING PROVENANCE' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Birth Bio Received!' })).toBeVisible({
        timeout: 30_000,
      })

      await expect(page).toHaveURL(/\/proof-review\/[\w-]{22,}$/)
      const jobId = new URL(page.url()).pathname.split('/').at(-1)
      await expect(review.heading).toHaveText('Review Your Codex Proof')
      await expect.poll(() => review.previewWidth()).toBeGreaterThan(1000)

      const pdf = await request.get((await review.pdfLink.getAttribute('href')) ?? '')
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      const [certificate = '', ...readings] = await pdfText(await pdf.body())
      const name = `${answers.babyFirstName} ${answers.babyMiddleName} ${answers.babyLastName}`
      for (const own of [
        name,
        answers.babyBirthPlace,
        'Portland',
        'Ngozi Adaeze Okafor',
        'Elias Johan Lindqvist',
      ])
        expect(certificate).toContain(own)
      expect(certificate).toMatch(/21 April 2026|April 21, 2026|twenty-first (day )?of April/i)
      const told = readings.join(' ').replace(/\s+/g, ' ')
      expect(told).toContain(answers.babyFirstName)
      expect(told).toContain('Her grandmother chose it.')
      expect(told).toContain('Amara: from Igbo')
      expect(told).toContain('Dictionary of Ònìchà Igbo')
      expect(told).not.toContain('MYA will research')
      const full = await request.get((await review.fullSizeLink.getAttribute('href')) ?? '')
      expect(full.headers()['content-type']).toBe('image/png')
      expect((await full.body()).length).toBeGreaterThan(50_000)

      const records = await keptRecords(platform, answers.babyFirstName)
      const own = records.filter(({ versions }) => versions.some(({ proofJobId }) => proofJobId === jobId))
      expect(own.map(({ versions }) => versions.length)).toEqual([1])
      expect(own[0]?.versions[0]?.form).toMatchObject({
        ...answers,
        babyBirthLocation: expect.stringContaining('Portland'),
        birthLatitude: expect.closeTo(43.66, 1),
        birthLongitude: expect.closeTo(-70.26, 1),
      })
      expect(await keptJobs(platform, own[0]?._id ?? '')).toMatchObject([{ _id: jobId, status: 'done' }])

      const visitor = (await context.cookies()).find((cookie) => cookie.name.endsWith('codex_visitor'))
      const sent = await Promise.all(
        calls.map(async (call) => ({
          path: new URL(call.url()).pathname,
          cookie: (await call.allHeaders())['cookie'],
          isGivenUp: call.failure() !== null,
        })),
      )
      expect(sent.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/api/birth-records', `/api/proof/${jobId}`]),
      )
      // One that was given up before it left never got its cookies.
      const left = sent.filter(({ cookie, isGivenUp }) => cookie !== undefined || !isGivenUp)
      expect(left.filter(({ cookie }) => !cookie?.includes(`${visitor?.name}=${visitor?.value}`))).toEqual([])
    })
  })

test.describe('the main job', () => {
  test('[SUB-034] [PRF-020] an edited record keeps its place and gets a new proof; the older one leads to it', async ({
    page,
    wizard,
    review,
  }) => {
    await wizard.openReview(someAnswers())
    await wizard.attest()
    await wizard.submit.click()
    await expect(review.heading).toHaveText('Review Your Codex Proof')
    const older = page.url()
    await review.edit.click()
    await wizard.goToFirstStep()
    await wizard.field('babyMiddleName').fill('Noor Anew')
    await wizard.goToReview()
    await wizard.attest()
    await wizard.submit.click()
    await expect(page).not.toHaveURL(older)
    await expect(page).toHaveURL(/proof-review/)
    await expect(review.heading).toHaveText('Review Your Codex Proof')
    await page.goto(older)
    await page.getByRole('link', { name: 'See the newer proof' }).click()
    await expect(review.heading).toHaveText('Review Your Codex Proof')
    expect(page.url()).not.toBe(older)
  })

  test('[PRF-023] [PRF-034] [SUC-013] approving leads to the success page', async ({ page, review }) => {
    const { derivedData } = await submit(page.request, someAnswers())
    await page.goto(`/proof-review/${derivedData.proofJobId}`)
    await review.approve.click()
    await expect(page).toHaveURL(/\/success/)
    await expect(page.getByRole('heading', { level: 1, name: 'Your Birth Bio Is on the Way!' })).toBeVisible()
  })

  test('all pages can be leafed through', async ({ page, review }) => {
    const { derivedData } = await submit(page.request, someAnswers())
    await page.goto(`/proof-review/${derivedData.proofJobId}`)
    await expect(review.heading).toHaveText('Review Your Codex Proof')
    const { pages } = await (await page.request.get(`/api/proof/${derivedData.proofJobId}`)).json()
    expect(pages).toBeGreaterThan(1)
    await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByRole('img', { name: /proof of page 2/ })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`Page 3 of ${pages}`)).toBeVisible()
    await expect.poll(() => review.previewWidth()).toBeGreaterThan(1000)
    expect(await review.fullSizeLink.getAttribute('href')).toMatch(/codex\.png\?page=3$/)
  })
})
