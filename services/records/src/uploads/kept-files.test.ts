import { copyFile, readFile, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { wholeOf } from '@shared/node/object-bytes'
import { createParentsFiles } from '@shared/node/parents-files'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { createHash } from 'node:crypto'
import mongoose from 'mongoose'
import { encryptCopies } from '../encryption/encrypt-copies'
import { amara, submissionOf } from '../testing/amara'
import { locatedPicture, pdf } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { encryptFiles } from '../encryption/encrypt-files'
import { fileModel } from './file.model'
import type { FileDocument } from './file.model'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(async () => {
  await service.reset()
  await rm(service.folder, { recursive: true, force: true })
})

const send = async (
  method: 'post' | 'put',
  path: string,
  body?: object | Buffer,
  headers: Record<string, string> = {},
) => {
  const { call } = await requestAs(service.app, visitorCaller('visitor-1'), method, path)
  return body ? call.set(headers).send(body) : call
}
const octets = { 'content-type': 'application/octet-stream' }
const addressFor = async () => String((await send('post', '/api/objects/upload', {})).body.uploadURL)
const upload = async (bytes: Buffer) => {
  const { fileURL } = (await send('put', await addressFor(), bytes, octets)).body
  expect((await send('put', '/api/baby-files', { fileURL })).status).toBe(200)
  return { name: 'marked-letter.pdf', size: bytes.length, fileURL: String(fileURL) }
}
const objects = async () => {
  const entries = await readdir(service.folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })))
}
const files = () => fileModel(service.store.connection)
const known = () => files().find({}).lean<FileDocument[]>()
const readBack = async ({ key }: FileDocument) => {
  const stored = await createParentsFiles(service.objects, service.keys).get(key)
  return stored && wholeOf(stored)
}
/** Nothing of what was sent: neither words nor the structure of a file, nor a hash by which somebody who has the file finds it. */
const expectNothingOf = async (sent: readonly Buffer[]) => {
  const kept = await objects()
  const documents = Buffer.from(mongoose.mongo.BSON.serialize({ all: await known() }))
  const hashes = sent.map((bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16))
  const marks = ['marked words', '%PDF-1.', 'JFIF', 'Exif', 'CameraMaker', 'Xanthippe', ...hashes]
  for (const { path, bytes } of [...kept, { path: '', bytes: documents }])
    for (const mark of marks)
      expect([mark, bytes.includes(mark) || path.includes(mark)]).toEqual([mark, false])
  return kept
}
const letter = Buffer.concat([pdf, Buffer.from('\n% marked words')])

it('[PRV-012] a file, pieces of one that is arriving, and the copy on the own drive are kept encrypted', async () => {
  const picture = await locatedPicture('jpeg')
  const uploadedFiles = [await upload(letter), await upload(picture)]
  const begun = await addressFor()
  const range = { ...octets, 'content-range': `bytes 0-${letter.length - 1}/${letter.length + 1}` }
  expect((await send('put', begun, letter, range)).status).toBe(200)
  const form = amara({ babyFirstName: 'Xanthippe', uploadedFiles })
  const { body } = await service.submit(submissionOf(form), 'visitor-1')
  await service.settled()
  expect((await send('post', '/api/birth-records/upload-csv', { recordId: body.id })).status).toBe(200)

  const kept = await expectNothingOf([letter, picture])
  const folders = kept.map(({ path }) => path.slice(service.folder.length + 1).split('/')[0]).sort()
  expect(folders).toEqual(['drive', 'files', 'files', 'parts'])
  const [one] = await known()
  expect(one && (await readBack(one))?.equals(letter)).toBe(true)
  // The piece that was kept on the way is part of the file in the end.
  const last = { ...octets, 'content-range': `bytes ${letter.length}-${letter.length}/${letter.length + 1}` }
  expect((await send('put', begun, Buffer.from('!'), last)).status).toBe(200)
  const whole = (await known()).find(({ size }) => size === letter.length + 1)
  expect(whole && (await readBack(whole))?.toString()).toContain('marked words!')
})

it('a file that was put in the place of another is refused', async () => {
  await upload(letter)
  await upload(pdf)
  const [one, other] = await known()
  if (!one || !other) throw new Error('Two files were sent')
  await copyFile(join(service.folder, other.key), join(service.folder, one.key))
  await expect(readBack(one)).rejects.toMatchObject({ name: 'AlteredDataError' })
  expect((await readBack(other))?.equals(pdf)).toBe(true)
})

it('[PRV-013] of a file whose key was destroyed nothing can be read any more', async () => {
  await upload(letter)
  const [file] = await known()
  if (!file) throw new Error('A file was sent')
  service.keys.destroy(file._id)
  await expect(readBack(file)).rejects.toMatchObject({ code: 'gone' })
})

it('brings over what was kept before there were keys, wherever it was interrupted, and only once', async () => {
  const sent = await upload(letter)
  const { body } = await service.submit(submissionOf(amara({ uploadedFiles: [sent] })), 'visitor-1')
  await service.settled()
  expect((await send('post', '/api/birth-records/upload-csv', { recordId: body.id })).status).toBe(200)
  const [file] = await known()
  const [record] = await service.records()
  if (!file || !record) throw new Error('A record with a file was sent')
  // As it was kept before.
  const sha256 = createHash('sha256').update(letter).digest('hex')
  const olderKey = `files/${file._id}/${sha256.slice(0, 32)}`
  const copyKey = `drive/${record.proofIds[0]?.toLowerCase()}-v1.csv`
  const { connection } = service.store
  const options = { connection, objects: service.objects, keys: service.keys }
  const make = async () => {
    await service.objects.put(olderKey, letter, 'application/pdf')
    await service.objects.put(copyKey, Buffer.from('Xanthippe'), 'text/csv')
    await service.objects.delete(file.key)
    const older = { $set: { key: olderKey, sha256 }, $unset: { sentHash: 1, formerKey: 1 } }
    await files().updateOne({ _id: file._id }, older)
  }
  const steps: ((fail: () => Promise<never>) => void)[] = [
    (fail) => jest.spyOn(service.objects, 'put').mockImplementationOnce(fail),
    (fail) => jest.spyOn(files(), 'updateOne').mockImplementationOnce(fail as never),
    (fail) => jest.spyOn(service.objects, 'delete').mockImplementationOnce(fail),
  ]
  for (const breakAt of steps) {
    await make()
    expect((await readBack({ ...file, key: olderKey }))?.equals(letter)).toBe(true)
    breakAt(() => Promise.reject(new Error('the process ends here')))
    await expect(encryptFiles(options)).rejects.toThrow('the process ends here')
    jest.restoreAllMocks()
    await encryptFiles(options)
    expect(await encryptFiles(options)).toBe(0)
    expect(await encryptCopies(options)).toBe(1)
    expect(await encryptCopies(options)).toBe(0)
    const left = await expectNothingOf([letter])
    expect(left.map(({ path }) => dirname(path).slice(service.folder.length + 1)).sort()).toEqual([
      'drive',
      `files/${file._id}`,
    ])
    const [now] = await known()
    expect(now && (await readBack(now))?.equals(letter)).toBe(true)
  }
})
