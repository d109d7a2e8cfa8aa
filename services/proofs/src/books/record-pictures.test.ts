import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { RecordVersion } from '@shared/contracts/internal'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import { createLogger } from '@shared/node/logger'
import { objectOfStream } from '@shared/node/object-bytes'
import type { ObjectStore } from '@shared/node/object-store'
import { createParentsFiles } from '@shared/node/parents-files'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import sharp from 'sharp'
import { formOf } from '../testing/proofs-service'
import { createRecordPictures } from './record-pictures'

let folder: string
let objects: ObjectStore
const log: string[] = []
const logger = createLogger({
  service: 'proofs',
  level: 'info',
  destination: { write: (line: string) => void log.push(line) },
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  objects = createParentsFiles(createLocalObjectStore(folder), testRecordKeys())
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => void (log.length = 0))

const versionWith = (pictures: string[], printPreference: 'Footprint' | 'No Prints' = 'Footprint') =>
  ({
    recordId: 'record-1',
    version: 1,
    proofId: '01ABCDEFGH',
    createdAt: '2026-04-01T12:00:00.000Z',
    recordCreatedAt: '2026-04-01T12:00:00.000Z',
    form: formOf({ printPreference }),
    research: null,
    pictures,
  }) satisfies RecordVersion
const keep = async (key: string, width: number, height: number) => {
  const create = { width, height, channels: 4, background: '#884422' } as const
  await objects.put(key, await sharp({ create }).png().toBuffer(), 'image/png')
  return key
}
const sizesOf = (pictures: readonly Uint8Array[]) =>
  Promise.all(
    pictures.map(async (picture) => {
      if (!picture.length) return 'nothing'
      const { width, height } = await sharp(picture).metadata()
      return `${width} × ${height}`
    }),
  )

describe('the pictures of a version', () => {
  it('are read from the object store, two at most, in their order, and made small', async () => {
    const keys = [
      await keep('files/hand', 3200, 800),
      await keep('files/foot', 300, 400),
      await keep('files/x', 9, 9),
    ]
    const pictures = await createRecordPictures({ objects, logger })(versionWith(keys))
    expect(await sizesOf(pictures)).toEqual(['1600 × 400', '300 × 400'])
    expect(log).toEqual([])
  })
  it('are not read when no prints are wanted', async () => {
    const pictures = createRecordPictures({ objects, logger })
    expect(await pictures(versionWith([await keep('files/hand', 9, 9)], 'No Prints'))).toEqual([])
  })
  it('leave their place free when they are missing, too large or none, with a line in the log', async () => {
    await objects.put('files/letter', Buffer.from('no picture'), 'image/png')
    const huge: Pick<ObjectStore, 'get'> = {
      get: async (key) =>
        key === 'files/huge' ? objectOfStream(Readable.from([]), 11 * 1024 * 1024) : objects.get(key),
    }
    const picturesOf = createRecordPictures({ objects: huge, logger })
    const foot = await keep('files/foot', 30, 40)
    for (const key of ['files/gone', 'files/huge', 'files/letter'])
      expect(await sizesOf(await picturesOf(versionWith([key, foot])))).toEqual(['nothing', '30 × 40'])
    expect(log.filter((line) => line.includes('a picture is left out of the book'))).toHaveLength(3)
  })
  it('are waited for while the store is away: the book is tried again later, not made without them', async () => {
    const away = { get: () => Promise.reject(new Error('The store is away')) }
    const picturesOf = createRecordPictures({ objects: away, logger })
    await expect(picturesOf(versionWith(['files/hand']))).rejects.toThrow('The store is away')
    await expect(picturesOf(versionWith(['files/hand']))).rejects.toThrow('The store is away')
  })
})
