import { maxPicturePixels } from '@shared/contracts/uploads'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import sharp from 'sharp'
import { locatedPicture } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { pixelsOf } from './picture-size'

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 180, g: 40, b: 90 } } })

describe('the pixels of a picture', () => {
  it.each([
    ['a JPEG', 'image/jpeg', () => picture().jpeg()],
    ['a progressive JPEG', 'image/jpeg', () => picture().jpeg({ progressive: true })],
    ['a JPEG with a colour profile', 'image/jpeg', () => picture().withIccProfile('p3').jpeg()],
    ['a PNG', 'image/png', () => picture().png()],
    ['a GIF', 'image/gif', () => picture().gif()],
    ['a WebP', 'image/webp', () => picture().webp()],
    ['a WebP without loss', 'image/webp', () => picture().webp({ lossless: true })],
    ['a WebP with more than a picture', 'image/webp', () => picture().withIccProfile('p3').webp()],
  ] as const)('are read from the head of %s', async (_, type, made) => {
    expect(pixelsOf(await made().toBuffer(), type)).toBe(60_000)
  })

  it('are not told of documents and of HEIC, which are not printed, nor by a head that ends too early', async () => {
    const [jpeg, webp] = [await picture().jpeg().toBuffer(), await picture().webp().toBuffer()]
    for (const type of ['image/heic', 'application/pdf'] as const) expect(pixelsOf(jpeg, type)).toBeNull()
    for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const)
      expect(pixelsOf(Buffer.alloc(4), type)).toBeNull()
    expect(pixelsOf(webp.subarray(0, 22), 'image/webp')).toBeNull()
    // Segments without end.
    expect(
      pixelsOf(Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(100_000, 0xff)]), 'image/jpeg'),
    ).toBeNull()
  })
})

describe('an upload', () => {
  let service: RecordsUnderTest
  beforeAll(async () => {
    service = await startRecords()
  })
  afterAll(() => service.store.stop())

  const upload = async (bytes: Buffer) => {
    const caller = visitorCaller('visitor-1')
    const { call: ask } = await requestAs(service.app, caller, 'post', '/api/objects/upload')
    const { uploadURL } = (await ask).body
    const { call } = await requestAs(service.app, caller, 'put', String(uploadURL))
    return call.set('content-type', 'application/octet-stream').send(bytes)
  }
  const withSides = async (width: number, height: number) => {
    const png = await locatedPicture('png')
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    return png
  }

  it('of a picture with more pixels than can be printed is refused with what to do; as many are taken', async () => {
    const refused = await upload(await withSides(60_000, 60_000))
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      415,
      'unsupported_type',
      'This picture has 3,600 megapixels, and the book prints up to 100. Please save it smaller and choose it again.',
    ])
    expect((await upload(await withSides(10_000, maxPicturePixels / 10_000))).status).toBe(200)
    expect((await upload(await withSides(10_001, maxPicturePixels / 10_000))).status).toBe(415)
  })
})
