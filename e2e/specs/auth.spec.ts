import type { Browser, Locator, Page } from '@playwright/test'
import { findingsInEveryLook } from '../src/accessibility-findings'
import { expect, test } from '../src/fixtures/product'
import type { Platform } from '../src/fixtures/product'
import { holdBack } from '../src/held-scripts'
import { inDatabase } from '../src/kept-data'
import { AccountPage } from '../src/pages/account-page'
import { AuthPage } from '../src/pages/auth-page'
import { PressRoomPage } from '../src/pages/press-room-page'
import { signInAsStaff, staffPassword } from '../src/staff-session'
import { giveVirtualPasskeys } from '../src/virtual-passkeys'

/** As on a fresh installation: nobody is registered. */
const forgetStaff = (platform: Platform) =>
  inDatabase(platform, 'accounts', async (database) => {
    for (const name of [
      'staff',
      'firstaccounts',
      'sessions',
      'passkeys',
      'attempts',
      'knowndevices',
      'accesscodes',
    ])
      await database.collection(name).deleteMany({})
  })
test.beforeEach(({ platform }) => forgetStaff(platform))

const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
const welcome = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `Welcome back, ${name}` })
/** Whether it is what is seen in every corner of the window, and in its middle. */
const fillsWindow = (part: Locator) =>
  part.evaluate((element) =>
    [0, 0.5, 1].every((across) =>
      [0, 0.5, 1].every((down) =>
        element.contains(document.elementFromPoint(across * (innerWidth - 1), down * (innerHeight - 1))),
      ),
    ),
  )
const user = (page: Page) => page.request.get('/api/user')

test('[ERR-006] [ERR-007] [ERR-008] [AUT-017] [AUT-007] [AUT-009] [AUT-013] [AUT-010] [AUT-011] [AUT-014] [AUT-025] [AUT-008] the first account is made, left and entered again', async ({
  page,
  context,
}) => {
  const auth = new AuthPage(page)
  await page.goto('/admin')
  await expect(auth.signInButton).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/auth')
  await auth.openRegister()
  await expect(page.getByText('This is the first account')).toBeVisible()
  await expect(auth.accessCode).toBeHidden()
  const checks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user')) checks.push(request.url())
  })
  await auth.register('ada@archive.test', staffPassword)
  await expect(toast(page, 'Account created!')).toContainText('Welcome to the admin dashboard.')
  await expect(welcome(page, 'ada@archive.test')).toBeVisible()
  // Who it is was told by the answer, and by nothing else.
  expect(checks).toEqual([])

  // However slow the check is: the whole window says that it is under way, and nothing of the page is there.
  const release = await holdBack(page, '**/api/user')
  await page.reload()
  const check = page.getByRole('status').filter({ hasText: 'Authenticating...' })
  await expect(check).toHaveCSS('opacity', '1')
  expect(await fillsWindow(check)).toBe(true)
  await expect(check.locator('> *')).not.toHaveCSS('animation-name', 'none')
  await expect(page.getByRole('heading')).toHaveCount(0)
  release()
  await expect(welcome(page, 'ada@archive.test')).toBeVisible()
  await expect(check).toHaveCount(0)

  await auth.open()
  await expect(welcome(page, 'ada@archive.test')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/admin')

  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'codex_staff')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged out')).toContainText('See you next time!')
  await expect(auth.signInButton).toBeVisible()
  // The cookie that was taken before opens nothing any more.
  await context.addCookies(cookies)
  expect((await user(page)).status()).toBe(401)
  await context.clearCookies({ name: 'codex_staff' })
  await page.goto('/admin')
  await expect(auth.signInButton).toBeVisible()

  checks.length = 0
  await auth.signIn('Ada@Archive.test', staffPassword)
  await expect(toast(page, 'Welcome back!')).toContainText('You have successfully logged in to the admin.')
  await expect(welcome(page, 'ada@archive.test')).toBeVisible()
  expect(checks).toEqual([])
})

test('[ERR-003] [AUT-028] a wrong password and an unknown name are refused in the same words', async ({
  page,
  context,
  platform,
  trouble,
}) => {
  trouble.expect(/401.*\/api\/login/)
  await signInAsStaff(context, platform, 'ada')
  await context.clearCookies({ name: 'codex_staff' })
  const auth = new AuthPage(page)
  await auth.open()
  for (const name of ['ada', 'nobody']) {
    await auth.signIn(name, 'not that password')
    await expect(toast(page, 'Login failed')).toContainText('The username or the password is not right.')
    // The page is as high as the window: what is read aloud behind it makes it no higher.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
    await page.reload()
  }
  expect(new URL(page.url()).pathname).toBe('/auth')
})

test('[AUT-018] [AUT-019] [AUT-020] [AUT-026] [ERR-004] a closed registration says so, and takes an access code', async ({
  page,
  browser,
  platform,
  trouble,
}) => {
  trouble.expect(/403.*\/api\/register/)
  trouble.expect(/403.*\/api\/admin\/access-codes/)
  const home = await browser.newContext({ baseURL: platform.url })
  await signInAsStaff(home, platform, 'ada')
  const room = new PressRoomPage(await home.newPage())
  await room.open()
  const code = await room.makeAccessCode('Ben', staffPassword)
  const auth = new AuthPage(page)
  await auth.openRegister()
  await expect(auth.accessCode).toBeVisible()
  await auth.register('ben', staffPassword)
  await expect(toast(page, 'Registration failed')).toContainText(
    'Registration is closed. Please ask an administrator for an access code.',
  )
  await auth.accessCode.fill(code)
  await auth.createButton.click()
  await expect(welcome(page, 'ben')).toBeVisible()
  await room.open()
  await expect(room.accessCodes.filter({ hasText: 'Ben' })).toContainText('Used')
  await home.close()
})

