import type { Caller } from '@shared/contracts/internal'
import { originOf } from '@shared/contracts/partners'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { startChat } from '../testing/chat-service'
import type { ChatUnderTest } from '../testing/chat-service'

const staff: Caller = { kind: 'staff', staffId: 'ada', visitorId: 'visitor-1' }
const order = { name: 'Shop', origins: ['https://shop.example'] }
let notes: unknown[] = []
let isAuditAway = false
let chat: ChatUnderTest
beforeAll(async () => {
  const accounts = {
    call: ((call: { body?: unknown }) =>
      isAuditAway ? Promise.reject(new Error('away')) : Promise.resolve(void notes.push(call.body))) as never,
  }
  chat = await startChat({ accounts })
})
afterAll(() => chat?.stop())
beforeEach(async () => {
  notes = []
  isAuditAway = false
  await chat.store.clear()
})
const send = async (
  method: 'get' | 'post' | 'patch',
  path: string,
  body?: object,
  caller: Caller | null = staff,
) => {
  const { call } = await requestAs(chat.app, caller, method, `/api/admin/partners${path}`)
  return call.send(body)
}

describe('the registry of partners', () => {
  it('is for staff alone', async () => {
    for (const caller of [null, visitorCaller('visitor-1')]) {
      expect((await send('get', '', undefined, caller)).status).toBe(401)
      expect((await send('post', '', order, caller)).status).toBe(401)
      expect((await send('patch', '/k3xk3xk3xk3x', order, caller)).status).toBe(401)
    }
    expect((await send('get', '')).body).toEqual({ partners: [] })
  })

  it('lists partners by name, with an id of their own each, and writes down who added and changed them', async () => {
    const { body: zoo } = await send('post', '', { ...order, name: 'Zoo' })
    const { body: farm } = await send('post', '', { ...order, name: 'Farm' })
    expect(zoo).toMatchObject({ id: expect.stringMatching(/^[a-z0-9]{12}$/), name: 'Zoo', isOn: true })
    expect(zoo).toMatchObject({ maxQuestionsADay: 2000, questionsToday: 0 })
    const { id } = zoo as { id: string }
    expect((farm as { id: string }).id).not.toBe(id)
    const changed = await send('patch', `/${id}`, { name: 'Aquarium', origins: [], isOn: false })
    expect(changed.body).toMatchObject({ id, name: 'Aquarium', origins: [], isOn: false })
    const { partners } = (await send('get', '')).body as { partners: { name: string }[] }
    expect(partners.map(({ name }) => name)).toEqual(['Aquarium', 'Farm'])
    expect(notes).toEqual([
      { staffId: 'ada', act: 'partner.added', subject: id },
      { staffId: 'ada', act: 'partner.added', subject: (farm as { id: string }).id },
      { staffId: 'ada', act: 'partner.changed', subject: id },
    ])
  })

  it('keeps what two change of one partner at the same time', async () => {
    const { body } = await send('post', '', { ...order, maxQuestionsADay: 50 })
    const path = `/${(body as { id: string }).id}`
    const changes = [{ name: 'The shop' }, { isOn: false }, { origins: [] }]
    await Promise.all(changes.map((change) => send('patch', path, change)))
    const { partners } = (await send('get', '')).body as { partners: unknown[] }
    expect(partners).toMatchObject([{ name: 'The shop', isOn: false, origins: [], maxQuestionsADay: 50 }])
  })

  it('does nothing that cannot be written down', async () => {
    isAuditAway = true
    expect((await send('post', '', order)).status).toBe(500)
    expect((await send('get', '')).body).toEqual({ partners: [] })
  })

  it('knows no partner that is not there', async () => {
    expect((await send('patch', '/k3xk3xk3xk3x', order)).status).toBe(404)
    expect((await send('patch', '/x', order)).status).toBe(400)
  })

  it('keeps each origin as browsers write it, once', async () => {
    const origins = ['https://Shop.example/', 'https://shop.example:443', ' https://bücher.example']
    const { body } = await send('post', '', { ...order, origins })
    expect(body).toMatchObject({ origins: ['https://shop.example', 'https://xn--bcher-kva.example'] })
  })

  it.each([
    'shop.example',
    'http://shop.example',
    'https://shop.example/page',
    'https://shop.example/?a',
    'https://*.shop.example',
    'https://ada:secret@shop.example',
    'null',
    'javascript:alert(1)',
    'file:///',
  ])('takes no origin that no page of a partner has: %s', async (text) => {
    const { status, body } = await send('post', '', { ...order, origins: [text] })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      faults: [{ path: 'origins.0', message: expect.stringContaining('https://') }],
    })
  })

  it('takes the own machine without TLS, where partners build their pages', () => {
    expect(originOf('http://localhost:3000')).toBe('http://localhost:3000')
    expect(originOf('http://127.0.0.1:3000/')).toBe('http://127.0.0.1:3000')
    expect(originOf('http://localhost.example')).toBeNull()
  })
})
