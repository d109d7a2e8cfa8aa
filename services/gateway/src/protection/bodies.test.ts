import { problemSchema } from '@shared/contracts/errors'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'
import { sendRaw, sendUntilAnswered } from '../testing/raw-request'
import type { RawRequest } from '../testing/raw-request'

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
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

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
  }, 30_000)

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
