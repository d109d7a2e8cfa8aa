import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { segmentBytes } from '@shared/node/file-cipher'
import { silentLogger } from '@shared/node/logger'
import { objectOfStream, wholeOf } from '@shared/node/object-bytes'
import { PartAwayError } from '@shared/node/part-away'
import { RenderError } from '../rendering/render-error'
import { bookOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'

let service: ProofsUnderTest
beforeAll(async () => {
  service = await startProofs(silentLogger())
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  giveRecord(service)
  await service.request(referenceOf())
})

const jobId = jobIdOf('job 1')
const address = (extension: string, id = jobId) => `/api/proof/${id}/codex.${extension}`
const done = async () => {
  service.startWork()
  await service.until(jobId, 'done')
}

describe('the files of a proof', () => {
  it('are refused with 401 without a caller and 400 for an address that can be none', async () => {
    expect((await service.get(address('pdf'), null)).status).toBe(401)
    expect((await service.get(address('pdf', 'short'))).status).toBe(400)
    expect((await service.get(`${address('jpg')}?page=zero`)).status).toBe(400)
    expect((await service.get(`${address('jpg')}?width=9000`)).status).toBe(400)
  })
  it('are not there before the proof is, nor in other formats', async () => {
    expect((await service.get(address('pdf'))).status).toBe(404)
    await done()
    expect((await service.get(address('svg'))).status).toBe(404)
  })
  it.each([
    ['pdf', 'application/pdf'],
    ['webp', 'image/webp'],
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
  ])('[PRF-018][PRF-019] stand at one address with the extension swapped: %s', async (extension, type) => {
    await done()
    const answer = await service.get(address(extension))
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="birth-codex-01ABCDEFGH.${extension}"`,
    })
    expect(answer.headers['content-length']).not.toBe('0')
  })
  it('are the very bytes of the book', async () => {
    await done()
    const { call } = await requestAs(service.app, visitorCaller('v'), 'get', address('pdf'))
    const answer = await call.buffer(true).parse((response, give) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => give(null, Buffer.concat(parts)))
    })
    const [subject] = service.printed
    expect(subject && bookOf(subject).pdf.equals(answer.body)).toBe(true)
  })
  it('never carry the name of the child in their own name', async () => {
    await done()
    const { headers } = await service.get(address('pdf'))
    expect(JSON.stringify(headers)).not.toMatch(/amara|okonkwo/i)
  })
  it('are answered with 304 to who has them', async () => {
    await done()
    const { headers } = await service.get(address('jpg'))
    const etag = headers['etag']
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
    const { call } = await requestAs(service.app, visitorCaller('v'), 'get', address('jpg'))
    const again = await call.set('if-none-match', `"other", W/${etag}`)
    expect(again.status).toBe(304)
    expect(again.headers['content-length']).toBeUndefined()
    const { call: other } = await requestAs(service.app, visitorCaller('v'), 'get', address('jpg'))
    expect((await other.set('if-none-match', '"other"')).status).toBe(200)
  })
  it('by Proof ID may change with the next version, and are checked every time', async () => {
    await done()
    service.grants.set('record-1:visitor-1', 'OWNER')
    const { headers } = await service.get(address('pdf', '01ABCDEFGH'))
    expect(headers['cache-control']).toBe('private, no-cache')
  })
  it('begin with the first page, before its book is there; the same address shows the same picture afterwards', async () => {
    const { print } = service
    let setBook = () => {}
    const gate = new Promise<void>((resolve) => (setBook = resolve))
    service.print = async (subject) => {
      await gate
      return print(subject)
    }
    service.startWork()
    const early = await service.untilShown(jobId)
    expect(early).toMatchObject({ status: 'running', url: null, imageUrl: address('jpg') })
    const first = await service.get(early.imageUrl ?? '')
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.body.toString()).toBe('first page of 01ABCDEFGH')
    for (const other of [address('pdf'), address('png'), `${address('jpg')}?page=2`])
      expect((await service.get(other)).status).toBe(404)
    setBook()
    await service.until(jobId, 'done')
    const late = await service.get(address('jpg'))
    expect(late.headers['etag']).toBe(first.headers['etag'])
    expect(late.body.equals(first.body)).toBe(true)
  })
  it('belong to one run: the picture of an attempt that failed gives way to that of the one that made the book', async () => {
    const { draw } = service
    service.draw = () => Buffer.from('picture of the first attempt')
    service.print = async () => {
      await service.untilShown(jobId)
      throw new RenderError('crashed', 'the press fell over')
    }
    service.startWork()
    await service.untilShown(jobId)
    await service.until(jobId, 'queued')
    expect((await service.get(address('jpg'))).body.toString()).toBe('picture of the first attempt')
    service.draw = draw
    service.print = async (subject) => bookOf(subject)
    service.now = new Date(Date.now() + 60_000)
    await service.until(jobId, 'done')
    expect((await service.get(address('jpg'))).body.toString()).toBe('first page of 01ABCDEFGH')
  })
  it('have an image for each page of the PDF, and for no other', async () => {
    await done()
    const second = await service.get(`${address('jpg')}?page=2`)
    expect(second.status).toBe(200)
    expect(second.body.toString()).toBe('jpg of page 2')
    expect((await service.get(`${address('jpg')}?page=3`)).status).toBe(404)
  })
  it('[ERR-014] are a 503 with when to come back while the store breaks off before its first byte, and a broken connection after it', async () => {
    const print = service.print
    service.print = async (subject) => ({ ...(await print(subject)), pdf: randomBytes(5 * segmentBytes) })
    await done()
    const { get } = service.objects
    const breakingAfter = (bytes: number) => {
      service.objects.get = async (key) => {
        const stored = await get(key)
        const all = stored ? await wholeOf(stored) : Buffer.alloc(0)
        const bytesThenBreak = function* () {
          if (bytes > 0) yield all.subarray(0, bytes)
          throw new PartAwayError('files')
        }
        const stream = Readable.from(bytesThenBreak(), { objectMode: false })
        return stored && objectOfStream(stream, stored.size)
      }
    }
    try {
      breakingAfter(0)
      const before = await service.get(address('pdf'))
      expect([before.status, before.body.code, before.body.details]).toEqual([
        503,
        'unavailable',
        { part: 'files' },
      ])
      expect(Number(before.headers['retry-after'])).toBeGreaterThan(0)
      expect(before.headers).not.toHaveProperty('etag')
      expect(before.headers['cache-control']).toBe('no-store')
      breakingAfter(4 * segmentBytes)
      await expect(service.get(address('pdf'))).rejects.toThrow(/aborted|hang up/)
    } finally {
      service.objects.get = get
    }
    expect((await service.get(address('pdf'))).status).toBe(200)
  })
})
