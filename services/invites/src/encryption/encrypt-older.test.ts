import type { AppError } from '@shared/node/errors'
import { createKeptMails } from '@shared/node/kept-mails'
import { silentLogger } from '@shared/node/logger'
import { refuseClearData } from '@shared/node/record-cipher'
import { breakWrites, killAndResume } from '@shared/node/testing/broken-writes'
import { marksIn, putOlderBack, readOlderStore } from '@shared/node/testing/older-store'
import { ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'
import { encryptOlder } from './encrypt-older'

jest.setTimeout(120_000)
const { lived } = readOlderStore()
// The record of these tests.
const older = readOlderStore({
  [lived.recordId]: recordId,
  [lived.proofId]: proofId,
  [lived.ownerId]: ownerId,
})
let service: InvitesUnderTest
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
afterEach(() => refuseClearData(false))

const kit = () => ({ connection: service.store.connection, keys: service.keys, logger: silentLogger() })
const noFiles = { put: async () => undefined, deleteAll: async () => undefined }
const putBack = () => putOlderBack(older, 'invites', [], { ...kit(), objects: noFiles })
const encrypt = () => encryptOlder(kit())
/** People, comments and kept e-mails. */
const read = async () => {
  const people = await service.as(ownerId, 'get', `/api/proofs/${proofId}/invites`)
  const comments = await service.as(ownerId, 'get', `/api/proofs/${proofId}/comments`)
  const mails = createKeptMails({ ...kit(), from: '' }).list(5)
  const shown = await mails.then(
    (body) => ({ status: 200, body }),
    ({ status }: AppError) => ({ status, body: [] }),
  )
  return [people, comments, shown].map(({ status, body }) => [status, body] as const)
}
const inTheClear = () => marksIn(older, [service.store.directory])

it('[PRV-012] what an older product kept of people is encrypted by a command that dies wherever it is, and reads as before', async () => {
  await putBack()
  const before = await read()
  expect(before.map(([status]) => status)).toEqual([200, 200, 200])
  expect(JSON.stringify(before)).toMatch(/zq\.guest@.*Starbrindle.*is preparing the Birth Codex/)
  if (service.store.directory) expect((await inTheClear()).length).toBeGreaterThan(1)
  const counting = breakWrites()
  expect(await encrypt()).toEqual({ texts: 4, mails: 1 })
  counting.end()
  for (let seed = 0; seed < 6; seed += 1) {
    await putBack()
    await killAndResume(seed, counting.count(), encrypt)
    expect([seed, await inTheClear()]).toEqual([seed, []])
    expect(await read()).toEqual(before)
  }
  expect(await encrypt()).toEqual({ texts: 0, mails: 0 })
})

it('[PRV-012] once clear data is refused, an address, a comment or an e-mail in the clear is not given out', async () => {
  await putBack()
  refuseClearData(true)
  expect((await read()).map(([status]) => status)).toEqual([500, 500, 500])
  await encrypt()
  expect((await read()).map(([status]) => status)).toEqual([200, 200, 200])
})
