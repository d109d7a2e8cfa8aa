import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { maxFileBytes } from '@shared/contracts/uploads'
import { objectStoreSettings } from '@shared/node/config'
import { silentLogger } from '@shared/node/logger'
import { wholeOf } from '@shared/node/object-bytes'
import { createParentsFiles } from '@shared/node/parents-files'
import { createObjectStore } from '@shared/node/object-store'
import { callerHeader, visitorCaller } from '@shared/node/testing/caller-request'
import { locatedPicture, pdf } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { startS3Server } from '@shared/node/testing/s3-server'
import { createFileRepository } from './file.repository'
import { createUnusedFiles } from './unused-files'
import { createUploadRepository } from './upload.repository'

/** A PDF of so many bytes, each of its kilobytes telling where it stands. */
const letter = (size: number, mark = 'letter'): Buffer => {
  const bytes = Buffer.alloc(size, ' ')
  pdf.copy(bytes)
  for (let at = 1024; at + 32 < size; at += 1024) bytes.write(`${mark} ${at} `, at, 'latin1')
  return bytes
}
const megabyte = 1024 * 1024

describe.each(['a folder', 'an S3-compatible store'])('an upload that breaks off, kept in %s', (kind) => {
  let service: RecordsUnderTest
  /** Two copies of the service behind one database and one store. */
  let servers: Server[]
  let stopStore = async () => {}
  beforeAll(async () => {
    if (kind !== 'a folder') {
      const s3 = await startS3Server()
      stopStore = s3.stop
      const settings = objectStoreSettings.parse({ DATA_DIR: '/nowhere', ...s3.settings })
      service = await startRecords({ objects: await createObjectStore(settings) })
    } else service = await startRecords()
    servers = [createServer(service.app), createServer(service.copy())]
    for (const server of servers) {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
    }
  })
  afterAll(async () => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    await service.store.stop()
    await stopStore()
  })
  beforeEach(() => service.reset())
  afterEach(() => jest.restoreAllMocks())

  // Listening on TCP gives an address of this kind.
  const portOf = (copy: number) => (servers[copy]?.address() as AddressInfo).port
  const signed = (method: string, path: string) =>
    callerHeader(visitorCaller('visitor-1'), 'records', method, path)
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    {
      body,
      range,
      copy = 0,
      type,
    }: { body?: Buffer | string; range?: string; copy?: number; type?: string } = {},
  ) => {
    const call = httpRequest({
      port: portOf(copy),
      method,
      path,
      headers: {
        ...signed(method, path),
        ...(range ? { 'content-range': range } : {}),
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        'content-type': type ?? (typeof body === 'string' ? 'application/json' : 'application/octet-stream'),
      },
    })
    call.end(body)
    const [answer] = await once(call, 'response')
    return { status: Number(answer.statusCode), body: JSON.parse((await buffer(answer)).toString('utf8')) }
  }
  const addressFor = async (asked: object = {}): Promise<string> =>
    (await ask('POST', '/api/objects/upload', { body: JSON.stringify(asked) })).body.uploadURL
  const stateAt = async (address: string, copy = 1) => (await ask('GET', address, { copy })).body.received
  const untilReceived = async (address: string, bytes: number) => {
    while ((await stateAt(address)) !== bytes) await new Promise((resolve) => setImmediate(resolve))
  }
  /** Sends the head of a PUT and some of its bytes. */
  const beginPut = async (address: string, head: Record<string, string | number>, bytes: Buffer) => {
    const socket = connect(portOf(0), '127.0.0.1')
    socket.on('error', () => undefined)
    const lines = Object.entries({ host: 'x', ...signed('PUT', address), ...head })
    socket.write(`PUT ${address} HTTP/1.1\r\n${lines.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`)
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
    return socket
  }
  /** As `beginPut`; then the connection is cut. */
  const cutPut = async (address: string, head: Record<string, string | number>, bytes: Buffer) => {
    const socket = await beginPut(address, head, bytes)
    const closed = once(socket, 'close')
    socket.destroy()
    await closed
  }
  const rangeOf = (from: number, to: number, all: number) => `bytes ${from}-${to - 1}/${all}`
  const storedBytes = async (address: string): Promise<Buffer | null> => {
    const id = /objects\/(\w+)/.exec(address)?.[1] ?? ''
    const file = await createFileRepository(service.store.connection).find(id)
    const object = file ? await createParentsFiles(service.objects, service.keys).get(file.key) : null
    return object && wholeOf(object)
  }
  const uploads = () => createUploadRepository(service.store.connection)
  const partsLeft = async () => {
    const left = await uploads().findStarted(new Date('2999-01-01'), 100)
    return left.flatMap(({ keys }) => keys)
  }

  it('goes on where it broke off, at another copy of the service, as often as it breaks', async () => {
    const file = letter(3 * megabyte)
    const address = await addressFor({ size: file.length, contentType: 'application/pdf' })
    expect(await stateAt(address)).toBe(0)
    await cutPut(address, { 'content-length': file.length }, file.subarray(0, 700_001))
    await untilReceived(address, 700_001)
    const second = {
      'content-length': file.length - 700_001,
      'content-range': rangeOf(700_001, file.length, file.length),
    }
    await cutPut(address, second, file.subarray(700_001, 2_500_000))
    await untilReceived(address, 2_500_000)
    const kept = await partsLeft()
    const last = await ask('PUT', address, {
      body: file.subarray(2_500_000),
      range: rangeOf(2_500_000, file.length, file.length),
      copy: 1,
    })
    expect([last.status, last.body]).toEqual([
      200,
      { fileURL: address.split('?')[0], contentType: 'application/pdf', size: file.length },
    ])
    expect((await storedBytes(address))?.equals(file)).toBe(true)
    expect(await stateAt(address)).toBe(file.length)
    expect(kept.length).toBeGreaterThan(0)
    for (const key of kept) expect(await service.objects.has(key)).toBe(false)
    expect(await service.store.counts()).toMatchObject({ fileuploads: 0, babyfiles: 1 })
    expect((await ask('PUT', '/api/baby-files', { body: JSON.stringify({ fileURL: address }) })).status).toBe(
      200,
    )
  })

  it('keeps what has come when its process ends, which waits for that', async () => {
    const file = letter(3 * megabyte)
    const address = await addressFor({ size: file.length, contentType: 'application/pdf' })
    const connected = once(servers[0] as Server, 'connection')
    const sent = await beginPut(address, { 'content-length': file.length }, file.subarray(0, 700_001))
    const [connection] = await connected
    while (connection.bytesRead < sent.bytesWritten) await new Promise((resolve) => setImmediate(resolve))
    servers[0]?.closeAllConnections()
    await service.underWay.settled()
    expect(await stateAt(address)).toBe(700_001)
  })

  it('takes a file in pieces that the sender chooses, and says after each how far it is', async () => {
    const file = letter(250_000)
    const address = await addressFor()
    for (const [from, to] of [
      [0, 100_000],
      [100_000, 100_001],
    ] as const) {
      const answer = await ask('PUT', address, {
        body: file.subarray(from, to),
        range: rangeOf(from, to, 250_000),
      })
      expect([answer.status, answer.body]).toEqual([200, { received: to }])
    }
    const range = rangeOf(100_001, 250_000, 250_000)
    expect((await ask('PUT', address, { body: file.subarray(100_001), range })).body.size).toBe(250_000)
    expect((await storedBytes(address))?.equals(file)).toBe(true)
  })

  it('refuses a range that does not go on where the bytes end, and says where they do', async () => {
    const file = letter(200_000)
    const address = await addressFor()
    const put = (from: number, to: number, all = file.length) =>
      ask('PUT', address, { body: file.subarray(from, to), range: rangeOf(from, to, all) })
    await put(0, 50_000)
    for (const from of [49_999, 50_001, 100_000]) {
      const answer = await put(from, 150_000)
      expect([answer.status, answer.body.code, answer.body.details]).toEqual([
        409,
        'conflict',
        { received: 50_000 },
      ])
      expect(answer.body.detail).toContain('50000 bytes of this file have arrived')
    }
    const otherFile = await put(50_000, 60_000, 190_000)
    expect([otherFile.status, otherFile.body.details]).toEqual([409, { received: 0 }])
    expect((await put(50_000, 200_000)).status).toBe(200)
    const again = await put(50_000, 200_000)
    expect([again.status, again.body.details]).toEqual([409, { received: 200_000 }])
  })

  it.each([
    ['bytes 0-1', 2],
    ['bytes 5-2/10', 2],
    ['bytes 0-10/10', 11],
    ['bytes 0-4/10', 4],
    ['octets 0-1/2', 2],
    ['bytes */10', 1],
  ])('refuses the Content-Range %s of %i bytes with 400 by its name', async (range, size) => {
    const answer = await ask('PUT', await addressFor(), { body: pdf.subarray(0, size), range })
    expect([answer.status, answer.body.faults[0].path]).toEqual([400, 'content-range'])
  })

  it('[UPL-011] [UPL-012] [UPL-013] checks size and content of the whole in the end, as without pieces', async () => {
    const size = maxFileBytes + 1
    const tooLarge = await ask('PUT', await addressFor(), { body: pdf, range: rangeOf(0, pdf.length, size) })
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'too_large'])
    const bound = await addressFor({ size: 100 })
    expect((await ask('PUT', bound, { body: pdf, range: rangeOf(0, pdf.length, 99) })).status).toBe(400)

    const text = Buffer.alloc(2000, 'no picture ')
    const address = await addressFor()
    await ask('PUT', address, { body: text.subarray(0, 1000), range: rangeOf(0, 1000, 2000) })
    const refused = await ask('PUT', address, { body: text.subarray(1000), range: rangeOf(1000, 2000, 2000) })
    expect([refused.status, refused.body.code]).toEqual([415, 'unsupported_type'])
    expect(await stateAt(address)).toBe(0)
    expect(await service.store.counts()).toMatchObject({ babyfiles: 0, fileuploads: 0 })
  })

  it('[UPL-014] keeps no place in a picture that came in pieces, nor a piece of it', async () => {
    const picture = await locatedPicture('jpeg')
    const address = await addressFor()
    await cutPut(address, { 'content-length': picture.length }, picture.subarray(0, 300))
    await untilReceived(address, 300)
    const kept = await partsLeft()
    const range = rangeOf(300, picture.length, picture.length)
    expect((await ask('PUT', address, { body: picture.subarray(300), range })).status).toBe(200)
    expect((await storedBytes(address))?.includes('CameraMaker')).toBe(false)
    for (const key of kept) expect(await service.objects.has(key)).toBe(false)
  })

  it('[UPL-009] [UPL-010] tells its state to nobody else; what was begun can be finished within a day', async () => {
    const address = await addressFor()
    await cutPut(address, { 'content-length': 1000 }, letter(1000).subarray(0, 400))
    await untilReceived(address, 400)
    const otherAddress = address.replace(
      /signature=(.)/,
      (_all, first) => `signature=${first === 'A' ? 'B' : 'A'}`,
    )
    expect((await ask('GET', otherAddress)).status).toBe(403)
    const begun = service.now.getTime()
    const put = (at: number) => {
      service.now = new Date(at)
      return ask('PUT', address, { body: letter(1000).subarray(400, 500), range: rangeOf(400, 500, 1000) })
    }
    expect((await put(begun + 86_400_000)).status).toBe(410)
    expect((await put(begun + 86_400_000 - 1)).status).toBe(200)
    const fresh = await addressFor()
    service.now = new Date(service.now.getTime() + 600_000)
    expect((await ask('GET', fresh)).status).toBe(410)
  })

  it('never mixes two requests at the same address', async () => {
    const [one, two] = [letter(5 * megabyte, 'one'), letter(5 * megabyte, 'two')]
    const address = await addressFor()
    const first = await beginPut(
      address,
      { 'content-length': one.length, connection: 'close' },
      one.subarray(0, 4_400_000),
    )
    while (!(await stateAt(address))) await new Promise((resolve) => setImmediate(resolve))
    await cutPut(address, { 'content-length': two.length }, two.subarray(0, 1_500_000))
    await untilReceived(address, 1_500_000)
    first.write(one.subarray(4_400_000))
    const answer = (await buffer(first)).toString('latin1')
    // The one that was overtaken is told where the other stands, and what it brought is in no file.
    expect(answer).toMatch(/^HTTP\/1\.1 409 [^]*"details":\{"received":1500000\}/)
    const end = { body: two.subarray(1_500_000), range: rangeOf(1_500_000, two.length, two.length) }
    expect((await ask('PUT', address, end)).status).toBe(200)
    expect((await storedBytes(address))?.equals(two)).toBe(true)

    const other = await addressFor()
    await ask('PUT', other, { body: two.subarray(0, 1000), range: rangeOf(0, 1000, two.length) })
    const rest = { body: two.subarray(1000), range: rangeOf(1000, two.length, two.length) }
    const answers = await Promise.all([0, 1, 0, 1].map((copy) => ask('PUT', other, { ...rest, copy })))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await storedBytes(other))?.equals(two)).toBe(true)
  })

  it('begins anew with a request without a range, and keeps nothing of what was before', async () => {
    const file = letter(2000)
    const address = await addressFor()
    await cutPut(address, { 'content-length': 2000 }, letter(2000, 'other').subarray(0, 1500))
    await untilReceived(address, 1500)
    const before = await partsLeft()
    await cutPut(address, { 'content-length': 2000 }, file.subarray(0, 700))
    await untilReceived(address, 700)
    for (const key of before) expect(await service.objects.has(key)).toBe(false)
    await ask('PUT', address, { body: file.subarray(700), range: rangeOf(700, 2000, 2000) })
    expect((await storedBytes(address))?.equals(file)).toBe(true)
  })

  it('says to begin anew when what had arrived is gone from the store', async () => {
    const file = letter(2000)
    const address = await addressFor()
    await ask('PUT', address, { body: file.subarray(0, 500), range: rangeOf(0, 500, 2000) })
    for (const key of await partsLeft()) await service.objects.delete(key)
    const answer = await ask('PUT', address, { body: file.subarray(500), range: rangeOf(500, 2000, 2000) })
    expect([answer.status, answer.body.details]).toEqual([409, { received: 0 }])
    expect(await stateAt(address)).toBe(0)
    expect((await ask('PUT', address, { body: file })).status).toBe(200)
    expect(await stateAt(address)).toBe(2000)
  })

  it('keeps what it has when the store fails in between, and goes on there', async () => {
    const file = letter(3 * megabyte)
    const address = await addressFor()
    const put = jest.spyOn(service.objects, 'put')
    await ask('PUT', address, { body: file.subarray(0, 1000), range: rangeOf(0, 1000, file.length) })
    put.mockRejectedValueOnce(new Error('disk full'))
    const rest = { body: file.subarray(1000), range: rangeOf(1000, file.length, file.length) }
    expect((await ask('PUT', address, rest)).status).toBe(500)
    expect(await stateAt(address)).toBe(1000)
    expect((await ask('PUT', address, rest)).status).toBe(200)
    expect((await storedBytes(address))?.equals(file)).toBe(true)
  })

  it('is removed with the unused files, to the last of its bytes', async () => {
    const address = await addressFor()
    await ask('PUT', address, { body: letter(2000).subarray(0, 500), range: rangeOf(0, 500, 2000) })
    const keys = await partsLeft()
    const unused = createUnusedFiles({
      repository: createFileRepository(service.store.connection),
      uploads: uploads(),
      store: service.objects,
      destroyKey: async (fileId) => service.keys.destroy(fileId),
      logger: silentLogger(),
      days: 30,
      now: () => service.now,
    })
    service.now = new Date(service.now.getTime() + 86_400_000)
    expect(await unused.sweep()).toBe(0)
    service.now = new Date(service.now.getTime() + 1)
    expect(await unused.sweep()).toBe(1)
    expect(keys).toHaveLength(1)
    for (const key of keys) expect(await service.objects.has(key)).toBe(false)
    expect(await service.store.counts()).toMatchObject({ fileuploads: 0 })
  })
})
