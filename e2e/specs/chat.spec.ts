import type { APIRequestContext } from '@playwright/test'
import { someAnswers } from '../src/answers'
import { expect, test } from '../src/fixtures/product'
import { ChatDrawerPage } from '../src/pages/chat-drawer-page'
import { submit } from '../src/visitor-api'

test('[MYA-002] [MYA-003] [MYA-007] MYA is asked in her drawer, answers with her source, is away, and is asked again', async ({
  page,
  wizard,
  platform,
  trouble,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await wizard.open()
  // Nothing of her is loaded before she is asked for.
  expect(asked.filter((url) => /chat-drawer|mya-chat/.test(url))).toEqual([])

  const mya = new ChatDrawerPage(page)
  await mya.open()
  await expect(mya.drawer).toHaveCSS('width', '480px')
  await expect(mya.input).toBeFocused()
  await expect(mya.bubbles).toHaveText([/^Good day\. I am MYA, Keeper of the Codex\./])

  const answer = page.waitForResponse('**/api/mya-chat')
  await mya.ask('How is the moon phase computed?')
  expect((await answer).headers()['content-type']).toBe('text/event-stream')
  await expect(mya.bubbles).toHaveCount(3)
  await expect(mya.sources.first()).toBeVisible()
  await expect(mya.input).toBeFocused()

  trouble.allow(/50[234].*mya-chat/)
  await platform.halt('chat')
  await mya.ask('And the life path number?')
  await expect(mya.bubbles.last()).toHaveText(
    "I apologize, but I'm having trouble connecting right now. Please try again or contact an archivist for assistance.",
  )
  await platform.restart('chat')
  await mya.retry.click()
  await expect(mya.retry).toBeHidden()
  await expect(mya.bubbles).toHaveCount(5)
  await expect(mya.bubbles.last()).not.toContainText('I apologize')
  // The reply is whole.
  await expect(mya.input).toBeEnabled()

  // At 400 % of a desk's window all of the drawer scrolls, and what was said can be read.
  await page.setViewportSize({ width: 320, height: 256 })
  await mya.conversation.scrollIntoViewIfNeeded()
  const height = await mya.conversation.evaluate((log) => {
    const { top, bottom } = log.getBoundingClientRect()
    return Math.min(bottom, innerHeight) - Math.max(top, 0)
  })
  expect(height).toBeGreaterThan(100)
  await mya.input.click()

  // The visit's memory, and no other.
  await page.keyboard.press('Escape')
  await expect(mya.drawer).toBeHidden()
  await mya.open()
  await expect(mya.bubbles).toHaveCount(5)
  await page.reload()
  await mya.open()
  await expect(mya.bubbles).toHaveCount(1)
})

test('[MYA-011] [MYA-013] MYA reads a record for its owner alone, and only when she is let', async ({
  page,
  browser,
  platform,
}) => {
  const { proofId, derivedData } = await submit(page.request, someAnswers())
  const sourcesFor = async (request: APIRequestContext, consent?: { proofId: string }) => {
    const answer = await request.post('/api/mya-chat', {
      data: { message: 'What is my child’s sun sign?', ...(consent ? { consent } : {}) },
    })
    expect(answer.status()).toBe(200)
    return ((await answer.json()) as { sources: string[] }).sources
  }
  expect(await sourcesFor(page.request, { proofId })).toContain('Your own record')
  expect(await sourcesFor(page.request, { proofId: derivedData.proofJobId })).toContain('Your own record')
  expect(await sourcesFor(page.request)).not.toContain('Your own record')
  const stranger = await browser.newContext({ baseURL: platform.url })
  await stranger.request.get('/')
  expect(await sourcesFor(stranger.request, { proofId })).not.toContain('Your own record')
  await stranger.close()
})
