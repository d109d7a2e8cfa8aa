import { partnerSchema } from '@shared/contracts/partners'
import type { Partner } from '@shared/contracts/partners'
import type { Caller } from '@shared/contracts/internal'
import { callerHeader, requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import request from 'supertest'
import { startChat } from '../testing/chat-service'
import type { ChatUnderTest } from '../testing/chat-service'

let chat: ChatUnderTest
let time = Date.parse('2026-11-22T10:00:00Z')
const notes: unknown[] = []
beforeAll(async () => {
  const accounts = {
    // Nothing is answered to a note in the audit trail.
    call: ((call: { body?: unknown }) => Promise.resolve(void notes.push(call.body))) as never,
  }
  chat = await startChat({ accounts, now: () => new Date(time), widgetLimits: { perMinute: 3, perDay: 5 } })
})
afterAll(() => chat?.stop())
beforeEach(() => {
  time += 24 * 60 * 60_000
})

const shop = 'https://shop.example'
const staff: Caller = { kind: 'staff', staffId: 'ada', visitorId: 'visitor-1' }
const widgetOn = (origin: string | undefined, network = 'network-1'): Caller => ({
  kind: 'widget',
  network,
  ...(origin === undefined ? {} : { origin }),
})
const order = { name: 'Shop', origins: [shop], maxQuestionsADay: 100, isOn: true }

const addPartner = async (change: Partial<typeof order> = {}): Promise<Partner> => {
  const { call } = await requestAs(chat.app, staff, 'post', '/api/admin/partners')
  const { status, body } = await call.send({ ...order, ...change })
  expect(status).toBe(201)
  return partnerSchema.parse(body)
}
const changePartner = async (id: string, change: Partial<typeof order>) => {
  const { call } = await requestAs(chat.app, staff, 'patch', `/api/admin/partners/${id}`)
  return call.send(change)
}
const ask = async (id: string, caller: Caller, body: object = { message: 'What is a Proof ID?' }) => {
  const { call } = await requestAs(chat.app, caller, 'post', `/api/widget/${id}/chat`)
  return call.send(body)
}
const preflight = (id: string, caller: Caller) => {
  const path = `/api/widget/${id}/chat`
  return request(chat.app)
    .options(path)
    .set(callerHeader(caller, 'chat', 'options', path))
}
const allowed = (answer: { headers: Record<string, unknown> }) =>
  answer.headers['access-control-allow-origin']

describe('the widget of a partner', () => {
  it('is answered on the registered origins, which alone may read it, and never with credentials', async () => {
    const { id } = await addPartner({ origins: [shop, 'https://blog.shop.example'] })
    for (const origin of [shop, 'https://blog.shop.example']) {
      const answer = await ask(id, widgetOn(origin))
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ reply: expect.any(String), sources: expect.any(Array) })
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
      const before = await preflight(id, widgetOn(origin))
      expect(before.status).toBe(204)
      expect(before.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
        vary: 'Origin',
      })
    }
  })

  it.each([
    ['another site', 'https://other.example'],
    ['a host below the registered one', 'https://a.shop.example'],
    ['the same host without TLS', 'http://shop.example'],
    ['another port', 'https://shop.example:8443'],
    ['a host that begins alike', 'https://shop.example.evil.example'],
    ['a sandboxed frame', 'null'],
    ['no browser', undefined],
  ])('[MYA-023] is refused on a page of %s, before and with the question', async (_, origin) => {
    const { id } = await addPartner()
    for (const answer of [await preflight(id, widgetOn(origin)), await ask(id, widgetOn(origin))]) {
      expect(answer.status).toBe(403)
      expect(answer.body).toMatchObject({ code: 'forbidden', detail: 'MYA does not answer on this page.' })
      expect(allowed(answer)).toBeUndefined()
    }
  })

  it('[MYA-023] is refused to an unknown partner and one that is switched off or moved, from that moment on', async () => {
    const { id } = await addPartner()
    const statuses = async (partnerId: string) => [
      (await preflight(partnerId, widgetOn(shop))).status,
      (await ask(partnerId, widgetOn(shop))).status,
    ]
    expect(await statuses('nobody23456z')).toEqual([403, 403])
    expect(await statuses(id)).toEqual([204, 200])
    expect((await changePartner(id, { isOn: false })).status).toBe(200)
    expect(await statuses(id)).toEqual([403, 403])
    await changePartner(id, { isOn: true })
    expect(await statuses(id)).toEqual([204, 200])
    await changePartner(id, { origins: ['https://new.example'] })
    expect(await statuses(id)).toEqual([403, 403])
  })

  it('tells a registered page in words what was wrong with a question', async () => {
    const { id } = await addPartner()
    const answer = await ask(id, widgetOn(shop), { message: 'a'.repeat(1001) })
    expect(answer.status).toBe(400)
    expect(allowed(answer)).toBe(shop)
  })

  it('streams to who accepts it', async () => {
    const { id } = await addPartner()
    const { call } = await requestAs(chat.app, widgetOn(shop), 'post', `/api/widget/${id}/chat`)
    const answer = await call.set('accept', 'text/event-stream').send({ message: 'What is a Proof ID?' })
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream' })
    expect(allowed(answer)).toBe(shop)
    expect(answer.text).toMatch(/^event: piece\n/)
    expect(answer.text).toContain('event: result\n')
  })

  it('[MYA-026] has no way to name a record, and is answered nothing but its own address', async () => {
    const { id } = await addPartner()
    const consent = { proofId: '0100000000' }
    expect((await ask(id, widgetOn(shop), { message: 'Who is it?', consent })).status).toBe(400)
    const { paths } = (await request(chat.app).get('/api/docs')).body as { paths: Record<string, object> }
    const others = Object.entries(paths).filter(([path]) => !path.startsWith('/api/widget/'))
    expect(others.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/api/mya-chat', '/api/admin/partners']),
    )
    for (const [path, methods] of others)
      for (const method of Object.keys(methods) as ('get' | 'post' | 'put')[]) {
        const { call } = await requestAs(chat.app, widgetOn(shop), method, path.replace(/\{\w+\}/g, 'x'))
        expect([path, (await call.send({ message: 'Hello' })).status]).toEqual([path, 403])
      }
  })

  it('answers a widget alone: no visitor and no staff', async () => {
    const { id } = await addPartner()
    for (const caller of [visitorCaller('visitor-1'), staff])
      expect((await ask(id, caller)).body).toMatchObject({ code: 'forbidden' })
  })
})

