import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { installBrowserParts } from '@shared/web/testing/browser-parts'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import chatDrawer from '../../export-chat-drawer'
import { welcome } from './chat-messages'
import { failure } from './use-conversation'
import { emptyConversation, rememberConversation } from './visit-conversation'

withMockApi()
beforeAll(() => {
  installBrowserParts()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView ??= () => undefined
})

afterEach(() => rememberConversation(emptyConversation))

interface Call {
  message: string
  conversationHistory: unknown[]
  consent?: unknown
}

const encoder = new TextEncoder()
/** Answers every question with a stream that is written to, ended and broken by hand. */
function streamAnswers() {
  const calls: Call[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const write = (event: string, data: unknown) =>
    act(async () => controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)))
  const end = () => act(async () => controller?.close())
  mockApi.use(
    http.post('*/api/mya-chat', async ({ request }) => {
      calls.push((await request.json()) as Call)
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  return {
    calls,
    asked: (count: number) => waitFor(() => expect(calls).toHaveLength(count)),
    piece: (text: string) => write('piece', { text }),
    /** The whole reply, and the end of its stream unless that is to come by `end`. */
    result: async (reply: string, sources: string[] = [], { isLast = true } = {}) => {
      await write('result', { reply, conversationHistory: [], kind: 'answer', sources })
      if (isLast) await end()
    },
    end,
    lose: () => act(async () => controller?.error(new TypeError('terminated'))),
  }
}

const setUp = (props: { proofId?: string; topic?: string } = {}) => {
  const onClose = jest.fn()
  const log = createHostLog()
  const { unmount } = render(
    <FakeHost log={log}>
      {(host) => {
        const Drawer = chatDrawer.Component as React.ComponentType<
          typeof host & Readonly<Record<string, unknown>>
        >
        return <Drawer {...host} {...props} onClose={onClose} />
      }}
    </FakeHost>,
  )
  return { onClose, unmount, person: userEvent.setup() }
}

/** A question that has reached MYA, who answers nothing yet. */
const askOfMoon = async () => {
  const mya = streamAnswers()
  const drawer = setUp()
  await drawer.person.type(input(), 'The moon?{Enter}')
  await mya.asked(1)
  return { mya, ...drawer }
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
  const { position, inset, width } = getComputedStyle(screen.getByRole('dialog'))
  expect({ position, inset, width }).toEqual({
    position: 'fixed',
    inset: '0 0 0 auto',
    width: 'min(480px, 100%)',
  })
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
        kind: 'answer',
        sources: [],
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
  expect(await screen.findByText('Reply 2')).toHaveAttribute('dir', 'ltr')
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

it('[MYA-005] cannot be written in while a reply is awaited, and the focus waits at its stop', async () => {
  const mya = streamAnswers()
  const { person } = setUp()
  await person.type(input(), 'Hello{Enter}')
  expect(input()).toBeDisabled()
  expect(screen.getByText('MYA is writing...')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus())
  await mya.asked(1)
  await mya.piece('Here')
  expect(input()).toBeDisabled()
  await mya.result('Here')
  expect(input()).toBeEnabled()
  await waitFor(() => expect(input()).toHaveFocus())
})

it('shows a reply as it comes, and announces it once, when it is whole', async () => {
  const { mya } = await askOfMoon()
  const spoken = new Set<string>()
  const status = screen.getByRole('status')
  new MutationObserver(() => spoken.add(status.textContent ?? '')).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (const text of ['By its ', 'true ', 'place.']) await mya.piece(text)
  expect(bubbles().at(-1)).toBe('By its true place.')
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off')
  await mya.result('By its true place.', ['The Keeper’s book: the moon', 'Meeus, chapter 47'])
  expect(screen.getByText('Sources: The Keeper’s book: the moon')).toBeVisible()
  expect(screen.getByText('Meeus, chapter 47')).toBeVisible()
  await waitFor(() =>
    expect([...spoken]).toEqual([
      'MYA: By its true place. Sources: The Keeper’s book: the moon; Meeus, chapter 47',
    ]),
  )
})

it('reads a reply to the end of its stream, which the browser takes for a failed request otherwise', async () => {
  const { mya } = await askOfMoon()
  await mya.result('By its true place.', [], { isLast: false })
  await act(() => new Promise((settle) => setTimeout(settle, 50)))
  // Still read: whoever left it would have shown the reply by now.
  expect(input()).toBeDisabled()
  await mya.end()
  await waitFor(() => expect(input()).toBeEnabled())
  expect(bubbles().at(-1)).toBe('By its true place.')
})

it('keeps a reply whose connection breaks behind it', async () => {
  const { mya } = await askOfMoon()
  await mya.result('By its true place.', [], { isLast: false })
  await mya.lose()
  await waitFor(() => expect(bubbles().at(-1)).toBe('By its true place.'))
})

it('stops when told to, keeps what had come, and sends it along as said', async () => {
  const { mya, person } = await askOfMoon()
  await mya.piece('By its ')
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Stopped.', { selector: 'p' })).toBeVisible()
  expect(bubbles().at(-1)).toBe('By its ')
  await waitFor(() => expect(input()).toHaveFocus())
  await person.type(input(), 'And?{Enter}')
  await mya.asked(2)
  expect(mya.calls[1]?.conversationHistory).toEqual([
    { role: 'user', content: 'The moon?' },
    { role: 'assistant', content: 'By its ' },
  ])
})

it('answers, and stops, in a browser that cannot join two signals, as Safari before 17.4', async () => {
  const { any } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'any')
  try {
    const { mya, person } = await askOfMoon()
    await mya.result('By its true place.')
    await waitFor(() => expect(bubbles().at(-1)).toBe('By its true place.'))
    await person.type(input(), 'And?{Enter}')
    await mya.asked(2)
    await person.click(screen.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(input()).toBeEnabled())
  } finally {
    AbortSignal.any = any
  }
})

it('gives the question back when it is stopped before anything has come, and says so without MYA’s voice', async () => {
  const { mya, person } = await askOfMoon()
  const stop = screen.getByRole('button', { name: 'Stop' })
  await person.click(stop)
  // A browser would press what that button has become.
  expect(stop).not.toBeInTheDocument()
  expect(within(screen.getByRole('log')).getByText('Stopped.')).toBeVisible()
  expect(bubbles()).toEqual([welcome, 'The moon?'])
  expect(input()).toHaveValue('The moon?')
  await waitFor(() => expect(input()).toHaveFocus())

  await person.keyboard('{Enter}')
  await mya.asked(2)
  expect(mya.calls[1]).toEqual(mya.calls[0])
  await mya.result('By its true place.')
  expect(bubbles()).toEqual([welcome, 'The moon?', 'By its true place.'])
  expect(screen.queryByText('Stopped.')).toBeNull()
})

it('takes the question out of the line again when it is asked by the other button', async () => {
  const { mya, person } = await askOfMoon()
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  await mya.asked(2)
  expect(input()).toHaveValue('')
})

it('leaves what was written meanwhile when a question is stopped that was only pressed', async () => {
  const mya = streamAnswers()
  const { person } = setUp({ topic: 'moment' })
  await person.type(input(), 'And the moon?')
  await person.click(screen.getByRole('button', { name: 'How is the rising sign computed?' }))
  await mya.asked(1)
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  expect(input()).toHaveValue('And the moon?')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('asks again what was stopped, in the place of what had come', async () => {
  const { mya, person } = await askOfMoon()
  await mya.piece('By its ')
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  expect(input()).toHaveValue('')
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  await mya.asked(2)
  expect(mya.calls[1]).toEqual(mya.calls[0])
  await mya.result('By its true place.')
  expect(bubbles()).toEqual([welcome, 'The moon?', 'By its true place.'])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('keeps what had come of a reply when the drawer is closed', async () => {
  const { mya, unmount } = await askOfMoon()
  await mya.piece('By its ')
  unmount()
  await act(async () => undefined)
  setUp()
  expect(bubbles()).toEqual([welcome, 'The moon?', 'By its '])
  expect(screen.getByText('Stopped.', { selector: 'p' })).toBeVisible()
})

it('begins anew in the middle of a reply, of which nothing comes after', async () => {
  const { mya, person } = await askOfMoon()
  await mya.piece('By its ')
  await person.click(screen.getByRole('button', { name: 'Begin anew' }))
  await act(async () => undefined)
  expect(bubbles()).toEqual([welcome])
  expect(input()).toBeEnabled()
})

it('asks the same again after a failure, without a second question on the page', async () => {
  const { mya, person } = await askOfMoon()
  await mya.piece('By its ')
  await mya.lose()
  expect(await screen.findByText(failure, { selector: 'p' })).toBeVisible()
  // What was read of it does not vanish.
  expect(bubbles()).toEqual([welcome, 'The moon?', 'By its ', failure])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await mya.asked(2)
  expect(mya.calls[1]).toEqual(mya.calls[0])
  await mya.result('By its true place.')
  expect(bubbles()).toEqual([welcome, 'The moon?', 'By its true place.'])
})

it('offers questions that fit the step, and sends the one that is pressed', async () => {
  const mya = streamAnswers()
  const { person } = setUp({ topic: 'moment' })
  await person.click(screen.getByRole('button', { name: 'How is the rising sign computed?' }))
  await mya.asked(1)
  expect(mya.calls[0]?.message).toBe('How is the rising sign computed?')
  expect(screen.queryByRole('group', { name: 'You might ask' })).toBeNull()
})

it('[MYA-011] lets MYA read a record only while its switch is on, and asks anew for another record', async () => {
  const mya = streamAnswers()
  const first = setUp({ proofId: '01AMARA000' })
  await first.person.type(input(), 'One{Enter}')
  await mya.asked(1)
  await mya.result('1')
  await first.person.click(screen.getByRole('switch', { name: 'Let MYA read this record' }))
  await first.person.type(input(), 'Two{Enter}')
  await mya.asked(2)
  await mya.result('2')
  first.unmount()
  const second = setUp({ proofId: '01BELA0000' })
  expect(screen.getByRole('switch')).not.toBeChecked()
  await second.person.type(input(), 'Three{Enter}')
  await mya.asked(3)
  expect(mya.calls.map(({ consent }) => consent)).toEqual([undefined, { proofId: '01AMARA000' }, undefined])
})

it('has no such switch where the server has no record', () => {
  setUp()
  expect(screen.queryByRole('switch')).toBeNull()
})

it('remembers the conversation for the visit, in the memory of the page alone, until it is begun anew', async () => {
  const mya = streamAnswers()
  const first = setUp()
  await first.person.type(input(), 'The moon?{Enter}')
  await mya.asked(1)
  await mya.result('By its true place.')
  first.unmount()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  const { person } = setUp()
  expect(bubbles()).toEqual([welcome, 'The moon?', 'By its true place.'])
  await person.click(screen.getByRole('button', { name: 'Begin anew' }))
  expect(bubbles()).toEqual([welcome])
})

it('says how long to wait, where the server knows', async () => {
  mockApi.use(
    http.post('*/api/mya-chat', () => problem('rate_limited', 'Please wait a minute and ask again.')),
  )
  const { person } = setUp()
  await person.type(input(), 'Hello{Enter}')
  expect(await screen.findByText(failure, { selector: 'p' })).toBeVisible()
  expect(screen.getByText('Please wait a minute and ask again.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(`${failure} Please wait a minute and ask again.`)
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
  expect(await screen.findByText(failure, { selector: 'p' })).toBeVisible()
  expect(failure).toBe(
    "I apologize, but I'm having trouble connecting right now. Please try again or contact an archivist for assistance.",
  )
  expect(screen.queryByText('Please try again in a moment.')).toBeNull()
  await waitFor(() => expect(input()).toBeEnabled())
  await person.type(input(), 'Again{Enter}')
  await waitFor(() => expect(calls[1]?.conversationHistory).toEqual([{ role: 'user', content: 'Hello' }]))
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

it('opens at its welcome, and stands although a browser answers a promise to a scroll', async () => {
  const scroll = jest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => Promise.resolve() as unknown as undefined)
  mockApi.use(http.post('*/api/mya-chat', () => problem('unavailable', 'Please try again in a moment.')))
  const { person } = setUp()
  expect(scroll).not.toHaveBeenCalled()
  await person.type(input(), 'Hello{Enter}')
  expect(await screen.findByText(failure, { selector: 'p' })).toBeVisible()
  expect(scroll).toHaveBeenCalled()
  scroll.mockRestore()
})

it('lets a reader who has scrolled back read on while a reply grows, and follows it again from its end', async () => {
  const { mya, person } = await askOfMoon()
  await mya.piece('By its ')
  const follow = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const view = screen.getByRole('region', { name: 'Conversation with MYA' })
  // jsdom has no layout.
  Object.defineProperties(view, { scrollHeight: { value: 1000 }, clientHeight: { value: 400 } })
  fireEvent.scroll(view, { target: { scrollTop: 100 } })
  await mya.piece('true ')
  await mya.result('By its true place.')
  expect(bubbles().at(-1)).toBe('By its true place.')
  expect(follow).not.toHaveBeenCalled()
  await person.type(input(), 'And?{Enter}')
  await mya.asked(2)
  expect(follow).toHaveBeenCalled()
  fireEvent.scroll(view, { target: { scrollTop: 590 } })
  follow.mockClear()
  await mya.piece('So')
  expect(follow).toHaveBeenCalled()
  follow.mockRestore()
})
