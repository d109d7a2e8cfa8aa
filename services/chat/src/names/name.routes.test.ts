import { nameResearchSchema } from '@shared/contracts/name-research'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import request from 'supertest'
import { startChat } from '../testing/chat-service'
import type { ChatUnderTest } from '../testing/chat-service'

let chat: ChatUnderTest
beforeAll(async () => {
  chat = await startChat({ messagesPerMinute: 3 })
})
afterAll(() => chat.stop())

const path = '/api/name-research'
const ask = async (body: object, visitorId = 'visitor-1') => {
  const { call } = await requestAs(chat.app, visitorCaller(visitorId), 'post', path)
  return call.send(body)
}

describe('POST /api/name-research', () => {
  it('answers 401 without a caller', async () => {
    expect(
      (
        await request(chat.app)
          .post(path)
          .send({ names: ['Zoe'] })
      ).status,
    ).toBe(401)
  })

  it.each([
    ['no name', {}],
    ['an empty name', { names: ['  '] }],
    ['201 letters', { names: ['a'.repeat(201)] }],
    ['three names', { names: ['Zoe', 'Ann', 'May'] }],
  ])('answers 400 to %s', async (_what, body) => {
    expect((await ask(body, 'visitor-2')).status).toBe(400)
  })

  it('answers what is known, with its source', async () => {
    const answer = await ask({ names: ['Ζωή'] }, 'visitor-3')
    expect(answer.status).toBe(200)
    expect(nameResearchSchema.parse(answer.body)).toMatchObject({
      origin: 'Ζωή is Zoe, a Greek name.',
      sourcedOrigin:
        'Ζωή is Zoe, a Greek name. Source: Liddell, Scott, Jones, A Greek-English Lexicon, under ζωή (zōḗ).',
      sources: ['Liddell, Scott, Jones, A Greek-English Lexicon, under ζωή (zōḗ)'],
    })
  })

  it('counts as asking MYA', async () => {
    for (let asked = 0; asked < 3; asked += 1)
      expect((await ask({ names: ['Zoe'] }, 'visitor-4')).status).toBe(200)
    const refused = await ask({ names: ['Zoe'] }, 'visitor-4')
    expect(refused.status).toBe(429)
  })
})

describe('POST /internal/name-research', () => {
  it('is for services, and takes the names of one child', async () => {
    const internal = '/internal/name-research'
    const as = async (caller: Parameters<typeof requestAs>[1]) =>
      (await requestAs(chat.app, caller, 'post', internal)).call.send({ names: ['Anna', 'Brixleigh'] })
    expect((await as(visitorCaller('visitor-1'))).status).toBe(403)
    const answer = await as(serviceCaller('records'))
    expect(answer.status).toBe(200)
    expect(nameResearchSchema.parse(answer.body).names).toHaveLength(2)
  })
})
