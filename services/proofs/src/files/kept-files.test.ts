import { createHash } from 'node:crypto'
import { copyFile, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { createLogger } from '@shared/node/logger'
import { createParentsFiles } from '@shared/node/parents-files'
import sharp from 'sharp'
import { jobModel } from '../jobs/job.model'
import { formOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'
import { encryptFiles } from '../encryption/encrypt-files'

const log: string[] = []
let service: ProofsUnderTest
beforeAll(async () => {
  const destination = { write: (line: string) => void log.push(line) }
  service = await startProofs(createLogger({ service: 'proofs', level: 'trace', destination }))
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

const jobId = jobIdOf('job 1')
const other = referenceOf({
  recordId: 'record-2',
  proofJobId: jobIdOf('job of another'),
  proofId: '01ZZZZZZZZ',
})
const done = async (reference = referenceOf(), form = formOf(), pictures: string[] = []) => {
  giveRecord(service, reference, form, pictures)
  await service.request(reference)
  service.startWork()
  await service.until(reference.proofJobId, 'done')
}
const filesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
/** Every byte that the service keeps: each object with its name, each document. */
async function everythingKept(): Promise<Buffer[]> {
  const objects = (await filesOf(service.folder)).map(async (path) =>
    Buffer.concat([Buffer.from(path), await readFile(path)]),
  )
  const models = Object.values(service.store.connection.models)
  const documents = models.map(async (model) =>
    Buffer.from(mongoose.mongo.BSON.serialize({ all: await model.find({}).lean() })),
  )
  return Promise.all([...objects, ...documents])
}
const pathOf = (key: string) => join(service.folder, key)
const bookOfJob = async (id: string) => {
  const job = (await service.jobs()).find(({ _id }) => _id === id)
  return pathOf(`proofs/${job?.files?.sha256}/codex.pdf`)
}

it('[PRV-012] proofs, pages, pictures, books and e-mails are kept under the key of the record: no byte of what was written is found', async () => {
  const form = formOf({
    babyFirstName: 'Xanthippe',
    babyLastName: 'Quetzalcoatl 𒀀',
    email: 'marked.parent@example.org',
    babyDateOfBirth: '2026-03-14',
    printPreference: 'Footprint',
  })
  const create = { width: 20, height: 10, channels: 3, background: '#123456' } as const
  const parents = createParentsFiles(service.objects, service.keys)
  await parents.put('files/foot/print', await sharp({ create }).png().toBuffer(), 'image/png')
  // What was made of the words and of the picture stands in the clear in what the press gives.
  service.print = async (subject) => {
    const pdf = Buffer.from(`%PDF-1.7 ${JSON.stringify({ ...subject, prints: null })}`)
    return { pdf, pages: 2, sha256: '', firstImage: Buffer.from(`JFIF ${subject.form.babyFirstName}`) }
  }
  service.records.typed.set('record-1 v1', { proofId: '01ABCDEFGH', sha256: 'x', data: { ...form } })
  await done(referenceOf(), form, ['files/foot/print'])
  expect((await service.get(`/api/proof/${jobId}/codex.webp?page=2`)).status).toBe(200)
  service.grants.set('record-1:visitor-1', 'OWNER')
  await service.untilDelivered()
  const [mail] = await service.mails()
  expect(await service.openMail(mail?.['text'])).toBe(204)
  expect((await service.approve(jobId)).status).toBe(200)
  await service.untilCompleted(jobId)
  await service.untilDelivered()
  const told = JSON.stringify(await service.mails())
  for (const word of ['Xanthippe', 'marked.parent@example.org', 'birth-codex-01ABCDEFGH.pdf'])
    expect(told).toContain(word)

  const kept = await everythingKept()
  expect(kept.length).toBeGreaterThan(10)
  const words = [
    'Xanthippe',
    'Quetzalcoatl',
    '𒀀',
    'marked.parent',
    '2026-03-14',
    'March 2026',
    'Santa Monica',
  ]
  const pictures = ['%PDF-1.', 'JFIF', '\x89PNG\r\n', 'IHDR', 'IDAT'].map((magic) =>
    Buffer.from(magic, 'latin1'),
  )
  for (const bytes of kept)
    for (const mark of [...words, ...pictures])
      expect([String(mark), bytes.includes(mark)]).toEqual([String(mark), false])
  for (const word of words) expect(log.join('').includes(word)).toBe(false)
})

it('a file that was put in the place of another record’s, or of another file, is refused and gives out no byte', async () => {
  await done()
  await done(other)
  await copyFile(await bookOfJob(other.proofJobId), await bookOfJob(jobId))
  const refused = await service.get(`/api/proof/${jobId}/codex.pdf`)
  expect([refused.status, refused.body.code]).toEqual([500, 'internal'])
  expect(JSON.stringify(refused.body)).not.toContain('01ZZZZZZZZ')
  const [job] = await service.jobs()
  await copyFile(pathOf(`proofs/${job?.image}.jpg`), await bookOfJob(jobId))
  expect((await service.get(`/api/proof/${jobId}/codex.pdf`)).status).toBe(500)
  expect((await service.get(`/api/proof/${jobId}/codex.jpg`)).status).toBe(200)
})

it('the name of a file does not tell who has drawn the same book which one it is', async () => {
  await done()
  await done({ ...other, proofId: '01ABCDEFGH' })
  const [one, two] = await service.jobs()
  // The press has drawn the same bytes for both.
  expect(one?.files?.sha256).not.toBe(two?.files?.sha256)
  expect(one?.image).not.toBe(two?.image)
})

it('[PRV-013] of a record whose key was destroyed nothing can be read any more, whatever of it is still there', async () => {
  await done(referenceOf({ recordId: 'record-3' }))
  await service.untilDelivered()
  const before = await everythingKept()
  service.keys.destroy('record-3')
  for (const extension of ['pdf', 'jpg', 'webp']) {
    const answer = await service.get(`/api/proof/${jobId}/codex.${extension}`)
    expect([answer.status, answer.body.code]).toEqual([410, 'gone'])
  }
  expect(await everythingKept()).toHaveLength(before.length)
})

it('while the keys are away a proof waits, and its files are a 503 with when to come back', async () => {
  service.keys.isAway = true
  giveRecord(service)
  await service.request(referenceOf())
  service.startWork()
  while (!log.some((line) => line.includes('proof postponed')))
    await new Promise((later) => setTimeout(later, 10))
  service.keys.isAway = false
  service.now = new Date(service.now.getTime() + 60_000)
  expect(await service.until(jobId, 'done')).toMatchObject({ attempts: 1 })
  service.keys.isAway = true
  const answer = await service.get(`/api/proof/${jobId}/codex.pdf`)
  service.keys.isAway = false
  expect([answer.status, answer.body.details]).toEqual([503, { part: 'keys' }])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

it('brings over what was made before there were keys, wherever it was interrupted, and only once', async () => {
  await done(referenceOf(), formOf({ babyLastName: 'Okonkwo 𒀀' }))
  const { connection } = service.store
  const model = jobModel(connection)
  const options = { connection, objects: service.objects, keys: service.keys }
  const [pdf, printed, archived, jpg] = ['%PDF-1.7', '%PDF print', '%PDF archive', 'JFIF'].map((magic) =>
    Buffer.from(`${magic} marked words`),
  ) as [Buffer, Buffer, Buffer, Buffer]
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const make = async () => {
    await rm(service.folder, { recursive: true, force: true })
    const keep = async (bytes: Buffer) => {
      const book = { sha256: hashOf(bytes), pages: 2 }
      await service.objects.put(`proofs/${book.sha256}/codex.pdf`, bytes, 'application/pdf')
      return book
    }
    const book = await keep(pdf)
    const final = { print: await keep(printed), archive: await keep(archived) }
    await service.objects.put(`proofs/${book.sha256}/page-2.webp`, jpg, 'image/webp')
    await service.objects.put(`proofs/${hashOf(jpg)}.jpg`, jpg, 'image/jpeg')
    await service.objects.put('proofs/certificates/record-1/0.jpg', jpg, 'image/jpeg')
    const older = { image: hashOf(jpg), files: book, final }
    const unprintable = [{ field: 'babyLastName', characters: ['𒀀'] }]
    await model.updateOne({ _id: jobId }, { $set: { ...older, unprintable }, $unset: { formerObjects: 1 } })
  }
  const fail = () => Promise.reject(new Error('the process ends here'))
  const steps = [
    () => jest.spyOn(service.objects, 'put').mockImplementationOnce(fail),
    () => jest.spyOn(service.objects, 'delete').mockImplementationOnce(fail),
    () =>
      jest.spyOn(service.objects, 'deleteAll').mockResolvedValueOnce(undefined).mockImplementationOnce(fail),
  ]
  for (const breakOff of steps) {
    await make()
    expect((await service.get(`/api/proof/${jobId}/codex.pdf`)).body.toString()).toBe(String(pdf))
    breakOff()
    await expect(encryptFiles(options)).rejects.toThrow('the process ends here')
    jest.restoreAllMocks()
    await encryptFiles(options)
    expect(await encryptFiles(options)).toBe(0)
    for (const bytes of await everythingKept())
      for (const mark of ['marked words', '𒀀', ...[pdf, printed, archived, jpg].map(hashOf)])
        expect([mark, bytes.includes(mark)]).toEqual([mark, false])
    expect(await filesOf(service.folder)).toHaveLength(4)
    expect((await service.get(`/api/proof/${jobId}/codex.pdf`)).body.toString()).toBe(String(pdf))
    expect((await service.get(`/api/proof/${jobId}/codex.jpg`)).body.toString()).toBe(String(jpg))
    expect((await service.get(`/api/proof/${jobId}`)).body.unprintable).toHaveLength(1)
  }
})
