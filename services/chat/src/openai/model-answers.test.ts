import { createServer } from 'node:net'
import { birthFieldNames } from '@shared/contracts/birth-form'
import { testSecret } from '@shared/node/testing/caller-request'
import { readChatConfig } from '../config'
import { moonSource, moonText, someKeeper, unknownText } from '../testing/some-keeper'
import { someOpenAi, startChat } from '../testing/chat-service'
import type { ChatCopy, ChatUnderTest } from '../testing/chat-service'
import { startModelServer } from '../testing/model-server'
import type { ModelServer } from '../testing/model-server'
import { openAiSettingsOf } from './model-settings'

let server: ModelServer
/** The environment of a process with a key. */
let environment: Readonly<Record<string, string>>
let chat: ChatUnderTest
beforeAll(async () => {
  server = await startModelServer()
  environment = {
    PORT: '4000',
    MONGODB_URI: 'mongodb://localhost/chat',
    INTERNAL_SECRET: testSecret,
    RECORDS_URL: 'http://localhost:1',
    ACCOUNTS_URL: 'http://localhost:2',
    OPENAI_API_KEY: 'a key for tests',
    OPENAI_BASE_URL: server.url,
  }
  chat = await startChat({ keeper: someKeeper })
})
afterAll(async () => {
  await chat.stop()
  await server.close()
})
beforeEach(async () => {
  server.received.length = 0
  await chat.store.clear()
})

/** A copy of its own for each test: what fails in one makes another leave the model alone. */
const copy = (change: Parameters<typeof someOpenAi>[1] = {}) =>
  chat.copy({ openAi: someOpenAi(server.url, change) })
const aboutMoon = { message: 'How do you compute the moon?' }
const eventsOf = async (one: ChatCopy, body: Parameters<ChatCopy['stream']>[0]) => {
  const events = []
  for await (const event of one.stream(body)) events.push(event)
  return events
}
const toolAnswers = (at: number) =>
  (server.received[at]?.messages ?? []).flatMap(({ role, content }) => (role === 'tool' ? [content] : []))

