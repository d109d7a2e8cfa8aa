import { birthFormFields } from '@shared/contracts/birth-form'
import { callerTokenHeader, requestIdHeader } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { problemSchema } from '@shared/contracts/errors'
import request from 'supertest'
import { z } from 'zod'
import { signCaller } from './caller-token'
import type { SignedCall } from './caller-token'
import { createLogger } from './logger'
import { route } from './route'
import { createServiceApp } from './service-app'

const secret = 'a secret of the tests, long enough'
const visitor: Caller = { kind: 'visitor', visitorId: 'visitor-1' }

const lines: string[] = []
const logger = createLogger({
  service: 'kit',
  level: 'debug',
  destination: { write: (line: string) => void lines.push(line) },
})
let ready = true

const app = createServiceApp({
  name: 'kit',
  logger,
  secret,
  isReady: () => ready,
  docs: { title: 'Kit', description: 'For the tests' },
  mount: (mounted) => {
    mounted.post(
      '/api/echo/:id',
      route(
        {
          summary: 'Answers what it was sent',
          params: z.strictObject({ id: z.string().max(8) }),
          body: z.strictObject({ count: z.number(), text: z.string().max(20), nested: z.unknown() }),
          bodyLimit: 2000,
          answer: z.object({ id: z.string(), text: z.string(), visitorId: z.string() }),
          status: 201,
        },
        ({ params, body, visitorId }) => ({
          id: params.id,
          text: body.text,
          visitorId,
          secretOfTheService: 1,
        }),
      ),
    )
    mounted.get(
      '/api/broken',
      route({ summary: 'Throws' }, () => {
        throw new Error('Ada Lovelace fell down')
      }),
    )
    mounted.get(
      '/api/wrong',
      route({ summary: 'Answers wrongly', answer: z.object({ n: z.number() }) }, () => {
        const wrong: unknown = { n: 'Ada' }
        return wrong as { n: number }
      }),
    )
    mounted.get(
      '/api/staff',
      route({ summary: 'Staff only', audience: 'staff' }, () => undefined),
    )
    mounted.get(
      '/internal/thing',
      route({ summary: 'Services only', audience: 'service' }, () => undefined),
    )
  },
})

const echo: SignedCall = { service: 'kit', method: 'POST', path: '/api/echo/1' }
const tokenOf = (caller: Caller, call: Partial<SignedCall> = {}, now?: Date) =>
  signCaller(caller, { ...echo, ...call }, secret, now)
const send = async (method: 'get' | 'put', path: string, caller = visitor) => {
  const token = tokenOf(caller, { method: method.toUpperCase(), path })
  const agent = request(app)
  return (method === 'get' ? agent.get(path) : agent.put(path)).set(callerTokenHeader, token)
}
const good = { count: 1, text: 'hello', nested: null }

beforeEach(() => {
  lines.length = 0
  ready = true
})

describe('who may call', () => {
  it('answers 401 without a token, before it reads the body', async () => {
    const answer = await request(app).post('/api/echo/1').set('content-type', 'text/plain').send('{')
    expect(answer.status).toBe(401)
    expect(problemSchema.parse(answer.body).code).toBe('unauthenticated')
    expect(answer.type).toBe('application/problem+json')
  })
  it('tells a person who has followed a link here in words, and everybody else in JSON', async () => {
    const follow = (mode: string) => request(app).get('/api/nowhere').set('sec-fetch-mode', mode)
    const page = await follow('navigate')
    expect([page.status, page.type]).toEqual([401, 'text/html'])
    expect(page.text).toContain('<h1>Not signed in</h1>')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await follow('cors')).type).toBe('application/problem+json')
  })
  it.each<[string, Partial<SignedCall>]>([
    ['method', { method: 'GET' }],
    ['address', { path: '/api/echo/2' }],
    ['query', { path: '/api/echo/1?a=1' }],
    ['service', { service: 'records' }],
  ])('answers 401 for a token that was signed for another %s', async (_, other) => {
    const sent = (call?: Partial<SignedCall>) =>
      request(app).post('/api/echo/1').set(callerTokenHeader, tokenOf(visitor, call)).send(good)
    expect((await sent(other)).status).toBe(401)
    expect((await sent()).status).toBe(201)
  })
  it('[API-028] keeps visitors out of staff routes with 401 and out of internal ones with 403', async () => {
    expect((await send('get', '/api/staff')).status).toBe(401)
    expect((await send('get', '/internal/thing')).status).toBe(403)
    expect((await send('get', '/api/staff', { kind: 'staff', staffId: 's' })).status).toBe(204)
    expect((await send('get', '/internal/thing', { kind: 'service', service: 'x' })).status).toBe(204)
  })
})

