import type { Browser, Page } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import type { Platform } from '../src/fixtures/product'
import { invitationLink } from '../src/kept-data'
import { FamilyPage } from '../src/pages/family'
import { InviteDialogPage } from '../src/pages/invite-dialog'
import { ProofReviewPage } from '../src/pages/proof-review-page'

/** Somebody in a browser of their own. */
const newcomer = async (browser: Browser, platform: Platform): Promise<Page> =>
  (await browser.newContext({ baseURL: platform.url })).newPage()

/** The notification with that title. */
const toast = (page: Page, title: string) =>
  page.locator('li').filter({ has: page.getByText(title, { exact: true }) })

/** Tries a wrong passcode where there is little room: the toast stands over neither the field nor what is said at it. */
async function guessOnPhone(page: Page) {
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Passcode').fill('a guess')
  await page.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(toast(page, 'Error')).toContainText('That passcode is not right.')
  const said = page.getByRole('main').getByText('That passcode is not right.')
  for (const element of [said, page.getByLabel('Passcode')]) {
    await expect(element).toBeInViewport({ ratio: 1 })
    const isCovered = () =>
      element.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) !== one
      })
    await expect.poll(isCovered).toBe(false)
  }
  await page.setViewportSize(viewport)
}

/** Opens the link twice, as a mail program and then a person does, and joins by the button. */
async function join(
  page: Page,
  link: string,
  { role, email, message, passcode }: { role: string; email: string; message?: string; passcode?: string },
): Promise<FamilyPage> {
  await page.goto(link)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Join as Co-Contributor' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Message' })).toHaveCount(message ? 1 : 0)
  await expect(page.getByLabel('Passcode')).toHaveCount(passcode ? 1 : 0)
  if (message) await expect(page.getByText(message, { exact: true })).toBeVisible()
  if (passcode) {
    await guessOnPhone(page)
    await page.getByLabel('Passcode').fill(passcode)
  }
  await expect(page.getByRole('definition').nth(0)).toHaveText(/^01[0-9A-Z]{8}$/)
  await expect(page.getByRole('definition').nth(1)).toHaveText(email)
  await expect(page.getByRole('definition').nth(2)).toContainText(role)
  await page.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(page.getByText(`You now have ${role} access to this proof.`).first()).toBeVisible()
  await expect(page).toHaveURL(/\/\?proof=01[0-9A-Z]{8}$/)
  const family = new FamilyPage(page)
  await family.people.waitFor()
  return family
}

