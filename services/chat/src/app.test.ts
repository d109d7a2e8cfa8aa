import { silentLogger } from '@shared/node/logger'
import { requestAs, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import request from 'supertest'
import { createApp } from './app'

const app = createApp({ logger: silentLogger(), secret: testSecret, isReady: () => true })

describe('the chat service', () => {
  it('answers 401 without a caller and a truthful 501 with one', async () => {
    expect((await request(app).post('/api/mya-chat').send({ message: 'Hello' })).status).toBe(401)
    const { call } = await requestAs(app, visitorCaller('visitor-1'), 'post', '/api/mya-chat')
    const answer = await call.send({ message: 'Hello' })
    expect(answer.status).toBe(501)
    expect(answer.body).toMatchObject({ code: 'not_implemented', detail: 'MYA cannot be asked yet.' })
  })

  it('is alive, ready and described without a caller', async () => {
    expect((await request(app).get('/healthz')).status).toBe(200)
    expect((await request(app).get('/readyz')).status).toBe(200)
    const docs = await request(app).get('/api/docs')
    expect(docs.body).toMatchObject({ openapi: '3.1.0', paths: { '/api/mya-chat': { post: {} } } })
  })
})