describe('with a key', () => {
  it('[MYA-009] the reply is the model’s, and comes piece by piece while it is still speaking', async () => {
    const openAi = openAiSettingsOf(readChatConfig(environment))
    if (!openAi) throw new Error('The key of the environment is not read')
    const one = await chat.copy({ openAi: { ...openAi, model: 'test-model', maxSilenceMs: 1500 } })
    server.will({ say: ['By its', ' true place'], then: 'stall' })
    const events = one.stream(aboutMoon)
    // The model never ends: what comes before is told on at once.
    expect((await events.next()).value).toEqual({ event: 'piece', data: { text: 'By its' } })
    expect((await events.next()).value).toEqual({ event: 'piece', data: { text: ' true place' } })
    await events.return(undefined)
    server.will({ say: ['By its true place', ', every hour.'] })
    const answer = await one.ask(aboutMoon)
    expect(answer).toMatchObject({
      reply: 'By its true place, every hour.',
      kind: 'answer',
      sources: [moonSource],
    })
    expect(server.received[0]).toMatchObject({ model: 'test-model', stream: true })
  })

  it('[MYA-008] [MYA-010] has a function for each of the three fields that have a switch, and for no fourth', async () => {
    // The key of the environment is all that it takes.
    const { OPENAI_API_KEY: _key, ...withoutKey } = readChatConfig(environment)
    expect(openAiSettingsOf(withoutKey)).toBeUndefined()
    const openAi = openAiSettingsOf(readChatConfig(environment))
    const one = await chat.copy({ openAi })
    const switches = birthFieldNames.filter((field) => field.startsWith('myaCalculate'))
    expect(switches).toEqual(['myaCalculateOrigin', 'myaCalculateEtymology', 'myaCalculateConception'])
    server.will(
      {
        use: [
          { name: 'research_name_origin', arguments: { name: 'Sophia' } },
          { name: 'research_name_etymology', arguments: { name: 'Sophia' } },
          { name: 'calculate_conception_date', arguments: { birthDate: '2026-03-14' } },
          { name: 'research_name_origin', arguments: { name: 'Xqwzrt' } },
        ],
      },
      { say: ['It is Greek.'] },
    )
    const answer = await one.ask({ message: 'When, and whence?' })
    expect(server.received[0]?.tools.map(({ function: { name } }) => name)).toEqual([
      'look_up',
      'research_name_origin',
      'research_name_etymology',
      'calculate_conception_date',
    ])
    const [origin, etymology, conception, unknown] = toolAnswers(1)
    expect(origin).toContain('Greek name')
    expect(etymology).toContain('σοφία')
    expect(conception).toContain('"date":"2025-06-07","earliest":"2025-05-25","latest":"2025-06-28"')
    expect(unknown).toContain('not known here')
    expect(answer).toMatchObject({ reply: 'It is Greek.', kind: 'answer' })
    expect(answer.sources).toEqual([expect.stringContaining('Liddell'), expect.stringContaining('Naegele')])
  })

  it('[MYA-028] tells nothing on that no source stands for, and says that it does not know', async () => {
    const one = await copy()
    server.will({ say: ['Your book costs ', 'twelve dollars.'] })
    const events = await eventsOf(one, { message: 'What does it cost?' })
    expect(JSON.stringify(events)).not.toContain('dollars')
    expect(events.at(-1)).toMatchObject({
      event: 'result',
      data: { reply: unknownText, kind: 'unknown', sources: [] },
    })
  })

  it('lets it answer a courtesy in its own words', async () => {
    const one = await copy()
    server.will({ say: ['Good evening to you.'] })
    expect(await one.ask({ message: 'Hello' })).toMatchObject({
      reply: 'Good evening to you.',
      kind: 'greeting',
      sources: [],
    })
  })

  it('says with an ellipsis that an answer stops where its tokens end', async () => {
    const one = await copy()
    server.will({ say: ['By its true'], then: 'limit' })
    expect(await one.ask(aboutMoon)).toMatchObject({ reply: 'By its true …', sources: [moonSource] })
    server.will({ say: [], then: 'limit' })
    expect(await one.ask(aboutMoon)).toMatchObject({ reply: moonText })
  })

  it('tells a model’s Markdown as plain text, piece by piece, and never a mark', async () => {
    const one = await copy()
    server.will({
      say: ['# The moon\n\nBy its **true', '** place:\n\n- [new](https', '://example.org)\n- <b>full</b>'],
    })
    const events = await eventsOf(one, aboutMoon)
    const reply = 'The moon\n\nBy its true place:\n\n• new (https://example.org)\n• full'
    const pieces = events.flatMap(({ event, data }) =>
      event === 'piece' ? [(data as { text: string }).text] : [],
    )
    expect(pieces[0]).toBe('The moon\n\nBy its')
    expect(pieces.join('')).toBe(reply)
    expect(events.at(-1)).toMatchObject({ event: 'result', data: { reply, kind: 'answer' } })
    // Broken off in the middle of a bold word, or a rule and nothing else.
    server.will({ say: ['By its **tr'], then: 'limit' })
    expect((await one.ask(aboutMoon)).reply).toBe('By its tr …')
    server.will({ say: ['By its **tr'], then: 'cut' })
    expect((await one.ask(aboutMoon)).reply).toBe(`By its …\n\n${moonText}`)
    server.will({ say: ['---'] })
    expect((await one.ask(aboutMoon)).reply).toBe(moonText)
  })

  it('lets the model look up what the first look did not find, and tells where it stands', async () => {
    const one = await copy()
    server.will(
      { use: [{ name: 'look_up', arguments: { question: 'phases of the moon' } }] },
      { say: ['Eight.'] },
    )
    expect(await one.ask({ message: 'How many are there?' })).toMatchObject({
      reply: 'Eight.',
      sources: [moonSource],
    })
    expect(toolAnswers(1)).toEqual([expect.stringContaining(moonText)])
  })
})

