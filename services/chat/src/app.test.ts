import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import request from 'supertest'
import { startChat } from './testing/chat-service'
import type { ChatUnderTest } from './testing/chat-service'

let chat: ChatUnderTest
beforeAll(async () => {
  chat = await startChat()
})
afterAll(() => chat.stop())

describe('the chat service', () => {
  it('answers 401 without a caller, and a visitor', async () => {
    expect((await request(chat.app).post('/api/mya-chat').send({ message: 'Hello' })).status).toBe(401)
    const { call } = await requestAs(chat.app, visitorCaller('visitor-1'), 'post', '/api/mya-chat')
    const answer = await call.send({ message: 'Hello' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      conversationHistory: [{ role: 'user', content: 'Hello' }, { role: 'assistant' }],
    })
  })

  it('is alive, ready and described without a caller', async () => {
    expect((await request(chat.app).get('/healthz')).status).toBe(200)
    expect((await request(chat.app).get('/readyz')).status).toBe(200)
    const docs = await request(chat.app).get('/api/docs')
    expect(docs.body).toMatchObject({ openapi: '3.1.0', paths: { '/api/mya-chat': { post: {} } } })
  })
})
