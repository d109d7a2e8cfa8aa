import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { objectStoreSettings } from '@shared/node/config'
import { wholeOf } from '@shared/node/object-bytes'
import { createObjectStore } from '@shared/node/object-store'
import type { ObjectStore } from '@shared/node/object-store'
import { createParentsFiles } from '@shared/node/parents-files'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { locatedPicture, pdf } from '../testing/files'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import { startS3Server } from '@shared/node/testing/s3-server'
import type { S3Server } from '@shared/node/testing/s3-server'
import { startRecords } from '../testing/records-service'
import { createFileRepository } from './file.repository'
import { inlineCleaner } from './image-cleaner'
import { createFileService } from './file.service'
import type { FileDocument } from './file.model'
import type { FileRepository } from './file.repository'

let server: S3Server
let store: ObjectStore
beforeAll(async () => {
  server = await startS3Server()
  store = await createObjectStore(objectStoreSettings.parse({ DATA_DIR: '/nowhere', ...server.settings }))
})
afterAll(() => server.stop())

const bytesAt = async (key: string, from = store) => {
  const object = await from.get(key)
  if (!object) return null
  const bytes = await wholeOf(object)
  expect(object.size).toBe(bytes.length)
  return bytes
}

it('keeps, replaces, gives back and deletes objects in an S3-compatible store', async () => {
  const large = Buffer.alloc(10 * 1024 * 1024, 'birth')
  for (const bytes of [Buffer.from([0, 255, 10, 13]), large]) {
    await store.put('files/one/a', bytes, 'application/pdf')
    expect((await bytesAt('files/one/a'))?.equals(bytes)).toBe(true)
  }
  expect(await store.has('files/one/a')).toBe(true)
  await store.delete('files/one/a')
  await store.delete('files/one/a')
  expect([await store.has('files/one/a'), await store.get('files/one/a')]).toEqual([false, null])
  for (const key of ['files/one/b', 'files/one/c/d', 'files/one-more/e']) await store.put(key, pdf, 'a/b')
  for (let again = 0; again < 2; again += 1) await store.deleteAll('files/one')
  const has = ['files/one/b', 'files/one/c/d', 'files/one-more/e'].map((key) => store.has(key))
  expect(await Promise.all(has)).toEqual([false, false, true])
})

it('a key that the store does not know is refused by it, not taken for an empty store', async () => {
  const settings = { DATA_DIR: '/nowhere', ...server.settings, S3_ACCESS_KEY_ID: 'nobody' }
  const stranger = await createObjectStore(objectStoreSettings.parse(settings))
  await expect(stranger.put('files/x', pdf, 'application/pdf')).rejects.toThrow()
  await expect(stranger.get('files/x')).rejects.toThrow()
})

it('[UPL-015] settings decide where the files of parents lie: a local folder without any, that store with its bucket', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-folder-'))
  const storeOf = (settings: object) =>
    createObjectStore(objectStoreSettings.parse({ DATA_DIR: folder, ...settings }))
  const filesIn = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => /files\/.+\//.test(name))
  const stores = { folder: await storeOf({}), bucket: await storeOf(server.settings) }
  try {
    for (const kind of ['folder', 'bucket'] as const) {
      const before = await filesIn()
      const service = await startRecords({ objects: stores[kind] })
      const asked = await requestAs(service.app, visitorCaller('visitor-1'), 'post', '/api/objects/upload')
      const address = String((await asked.call).body.uploadURL)
      const sent = await (
        await requestAs(service.app, visitorCaller('visitor-1'), 'put', address)
      ).call
        .set('content-type', 'application/pdf')
        .send(pdf)
      const [file] = await createFileRepository(service.store.connection).findUnused(
        new Date('2100-01-01'),
        2,
      )
      await service.store.stop()
      expect([
        sent.status,
        await bytesAt(file?.key ?? '', createParentsFiles(stores[kind], service.keys)),
      ]).toEqual([200, pdf])
      expect(await stores[kind === 'folder' ? 'bucket' : 'folder'].has(file?.key ?? '')).toBe(false)
      expect((await filesIn()).length - before.length).toBe(kind === 'folder' ? 1 : 0)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('[UPL-014] a picture lies there without its place', async () => {
  const known = new Map<string, FileDocument>()
  const repository: Pick<FileRepository, 'find' | 'receive'> = {
    find: async (id) => known.get(id) ?? null,
    receive: async (file) => {
      known.set(file._id, { ...file, recordIds: [] })
      return true
    },
  }
  const now = () => new Date()
  const keys = testRecordKeys()
  const parents = createParentsFiles(store, keys)
  const files = createFileService({
    repository: repository as FileRepository,
    store: parents,
    keys,
    images: inlineCleaner,
    now,
  })
  const grant = { fileId: '0'.repeat(32), visitorId: 'visitor-1' }
  await files.receive(grant, await locatedPicture('jpeg'), 'image/jpeg')
  const [file] = known.values()
  const stored = await bytesAt(file?.key ?? '', parents)
  expect(stored?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(stored?.includes('CameraMaker')).toBe(false)
  expect((await bytesAt(file?.key ?? ''))?.includes(stored?.subarray(0, 20) ?? '')).toBe(false)
})
