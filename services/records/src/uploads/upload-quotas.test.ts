import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { ClientRequest, IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { silentLogger } from '@shared/node/logger'
import { callerHeader, requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { pdf } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { createFileRepository } from './file.repository'
import { createUnusedFiles } from './unused-files'
import { createUploadRepository } from './upload.repository'
import { takeTurns } from './take-turns'
import { createUploadQuotas } from './upload-quotas'

const megabyte = 1024 * 1024
const limits = {
  maxVisitorBytes: 2 * megabyte,
  maxVisitorDayBytes: 4 * megabyte,
  maxTotalBytes: 3 * megabyte,
  maxVisitorUploads: 2,
  maxUploads: 3,
}
let service: RecordsUnderTest
let server: Server
beforeAll(async () => {
  service = await startRecords({ uploadLimits: limits })
  server = createServer(service.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await service.store.stop()
})
let minutes = 0
beforeEach(async () => {
  await service.reset()
  // The sum over all visitors is believed for some seconds.
  minutes += 1
  service.now = new Date(Date.parse('2026-04-01T12:00:00Z') + minutes * 60_000)
})

const addressOf = async (visitor: string) => {
  const { call } = await requestAs(service.app, visitorCaller(visitor), 'post', '/api/objects/upload')
  return String((await call).body.uploadURL)
}
const send = async (visitor: string, size: number) => {
  const { call } = await requestAs(service.app, visitorCaller(visitor), 'put', await addressOf(visitor))
  const answer = await call
    .set('content-type', 'application/pdf')
    .send(Buffer.concat([pdf, Buffer.alloc(size)]))
  return { status: answer.status, code: answer.body.code, retryAfter: Number(answer.headers['retry-after']) }
}
/**
 * Sends all but the last byte, and waits until the service reads them, having admitted the file: another one that is sent
 * earlier could be counted before it, and this one be refused.
 */
const withhold = async (visitor: string, size: number): Promise<ClientRequest> =>
  (await beginning(visitor, size)).call
interface Beginning {
  call: ClientRequest
  path: string
  size: number
}
async function beginning(visitor: string, size: number): Promise<Beginning> {
  // Listening on TCP gives an address of this kind.
  const { port } = server.address() as AddressInfo
  const path = await addressOf(visitor)
  const headers = {
    ...callerHeader(visitorCaller(visitor), 'records', 'PUT', path),
    'content-type': 'application/pdf',
    'content-length': size,
  }
  const call = httpRequest({ port, method: 'PUT', path, agent: false, headers })
  call.on('error', () => undefined)
  const isRead = new Promise<void>((resolve) => {
    const look = (request: IncomingMessage) => {
      if (request.url !== path) return
      server.off('request', look)
      // How a body is read piece by piece; that of a refused file is thrown away in another manner.
      request.on('newListener', (event) => event === 'readable' && resolve())
    }
    server.on('request', look)
  })
  call.write(Buffer.alloc(size - 1, pdf))
  await isRead
  return { call, path, size }
}
/** Waits until all that a broken connection has brought is there. */
async function untilKept({ path, size }: Beginning, visitor: string) {
  for (;;) {
    const { call } = await requestAs(service.app, visitorCaller(visitor), 'get', path)
    if ((await call).body.received === size - 1) return
  }
}
const begun = () => createUploadRepository(service.store.connection).findStarted(new Date('2100-01-01'), 99)

it('one visitor’s files that no record uses are bounded; another still has room, until all have none', async () => {
  expect((await send('visitor-1', megabyte)).status).toBe(200)
  expect(await send('visitor-1', megabyte)).toEqual({ status: 429, code: 'rate_limited', retryAfter: 3600 })
  expect((await send('visitor-2', megabyte)).status).toBe(200)
  service.now = new Date(service.now.getTime() + 6000)
  expect(await send('visitor-3', megabyte)).toEqual({ status: 503, code: 'unavailable', retryAfter: 600 })
  const files = createFileRepository(service.store.connection)
  // What a record uses is no longer counted.
  for (const { _id } of await files.findUnused(new Date('2100-01-01'), 9)) await files.tie([_id], 'record-1')
  service.now = new Date(service.now.getTime() + 6000)
  expect((await send('visitor-1', megabyte)).status).toBe(200)
})

it('and so are those of a day that records took over one after the other; a day later there is room again', async () => {
  const files = createFileRepository(service.store.connection)
  const sendAndUse = async () => {
    const { status } = await send('visitor-8', megabyte)
    for (const { _id } of await files.findUnused(new Date('2100-01-01'), 9))
      await files.tie([_id], 'record-1')
    service.now = new Date(service.now.getTime() + 60_000)
    return status
  }
  expect([await sendAndUse(), await sendAndUse(), await sendAndUse()]).toEqual([200, 200, 200])
  expect(await send('visitor-8', megabyte)).toEqual({ status: 429, code: 'rate_limited', retryAfter: 3600 })
  expect((await send('visitor-9', megabyte)).status).toBe(200)
  service.now = new Date(service.now.getTime() + 24 * 3_600_000)
  expect(await sendAndUse()).toBe(200)
})

it('so are files whose last byte never comes: what they leave on the disk counts', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const path = await addressOf('visitor-4')
    const { call } = await requestAs(service.app, visitorCaller('visitor-4'), 'put', path)
    const answer = await call
      .set({ 'content-type': 'application/pdf', 'content-range': 'bytes 0-899999/900001' })
      .send(Buffer.alloc(900_000, pdf))
    expect([answer.status, answer.body]).toEqual([200, { received: 900_000 }])
  }
  expect(await send('visitor-4', megabyte)).toMatchObject({ status: 429 })
  expect((await begun()).reduce((sum, { received }) => sum + received, 0)).toBeLessThan(
    limits.maxVisitorBytes,
  )
})

it('and files that are on their way at once, of one visitor and of all', async () => {
  const open = [await withhold('visitor-5', 1000), await withhold('visitor-5', 1000)]
  // Whoever is refused is answered; who is admitted goes on waiting for the byte.
  const untilRefused = async (visitor: string) => {
    for (;;) {
      const { status, retryAfter } = await send(visitor, 10)
      if (status !== 200) return { status, retryAfter }
    }
  }
  expect(await untilRefused('visitor-5')).toEqual({ status: 429, retryAfter: 5 })
  open.push(await withhold('visitor-6', 1000))
  expect(await untilRefused('visitor-7')).toEqual({ status: 503, retryAfter: 5 })
  for (const call of open) call.destroy()
  for (;;) if ((await send('visitor-7', 10)).status === 200) break
})

it('the sweep removes all there is, however much came in a day', async () => {
  const uploads = createUploadRepository(service.store.connection)
  const files = createFileRepository(service.store.connection)
  const startedAt = new Date(service.now.getTime() - 25 * 3_600_000)
  const many = Array.from({ length: 230 }, (_, at) => at.toString(16).padStart(32, '0'))
  await Promise.all(
    many.map((_id) => uploads.begin({ _id, visitorId: 'v', attempt: 'a', total: 9, startedAt })),
  )
  const sweeper = createUnusedFiles({
    repository: files,
    uploads,
    store: service.objects,
    destroyKey: async (fileId) => service.keys.destroy(fileId),
    logger: silentLogger(),
    days: 30,
    now: () => service.now,
  })
  expect(await sweeper.sweep()).toBe(230)
  expect(await begun()).toEqual([])
})

it('the place of a file that hardly comes goes to the next one, while all are taken; what came of it is kept', async () => {
  const [slow, quick] = [await beginning('visitor-10', 1000), await beginning('visitor-10', 700_000)]
  const slower = await beginning('visitor-11', 500)
  const refused = { status: 503, code: 'unavailable', retryAfter: 5 }
  // None has had the time yet to show how it comes.
  expect(await send('visitor-12', 10)).toEqual(refused)
  service.now = new Date(service.now.getTime() + 10_100)
  const isBroken = once(slower.call, 'error')
  expect((await send('visitor-12', 10)).status).toBe(200)
  await isBroken
  const rest = async ({ path, size }: Beginning, visitor: string) => {
    const { call } = await requestAs(service.app, visitorCaller(visitor), 'put', path)
    const range = `bytes ${size - 1}-${size - 1}/${size}`
    return (await call.set({ 'content-type': 'application/pdf', 'content-range': range }).send('x')).status
  }
  await untilKept(slower, 'visitor-11')
  expect(await rest(slower, 'visitor-11')).toBe(200)
  // Those that did not have to go are where they were.
  for (const { call } of [slow, quick]) {
    const answered = once(call, 'response') as Promise<[IncomingMessage]>
    call.end('x')
    const [answer] = await answered
    answer.resume()
    expect(answer.statusCode).toBe(200)
  }
})

it('and no other does: none that comes steadily, is worked on, or has had no time yet; one of several slow ones at a time', async () => {
  let at = 0
  const quotas = createUploadQuotas({
    uploads: createUploadRepository(service.store.connection),
    files: createFileRepository(service.store.connection),
    limits,
    now: () => new Date(at),
  })
  const broken: string[] = []
  const arrive = (name: string, received = 0, isAwaited = true) =>
    quotas.admit(name, 10, {
      received: () => received,
      isAwaited: () => isAwaited,
      breakOff: () => void broken.push(name),
    })
  await arrive('steady', 11 * 64 * 1024)
  await arrive('worked on', 1000, false)
  const leave = await arrive('slow', 2000)
  at = 10_000
  await expect(arrive('one')).rejects.toMatchObject({ code: 'unavailable' })
  at = 11_000
  await arrive('two')
  // The slow one has not left yet.
  await expect(arrive('three')).rejects.toMatchObject({ code: 'unavailable' })
  leave()
  await expect(arrive('four')).rejects.toMatchObject({ code: 'unavailable' })
  at = 22_000
  await arrive('five')
  expect(broken).toEqual(['slow', 'two'])
})

it('takes turns: never more at once, each in its order, and a failure hands its place on', async () => {
  const turn = takeTurns(2)
  let [running, highest] = [0, 0]
  const order: number[] = []
  const work = (index: number) =>
    turn(async () => {
      highest = Math.max(highest, (running += 1))
      await new Promise((resolve) => setImmediate(resolve))
      order.push(index)
      running -= 1
      if (index === 1) throw new Error('no')
    })
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
  expect([highest, order, all[1]?.status]).toEqual([2, [0, 1, 2, 3, 4], 'rejected'])
})
