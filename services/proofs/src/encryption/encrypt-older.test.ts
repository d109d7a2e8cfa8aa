import { silentLogger } from '@shared/node/logger'
import { refuseClearData } from '@shared/node/record-cipher'
import { breakWrites, killAndResume, makeBreakableFolder } from '@shared/node/testing/broken-writes'
import type { BreakableFolder, BrokenWrites } from '@shared/node/testing/broken-writes'
import { requestAs, serviceCaller } from '@shared/node/testing/caller-request'
import { marksIn, putOlderBack, readOlderStore } from '@shared/node/testing/older-store'
import { giveRecord, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'
import { encryptOlder } from './encrypt-older'

jest.setTimeout(120_000)
const older = readOlderStore()
const { ownerId, jobId, proofId, recordId } = older.lived
let service: ProofsUnderTest
let folder: BreakableFolder
beforeAll(async () => {
  folder = await makeBreakableFolder()
  service = await startProofs(silentLogger(), { objects: folder.objects })
})
afterAll(async () => {
  await service.stop()
  await folder.remove()
})
afterEach(() => refuseClearData(false))

const kit = () => ({
  connection: service.store.connection,
  objects: service.objects,
  keys: service.keys,
  logger: silentLogger(),
})
const putBack = () => putOlderBack(older, 'proofs', ['proofs'], kit())
const encrypt = (broken?: BrokenWrites) => folder.through(broken, () => encryptOlder(kit()))
const at = `/api/proof/${jobId}`
/** Picture and books, as the family gets them, and the kept e-mails. */
const read = async () => {
  service.grants.set(`${recordId}:${ownerId}`, 'OWNER')
  giveRecord(service, referenceOf({ recordId, proofId, proofJobId: jobId, latestProofJobId: jobId }))
  const asked = await requestAs(service.app, serviceCaller('gateway'), 'get', '/internal/kept-mails')
  const answers = [
    await service.get(`${at}/codex.jpg`, ownerId),
    await service.get(`${at}/codex.pdf`, ownerId),
    await service.asStaff('get', `/api/admin/records/${recordId}/pdf`),
    await asked.call,
  ]
  return answers.map(
    ({ status, body }) => [status, Buffer.isBuffer(body) ? body.toString('base64') : body] as const,
  )
}
const inTheClear = () => marksIn(older, [service.store.directory, folder.path])

it('[PRV-012] proofs, books and e-mails of an older product are encrypted by a command that dies wherever it is, and read as before', async () => {
  await putBack()
  const before = await read()
  expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200])
  expect(JSON.stringify(before.at(-1))).toContain('Zephyrquill')
  if (service.store.directory) expect((await inTheClear()).length).toBeGreaterThan(6)
  const counting = breakWrites()
  expect(await encrypt(counting)).toEqual({ files: 4, mails: 2 })
  counting.end()
  const writes = counting.count()
  expect(writes).toBeGreaterThan(12)
  for (let seed = 0; seed < 6; seed += 1) {
    await putBack()
    await killAndResume(seed, writes, encrypt)
    expect([seed, await inTheClear()]).toEqual([seed, []])
    expect(await read()).toEqual(before)
  }
  expect(await encrypt()).toEqual({ files: 0, mails: 0 })
})

it('[PRV-012] once clear data is refused, a picture, a book or an e-mail in the clear is not given out', async () => {
  await putBack()
  refuseClearData(true)
  expect((await read()).map(([status]) => status)).toEqual([500, 500, 500, 500])
  await encrypt()
  expect((await read()).map(([status]) => status)).toEqual([200, 200, 200, 200])
})
