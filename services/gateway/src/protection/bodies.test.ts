import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { problemSchema } from '@shared/contracts/errors'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'
import { sendRaw, sendUntilAnswered } from '../testing/raw-request'
import type { RawRequest } from '../testing/raw-request'
import { startUpstream } from '../testing/upstream'

let gateway: TestGateway
afterEach(() => gateway.close())

const problemIn = (answer: string) =>
  problemSchema.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)))
const headOf = (method: string, path: string, ...lines: string[]) => [
  `${method} ${path} HTTP/1.1`,
  'content-type: application/json',
  'connection: close',
  ...lines,
]
const mib = 1024 * 1024
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

describe('a body over its limit', () => {
  it.each([
    ['announced', 'POST', '/api/birth-records', 12 * mib, '1 MB'],
    ['unannounced', 'POST', '/api/birth-records', 12 * mib, '1 MB'],
    ['announced', 'PUT', '/api/objects/f1?signature=x', 24 * mib, '10 MB'],
    ['unannounced', 'PUT', '/api/objects/f1?signature=x', 24 * mib, '10 MB'],
  ])(
    '[API-029] %s by %s %s is read and answered with 413 and a sentence',
    async (how, method, path, size, limit) => {
      gateway = await startGateway()
      const chunked = Buffer.concat([
        Buffer.from(`${size.toString(16)}\r\n`),
        Buffer.alloc(size, 0x20),
        Buffer.from('\r\n0\r\n\r\n'),
      ])
      const isAnnounced = how === 'announced'
      const head = headOf(
        method,
        path,
        isAnnounced ? `content-length: ${size}` : 'transfer-encoding: chunked',
      )
      const { answer } = await sendRaw(gateway.port, head, isAnnounced ? Buffer.alloc(size, 0x20) : chunked)
      const text = await answer()
      expect(text).toMatch(/^HTTP\/1\.1 413 /)
      expect(problemIn(text)).toMatchObject({
        code: 'too_large',
        detail: `What was sent is larger than the ${limit} allowed here.`,
      })
    },
  )

  it('is read to a bound: who announces a gigabyte gets the answer without sending it', async () => {
    gateway = await startGateway()
    const head = headOf('POST', '/api/birth-records', `content-length: ${1024 * mib}`)
    const { answer, pieces } = await sendUntilAnswered(gateway.port, head, Buffer.alloc(mib), 1024)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    // 32 MB are read; the rest of what was sent lies between the two.
    expect(pieces).toBeLessThan(256)
  })

  it('has its answer kept for who is still sending when it comes, and looks at it later', async () => {
    gateway = await startGateway()
    const head = headOf('POST', '/api/birth-records', `content-length: ${1024 * mib}`)
    const { socket, answer } = await sendRaw(gateway.port, head, Buffer.alloc(34 * mib))
    socket.pause()
    // Twenty more pieces, long after the answer was sent.
    for (let piece = 0; piece < 20; piece += 1) {
      await setTimeout(20)
      socket.write(Buffer.alloc(1024))
    }
    socket.resume().end()
    expect(await answer()).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('is not waited for any longer than a moment, whoever goes on sending', async () => {
    gateway = await startGateway()
    const head = headOf('POST', '/api/birth-records', `content-length: ${1024 * mib}`)
    const { socket } = await sendRaw(gateway.port, head, Buffer.alloc(34 * mib))
    const closed = once(socket, 'close')
    socket.on('error', () => undefined)
    const sending = setInterval(() => socket.write(Buffer.alloc(1024)), 50)
    const begun = Date.now()
    await closed
    clearInterval(sending)
    expect(Date.now() - begun).toBeLessThan(10_000)
  })
})

describe('a body that stalls', () => {
  it.each([
    ['a call', 'POST', '/api/birth-records'],
    ['a file', 'PUT', '/api/objects/f1?signature=x'],
    ['a call that is refused anyway', 'POST', '/api/nothing'],
  ])('ends early with 408 and a sentence: %s', async (_, method, path) => {
    gateway = await startGateway({ bodyPace: { idleMs: 50, minBytesPerSecond: 1 } })
    const { answer } = await sendRaw(gateway.port, headOf(method, path, 'content-length: 1000'), '{"a":')
    const text = await answer()
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(problemIn(text)).toMatchObject({
      code: 'request_timeout',
      detail: 'What was being sent stopped arriving. Please check the connection and try again.',
    })
  })
})

describe('unfinished requests', () => {
  it('[API-032] hold neither health nor the calls of others, however many there are', async () => {
    let time = Date.now()
    const isAsked: string[] = []
    gateway = await startGateway({
      now: () => time,
      services: {
        records: (request, response) => {
          isAsked.push(String(request.method))
          request.resume().on('end', () => response.end('{}'))
        },
      },
    })
    const known = cookieOf(await fetch(gateway.url, { headers: { accept: 'text/html' } }))
    time += 61_000
    const unfinished: RawRequest[] = []
    const hold = async (path: string, method = 'POST') => {
      const head = headOf(method, path, 'content-length: 1000', 'accept: text/event-stream')
      unfinished.push(await sendRaw(gateway.port, head, '{"a":'))
    }
    for (let at = 0; at < 400; at += 1) await hold('/api/birth-records')
    for (let at = 0; at < 200; at += 1) await hold(`/api/objects/f${at}?signature=x`, 'PUT')

    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const answer = await fetch(gateway.url + path, { signal: AbortSignal.timeout(10_000) })
      expect([path, answer.status]).toEqual([path, 200])
    }
    const send = (cookie: string) =>
      fetch(`${gateway.url}/api/birth-records`, { method: 'POST', body: '{}', headers: { cookie } })
    expect((await send(known)).status).toBe(200)
    // Nothing but that one call has reached the service, apart from the few files that an address may have on their way.
    expect(isAsked.filter((method) => method === 'POST')).toHaveLength(1)
    expect(isAsked.length).toBeLessThanOrEqual(64)
    // A new visitor of the address that holds so much waits.
    const refused = await send('')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    for (const { socket } of unfinished) socket.destroy()
  })

  it('are few for one visitor, known or not', async () => {
    let time = Date.now()
    gateway = await startGateway({ now: () => time })
    const known = cookieOf(await fetch(gateway.url, { headers: { accept: 'text/html' } }))
    time += 61_000
    const head = headOf('POST', '/api/birth-records', 'content-length: 2', `cookie: ${known}`)
    const waiting: RawRequest[] = []
    for (let at = 0; at < 8; at += 1) waiting.push(await sendRaw(gateway.port, head))
    const send = () =>
      fetch(`${gateway.url}/api/birth-records`, { method: 'POST', body: '{}', headers: { cookie: known } })
    // The eight are counted as soon as their heads are read, which this call waits for.
    await fetch(`${gateway.url}/healthz`)
    expect((await send()).status).toBe(429)
    for (const { socket } of waiting) socket.write('{}')
    for (const { answer } of waiting) expect(await answer()).toMatch(/^HTTP\/1\.1 200 /)
    expect((await send()).status).toBe(200)
  })
})

describe('files on their way to a service', () => {
  const put = ['PUT /api/objects/f1?signature=x HTTP/1.1', 'connection: close', 'content-length: 4']
  let cookies: string[]
  /** The first two of a file's four bytes, of the known visitor with this number. */
  const beginFile = (visitor: number, cookie = '') =>
    sendRaw(gateway.port, [...put, `cookie: ${cookies[visitor]}${cookie}`], 'ab')
  /** What it answers resolves when so many files have begun to arrive at the service. */
  const startWithRecords = async () => {
    let time = Date.now()
    let arrived = 0
    const waiting = new Set<() => void>()
    gateway = await startGateway({
      now: () => time,
      services: {
        records: (request, response) => {
          request.on('error', () => undefined)
          request.once('data', () => {
            arrived += 1
            for (const look of waiting) look()
          })
          request.resume().on('end', () => response.end('{}'))
        },
      },
    })
    const pages = await Promise.all(
      Array.from({ length: 9 }, () => fetch(gateway.url, { headers: { accept: 'text/html' } })),
    )
    cookies = pages.map(cookieOf)
    time += 61_000
    return (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (arrived < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
  }
  const finish = async ({ socket, answer }: RawRequest) => {
    socket.write('cd')
    return (await answer()).slice(0, 12)
  }

  it('[API-032] are 64 at once: one more is told when to come back, calls go on, and each that ends makes room', async () => {
    const untilArrived = await startWithRecords()
    const files: RawRequest[] = []
    for (let at = 0; at < 64; at += 1) files.push(await beginFile(Math.floor(at / 8)))
    await untilArrived(64)
    const tooMuch = await beginFile(8)
    tooMuch.socket.write('cd')
    const refused = await tooMuch.answer()
    expect(refused).toMatch(/^HTTP\/1\.1 503 /)
    expect(refused).toMatch(/\r\nretry-after: 5\r\n/i)
    expect(problemIn(refused)).toMatchObject({
      code: 'unavailable',
      detail: 'Many files are arriving just now. Please try again in a moment.',
    })
    const call = await fetch(`${gateway.url}/api/birth-records`, { method: 'POST', body: '{}' })
    expect(call.status).toBe(200)
    const state = await fetch(`${gateway.url}/api/objects/f1?signature=x`)
    expect(state.status).toBe(200)
    const [first, ...others] = files
    if (!first) throw new Error('no file')
    expect(await finish(first)).toBe('HTTP/1.1 200')
    const next = await beginFile(8)
    await untilArrived(65)
    for (const file of [next, ...others]) expect(await finish(file)).toBe('HTTP/1.1 200')
  })

  it('take no place for a sender who left before they were let in', async () => {
    const untilArrived = await startWithRecords()
    // Whoever brings a session is looked up first, and is gone by then.
    let letGo = () => {}
    const isGone = new Promise<void>((resolve) => (letGo = resolve))
    let lookups = 0
    let allAsked = () => {}
    const areAsked = new Promise<void>((resolve) => (allAsked = resolve))
    await gateway.upstreams.accounts.close()
    gateway.upstreams.accounts = await startUpstream((request, response) => {
      request.resume()
      if ((lookups += 1) === 64) allAsked()
      void isGone.then(() => response.setHeader('content-type', 'application/json').end('{"user":null}'))
    }, gateway.upstreams.accounts.port)
    const leavers: RawRequest[] = []
    for (let at = 0; at < 64; at += 1)
      leavers.push(await beginFile(Math.floor(at / 8), `; codex_staff=session-${at}`))
    await areAsked
    for (const { socket } of leavers) {
      const closed = once(socket, 'close')
      socket.destroy()
      await closed
    }
    // Read by the gateway after the ends of the connections before it.
    await fetch(`${gateway.url}/healthz`)
    letGo()
    const file = await beginFile(8)
    await untilArrived(1)
    expect(await finish(file)).toBe('HTTP/1.1 200')
  })
})
