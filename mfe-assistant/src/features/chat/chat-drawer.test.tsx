import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { installBrowserParts } from '@shared/web/testing/browser-parts'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import chatDrawer from '../../export-chat-drawer'
import { failure, welcome } from './chat-drawer'

withMockApi()
beforeAll(() => {
  installBrowserParts()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView ??= () => undefined
})

interface Call {
  message: string
  conversationHistory: unknown[]
}

const setUp = () => {
  const onClose = jest.fn()
  const log = createHostLog()
  const { unmount } = render(
    <FakeHost log={log}>
      {(host) => {
        const Drawer = chatDrawer.Component as React.ComponentType<
          typeof host & Readonly<Record<string, unknown>>
        >
        return <Drawer {...host} onClose={onClose} />
      }}
    </FakeHost>,
  )
  return { onClose, unmount, person: userEvent.setup() }
}
const input = () => screen.getByLabelText('Your message')
const bubbles = () => [...screen.getByRole('log').querySelectorAll('p[dir]')].map((line) => line.textContent)

it('[MYA-001] [MYA-003] opens with a welcome of MYA, Keeper of the Codex', () => {
  setUp()
  const dialog = screen.getByRole('dialog', { name: 'MYA' })
  expect(dialog).toHaveAccessibleDescription('Keeper of the Codex')
  expect(bubbles()).toEqual([welcome])
})

it('[MYA-002] stands at the right edge, 480 px wide', () => {
  setUp()
  const { right, left, width } = getComputedStyle(screen.getByRole('dialog'))
  expect({ right, left, width }).toMatchObject({ width: 'min(480px, 100%)' })
})

it('[MYA-004] Enter sends, Shift+Enter starts a new line, and the history is sent along', async () => {
  const calls: Call[] = []
  mockApi.use(
    http.post('*/api/mya-chat', async ({ request }) => {
      const call = (await request.json()) as Call
      calls.push(call)
      const reply = `Reply ${calls.length}`
      return HttpResponse.json({
        reply,
        conversationHistory: [
          ...call.conversationHistory,
          { role: 'user', content: call.message },
          { role: 'assistant', content: reply },
        ],
      })
    }),
  )
  const { person } = setUp()
  await person.type(input(), 'Where does{Shift>}{Enter}{/Shift}Amara come from?')
  expect(calls).toEqual([])
  expect(input()).toHaveValue('Where does\nAmara come from?')
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Reply 1')).toBeVisible()
  expect(input()).toHaveValue('')
  await waitFor(() => expect(input()).toHaveFocus())
  await person.type(input(), 'Thank you{Enter}')
  expect(await screen.findByText('Reply 2')).toBeVisible()
  expect(calls).toEqual([
    { message: 'Where does\nAmara come from?', conversationHistory: [] },
    {
      message: 'Thank you',
      conversationHistory: [
        { role: 'user', content: 'Where does\nAmara come from?' },
        { role: 'assistant', content: 'Reply 1' },
      ],
    },
  ])
})

it('sends nothing for spaces, nor while a character is being composed', async () => {
  const { person } = setUp()
  await person.type(input(), '   {Enter}')
  input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  expect(bubbles()).toEqual([welcome])
})

it('[MYA-005] cannot be written in while a reply is awaited', async () => {
  let answer: () => void = () => undefined
  mockApi.use(
    http.post('*/api/mya-chat', async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json({
        reply: 'Here',
        conversationHistory: [{ role: 'assistant', content: 'Here' }],
      })
    }),
  )
  const { person } = setUp()
  await person.type(input(), 'Hello{Enter}')
  expect(input()).toBeDisabled()
  expect(screen.getByText('MYA is writing...')).toBeVisible()
  await waitFor(() => expect(answer).not.toBeUndefined())
  await waitFor(() => {
    answer()
    expect(screen.getByText('Here')).toBeVisible()
  })
  expect(input()).toBeEnabled()
})

it('[MYA-007] a failure is a bubble of MYA, and is not sent as part of the conversation', async () => {
  const calls: Call[] = []
  mockApi.use(
    http.post('*/api/mya-chat', async ({ request }) => {
      calls.push((await request.json()) as Call)
      return problem('unavailable', 'Please try again in a moment.')
    }),
  )
  const { person } = setUp()
  await person.type(input(), 'Hello{Enter}')
  expect(await screen.findByText(failure)).toBeVisible()
  expect(failure).toBe(
    "I apologize, but I'm having trouble connecting right now. Please try again or contact an archivist for assistance.",
  )
  expect(screen.queryByText('Please try again in a moment.')).toBeNull()
  await waitFor(() => expect(input()).toBeEnabled())
  await person.type(input(), 'Again{Enter}')
  await waitFor(() => expect(calls[1]?.conversationHistory).toEqual([{ role: 'user', content: 'Hello' }]))
})

it('says that MYA is not built yet, where that is why', async () => {
  mockApi.use(http.post('*/api/mya-chat', () => problem('not_implemented', 'MYA cannot be asked yet.')))
  const { person } = setUp()
  await person.type(input(), 'Hello{Enter}')
  expect(await screen.findByText(failure)).toBeVisible()
  expect(screen.getByText('MYA cannot be asked yet.')).toBeVisible()
})

it('begins in the line to write in, and leaves the focus where it was', async () => {
  const outside = document.body.appendChild(document.createElement('button'))
  outside.focus()
  const { unmount } = setUp()
  await waitFor(() => expect(input()).toHaveFocus())
  unmount()
  await waitFor(() => expect(outside).toHaveFocus())
  outside.remove()
})

it('closes by its button and by Escape', async () => {
  const { onClose, person } = setUp()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await person.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('stands although a browser answers a promise to a scroll', async () => {
  const scroll = jest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => Promise.resolve() as unknown as undefined)
  mockApi.use(http.post('*/api/mya-chat', () => problem('unavailable', 'Please try again in a moment.')))
  const { person } = setUp()
  await person.type(input(), 'Hello{Enter}')
  expect(await screen.findByText(failure)).toBeVisible()
  expect(scroll).toHaveBeenCalled()
  scroll.mockRestore()
})
