import { startSmtpSink } from '@shared/node/testing/smtp-sink'
import type { SmtpSink } from '@shared/node/testing/smtp-sink'
import { someAnswers } from '../src/answers'
import { expect, runProduct, test as base } from '../src/fixtures/product'
import { InviteDialogPage } from '../src/pages/invite-dialog'
import { submit } from '../src/visitor-api'

/** A product that hands its e-mails to a mail server, which refuses whoever is at refused.example. */
const test = base.extend<object, { mailServer: SmtpSink }>({
  mailServer: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sink = await startSmtpSink()
      await use(sink)
      await sink.close()
    },
    { scope: 'worker' },
  ],
  platform: [
    ({ mailServer }, use) => runProduct({ SMTP_URL: mailServer.url, MAIL_FROM: 'codex@example.org' }, use),
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('[INV-014] of three invitations two are called sent: those that a mail server took', async ({
  page,
  mailServer,
}) => {
  const { proofId } = await submit(page.request, someAnswers())
  await page.goto(`/?proof=${proofId}`)
  const invite = new InviteDialogPage(page)
  await invite.open()
  for (const email of ['ada@example.org', 'nobody@refused.example', 'ngozi@example.org'])
    await invite.add(email)
  await invite.button('Send Invites').click()
  const toast = page.locator('li').filter({ hasText: 'Invites Created' })
  await expect(toast).toContainText('2 invitation(s) sent successfully.')
  const invited = mailServer.taken.filter(({ data }) => data.includes('/join/')).flatMap(({ to }) => to)
  expect(invited.sort()).toEqual(['ada@example.org', 'ngozi@example.org'])
  await expect(invite.dialog).toContainText('The mail server refused this address.')
})