describe('[MYA-024] the limits of the widget', () => {
  const statusOf = async (id: string, network: string) => (await ask(id, widgetOn(shop, network))).status

  it('stand for a network, in a minute and in a day, whichever partner it asks', async () => {
    const [one, other] = [await addPartner(), await addPartner()]
    for (const id of [one.id, other.id, one.id]) expect(await statusOf(id, 'n1')).toBe(200)
    const refused = await ask(other.id, widgetOn(shop, 'n1'))
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('wait a minute') })
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'access-control-allow-origin': shop })
    expect(await statusOf(other.id, 'n2')).toBe(200)
    time += 60_000
    expect([await statusOf(one.id, 'n1'), await statusOf(one.id, 'n1')]).toEqual([200, 200])
    const over = await ask(one.id, widgetOn(shop, 'n1'))
    expect(over.body).toMatchObject({ code: 'rate_limited', detail: expect.stringContaining('tomorrow') })
    time += 24 * 60 * 60_000
    expect(await statusOf(one.id, 'n1')).toBe(200)
  })

  it('stand for a partner in a day, exactly, although all ask at once', async () => {
    const { id } = await addPartner({ maxQuestionsADay: 4 })
    const statuses = await Promise.all(Array.from({ length: 9 }, (_, at) => statusOf(id, `n${at}`)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const { call } = await requestAs(chat.app, staff, 'get', '/api/admin/partners')
    const { partners } = (await call).body as { partners: Partner[] }
    expect(partners.find((partner) => partner.id === id)).toMatchObject({ questionsToday: 4 })
    // What staff allow from now on counts from now on.
    await changePartner(id, { maxQuestionsADay: 5 })
    expect([await statusOf(id, 'x'), await statusOf(id, 'x')]).toEqual([200, 429])
  })
})
