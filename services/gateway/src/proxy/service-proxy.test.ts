import { randomBytes } from 'node:crypto'
import { request as rawRequest } from 'node:http'
import { problemSchema } from '@shared/contracts/errors'
import { verifyCaller } from '@shared/node/caller-token'
import { z } from 'zod'
import { secret, startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'
import { echo, startUpstream } from '../testing/upstream'

const echoed = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
const problemOf = async (answer: Response) => problemSchema.parse(await answer.json())

const send = (url: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('passing calls on', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  it('hands method, path, query and body to the service that owns the address', async () => {
    gateway = await startGateway()
    const answer = await send(`${gateway.url}/api/birth-records?a=1&b=%2F`, '{"x":"é"}', {
      'idempotency-key': 'k1',
    })
    const seen = echoed.parse(await answer.json())
    expect(seen).toMatchObject({ method: 'POST', path: '/api/birth-records?a=1&b=%2F', body: '{"x":"é"}' })
    expect(seen.headers).toMatchObject({ 'idempotency-key': 'k1', 'content-type': 'application/json' })
  })

  it.each([
    ['/api/user', 'accounts'],
    ['/api/birth-records', 'records'],
    ['/api/birth-records/upload-csv', 'records'],
    ['/api/places/autocomplete?input=par', 'records'],
    ['/api/objects/upload', 'records'],
    ['/api/proofs/01ABCDEFGH/sync', 'records'],
    ['/api/proofs/01ABCDEFGH/versions', 'records'],
    ['/api/proofs/01ABCDEFGH/versions/v2/restore', 'records'],
    ['/api/proofs/01ABCDEFGH/versions/v2/certificate.png', 'proofs'],
    ['/api/proofs/01ABCDEFGH/versions/v2/certificate-png', 'records'],
    ['/api/proofs/01ABCDEFGH/record', 'records'],
    ['/api/proofs/01ABCDEFGH/history-check', 'records'],
    ['/api/proofs/01ABCDEFGH/invites', 'invites'],
    ['/api/proof/abc', 'proofs'],
    ['/api/proof/abc/codex.pdf', 'proofs'],
    ['/api/invites/info/t', 'invites'],
    ['/api/join/t', 'invites'],
    ['/api/mya-chat', 'chat'],
  ])('sends %s to %s', async (path, service) => {
    const names = ['accounts', 'records', 'proofs', 'invites', 'chat'] as const
    const services = Object.fromEntries(
      names.map((name) => [name, (_: unknown, response: { end(text: string): void }) => response.end(name)]),
    )
    gateway = await startGateway({ services })
    expect(await (await fetch(gateway.url + path)).text()).toBe(service)
  })

  it('signs who asks and names the request; what a browser claims of either is not passed on', async () => {
    gateway = await startGateway()
    const answer = await fetch(`${gateway.url}/api/places/x`, {
      headers: {
        'x-caller-token': 'forged',
        'x-request-id': 'forged-request-id',
        'x-forwarded-for': '10.9.8.7',
        cookie: 'codex_staff=stolen; other=1',
        authorization: 'Bearer x',
      },
    })
    const { headers } = echoed.parse(await answer.json())
    const call = { service: 'records', method: 'GET', path: '/api/places/x' }
    expect(verifyCaller(headers['x-caller-token'] ?? '', call, secret).kind).toBe('visitor')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-request-id']).toBe(answer.headers.get('x-request-id'))
    expect(headers['x-forwarded-for']).toContain('127.0.0.1')
    expect(headers['cookie']).toBeUndefined()
  })

  it('lets only accounts set cookies', async () => {
    gateway = await startGateway({
      services: {
        accounts: (_request, response) => void response.setHeader('set-cookie', ['a=1', 'b=2']).end('{}'),
        records: (_request, response) => void response.setHeader('set-cookie', 'c=3').end('{}'),
      },
    })
    const from = async (path: string) =>
      (await fetch(gateway.url + path)).headers
        .getSetCookie()
        .filter((cookie) => !cookie.startsWith('codex_visitor='))
    expect(await from('/api/user')).toEqual(['a=1', 'b=2'])
    expect(await from('/api/places/x')).toEqual([])
  })

  it('passes an answer on piece by piece, as it comes', async () => {
    let finish = () => {}
    gateway = await startGateway({
      services: {
        chat: (_request, response) => {
          response.setHeader('content-type', 'text/event-stream')
          response.write('data: one\n\n')
          finish = () => void response.end('data: two\n\n')
        },
      },
    })
    const answer = await send(`${gateway.url}/api/mya-chat`, '{}')
    const reader = answer.body?.getReader()
    const decode = (piece: Uint8Array | undefined) => new TextDecoder().decode(piece)
    expect(decode((await reader?.read())?.value)).toBe('data: one\n\n')
    finish()
    expect(decode((await reader?.read())?.value)).toBe('data: two\n\n')
  })

  it("tells the service when the browser leaves, and keeps the service's status and headers", async () => {
    let left: () => void = () => {}
    const hasLeft = new Promise<void>((resolve) => (left = resolve))
    gateway = await startGateway({
      services: {
        chat: (_request, response) => {
          response.statusCode = 202
          response.setHeader('retry-after', '7')
          response.write('begun')
          response.once('close', () => left())
        },
      },
    })
    const gone = new AbortController()
    const answer = await fetch(`${gateway.url}/api/mya-chat`, { method: 'POST', signal: gone.signal })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([202, '7'])
    gone.abort()
    await hasLeft
  })
})

describe('a body that breaks off', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  it('reaches the service as far as it came, with its range, and ends there too', async () => {
    const seen: string[] = []
    let ended: (size: number) => void = () => {}
    const brokenOff = new Promise<number>((resolve) => (ended = resolve))
    gateway = await startGateway({
      services: {
        records: (request) => {
          let size = 0
          seen.push(String(request.headers['content-range']))
          request.on('error', () => undefined)
          request.on('data', (piece: Buffer) => {
            size += piece.length
            if (size === 70_000) call.destroy()
          })
          request.once('close', () => ended(request.complete ? -1 : size))
        },
      },
    })
    const call = rawRequest(`${gateway.url}/api/objects/f1`, {
      method: 'PUT',
      headers: { 'content-length': 200_000, 'content-range': 'bytes 100-200099/300000' },
    })
    call.on('error', () => undefined)
    call.write(randomBytes(70_000))
    expect(await brokenOff).toBe(70_000)
    expect(seen).toEqual(['bytes 100-200099/300000'])
  })
})

