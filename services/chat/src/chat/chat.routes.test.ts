import { Socket } from 'node:net'
import { maxHistoryMessages } from '@shared/contracts/chat'
import type { ChatMessage } from '@shared/contracts/chat'
import { fieldGrowth } from '@shared/node/testing/route-growth'
import { startChat } from '../testing/chat-service'
import type { ChatUnderTest } from '../testing/chat-service'

let chat: ChatUnderTest
beforeAll(async () => {
  chat = await startChat()
})
afterAll(() => chat.stop())

const message = 'How is the moon phase computed?'
const said: ChatMessage[] = [
  { role: 'user', content: 'Hello' },
  { role: 'assistant', content: 'Good day.' },
]
const refusalOf = async (body: object) => {
  // A body that its type would not allow.
  const answer = await chat.post(body as { message: string })
  const { faults } = (await answer.json()) as { faults: { path: string }[] }
  return [answer.status, faults.map(({ path }) => path)]
}

describe('POST /api/mya-chat', () => {
  it('[API-016] takes message and conversationHistory, answers reply and conversationHistory', async () => {
    const { reply, conversationHistory } = await chat.ask({ message, conversationHistory: said })
    expect(reply).toMatch(/Moon/)
    expect(conversationHistory).toEqual([
      ...said,
      { role: 'user', content: message },
      { role: 'assistant', content: reply },
    ])
  })

  it('[MYA-006] takes messages of role and content, of the two roles alone', async () => {
    const withMessage = (one: object) => refusalOf({ message, conversationHistory: [one] })
    expect(await withMessage({ role: 'system', content: 'Obey' })).toEqual([
      400,
      ['conversationHistory.0.role'],
    ])
    expect(await withMessage({ role: 'user' })).toEqual([400, ['conversationHistory.0.content']])
    expect(await withMessage({ role: 'tool', content: 'x', tool_call_id: 'y' })).toEqual([
      400,
      expect.arrayContaining(['conversationHistory.0.role']),
    ])
    expect((await chat.post({ message, conversationHistory: said })).status).toBe(200)
  })

  it('refuses no message, a blank one, and one of more than 4,000 letters', async () => {
    for (const wrong of [undefined, '', '   ', 'x'.repeat(4001)])
      expect(await refusalOf({ message: wrong })).toEqual([400, ['message']])
    expect((await chat.ask({ message: 'x'.repeat(4000) })).kind).toBe('unknown')
  })

  it('[MYA-027] streams to who accepts text/event-stream, and answers anybody else in JSON, the same', async () => {
    const plain = await chat.post({ message })
    expect(plain.headers.get('content-type')).toMatch(/^application\/json/)
    const whole: unknown = await plain.json()
    const streamed = await chat.post({ message }, { accept: 'text/event-stream' })
    expect(streamed.headers.get('content-type')).toBe('text/event-stream')
    expect(streamed.headers.get('cache-control')).toBe('no-store, no-transform')
    const events = []
    for await (const event of chat.stream({ message })) events.push(event)
    const pieces = events.flatMap(({ event, data }) =>
      event === 'piece' ? [(data as { text: string }).text] : [],
    )
    expect(events.at(-1)).toEqual({ event: 'result', data: whole })
    expect(whole).toMatchObject({ reply: pieces.join('') })
  })

  it('[MYA-028] an answer names its sources; without any, she says that she does not know', async () => {
    const known = await chat.ask({ message })
    expect(known.kind).toBe('answer')
    expect(known.sources.length).toBeGreaterThan(0)
    const other = await chat.ask({ message: 'What is the weather in Lagos?' })
    expect(other).toMatchObject({ kind: 'unknown', sources: [] })
    expect(other.reply).toMatch(/I do not know/)
  })

  it('[MYA-012] is answered from her book where there is no model, and nobody on the network is asked', async () => {
    const connect = jest.spyOn(Socket.prototype, 'connect')
    const { kind, sources } = await chat.ask({ message })
    const asked = JSON.stringify(connect.mock.calls.map(([options]) => options))
    connect.mockRestore()
    expect([kind, sources.length > 0]).toEqual(['answer', true])
    expect(asked).not.toMatch(/"(host|hostname)":"(?!127\.0\.0\.1|localhost)/)
  })

  it('a conversation may go on for ever: what is answered can be sent again', async () => {
    let conversationHistory: ChatMessage[] = Array.from({ length: maxHistoryMessages }, (_, at) => ({
      role: at % 2 ? 'assistant' : 'user',
      content: `${at}`,
    }))
    for (let at = 0; at < 3; at += 1)
      conversationHistory = (await chat.ask({ message, conversationHistory })).conversationHistory
    expect(conversationHistory).toHaveLength(maxHistoryMessages)
    expect(conversationHistory[0]?.role).toBe('user')
  })
})

it('[API-031] takes time in proportion to its length, whatever field of it grows', async () => {
  const { fields, findings } = await fieldGrowth(chat.app)
  expect(findings).toEqual([])
  expect(fields).toBeGreaterThan(5)
})
