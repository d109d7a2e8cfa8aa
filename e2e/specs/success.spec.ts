import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { takenOver } from '../src/held-scripts'
import { keptMails, mailedProofAddress } from '../src/kept-data'
import { SuccessPage } from '../src/pages/success-page'
import { submit } from '../src/visitor-api'

test.describe('the success page', () => {
  test('[SUC-006] [SUC-007] [SUC-008] [SUC-009] [SUC-010] a wrong address is put right, and the e-mail goes to the new one', async ({
    page,
    platform,
  }) => {
    const answers = someAnswers({ email: 'hana@example.org' })
    const { id, proofId } = await submit(page.request, answers)
    const sentTo = async () => (await keptMails(platform, id)).map(({ to }) => to)
    await expect.poll(sentTo).toEqual(['hana@example.org'])

    const success = new SuccessPage(page)
    await success.open(proofId)
    await expect(page.getByText(`${answers.babyFirstName} ${answers.babyLastName}`)).toBeVisible()
    await expect(page.getByText('hana@example.org')).toBeVisible()

    await success.wrongEmail.click()
    await success.newEmail.fill('never@example.org')
    await success.cancel.click()
    await expect(success.newEmail).toBeHidden()
    await expect(success.wrongEmail).toBeFocused()

    await success.wrongEmail.click()
    await success.newEmail.fill(' ')
    await success.newEmail.press('Enter')
    await expect(success.newEmail).toHaveAccessibleDescription('Email is required')
    await success.newEmail.fill('hanna at example')
    await success.update.click()
    await expect(success.newEmail).toHaveAccessibleDescription('Please enter a valid email address')
    expect(await sentTo()).toEqual(['hana@example.org'])

    await success.newEmail.fill('hanna@example.org')
    await success.update.click()
    await expect(page.getByText('The message was sent again, to hanna@example.org.')).toBeVisible()
    // The proof goes to the new address, and the former one is told that nothing more comes to it.
    await expect
      .poll(async () => (await keptMails(platform, id)).slice(1).map(({ to, subject }) => [to, subject]))
      .toEqual(
        expect.arrayContaining([
          ['hanna@example.org', expect.stringContaining(answers.babyFirstName)],
          ['hana@example.org', 'Your address was taken out of a Birth Codex'],
        ]),
      )
    expect(await sentTo()).toHaveLength(3)
    await page.reload()
    await expect(page.getByText('hanna@example.org')).toBeVisible()
    await expect(page.getByText('hana@example.org', { exact: true })).toBeHidden()
  })

  test('it says when the record is finished, and what became of its e-mail', async ({
    page,
    platform,
    review,
  }) => {
    const email = `opens.${crypto.randomUUID()}@example.org`
    const { id } = await submit(page.request, someAnswers({ email }))
    await expect.poll(() => keptMails(platform, id), { timeout: 30_000 }).toHaveLength(1)
    await page.goto(await mailedProofAddress(platform, id))
    await review.approve.click({ timeout: 30_000 })
    await expect(page).toHaveURL(/\/success/)
    const last = page.getByRole('listitem').filter({ hasText: 'Finalizing Your Birth Record' })
    await expect(last).toContainText('done', { timeout: 30_000 })
    // The product of the tests has no mail server: it keeps what it would have sent.
    await expect(
      page.getByText(/^The message to .* is written\. No mail leaves this installation/),
    ).toBeVisible()
  })

  test('[INV-042] approved before its e-mail was opened: the finished record waits, and goes when the link is opened', async ({
    page,
    browser,
    platform,
    review,
  }) => {
    const email = `later.${crypto.randomUUID()}@example.org`
    const { id, derivedData } = await submit(page.request, someAnswers({ email }))
    await page.goto(`/proof-review/${derivedData.proofJobId}`)
    await review.approve.click({ timeout: 30_000 })
    await expect(page).toHaveURL(/\/success/)
    await expect(
      page.getByText(/^We send the finished record to .* as soon as the link in our first e-mail/),
    ).toBeVisible({ timeout: 30_000 })
    const subjects = async () => (await keptMails(platform, id)).map(({ subject }) => subject)
    expect(await subjects()).toEqual([expect.stringContaining('ready')])

    const mailProgram = await browser.newPage({ baseURL: platform.url })
    await mailProgram.goto(await mailedProofAddress(platform, id))
    const confirmations: string[] = []
    mailProgram.on('request', (call) => {
      if (call.url().endsWith('/mail-opened')) confirmations.push(call.url())
    })
    await takenOver(mailProgram)
    // As a program does that opens the links of e-mails and runs the scripts of their pages.
    await mailProgram.getByRole('heading', { level: 1 }).evaluate(async (heading: HTMLElement) => {
      heading.click()
      heading.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
      window.scrollTo(0, document.body.scrollHeight)
      await fetch('/healthz')
    })
    expect(confirmations).toEqual([])
    await expect
      .poll(
        async () => {
          await mailProgram.mouse.wheel(0, 10)
          return subjects()
        },
        { timeout: 30_000 },
      )
      .toEqual([expect.stringContaining('ready'), expect.stringContaining('approved')])
    await mailProgram.close()
  })

  test('[SUC-015] nobody but the owner is offered to change the address, or told it', async ({
    page,
    browser,
    platform,
    trouble,
  }) => {
    trouble.expect(/status of 404 .*\/delivery$/)
    const { proofId } = await submit(page.request, someAnswers({ email: 'private@example.org' }))
    const stranger = await browser.newPage({ baseURL: platform.url })
    const asked = stranger.waitForResponse((answer) =>
      answer.url().endsWith(`/api/proof/${proofId}/delivery`),
    )
    const success = new SuccessPage(stranger)
    await success.open(proofId)
    expect((await asked).status()).toBe(404)
    await expect(success.heading).toBeVisible()
    await expect(success.wrongEmail).toBeHidden()
    await expect(stranger.getByText('your email')).toBeVisible()
    await stranger.close()
  })
})