describe('limits', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  it('refuses a body above 1 MiB with 413, announced or not, and the service sees no complete one', async () => {
    const complete: number[] = []
    gateway = await startGateway({
      services: {
        records: (request, response) => {
          let size = 0
          request.on('data', (piece: Buffer) => (size += piece.length))
          request.on('end', () => {
            complete.push(size)
            response.end('{}')
          })
        },
      },
    })
    const tooMuch = Buffer.alloc(1024 * 1024 + 1, 0x20)
    const announced = await send(`${gateway.url}/api/birth-records`, tooMuch)
    expect(announced.status).toBe(413)
    expect(await problemOf(announced)).toMatchObject({ code: 'too_large', status: 413 })

    const unannounced = await new Promise<number | undefined>((resolve, reject) => {
      const call = rawRequest(`${gateway.url}/api/birth-records`, { method: 'POST' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      call.on('error', reject)
      call.write(tooMuch.subarray(0, 600_000))
      call.end(tooMuch.subarray(600_000))
    })
    expect(unannounced).toBe(413)
    expect(complete).toEqual([])

    expect((await send(`${gateway.url}/api/birth-records`, tooMuch.subarray(1))).status).toBe(200)
    expect(complete).toEqual([1024 * 1024])
  })

  it('takes files of up to 10 MiB where files are sent', async () => {
    gateway = await startGateway({
      services: {
        records: (request, response) => {
          let size = 0
          request.on('data', (piece: Buffer) => (size += piece.length))
          request.on('end', () => response.end(String(size)))
        },
      },
    })
    const file = randomBytes(10 * 1024 * 1024 + 1)
    const put = (body: Uint8Array<ArrayBuffer>) =>
      fetch(`${gateway.url}/api/objects/f1`, { method: 'PUT', body })
    expect(await (await put(file.subarray(1))).text()).toBe(String(10 * 1024 * 1024))
    expect((await put(file)).status).toBe(413)
  })

  it('limits the calls of one visitor, and leaves another alone', async () => {
    gateway = await startGateway({ settings: { RATE_LIMIT_PER_MINUTE: '3' } })
    const as = (letter: string) =>
      fetch(`${gateway.url}/api/places/x`, { headers: { cookie: `codex_visitor=${letter.repeat(32)}` } })
    for (let call = 0; call < 3; call += 1) expect((await as('a')).status).toBe(200)
    const refused = await as('a')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await problemOf(refused)).toMatchObject({ code: 'rate_limited' })
    expect((await as('b')).status).toBe(200)
  })

  it('limits a network address, which throwing the cookie away does not change', async () => {
    gateway = await startGateway({ settings: { RATE_LIMIT_ADDRESS_PER_MINUTE: '3' } })
    const statuses = []
    for (let call = 0; call < 4; call += 1)
      statuses.push(
        (await fetch(`${gateway.url}/api/places/x`, { headers: { 'x-forwarded-for': `10.0.0.${call}` } }))
          .status,
      )
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('while a service is in trouble', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  it('answers 503 with a sentence for a service that is down, and others go on', async () => {
    gateway = await startGateway()
    await gateway.upstreams.records.close()
    const refused = await send(`${gateway.url}/api/birth-records`, '{}')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await problemOf(refused)).toMatchObject({
      code: 'unavailable',
      detail:
        'The archive cannot be reached right now. What you typed is kept on this device: please try again in a moment.',
      requestId: refused.headers.get('x-request-id'),
    })
    // Who erases or downloads has typed nothing, and is not to read that something is kept.
    const erasing = await fetch(`${gateway.url}/api/proofs/01ABCDEFGH/record`, { method: 'DELETE' })
    expect(await problemOf(erasing)).toMatchObject({
      detail: 'The archive cannot be reached right now. Please try again in a moment.',
    })
    expect((await fetch(`${gateway.url}/api/proof/abc`)).status).toBe(200)
  })

  it('reaches a service again as soon as it is back', async () => {
    gateway = await startGateway()
    const { port } = gateway.upstreams.records
    const ask = async () => (await fetch(`${gateway.url}/api/places/x`)).status
    expect(await ask()).toBe(200)
    await gateway.upstreams.records.close()
    expect(await ask()).toBe(503)
    gateway.upstreams.records = await startUpstream(echo, port)
    expect(await ask()).toBe(200)
  })

  it('asks once more when a kept connection turns out to be closed, but never repeats a change', async () => {
    let calls = 0
    gateway = await startGateway({
      services: {
        records: (request, response) => {
          calls += 1
          if (calls % 2 === 0) request.socket.destroy()
          else response.end('{}')
        },
      },
    })
    const get = async () => (await fetch(`${gateway.url}/api/places/x`)).status
    expect([await get(), await get()]).toEqual([200, 200])
    expect(calls).toBe(3)
    calls = 1
    expect((await send(`${gateway.url}/api/birth-records`, '{}')).status).toBe(503)
    expect(calls).toBe(2)
  })

  it('answers 504 when a service does not begin its answer in time', async () => {
    gateway = await startGateway({ services: { proofs: () => {} }, answerTimeoutMs: 300 })
    const answer = await fetch(`${gateway.url}/api/proof/abc`)
    expect(answer.status).toBe(504)
    expect(await problemOf(answer)).toMatchObject({ code: 'timeout' })
  })

  it('breaks an answer off when the service dies in the middle of it, rather than ending it as if complete', async () => {
    gateway = await startGateway({
      services: {
        proofs: (_request, response) => {
          response.setHeader('content-length', '100')
          response.write('half')
          setTimeout(() => response.destroy(), 20)
        },
      },
    })
    const answer = await fetch(`${gateway.url}/api/proof/abc`)
    await expect(answer.text()).rejects.toThrow()
  })
})

describe('addresses that are nobody’s', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await startGateway()
  })
  afterEach(() => gateway.close())

  it.each([
    '/internal/messages',
    '/internal/session-lookups',
    '/api/internal/messages',
    '/api/unknown',
    '/api/proof',
    '/api/docs/nobody',
  ])('answers 404 for %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(gateway.url + path, { method, headers: { accept: 'text/html' } })
      expect(answer.status).toBe(404)
      expect(await problemOf(answer)).toMatchObject({ code: 'not_found' })
    }
  })

  it('cannot be led to an internal address by dots in the path', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      rawRequest(
        { host: '127.0.0.1', port: new URL(gateway.url).port, path: '/api/places/../../internal/messages' },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        },
      )
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })
})
