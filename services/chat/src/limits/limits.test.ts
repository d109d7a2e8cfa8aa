import { someOpenAi, startChat } from '../testing/chat-service'
import type { ChatUnderTest } from '../testing/chat-service'
import { startModelServer } from '../testing/model-server'
import type { ModelServer } from '../testing/model-server'
import { moonText, someKeeper } from '../testing/some-keeper'

let model: ModelServer
let chat: ChatUnderTest
beforeAll(async () => {
  model = await startModelServer()
  chat = await startChat({ keeper: someKeeper })
})
afterAll(async () => {
  await chat.stop()
  await model.close()
})
beforeEach(async () => {
  await chat.store.clear()
  model.received.length = 0
  model.will({ say: ['Mine.'], usage: { prompt_tokens: 1400, completion_tokens: 100 } })
})

const ample = { tokens: 1e9, microdollars: 1e9 }
// Room for one call that is under way, as it is set aside, and for some that were counted.
const scant = { tokens: 7500, microdollars: 1e9 }
const openAi = (limits: Partial<ReturnType<typeof someOpenAi>['limits']>) =>
  someOpenAi(model.url, { limits: { visitor: ample, network: ample, total: ample, ...limits } })
const aboutMoon = { message: 'How do you compute the moon?' }
const as = (visitorId: string, network?: string) => ({
  caller: { kind: 'visitor' as const, visitorId, ...(network ? { network } : {}) },
})

describe('the limits of a day', () => {
  it.each([
    ['a visitor, in tokens', { visitor: scant }],
    ['a visitor, in money', { visitor: { tokens: 1e9, microdollars: 7500 } }],
    ['all visitors', { total: scant }],
  ])('of %s: then the keeper answers; a restart and a second copy change nothing', async (_name, limits) => {
    const first = await chat.copy({ openAi: openAi(limits) })
    let calls = 0
    while ((await first.ask(aboutMoon)).reply === 'Mine.') calls += 1
    // The model counted 1,500 tokens a reply.
    expect(calls).toBeGreaterThan(1)
    expect(calls).toBeLessThanOrEqual(5)
    expect(model.received).toHaveLength(calls)
    const second = await chat.copy({ openAi: openAi(limits) })
    expect((await second.ask(aboutMoon)).reply).toBe(moonText)
    expect((await second.ask(aboutMoon, as('visitor-2'))).reply).toBe('total' in limits ? moonText : 'Mine.')
  })

  it('of a network are met by who throws the cookie away', async () => {
    const one = await chat.copy({ openAi: openAi({ network: scant }) })
    let calls = 0
    while ((await one.ask(aboutMoon, as(`visitor-${calls}`, 'a network'))).reply === 'Mine.') calls += 1
    expect(calls).toBeGreaterThan(1)
    expect((await one.ask(aboutMoon, as('somebody', 'another network'))).reply).toBe('Mine.')
  })

  it('end with the day', async () => {
    let time = Date.UTC(2126, 0, 1, 23, 59)
    const one = await chat.copy({ openAi: openAi({ visitor: scant }), now: () => new Date(time) })
    while ((await one.ask(aboutMoon)).reply === 'Mine.');
    time += 60_000
    expect((await one.ask(aboutMoon)).reply).toBe('Mine.')
  })

  it('hold for many questions at once', async () => {
    const one = await chat.copy({ openAi: openAi({ visitor: scant }) })
    const replies = await Promise.all(Array.from({ length: 12 }, () => one.ask(aboutMoon)))
    const calls = replies.filter(({ reply }) => reply === 'Mine.').length
    expect(calls).toBeLessThanOrEqual(5)
    expect(calls).toBeGreaterThan(0)
    expect(model.received).toHaveLength(calls)
  })
})

describe('messages of a minute', () => {
  it('are limited for a visitor, over all copies, and for a network', async () => {
    const time = Date.UTC(2126, 0, 1)
    const change = { messagesPerMinute: 3, now: () => new Date(time + 20_000) }
    const [one, two] = [await chat.copy(change), await chat.copy(change)]
    const statuses = []
    for (let at = 0; at < 2; at += 1)
      for (const copy of [one, two]) statuses.push((await copy.post(aboutMoon)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await two.post(aboutMoon, { accept: 'text/event-stream' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      detail: expect.stringContaining('wait a minute'),
    })
    for (let at = 0; at < 30; at += 1)
      expect((await one.post(aboutMoon, as(`cookie-${at}`, 'n'))).status).toBe(200)
    expect((await two.post(aboutMoon, as('a new cookie', 'n'))).status).toBe(429)
    const later = await chat.copy({ ...change, now: () => new Date(time + 60_000) })
    expect((await later.post(aboutMoon)).status).toBe(200)
  })
})
