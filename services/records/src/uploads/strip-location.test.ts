import sharp from 'sharp'
import { gif, locatedHeic, locatedPicture, pdf } from '../testing/files'
import { withoutLocation } from './strip-location'

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
const marks = ['CameraMaker', 'Parents of Amara']

describe.each(['jpeg', 'png', 'webp'] as const)('a located %s', (kind) => {
  it('[UPL-014] loses place, camera and texts, and not a bit of its picture', async () => {
    const bytes = await locatedPicture(kind)
    expect((await sharp(bytes).metadata()).exif?.includes('CameraMaker')).toBe(true)
    const stripped = withoutLocation(bytes, `image/${kind}`)
    for (const mark of marks) expect(stripped.includes(mark)).toBe(false)
    const { exif, width, height } = await sharp(stripped).metadata()
    expect([exif?.length ?? 0, width, height]).toEqual([kind === 'jpeg' ? 32 : 0, 24, 16])
    expect(await pixels(stripped)).toEqual(await pixels(bytes))
  })
})

it('a JPEG keeps how it was held, and nothing else of its Exif', async () => {
  const at = async (orientation: number) =>
    sharp(withoutLocation(await locatedPicture('jpeg', orientation), 'image/jpeg')).metadata()
  expect((await at(6)).orientation).toBe(6)
  expect((await at(3)).orientation).toBe(3)
  expect((await at(1)).exif).toBeUndefined()
})

it('a JPEG keeps its colour profile and loses XMP, comments and what follows its end', async () => {
  const bytes = await sharp(await locatedPicture('jpeg'))
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">somewhere</x:xmpmeta>')
    .toBuffer()
  const comment = Buffer.from('\xff\xfe\0\x09at home', 'latin1')
  const appended = Buffer.concat([
    bytes.subarray(0, 2),
    comment,
    bytes.subarray(2),
    Buffer.from('a film of it'),
  ])
  expect(appended.includes('somewhere')).toBe(true)
  const stripped = withoutLocation(appended, 'image/jpeg')
  for (const mark of ['somewhere', 'at home', 'a film of it']) expect(stripped.includes(mark)).toBe(false)
  expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc)
})

it('a progressive JPEG, with its many scans, stays as it is', async () => {
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, n) => (n * 7919) % 251))
  const bytes = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg({ progressive: true, quality: 97 })
    .toBuffer()
  expect(await pixels(withoutLocation(bytes, 'image/jpeg'))).toEqual(await pixels(bytes))
})

it('[UPL-014] a HEIC loses its Exif where it lies, and nothing else changes', async () => {
  const bytes = await locatedHeic()
  expect(bytes.includes('CameraMaker')).toBe(true)
  const appended = Buffer.concat([bytes, Buffer.from('\0\0\0\x14mpvdsomewhere!!!', 'latin1')])
  const stripped = withoutLocation(appended, 'image/heic')
  for (const mark of [...marks, 'somewhere']) expect(stripped.includes(mark)).toBe(false)
  expect(stripped.length).toBe(appended.length)
  const decodable = (heic: Buffer) => {
    const avif = Buffer.from(heic.subarray(0, bytes.length))
    const end = avif.readUInt32BE(0)
    for (let at = 8; at + 4 <= end; at += 4)
      if (avif.toString('latin1', at, at + 4) === 'heic') avif.write('avif', at, 'latin1')
    return pixels(avif)
  }
  expect(await decodable(stripped)).toEqual(await decodable(bytes))
})

it('a GIF keeps its pictures and its loop, and loses comments and texts of applications', async () => {
  const bytes = await gif()
  const comment = Buffer.from('\x21\xfe\x09somewhere\0', 'latin1')
  const xmp = Buffer.from('\x21\xff\x0bXMP DataXMP\x09elsewhere\0', 'latin1')
  const loop = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1')
  const head = 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1)
  const told = Buffer.concat([bytes.subarray(0, head), comment, xmp, loop, bytes.subarray(head)])
  const stripped = withoutLocation(told, 'image/gif')
  for (const mark of ['somewhere', 'elsewhere']) expect(stripped.includes(mark)).toBe(false)
  expect(stripped.includes('NETSCAPE2.0')).toBe(true)
  expect(await pixels(stripped)).toEqual(await pixels(bytes))
})

it('documents stay whole', () => {
  expect(withoutLocation(pdf, 'application/pdf')).toBe(pdf)
})

it('refuses, and never takes for stripped, what ends too early at any place', async () => {
  const images = {
    'image/jpeg': await locatedPicture('jpeg'),
    'image/png': await locatedPicture('png'),
    'image/webp': await locatedPicture('webp'),
    'image/gif': await gif(),
    'image/heic': await locatedHeic(),
  } as const
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic'] as const) {
    const whole = images[type]
    for (let length = 13; length < whole.length; length += Math.ceil(whole.length / 60)) {
      let stripped: Buffer | undefined
      try {
        stripped = withoutLocation(whole.subarray(0, length), type)
      } catch (error) {
        expect(error).toMatchObject({ code: 'unsupported_type' })
      }
      for (const mark of marks) expect(stripped?.includes(mark) ?? false).toBe(false)
    }
  }
})
