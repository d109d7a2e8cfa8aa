import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { problemSchema } from '@shared/contracts/errors'
import { z } from 'zod'
import { AppError } from './errors'
import { createLogger } from './logger'
import { sendComment } from './event-stream'
import { route } from './route'
import { createServiceApp } from './service-app'
import { callerHeader, requestAs, testSecret, visitorCaller } from './testing/caller-request'
import { readEvents } from './testing/event-reader'

const lines: string[] = []
let goOn = () => {}
let held = Promise.resolve()
const hold = () => (held = new Promise<void>((resolve) => (goOn = resolve)))
let finished: string[] = []
/** Bytes that had not left when `tell` returned. */
let unsent: number[] = []

const app = createServiceApp({
  name: 'events',
  logger: createLogger({
    service: 'events',
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  }),
  secret: testSecret,
  isReady: () => true,
  mount: (express) => {
    express.post(
      '/api/work',
      route(
        {
          summary: 'Works and tells',
          body: z.strictObject({ failing: z.enum(['never', 'early', 'late']) }),
          answer: z.object({ done: z.number() }),
          events: { step: z.enum(['one', 'two']) },
          status: 201,
        },
        async ({ body, tell, response }) => {
          const refusal = new AppError({ code: 'locked', publicMessage: 'Not now.' })
          if (body.failing === 'early') throw refusal
          tell('step', 'one')
          unsent.push(response.socket?.writableLength ?? -1)
          await held
          if (body.failing === 'late') throw refusal
          tell('step', 'two')
          finished.push('work')
          return { done: 2, secret: 'x' }
        },
      ),
    )
    express.post(
      '/api/quiet',
      route({ summary: 'Says little', events: { step: z.string() } }, ({ tell, response }) => {
        // Before the first event there is no stream yet: it may still become a refusal.
        sendComment(response)
        tell('step', 'one')
        sendComment(response)
      }),
    )
    express.post(
      '/api/broken',
      route({ summary: 'Breaks', events: { step: z.string() } }, ({ tell }) => {
        tell('step', 'one')
        throw new Error('Ada Lovelace fell down')
      }),
    )
  },
})
const server = createServer(app)
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP gives an address of this kind.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  lines.length = 0
  finished = []
  unsent = []
  held = Promise.resolve()
})

const post = async (path: string, body: object, signal?: AbortSignal) =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...callerHeader(visitorCaller('v'), 'events', 'POST', path),
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
const eventsOf = async (answer: Response) => {
  const all = []
  if (answer.body) for await (const event of readEvents(answer.body)) all.push(event)
  return all
}

it('sends each event at once, then the answer, of the shape that the route names', async () => {
  hold()
  const answer = await post('/api/work', { failing: 'never' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  if (!answer.body) throw new Error('no body')
  const events = readEvents(answer.body)
  expect((await events.next()).value).toEqual({ event: 'step', data: 'one' })
  expect(unsent).toEqual([0])
  goOn()
  expect((await events.next()).value).toEqual({ event: 'step', data: 'two' })
  expect((await events.next()).value).toEqual({ event: 'result', data: { done: 2 } })
  expect((await events.next()).done).toBe(true)
})

it('answers JSON to everybody else, and says nothing on the way', async () => {
  const { call } = await requestAs(app, visitorCaller('v'), 'post', '/api/work')
  const answer = await call.send({ failing: 'never' })
  expect([answer.status, answer.type, answer.body]).toEqual([201, 'application/json', { done: 2 }])
})

it('refuses with its status what fails before the first event', async () => {
  for (const [body, status] of [
    [{ failing: 'early' }, 423],
    [{ failing: 'sometimes' }, 400],
  ] as const) {
    const answer = await post('/api/work', body)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
    expect(problemSchema.parse(await answer.json()).status).toBe(status)
  }
})

it('ends with a problem what fails later, which is in the log as ever', async () => {
  const late = await eventsOf(await post('/api/work', { failing: 'late' }))
  expect(late.map(({ event }) => event)).toEqual(['step', 'problem'])
  expect(problemSchema.parse(late[1]?.data)).toMatchObject({
    status: 423,
    code: 'locked',
    detail: 'Not now.',
  })

  const broken = await eventsOf(await post('/api/broken', {}))
  expect(broken[1]).toMatchObject({ event: 'problem', data: { status: 500, code: 'internal' } })
  expect(JSON.stringify(broken)).not.toContain('Ada')
  expect(lines.join('')).toMatch(/fell down.*"failed"/)
})

it('keeps a quiet stream open with comments, which readers leave out', async () => {
  const answer = await post('/api/quiet', {})
  expect(await answer.text()).toBe('event: step\ndata: "one"\n\n:\n\nevent: result\ndata: null\n\n')
})

it('a reader who goes away does not stop the work', async () => {
  hold()
  const left = new Promise<void>((resolve) =>
    server.once('request', (_request, response) => response.once('close', resolve)),
  )
  const leaving = new AbortController()
  expect((await post('/api/work', { failing: 'never' }, leaving.signal)).status).toBe(200)
  leaving.abort()
  await left
  goOn()
  while (!finished.length) await new Promise((resolve) => setImmediate(resolve))
  expect(lines.join('')).not.toContain('"failed"')
})

it('is described in the API document: what is told, and how it ends', async () => {
  const { body } = await requestAs(app, null, 'get', '/api/docs').then(({ call }) => call)
  const { content } = body.paths['/api/work'].post.responses['201']
  expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream'])
  const told = content['text/event-stream'].schema.items.oneOf
  expect(told.map((one: { properties: { event: { const: string } } }) => one.properties.event.const)).toEqual(
    ['step', 'result', 'problem'],
  )
})