describe('where the model fails, the keeper goes on', () => {
  it.each([
    ['is silent', { say: ['By its true'], then: 'stall' }],
    ['cuts the connection', { say: ['By its true'], then: 'cut' }],
    ['ends without an end', { say: ['By its true'], then: 'end' }],
    ['writes broken JSON', { say: ['By its true'], then: 'garble' }],
  ] as const)('in the middle of a sentence, when it %s', async (_name, act) => {
    const one = await copy({ maxSilenceMs: 1500 })
    server.will(act)
    const events = await eventsOf(one, aboutMoon)
    const pieces = events.flatMap(({ event, data }) =>
      event === 'piece' ? [(data as { text: string }).text] : [],
    )
    const reply = `By its true …\n\n${moonText}`
    expect(pieces.join('')).toBe(reply)
    expect(events.at(-1)).toMatchObject({
      event: 'result',
      data: { reply, kind: 'answer', sources: [moonSource] },
    })
  })

  it('when its process is told to end: what would take longer than that may last is no broken answer', async () => {
    const one = await chat.copy({ openAi: someOpenAi(server.url), modelGraceMs: 100 })
    server.will({ say: ['By its true'], then: 'stall' })
    const events = one.stream(aboutMoon)
    expect((await events.next()).value).toMatchObject({ event: 'piece', data: { text: 'By its true' } })
    one.drain()
    const rest = []
    for await (const event of events) rest.push(event)
    expect(rest.at(-1)).toMatchObject({ event: 'result', data: { reply: `By its true …\n\n${moonText}` } })
    // What is asked still, on a connection that was open, does not begin with the model.
    const asked = server.received.length
    expect((await one.ask(aboutMoon)).reply).toBe(moonText)
    expect(server.received).toHaveLength(asked)
  })

  it('and says nothing again that was said', async () => {
    const one = await copy()
    server.will({ say: [`${moonText.split('. ')[0]}. And so`], then: 'cut' })
    const { reply } = await one.ask(aboutMoon)
    expect(reply).toBe('The moon is computed from its true place. And so …\n\nIt has eight phases.')
  })

  it.each([
    ['is away', { status: 503 }],
    ['refuses the key', { status: 401 }],
    ['says nothing', { say: [] }],
    ['breaks off before a word', { say: [], then: 'cut' }],
  ] as const)('with the whole answer, when it %s', async (_name, act) => {
    const one = await copy()
    server.will(act)
    expect(await one.ask(aboutMoon)).toMatchObject({ reply: moonText, kind: 'answer', sources: [moonSource] })
  })

  it('and the model is left alone for as long as it asked for', async () => {
    let time = Date.now()
    const one = await chat.copy({ openAi: someOpenAi(server.url), now: () => new Date(time) })
    server.will({ status: 429, headers: { 'retry-after': '20' } }, { say: ['Mine.'] })
    expect((await one.ask(aboutMoon)).reply).toBe(moonText)
    time += 19_000
    expect((await one.ask(aboutMoon)).reply).toBe(moonText)
    expect(server.received).toHaveLength(1)
    time += 1001
    expect((await one.ask(aboutMoon)).reply).toBe('Mine.')
  })

  it('and after three failures in a row nobody waits for the fourth', async () => {
    const one = await copy()
    server.will({ status: 500 })
    for (let at = 0; at < 5; at += 1) expect((await one.ask(aboutMoon)).reply).toBe(moonText)
    expect(server.received).toHaveLength(3)
  })

  it('when nobody listens at its address', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => free.once('listening', resolve))
    const address = free.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await new Promise((resolve) => free.close(resolve))
    const one = await chat.copy({ openAi: someOpenAi(`http://127.0.0.1:${port}/v1`) })
    expect((await one.ask(aboutMoon)).reply).toBe(moonText)
  })
})

describe('tools', () => {
  it('that are called with wrong arguments, or do not exist, are answered so, and the model may try again', async () => {
    const one = await copy()
    server.will(
      {
        use: [
          { name: 'research_name_origin', arguments: { nom: 'Amara' } },
          { name: 'calculate_conception_date', arguments: '{"birthDate": ' },
          { name: 'constructor', arguments: {} },
        ],
      },
      { say: ['By its true place.'] },
    )
    expect((await one.ask(aboutMoon)).reply).toBe('By its true place.')
    expect(toolAnswers(1).slice(1)).toEqual([
      expect.stringContaining('shape'),
      expect.stringContaining('shape'),
      expect.stringContaining('no such tool'),
    ])
  })

  it('that are called twice are answered both times, under ids of their own', async () => {
    const one = await copy()
    const use = { name: 'look_up', arguments: { question: 'the moon' }, id: 'same' }
    server.will({ use: [use, use] }, { say: ['Eight.'] })
    await one.ask({ message: 'How many?' })
    const last = server.received[1]?.messages.slice(-3) ?? []
    expect(last.map(({ role }) => role)).toEqual(['assistant', 'tool', 'tool'])
    const asked = (last[0]?.['tool_calls'] as { id: string }[]).map(({ id }) => id)
    expect(last.slice(1).map((message) => message['tool_call_id'])).toEqual(asked)
    expect(new Set(asked).size).toBe(2)
  })

  it('are not asked for ever: the last round has to be an answer, and a model that asks on is left', async () => {
    const one = await copy()
    server.will({ use: [{ name: 'look_up', arguments: { question: 'the moon' } }] })
    expect((await one.ask(aboutMoon)).reply).toBe(moonText)
    expect(server.received.map(({ tool_choice }) => tool_choice)).toEqual([
      'auto',
      'auto',
      'auto',
      'auto',
      'none',
    ])
  })
})

it('a visitor who leaves ends the call to the model', async () => {
  const one = await copy({ maxSilenceMs: 600_000, maxReplyMs: 600_000 })
  server.will({ say: ['By'], then: 'stall' })
  const left = new AbortController()
  const events = one.stream(aboutMoon, { signal: left.signal })
  await events.next()
  left.abort()
  await server.untilIdle()
})
