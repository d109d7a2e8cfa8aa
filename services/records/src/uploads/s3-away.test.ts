import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { objectStoreSettings } from '@shared/node/config'
import { silentLogger } from '@shared/node/logger'
import { wholeOf } from '@shared/node/object-bytes'
import { createObjectStore } from '@shared/node/object-store'
import type { ObjectStore } from '@shared/node/object-store'
import { createObjectStoreWatch } from '@shared/node/object-store-watch'
import { createS3ObjectStore } from '@shared/node/s3-object-store'
import { createServiceApp } from '@shared/node/service-app'
import { startBreakingRelay } from '@shared/node/testing/breaking-relay'
import type { BreakingRelay } from '@shared/node/testing/breaking-relay'
import { requestAs, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { freePort } from '@shared/node/testing/service-process'
import { pdf } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { startS3Server } from '@shared/node/testing/s3-server'
import type { S3Server } from '@shared/node/testing/s3-server'

let s3: S3Server
/** Takes connections and never answers. */
let silent: Server
const held = new Set<Socket>()
beforeAll(async () => {
  s3 = await startS3Server()
  silent = createServer((socket) => void held.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterAll(async () => {
  for (const socket of held) socket.destroy()
  silent.close()
  await s3.stop()
})

const settingsOf = (changes: Record<string, string> = {}) => ({
  ...objectStoreSettings.parse({ DATA_DIR: '/nowhere', ...s3.settings, ...changes }),
  S3_BUCKET: changes['S3_BUCKET'] ?? 'codex',
})
// Listening on TCP gives an address of this kind.
const silentAddress = () => `http://127.0.0.1:${(silent.address() as AddressInfo).port}`

describe('at the start', () => {
  const readiness = async (store: ObjectStore) => {
    const lines: unknown[] = []
    const logger = silentLogger()
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(logger, level).mockImplementation((...line: unknown[]) => void lines.push([level, line[1]]))
    const watch = createObjectStoreWatch({ store, logger })
    await watch.look()
    const app = createServiceApp({
      name: 'records',
      logger: silentLogger(),
      secret: testSecret,
      isReady: () => true,
      settingsFault: watch.fault,
      mount: () => undefined,
    })
    const { status, body } = await (await requestAs(app, null, 'get', '/readyz')).call
    return { status, fault: body.fault as string | undefined, lines }
  }

  it('right settings are taken', async () => {
    const store = await createObjectStore(settingsOf())
    expect(await readiness(store)).toEqual({ status: 200, fault: undefined, lines: [] })
  })
  it('a bucket that does not exist is told, in the log and at /readyz', async () => {
    const store = await createObjectStore(settingsOf({ S3_BUCKET: 'nobodys' }))
    expect(await readiness(store)).toEqual({
      status: 503,
      fault: 'S3_BUCKET: the store knows no bucket nobodys',
      lines: [['error', 'the object store does not take the settings']],
    })
  })
  it('wrong keys are told', async () => {
    const { status, fault } = await readiness(
      await createObjectStore(settingsOf({ S3_ACCESS_KEY_ID: 'nobody' })),
    )
    expect(status).toBe(503)
    expect(fault).toMatch(
      /^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the store refuses them for the bucket codex/,
    )
  })
  it('a folder that cannot be written is told', async () => {
    const store = await createObjectStore(objectStoreSettings.parse({ DATA_DIR: '/dev/null' }))
    expect((await readiness(store)).fault).toBe('DATA_DIR: the folder /dev/null/objects cannot be written')
  })
  it('a store that is away takes nobody’s places and forms with it: told in the log, and ready', async () => {
    const store = await createObjectStore(settingsOf({ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` }))
    expect(await readiness(store)).toEqual({
      status: 200,
      fault: undefined,
      lines: [['warn', 'the object store cannot be reached']],
    })
  })
})

describe('[ERR-014] a store that goes away', () => {
  let service: RecordsUnderTest
  beforeAll(async () => {
    service = await startRecords({
      objects: createS3ObjectStore(settingsOf({ S3_ENDPOINT: silentAddress() }), { timeoutMs: 100 }),
    })
  })
  afterAll(() => service.store.stop())

  it('and never answers is given up after its time, on every call, as a part that is away', async () => {
    const { objects } = service
    for (const call of [
      () => objects.put('files/a', pdf, 'application/pdf'),
      () => objects.get('files/a'),
      () => objects.has('files/a'),
      () => objects.delete('files/a'),
      () => objects.check(),
    ])
      await expect(call()).rejects.toMatchObject({ name: 'PartAwayError', part: 'files' })
  })

  it('is told to a parent as what it is, with 503 and when to come back; the file is taken once it is there again', async () => {
    const asked = await requestAs(service.app, visitorCaller('visitor-1'), 'post', '/api/objects/upload')
    const address = String((await asked.call).body.uploadURL)
    const put = async () => {
      const { call } = await requestAs(service.app, visitorCaller('visitor-1'), 'put', address)
      return call.set('content-type', 'application/pdf').send(pdf)
    }
    const answer = await put()
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      503,
      'unavailable',
      { part: 'files' },
    ])
    expect(answer.body.detail).toBe(
      'The store of files cannot be reached right now. Please try again in a moment.',
    )
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    Object.assign(service.objects, await createObjectStore(settingsOf()))
    expect((await put()).status).toBe(200)
  })
})

describe('[ERR-014] a store whose answer breaks off in its middle', () => {
  const timeoutMs = 500
  let relay: BreakingRelay
  let kept: ObjectStore
  let read: ObjectStore
  beforeAll(async () => {
    relay = await startBreakingRelay(String(s3.settings['S3_ENDPOINT']))
    kept = createS3ObjectStore(settingsOf())
    read = createS3ObjectStore(settingsOf({ S3_ENDPOINT: relay.url }), { timeoutMs })
  })
  beforeEach(() => relay.breakAfter(undefined))
  afterAll(() => relay.close())

  it.each(['cut', 'silent'] as const)('is a part that is away, to whoever reads: %s', async (how) => {
    await kept.put('files/a', Buffer.alloc(200_000, 'a'), 'application/pdf')
    relay.breakAfter(50_000, how)
    const object = await read.get('files/a')
    expect(object?.size).toBe(200_000)
    await expect(object && wholeOf(object)).rejects.toMatchObject({
      name: 'PartAwayError',
      part: 'files',
    })
  })

  it('waits for a reader who takes his time', async () => {
    await kept.put('files/a', Buffer.alloc(8_000_000, 'a'), 'application/pdf')
    const object = await read.get('files/a')
    if (!object) throw new Error('not there')
    const first = await object.next()
    await new Promise((resolve) => setTimeout(resolve, 2 * timeoutMs))
    expect((first?.length ?? 0) + (await wholeOf(object)).length).toBe(8_000_000)
  })

  it('lets go of the connection of who leaves before the end', async () => {
    await kept.put('files/a', Buffer.alloc(2_000_000, 'a'), 'application/pdf')
    const object = await read.get('files/a')
    object?.close()
    await relay.untilIdle()
  })

  it('costs the last bytes of an upload a 503 with when to come back, and nothing that was kept', async () => {
    const objects = createS3ObjectStore(settingsOf({ S3_ENDPOINT: relay.url }))
    const service = await startRecords({ objects })
    try {
      const file = Buffer.concat([pdf, Buffer.alloc(200_000, ' ')])
      const asked = await requestAs(service.app, visitorCaller('visitor-1'), 'post', '/api/objects/upload')
      const address = String((await asked.call).body.uploadURL)
      const put = async (from: number, to: number) => {
        const { call } = await requestAs(service.app, visitorCaller('visitor-1'), 'put', address)
        return call
          .set('content-type', 'application/octet-stream')
          .set('content-range', `bytes ${from}-${to - 1}/${file.length}`)
          .send(file.subarray(from, to))
      }
      expect((await put(0, 150_000)).status).toBe(200)
      relay.breakAfter(50_000)
      const broken = await put(150_000, file.length)
      expect([broken.status, broken.body.code, broken.body.details]).toEqual([
        503,
        'unavailable',
        { part: 'files' },
      ])
      expect(Number(broken.headers['retry-after'])).toBeGreaterThan(0)
      relay.breakAfter(undefined)
      const again = await put(150_000, file.length)
      expect([again.status, again.body.size]).toEqual([200, file.length])
    } finally {
      await service.store.stop()
    }
  })
})

it.each([
  ['507', 'XMinioStorageFull'],
  ['507', 'InsufficientStorage'],
  ['403', 'QuotaExceeded'],
  ['400', 'XMinioAdminBucketQuotaExceeded'],
  ['400', 'EntityTooLarge'],
])(
  'a store that answers %s %s has no room, which a parent is told, and not that it is away',
  async (status, code) => {
    const full = createHttpServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(Number(status), { 'content-type': 'application/xml' })
        response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No room</Message></Error>`)
      })
    }).listen(0, '127.0.0.1')
    await once(full, 'listening')
    // Listening on TCP gives an address of this kind.
    const { port } = full.address() as AddressInfo
    try {
      const store = createS3ObjectStore(settingsOf({ S3_ENDPOINT: `http://127.0.0.1:${port}` }))
      await expect(store.put('files/a', pdf, 'application/pdf')).rejects.toMatchObject({
        name: 'PartAwayError',
        part: 'disk',
        status: 503,
        retryAfterSeconds: 60,
      })
    } finally {
      full.close()
    }
  },
)

it('[ERR-014] a disk without room is told as such with 503, leaves nothing behind, and heals by itself', async () => {
  const service = await startRecords()
  try {
    const put = service.objects.put
    service.objects.put = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    const asked = await requestAs(service.app, visitorCaller('visitor-1'), 'post', '/api/objects/upload')
    const address = String((await asked.call).body.uploadURL)
    const send = async () => {
      const { call } = await requestAs(service.app, visitorCaller('visitor-1'), 'put', address)
      return call.set('content-type', 'application/pdf').send(pdf)
    }
    const full = await send()
    expect([full.status, full.body.details]).toEqual([503, { part: 'disk' }])
    expect(full.body.detail).toContain('no room left to write')
    service.objects.put = put
    expect((await send()).status).toBe(200)
  } finally {
    await service.store.stop()
  }
})