test('[AUT-021] a password that is easy to guess is refused at its field', async ({ page, trouble }) => {
  trouble.expect(/400.*\/api\/register/)
  const auth = new AuthPage(page)
  await auth.openRegister()
  await auth.password.fill('elevenchars')
  await auth.password.blur()
  await expect(page.getByText('Use at least 12 characters')).toBeVisible()
  await auth.register('ada', 'passwordpassword')
  await expect(page.getByText('Too easy to guess', { exact: true })).toBeVisible()
  await auth.register('ada', staffPassword)
  await expect(welcome(page, 'ada')).toBeVisible()
})

test('[AUT-027] a passkey is added by keyboard alone, signs in, confirms what is sensitive, and is removed', async ({
  page,
  context,
  platform,
  trouble,
}) => {
  // What is sensitive is first refused, and then asks.
  trouble.expect(/403.*\/api\/user\/passkey/)
  trouble.expect(/401.*\/api\/login\/passkey/)
  await giveVirtualPasskeys(page)
  await signInAsStaff(context, platform, 'ada')
  const account = new AccountPage(page)
  const auth = new AuthPage(page)

  await page.goto('/admin')
  await welcome(page, 'ada').waitFor()
  const press = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true })
    for (let at = 0; at < 30 && !(await target.evaluate((node) => node === document.activeElement)); at += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await press('Your account')
  await expect(account.heading).toBeVisible()
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await press('Add a passkey')
  await expect(account.confirmDialog).toBeVisible()
  await page.keyboard.type(staffPassword)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Passkey added')).toBeVisible()
  await expect(account.passkeys).toHaveText([/Chrome on Linux.*not used yet/])
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop')
  await page.keyboard.press('Enter')
  await expect(account.passkeys).toHaveText([/My laptop/])

  await page.getByRole('button', { name: 'Logout' }).click()
  await auth.passkeyButton.click()
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  await expect(welcome(page, 'ada')).toBeVisible()

  await account.open()
  await expect(account.passkeys).toHaveText([/My laptop.*last used/])
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await account.confirmByPasskey()
  await expect(toast(page, 'Passkey removed')).toBeVisible()
  await expect(account.passkeys).toHaveCount(0)

  await page.getByRole('button', { name: 'Logout' }).click()
  await auth.passkeyButton.click()
  await expect(toast(page, 'Login failed')).toContainText('This passkey is not known here.')
})

const signedInElsewhere = async (browser: Browser, platform: Platform) => {
  const context = await browser.newContext({ baseURL: platform.url })
  await signInAsStaff(context, platform, 'ada')
  const page = await context.newPage()
  await page.goto('/admin')
  await welcome(page, 'ada').waitFor()
  return page
}

test('[AUT-029] [AUT-024] [AUT-012] one sees where one is signed in, and ends it from anywhere', async ({
  page,
  context,
  browser,
  platform,
  trouble,
}) => {
  trouble.expect(/403.*\/api\/user\/password/)
  // The pages whose sessions were ended ask who is signed in.
  trouble.expect(/401.*\/api\/user$/)
  await signInAsStaff(context, platform, 'ada')
  const other = await signedInElsewhere(browser, platform)
  const third = await signedInElsewhere(browser, platform)
  const account = new AccountPage(page)
  await account.open()
  await expect(account.sessions).toHaveCount(3)
  await expect(account.sessions.filter({ hasText: 'This browser' })).toHaveCount(1)
  expect((await user(other)).status()).toBe(200)
  expect((await user(third)).status()).toBe(200)
  await account.sessions.filter({ hasText: 'Last used' }).first().getByRole('button').click()
  await expect(account.sessions).toHaveCount(2)
  expect([(await user(other)).status(), (await user(third)).status()].sort()).toEqual([200, 401])

  // Another password ends all others; this one goes on.
  await page.getByLabel('New password', { exact: false }).first().fill('another good password')
  await page.getByLabel('Confirm new password').fill('another good password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await account.confirmByPassword(staffPassword)
  await expect(toast(page, 'Password changed')).toBeVisible()
  await expect(account.sessions).toHaveCount(1)
  for (const elsewhere of [other, third]) {
    expect((await user(elsewhere)).status()).toBe(401)
    await elsewhere.goto('/admin')
    await expect(new AuthPage(elsewhere).signInButton).toBeVisible()
    await elsewhere.context().close()
  }
  expect((await user(page)).status()).toBe(200)
})

test('neither sign-in nor account has an accessibility finding, or scrolls sideways', async ({
  page,
  context,
  platform,
  trouble,
}) => {
  trouble.expect(/403.*\/api\/user\/passkey-options/)
  const isSound = async () => expect(await findingsInEveryLook(page, [320, 1440])).toEqual([])
  const auth = new AuthPage(page)
  await auth.open()
  await auth.passkeyButton.waitFor()
  await isSound()
  await signInAsStaff(context, platform, 'ada.with-a-rather-long-address@archive.example.test')
  await giveVirtualPasskeys(page)
  const account = new AccountPage(page)
  await account.open()
  await account.addPasskey.click()
  await account.confirmDialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Password is required').waitFor()
  await isSound()
  await account.confirmByPassword(staffPassword)
  await expect(account.passkeys).toHaveCount(1)
  await toast(page, 'Passkey added').waitFor()
  await isSound()
  await context.clearCookies({ name: 'codex_staff' })
  await auth.openRegister()
  await auth.accessCode.waitFor()
  await auth.createButton.click()
  await page.getByText('Password is required').waitFor()
  await isSound()
})
