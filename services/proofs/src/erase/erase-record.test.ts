import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import { silentLogger } from '@shared/node/logger'
import { giveRecord, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

let service: ProofsUnderTest
let folder: string
/** Happens before something is put into the object store. */
let beforePut: (key: string) => Promise<unknown> = async () => undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erase-proofs-'))
  const objects = createLocalObjectStore(folder)
  service = await startProofs(silentLogger(), {
    objects: {
      ...objects,
      async put(...object) {
        await beforePut(object[0])
        await objects.put(...object)
      },
    },
  })
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((found) => found.isFile())
/** Every document of the database that says something of the record. */
const left = async () => {
  const { connection } = service.store
  const names = (await connection.listCollections()).map(({ name }) => name)
  const found = await Promise.all(names.map((name) => connection.collection(name).find().toArray()))
  const documents = found.flatMap((list, at) => list.map((one) => `${names[at]} ${JSON.stringify(one)}`))
  return documents.filter((text) => /record-1|01ABCDEFGH|parent@|Amara/.test(text))
}

it('removes jobs, proofs, books, pictures, kept mails and links, however often it is told', async () => {
  service.startWork()
  const { proofJobId, recordId, proofId } = giveRecord(service, referenceOf())
  service.grants.set(`${recordId}:visitor-1`, 'OWNER')
  service.records.shared.push({ recordId, proofId, revision: 1 })
  service.records.typed.set(`${recordId} v1`, {
    proofId,
    sha256: '0'.repeat(64),
    data: { babyFirstName: 'Amara' },
  })
  await service.request(referenceOf())
  await service.until(proofJobId, 'done')
  await service.get(`/api/proof/${proofJobId}/codex.png`)
  await service.get(`/api/proofs/${proofId}/versions/v1/certificate.png`)
  await service.post(`/api/proof/${proofId}/access-link`, {})
  expect((await service.approve(proofJobId)).status).toBe(200)
  await service.untilCompleted(proofJobId)
  await service.untilDelivered()
  while ((await service.mails()).length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  await service.stopWork()
  // Pictures, the proof, a page of it, the certificate, and the book twice.
  expect((await files()).length).toBe(6)
  const kinds = new Set((await left()).map((text) => text.split(' ')[0]))
  for (const kind of ['proofjobs', 'keptmails', 'maildeliveries', 'ownerkeys', 'accesslinks'])
    expect([kind, kinds.has(kind)]).toEqual([kind, true])

  // As records does from then on.
  service.records.references.length = 0
  for (let again = 0; again < 2; again += 1) {
    expect(await service.tell({ id: 'message', type: 'record.erased', payload: { recordId } })).toBe(204)
    expect([await left(), await files()]).toEqual([[], []])
  }
  expect((await service.get(`/api/proof/${proofJobId}`)).status).toBe(404)
})

it('leaves nothing of a proof that was still being made', async () => {
  await service.reset()
  const { recordId } = giveRecord(service, referenceOf())
  const erase = () => service.tell({ id: 'message', type: 'record.erased', payload: { recordId } })
  const erased = new Promise((resolve) => {
    beforePut = async (key) => {
      if (key.endsWith('/codex.pdf')) resolve(await erase())
    }
  })
  await service.request(referenceOf())
  service.startWork()
  expect(await erased).toBe(204)
  await service.stopWork()
  await erase()
  expect([await left(), await files()]).toEqual([[], []])
})

/** A record whose proof is there and approved; its finished books are set by the press from then on. */
const approveProof = async () => {
  await service.reset()
  beforePut = async () => undefined
  service.startWork()
  const { proofJobId, recordId } = giveRecord(service, referenceOf())
  service.grants.set(`${recordId}:visitor-1`, 'OWNER')
  await service.request(referenceOf())
  await service.until(proofJobId, 'done')
  return {
    proofJobId,
    approve: async () => expect((await service.approve(proofJobId)).status).toBe(200),
    erase: () => service.tell({ id: 'message', type: 'record.erased', payload: { recordId } }),
  }
}

it('leaves nothing of a finished book of which one form was there and the other was still being set', async () => {
  const { approve, erase } = await approveProof()
  let books = 0
  const erased = new Promise((resolve) => {
    beforePut = async (key) => {
      if (!key.endsWith('/codex.pdf') || (books += 1) < 2) return
      service.records.references.length = 0
      resolve(await erase())
    }
  })
  await approve()
  expect(await erased).toBe(204)
  await service.stopWork()
  await erase()
  expect([await left(), await files()]).toEqual([[], []])
})

it('leaves nothing of a finished book whose approval was taken back', async () => {
  const { proofJobId, approve, erase } = await approveProof()
  await approve()
  const { approvedAt } = await service.untilCompleted(proofJobId)
  await service.untilDelivered()
  expect((await service.post(`/api/proof/${proofJobId}/approval/undo`, { approvedAt })).status).toBe(204)
  await service.untilDelivered()
  await service.stopWork()
  service.records.references.length = 0
  expect(await erase()).toBe(204)
  expect([await left(), await files()]).toEqual([[], []])
})
