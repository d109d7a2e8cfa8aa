import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { ChatDrawerPage } from '../src/pages/chat-drawer-page'

test.use({ colorScheme: 'dark' })

test('what is printed at night is ink on paper, without what is pressed and the toasts that lie over the page', async ({
  page,
  wizard,
}) => {
  await wizard.openReview(someAnswers({ motherFullName: 'Ada Okafor' }))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  const toast = page.getByText('Draft Restored', { exact: true })
  await expect(toast).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(toast).toBeHidden()
  await expect(page.getByText('Ada Okafor')).toBeVisible()
  // Wide paper has room for the plate beside the page, and would have it across the words.
  await expect(page.getByRole('complementary', { name: 'Plate' })).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 240)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 31, 51)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(27, 31, 51)')
})

test('on paper an open drawer stands in place of the page, with all that was said', async ({
  page,
  wizard,
}) => {
  const mya = new ChatDrawerPage(page)
  await wizard.open()
  await mya.open()
  for (const question of ['What is a Birth Codex?', 'What is an ascendant?', 'How long are drafts kept?']) {
    const said = await mya.bubbles.count()
    await mya.ask(question)
    await expect(mya.bubbles).toHaveCount(said + 2)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(wizard.title).toBeHidden()
  for (const bubble of [mya.bubbles.first(), mya.bubbles.last()]) await expect(bubble).toBeVisible()
  const hidden = () => mya.conversation.evaluate((view) => view.scrollHeight - view.clientHeight)
  await expect.poll(hidden).toBe(0)
  await expect(mya.drawer).toHaveCSS('position', 'static')
})
