import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import { silentLogger } from '@shared/node/logger'
import { refuseClearData } from '@shared/node/record-cipher'
import { breakWrites, breakableObjects, killAndResume } from '@shared/node/testing/broken-writes'
import type { BrokenWrites } from '@shared/node/testing/broken-writes'
import { requestAs, serviceCaller } from '@shared/node/testing/caller-request'
import { marksIn, putOlderBack, readOlderStore } from '@shared/node/testing/older-store'
import { giveRecord, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'
import { encryptOlder } from './encrypt-older'

jest.setTimeout(120_000)
const older = readOlderStore()
const { ownerId, jobId, proofId, recordId } = older.lived
let service: ProofsUnderTest
let folder: string
let broken: BrokenWrites | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'older-proofs-'))
  const objects = breakableObjects(createLocalObjectStore(folder), () => broken)
  service = await startProofs(silentLogger(), { objects })
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => refuseClearData(false))

const kit = () => ({
  connection: service.store.connection,
  objects: service.objects,
  keys: service.keys,
  logger: silentLogger(),
})
const putBack = () => putOlderBack(older, 'proofs', ['proofs'], kit())
const encrypt = async (through?: BrokenWrites) => {
  broken = through
  try {
    return await encryptOlder(kit())
  } finally {
    broken = undefined
  }
}
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
const inTheClear = () => marksIn(older, [service.store.directory, folder])

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
