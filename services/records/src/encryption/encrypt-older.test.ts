import { silentLogger } from '@shared/node/logger'
import { wholeOf } from '@shared/node/object-bytes'
import { createParentsFiles } from '@shared/node/parents-files'
import { refuseClearData } from '@shared/node/record-cipher'
import { breakWrites, killAndResume, makeBreakableFolder } from '@shared/node/testing/broken-writes'
import type { BreakableFolder, BrokenWrites } from '@shared/node/testing/broken-writes'
import { requestAs } from '@shared/node/testing/caller-request'
import { marksIn, putOlderBack, readOlderStore } from '@shared/node/testing/older-store'
import { fileModel } from '../uploads/file.model'
import type { FileDocument } from '../uploads/file.model'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { encryptOlder } from './encrypt-older'

jest.setTimeout(120_000)
const older = readOlderStore()
const { ownerId, proofId, fileId, recordId, picture } = older.lived
let service: RecordsUnderTest
let folder: BreakableFolder
beforeAll(async () => {
  folder = await makeBreakableFolder()
  service = await startRecords({ objects: folder.objects })
})
afterAll(async () => {
  await service.store.stop()
  await folder.remove()
})
afterEach(() => refuseClearData(false))

const kit = () => ({
  connection: service.store.connection,
  objects: service.objects,
  keys: service.keys,
  logger: silentLogger(),
})
const putBack = () => putOlderBack(older, 'records', ['files', 'drive'], kit())
const encrypt = (broken?: BrokenWrites) => folder.through(broken, () => encryptOlder(kit()))
/** What the family is shown, and what staff find. */
const read = async () => {
  const ofRecord = `/api/proofs/${proofId}`
  const paths = ['record', 'versions', 'versions/v1', 'history-check'].map((part) => `${ofRecord}/${part}`)
  const answers = await Promise.all(paths.map((path) => service.as(ownerId, 'get', path)))
  const file = await fileModel(service.store.connection).findById(fileId).lean<FileDocument>()
  const stored = await createParentsFiles(service.objects, service.keys)
    .get(String(file?.key))
    .catch(({ name }: Error) => name)
  const bytes = stored && typeof stored !== 'string' ? (await wholeOf(stored)).toString('base64') : stored
  return [...answers.map((answer) => [answer.status, answer.body] as const), [200, bytes] as const]
}
const find = async (search: string) => {
  const staff = { kind: 'staff', staffId: 'member', visitorId: 'member-visitor' } as const
  const found = await requestAs(service.app, staff, 'get', `/api/admin/records?search=${search}`)
  return JSON.stringify((await found.call).body)
}
const inTheClear = () => marksIn(older, [service.store.directory, folder.path])

it('[PRV-012] what an older product kept is encrypted by a command that dies wherever it is, and reads as before', async () => {
  await putBack()
  const before = await read()
  expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200, 200])
  expect(JSON.stringify(before)).toContain('Zephyrquill')
  if (service.store.directory) expect((await inTheClear()).length).toBeGreaterThan(20)
  const counting = breakWrites()
  expect(await encrypt(counting)).toEqual({ records: 1, answers: 1, files: 1, copies: 1, rows: 1 })
  counting.end()
  const writes = counting.count()
  expect(writes).toBeGreaterThan(8)
  for (let seed = 0; seed < 8; seed += 1) {
    await putBack()
    await killAndResume(seed, writes, encrypt)
    expect([seed, await inTheClear()]).toEqual([seed, []])
    expect(await read()).toEqual(before)
  }
  expect(await encrypt()).toEqual({ records: 0, answers: 0, files: 0, copies: 0, rows: 0 })
  expect(await find('zephyrq')).toContain(recordId)
})

it('[PRV-012] once clear data is refused, nothing that somebody puts into the store in the clear is given out', async () => {
  await putBack()
  const clear = await Promise.all(
    ['birthrecords', 'answers'].map((name) => service.store.connection.collection(name).findOne({})),
  )
  await encrypt()
  refuseClearData(true)
  const before = await read()
  expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200, 200])
  const [record, answers] = clear
  const raw = (name: string) =>
    service.store.connection.collection<{ _id: string; key?: string; versions?: object[] }>(name)
  const shown = async () => (await read()).map(([status]) => status)

  // A whole record of before, and one answer beside what is encrypted.
  const now = await raw('birthrecords').findOne({ _id: recordId })
  await raw('birthrecords').replaceOne({ _id: recordId }, { ...record, revision: 99 } as never)
  expect((await shown()).slice(0, 4)).toEqual([500, 500, 500, 500])
  const [first, ...others] = now?.versions ?? []
  const versions = [{ ...first, note: 'forged', form: answers?.['form'] }, ...others]
  await raw('birthrecords').replaceOne({ _id: recordId }, { ...now, versions } as never)
  expect(await read()).toEqual(before)
  // The same answers, under the id of those that are encrypted.
  await raw('answers').updateMany({ recordId }, { $set: { form: answers?.['form'] } })
  expect((await shown()).slice(0, 3)).toEqual([500, 500, 500])
  // A file.
  const file = await raw('babyfiles').findOne({ _id: fileId })
  await service.objects.put(String(file?.key), picture, 'image/png')
  expect((await read()).at(-1)).toEqual([200, 'AlteredDataError'])
})
