import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { createConversation } from './conversation'
import type { Conversation } from './conversation'
import { partnerWordsOf } from './partner-words'
import { wordsOf } from './words'

withMockApi()

const address = 'https://codex.example/api/widget/k3xk3xk3xk3x/chat'
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const answered = (reply: string, sources: string[] = []) =>
  event('piece', { text: reply }) + event('result', { reply, kind: 'answer', sources })
/** Answers one question after another; what was sent is noted. */
const answerWith = (...answers: (string | Response)[]) => {
  const sent: unknown[] = []
  mockApi.use(
    http.post(address, async ({ request }) => {
      sent.push(await request.json())
      expect(request.credentials).toBe('omit')
      const answer = answers[sent.length - 1] ?? ''
      return typeof answer === 'string'
        ? new HttpResponse(answer, { headers: { 'content-type': 'text/event-stream' } })
        : answer
    }),
  )
  return sent
}

let conversation: Conversation
let news: string[]
let waiting: boolean[]
beforeEach(() => {
  news = []
  waiting = []
  conversation = createConversation(address, {
    onGrowth: () => undefined,
    onWaiting: (isWaiting) => waiting.push(isWaiting),
    onNews: (text) => news.push(text),
  })
  conversation.speak(wordsOf({}))
  document.body.replaceChildren(conversation.list)
})
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('shows what was said as text, whatever it holds, and announces the whole answer once', async () => {
  const markup = '<img src=x onerror="alert(1)"> **bold**'
  answerWith(answered(markup, ['The product']), answered('Both', ['The product', 'Meeus']))
  await conversation.send('Hello <b>there</b>')
  expect(items().slice(1)).toEqual(['You: Hello <b>there</b>', `${markup}Source: The product`])
  expect(document.querySelector('img, b')).toBeNull()
  expect(news).toEqual(['MYA is writing...', `${markup} Source: The product`])
  expect(waiting).toEqual([true, false])
  await conversation.send('And?')
  expect(items().at(-1)).toBe('BothSources: The product; Meeus')
  expect(screen.getByText('Both')).toHaveAttribute('dir', 'ltr')
})

it('sends along what was said and answered, and nothing that failed', async () => {
  const sent = answerWith(answered('One'), problem('internal', 'Something went wrong.'), answered('Three'))
  for (const question of ['First', 'Second', 'Third']) await conversation.send(question)
  const said = [
    { role: 'user', content: 'First' },
    { role: 'assistant', content: 'One' },
  ]
  expect(sent).toEqual([
    { message: 'First', conversationHistory: [] },
    { message: 'Second', conversationHistory: said },
    { message: 'Third', conversationHistory: said },
  ])
})

it('asks again in the place of an answer that broke off', async () => {
  answerWith(event('piece', { text: 'Half an' }), answered('A whole answer'))
  await conversation.send('Hello')
  const failed = screen.getAllByRole('listitem').at(-1)
  expect(failed).toHaveTextContent('I apologize, but I could not answer that.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('A whole answer')).toBeVisible()
  expect(failed?.isConnected).toBe(false)
  expect(items()).toHaveLength(3)
})

it('says in MYA’s words, or the partner’s, that it was asked too often', async () => {
  const limited = () => problem('rate_limited', 'Please wait a minute and ask again.')
  answerWith(limited(), limited())
  await conversation.send('Hello')
  expect(screen.getByText('Please wait a minute and ask again.')).toBeVisible()
  conversation.speak(wordsOf({ limited: 'Später bitte.' }))
  await conversation.send('Hello')
  expect(screen.getByText('Später bitte.')).toBeVisible()
})

it('says that MYA cannot be reached where the page may read nothing, and tells its maker where to look', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  mockApi.use(http.post(address, () => HttpResponse.error()))
  await conversation.send('Hello')
  expect(screen.getByText(/I cannot be reached from this page just now/)).toBeVisible()
  const [said] = warn.mock.calls.flat()
  expect(said).toContain('connect-src of this page’s policy does not name https://codex.example')
  expect(said).toContain(`${location.origin} is not entered for the partner`)
  warn.mockRestore()
})

it('reads the answer to the end of its stream, which the browser takes for a failed request otherwise', async () => {
  let hasEnded = false
  mockApi.use(
    http.post(address, () => {
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(answered('Whole')))
          setTimeout(() => {
            hasEnded = true
            controller.close()
          }, 50)
        },
      })
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  await conversation.send('Hello')
  expect(hasEnded).toBe(true)
  expect(items().at(-1)).toBe('Whole')
})

it('keeps an answer whose connection breaks behind it', async () => {
  mockApi.use(
    http.post(address, () => {
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(answered('Whole')))
          setTimeout(() => controller.error(new TypeError('terminated')), 20)
        },
      })
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  await conversation.send('Hello')
  expect(items().at(-1)).toBe('Whole')
})

it('stops when told, keeps what had come until it is asked again, and takes one question at a time', async () => {
  mockApi.use(
    http.post(address, ({ request }) => {
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(event('piece', { text: 'Half an' })))
          // As a browser ends the body of a call that is given up.
          request.signal.addEventListener('abort', () => controller.error(new Error('given up')))
        },
      })
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  const sending = conversation.send('Hello')
  await screen.findByText('Half an')
  await conversation.send('Another')
  conversation.stop()
  await sending
  await waitFor(() => expect(items().slice(1)).toEqual(['You: Hello', 'Half anStopped.Try again']))
  expect(within(conversation.list).queryByText('MYA is writing...')).toBeNull()
  answerWith(answered('Whole'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(items().slice(1)).toEqual(['You: Hello', 'Whole']))
})

it('takes a partner’s words from JSON in its element, and leaves out what is none', () => {
  const element = document.createElement('mya-chat')
  const script = element.appendChild(document.createElement('script'))
  script.type = 'application/json'
  script.textContent = '{"title":"ميا","close":5,"suggestions":["1","2","3","4","5"],"constructor":"x"}'
  const words = wordsOf(partnerWordsOf(element))
  expect(words).toMatchObject({ title: 'ميا', close: 'Close', suggestions: ['1', '2', '3', '4'] })
  expect(Object.hasOwn(words, 'constructor')).toBe(false)
  expect(wordsOf({ sources: 'Quellen' })).toMatchObject({ source: 'Quellen', sources: 'Quellen' })
  script.textContent = '{"title":'
  expect(partnerWordsOf(element)).toEqual({})
})
