import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { signInAsStaff } from '../src/staff-session'
import { submit } from '../src/visitor-api'

test.describe('routes', () => {
  test('[SHL-001] [AUT-010] [AUT-011] [ADM-001] each route shows its page', async ({
    page,
    context,
    platform,
    trouble,
  }) => {
    const { derivedData } = await submit(page.request, someAnswers())
    trouble.allow(/404.*\/api\/invites\/info\//)
    const shows = async (path: string, heading: string | RegExp) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    await shows('/', 'Names & Identity')
    await shows('/success', 'Your Birth Bio Is on the Way!')
    await shows(`/proof-review/${derivedData.proofJobId}`, 'Review Your Codex Proof')
    // Nobody can be invited yet: the page of an invitation says that this one cannot be looked up.
    await shows('/join/0000000000000000000000', /Invalid Invitation|Not reachable just now/)
    await page.goto('/auth')
    for (const tab of ['Login', 'Register']) await expect(page.getByRole('tab', { name: tab })).toBeVisible()
    await signInAsStaff(context, platform, 'ingrid')
    await shows('/admin', 'Welcome back, ingrid')
    // Whoever is signed in has no use for the sign-in.
    await page.goto('/auth')
    await expect(page).toHaveURL(/\/admin$/)
  })

  test('[SHL-002] [AUT-008] /admin sends a visitor to the sign-in, every other page opens', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/404.*\/api\/invites\/info\//)
    await page.goto('/admin')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/auth')
    for (const path of ['/', '/success', '/proof-review', '/join/0000000000000000000000', '/auth']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })

  test('[SHL-016] a visitor is asked nowhere who is signed in', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/user') asked.push(page.url())
    })
    const { derivedData } = await submit(page.request, someAnswers())
    for (const path of [
      '/',
      '/success',
      `/proof-review/${derivedData.proofJobId}`,
      '/proof-review',
      '/auth',
      '/admin',
    ]) {
      await page.goto(path)
      // The shell asks as soon as it runs, and only then fetches what it shows here.
      await page.locator('#root').getByRole('heading', { level: 1 }).waitFor()
    }
    expect(asked).toEqual([])
  })

  for (const path of ['/upload-svg', '/upload', '/nowhere', '/proof-review/a/b/c', '/admin/nowhere/else']) {
    const id = path.startsWith('/upload') ? 'SHL-003' : 'SHL-004'
    test(`[${id}] ${path} leads to the form`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Names & Identity' })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
    })
  }
})