test('[INV-003] [INV-004] [INV-008] [INV-016] [INV-017] [INV-027] [INV-028] [INV-029] [INV-030] [INV-033] [INV-034] [INV-035] [INV-036] [INV-038] [INV-040] [COL-012] [COL-017] [COL-018] [COL-019] [COL-020] a family works on one record together, each as far as their access goes', async ({
  browser,
  platform,
  page,
  wizard,
  review,
  trouble,
}) => {
  test.setTimeout(240_000)
  // Whoever lost access is refused from the next call on; a used link is too.
  trouble.allow(/status of 404.*\/api\/(proofs|invites|join)\//)
  // A passcode that was guessed.
  trouble.allow(/status of 403.*\/api\/join\//)
  // Two services die and come back.
  trouble.allow(/(net::ERR_|status of 50[234]|answer: 50[234]).*\/api\//)
  const answers = someAnswers()
  const addressOf = (name: string) => `${name}.${Date.now().toString(36)}@example.org`
  const [edAddress, martaAddress, ngoziAddress] = [addressOf('ed'), addressOf('marta'), addressOf('ngozi')]
  await wizard.open()
  await wizard.fillRequired(answers)
  const invite = new InviteDialogPage(page)
  await invite.open()
  await invite.button('Sync to Cloud').click()
  await expect(page.getByText('Cloud Sync Complete', { exact: true })).toBeVisible()
  await expect(page.getByText('Your proof is now ready for collaboration.', { exact: true })).toBeVisible()
  await expect(invite.emails).toBeVisible()
  await invite.invite(edAddress, 'EDITOR')
  await invite.button('Invite More').click()
  const secrets = { passcode: 'blåbär 7', message: 'Dear Marta,\nplease look at the spelling.' }
  await invite.fill(martaAddress, 'COMMENTER', secrets)
  await test.step('an invitation that fails says why, and is sent by the next press', async () => {
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await invite.button('Send Invites').click()
    await expect(toast(page, 'Error')).toContainText('Record not found')
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
    await invite.button('Send Invites').click()
    await invite.button('Invite More').click()
  })
  await invite.invite(ngoziAddress, 'APPROVER')
  await expect(
    invite.dialog.getByRole('list', { name: 'Open invitations' }).getByRole('listitem'),
  ).toHaveCount(3)
  await invite.button('Done').click()

  const link = (email: string) => invitationLink(platform, email)
  const martaPage = await newcomer(browser, platform)
  const martaLink = await link(martaAddress)
  // Somebody else has it open, too.
  const stranger = await newcomer(browser, platform)
  await stranger.goto(martaLink)
  await expect(stranger.getByLabel('Passcode')).toBeVisible()
  const marta = await join(martaPage, martaLink, { role: 'COMMENTER', email: martaAddress, ...secrets })
  const ed = await join(await newcomer(browser, platform), await link(edAddress), {
    role: 'EDITOR',
    email: edAddress,
  })
  const ngozi = await join(await newcomer(browser, platform), await link(ngoziAddress), {
    role: 'APPROVER',
    email: ngoziAddress,
  })
  const proofId = new URL(martaPage.url()).searchParams.get('proof') ?? ''

  // They find the link used, at the button and when they open it again.
  await stranger.getByLabel('Passcode').fill(secrets.passcode)
  await stranger.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(toast(stranger, 'Error')).toContainText('Invalid or expired invitation link')
  await stranger.goto(martaLink)
  await expect(stranger.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible()
  await expect(
    stranger.getByText('This invitation link is invalid, expired, or has already been used.'),
  ).toBeVisible()

  const owner = new FamilyPage(page)
  await owner.open(proofId)
  await expect(owner.people.getByText(', here now')).toHaveCount(4)

  await test.step('a comment with a mention, and where somebody is', async () => {
    await expect(martaPage.locator('#field-babyLastName')).toBeDisabled()
    await marta.comment('Last name', '@owner with qv, as in the register')
    await expect(owner.mark('Last name')).toHaveAccessibleName('Comments on Last name, 1 open')
    await owner.mark('Last name').click()
    await expect(owner.comments.getByText('with qv, as in the register')).toBeVisible()
    await ed.page.locator('#field-babyFirstName').focus()
    await expect(page.getByText(`${edAddress} is on this field.`)).toBeAttached()
    await owner.comments.getByRole('button', { name: 'Resolve' }).click()
    await expect(marta.comments.getByText('Everything said here is resolved.')).toBeVisible()
    await owner.comments.getByRole('button', { name: 'Close comments' }).click()
  })

  await test.step("'Ready to Seal' is seen by the owner, and cleared by an edit", async () => {
    await ngozi.ready.getByRole('button', { name: 'Mark ‘Ready to Seal’' }).click()
    await expect(owner.ready.getByText(ngoziAddress)).toBeVisible()
    await ed.page.locator('#field-babyLastName').fill('Okafor-Lindqvist')
    await ed.page.locator('#field-babyLastName').blur()
    await expect(page.locator('#field-babyLastName')).toHaveValue('Okafor-Lindqvist')
    await expect(martaPage.locator('#field-babyLastName')).toHaveValue('Okafor-Lindqvist')
    await expect(
      owner.ready.getByText('The record was changed after it was marked ‘Ready to Seal’.'),
    ).toBeVisible()
  })

  await test.step('access that is revoked ends at once', async () => {
    await invite.open()
    await invite.button(`Revoke the access of ${martaAddress}`).click()
    await invite.button('Revoke access').click()
    await expect(invite.dialog.getByText(martaAddress, { exact: true })).toHaveCount(0)
    await expect(martaPage.locator('#field-babyLastName')).toHaveCount(0)
    const refused = await martaPage.request.get(`/api/proofs/${proofId}/comments`)
    expect(refused.status()).toBe(404)
    await expect(ed.page.locator('#field-babyLastName')).toHaveValue('Okafor-Lindqvist')
  })

  await test.step('a service that dies loses no edit, and the streams go on with its successor', async () => {
    await platform.kill('invites')
    await ed.page.locator('#field-babyNicknames').fill('Nono')
    await ed.page.locator('#field-babyNicknames').blur()
    await expect(page.locator('#field-babyNicknames')).toHaveValue('Nono', { timeout: 30_000 })
    await platform.kill('records')
    await ed.page.locator('#field-babyNicknames').fill('Nono and Bean')
    await ed.page.locator('#field-babyNicknames').blur()
    await expect(page.locator('#field-babyNicknames')).toHaveValue('Nono and Bean', { timeout: 30_000 })
    await platform.waitUntilReady()
  })

  await test.step('the owner alone approves, and the book is finished', async () => {
    await page.keyboard.press('Escape')
    await expect(invite.dialog).toBeHidden()
    await wizard.goToReview()
    await wizard.attest()
    await wizard.submit.click()
    await expect(review.heading).toHaveText('Review Your Codex Proof', { timeout: 60_000 })
    await ngozi.page.goto(`/proof-review/${proofId}`)
    const approvers = new ProofReviewPage(ngozi.page)
    await expect(approvers.heading).toHaveText('Review Your Codex Proof')
    await expect(approvers.approve).toHaveAttribute('aria-disabled', 'true')
    await expect(approvers.approve).toHaveAccessibleDescription(/Only the parent who made this record/)
    expect((await stranger.request.get(`/api/proof/${proofId}`)).status()).toBe(404)
    await review.approve.click()
    await expect(page).toHaveURL(/\/success/)
    const last = page.getByRole('listitem').filter({ hasText: 'Finalizing Your Birth Record' })
    await expect(last).toContainText('done', { timeout: 60_000 })
  })
})