describe('what may be sent', () => {
  const post = async (body: string | object, type = 'application/json', path = '/api/echo/1') =>
    request(app)
      .post(path)
      .set(callerTokenHeader, tokenOf(visitor, { path }))
      .set('content-type', type)
      .send(body)

  it('lists every fault of a body with its path', async () => {
    const answer = await post({ count: 'x', text: 'y'.repeat(21), more: 1, others: 2 })
    expect(answer.status).toBe(400)
    const paths = problemSchema.parse(answer.body).faults?.map((fault) => fault.path)
    expect(paths?.sort()).toEqual(['count', 'more', 'nested', 'others', 'text'])
  })
  it('[API-029] refuses an oversized body with 413 and a sentence', async () => {
    const answer = await post({ ...good, text: 'x'.repeat(3000) })
    expect([answer.status, answer.body.detail]).toEqual([
      413,
      'What was sent is larger than the 1 KB allowed here.',
    ])
  })
  it('refuses malformed JSON, other content types and compressed bodies', async () => {
    expect((await post('{"count":')).status).toBe(400)
    expect((await post('count=1', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('{}', 'application/json; charset=latin1')).status).toBe(415)
    const zipped = await request(app)
      .post('/api/echo/1')
      .set(callerTokenHeader, tokenOf(visitor))
      .set({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .send('{}')
    expect(zipped.status).toBe(415)
  })
  it('refuses a missing body', async () => {
    const answer = await request(app).post('/api/echo/1').set(callerTokenHeader, tokenOf(visitor))
    expect(answer.status).toBe(400)
  })
  it('refuses prototype keys and deep nesting wherever they stand', async () => {
    const polluted = await post('{"count":1,"text":"a","nested":{"__proto__":{"isAdmin":true}}}')
    expect(polluted.status).toBe(400)
    expect(polluted.body.faults).toEqual([{ path: 'nested.__proto__', message: 'Unknown field' }])
    const deep = await post(`{"count":1,"text":"a","nested":${'['.repeat(900)}${']'.repeat(900)}}`)
    expect(deep.status).toBe(400)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
  it('refuses a wrong address', async () => {
    expect((await post(good, 'application/json', '/api/echo/123456789')).status).toBe(400)
    expect((await post(good, 'application/json', '/api/echo/%ff')).status).toBe(400)
  })
  it('answers 404 for an unknown address and 405 with Allow for another method', async () => {
    expect((await send('get', '/api/nothing')).status).toBe(404)
    const answer = await send('put', '/api/echo/1')
    expect(answer.status).toBe(405)
    expect(answer.headers['allow']).toBe('POST')
  })
  it('accepts what is right and answers only what the schema names', async () => {
    const answer = await post(good)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ id: '1', text: 'hello', visitorId: 'visitor-1' })
  })
})

describe('errors and logs', () => {
  it('answers an unknown error as a generic 500 with the request id; the cause is in the log only', async () => {
    const answer = await request(app)
      .get('/api/broken')
      .set(callerTokenHeader, tokenOf(visitor, { method: 'GET', path: '/api/broken' }))
      .set(requestIdHeader, 'request-12345')
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('Ada')
    expect(answer.body.requestId).toBe('request-12345')
    expect(answer.headers[requestIdHeader]).toBe('request-12345')
    expect(lines.some((line) => line.includes('fell down') && line.includes('request-12345'))).toBe(true)
  })
  it('never lets an answer out that does not have its shape', async () => {
    const answer = await send('get', '/api/wrong')
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('Ada')
  })
  it('[PRV-005] hides personal fields and secrets in the log at any depth', () => {
    logger.info({ record: { form: { babyFirstName: 'Zelda' }, version: 3 }, babyLastName: 'Quartz' }, 'x')
    logger.error(
      { err: Object.assign(new Error('dup key: { email: "q@example.org" }'), { code: 11000 }) },
      'y',
    )
    logger.info({ headers: { cookie: 'visitor=abc', Authorization: 'Bearer abc' } }, 'z')
    const answers = Object.keys(birthFormFields).map((field) => [field, `told of ${field}`])
    logger.info({ answers: Object.fromEntries(answers) }, 'w')
    const log = lines.join('')
    for (const told of ['Zelda', 'Quartz', 'q@example.org', 'abc', 'told of']) expect(log).not.toContain(told)
    expect(log).toContain('"version":3')
  })
  it('[PRV-005] names requests in logs and figures by their route, never by their address', async () => {
    await send('get', '/api/echo/secret-id')
    await request(app)
      .post('/api/echo/abcdefg')
      .set(callerTokenHeader, tokenOf(visitor, { path: '/api/echo/abcdefg' }))
      .send(good)
    expect(lines.join('')).not.toContain('abcdefg')
    const { text } = await request(app).get('/metrics')
    expect(text).toContain('route="/api/echo/:id"')
    expect(text).not.toContain('abcdefg')
  })
})

describe('operations', () => {
  it('[API-030] is alive while it is not ready, routes nothing then, and asks to wait', async () => {
    ready = false
    expect((await request(app).get('/healthz')).status).toBe(200)
    const unready = await request(app).get('/readyz')
    expect([unready.status, unready.headers['retry-after']]).toEqual([503, '2'])
    const from = lines.length
    const answer = await send('get', '/api/staff')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(problemSchema.parse(answer.body).code).toBe('unavailable')
    // Nothing broke: a line says so, and no stack.
    const told = lines.slice(from).join('')
    expect(told).toContain('"msg":"This part of Birth Codex is just starting. Please try again in a moment."')
    expect(told).not.toContain('stack')
  })
  it('describes its public routes as OpenAPI', async () => {
    const { body } = await request(app).get('/api/docs')
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths)).toEqual(['/api/echo/{id}', '/api/broken', '/api/wrong', '/api/staff'])
    const { post } = body.paths['/api/echo/{id}']
    expect(post.requestBody.content['application/json'].schema.required).toContain('count')
    expect(post.responses['201']).toBeDefined()
  })
})
