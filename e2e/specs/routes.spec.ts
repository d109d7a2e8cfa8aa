import { expect, test } from '../src/fixtures/product'

test.describe('routes', () => {
  const pages = [
    ['/', 'Names & Identity'],
    ['/success', 'Your Birth Bio Is on the Way!'],
    ['/proof-review/0000000000000000000000', 'Proof not found'],
    ['/proof-review', 'Invalid proof ID'],
    ['/join/0000000000000000000000', /Invalid Invitation|Not reachable just now/],
  ] as const
  for (const [path, heading] of pages) {
    test(`[SHL-001] [SHL-002] ${path} shows its page without sign-in`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    })
  }

  test('[SHL-001] /auth shows the sign-in', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  test('[SHL-002] [AUT-008] /admin sends a visitor to the sign-in', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/auth$/)
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
