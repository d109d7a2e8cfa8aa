import type { Model } from 'mongoose'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())
afterEach(() => jest.restoreAllMocks())

const modelOf = (name: 'BirthRecord' | 'ProofId' | 'SubmissionKey'): Model<unknown> => {
  const model = service.store.connection.models[name]
  if (!model) throw new Error(`No model ${name}`)
  return model
}
const claimsOf = (name: 'ProofId' | 'SubmissionKey') =>
  modelOf(name).find({}).lean<{ _id: string; recordId: string }[]>()
const submit = (form = amara(), visitor = 'visitor-1', key = 'key-1') =>
  service.submit(submissionOf(form), visitor, key)
/** The process dies at this write: what was written before stays, and nobody cleans up. */
const dieAt = (name: 'BirthRecord' | 'ProofId' | 'SubmissionKey', write: 'create' | 'updateOne') =>
  jest.spyOn(modelOf(name), write).mockImplementationOnce((() => {
    throw new Error('killed')
  }) as never)

it('claims the Proof ID and the key of a record, each under itself', async () => {
  const { body } = await submit()
  expect(await claimsOf('ProofId')).toMatchObject([{ _id: body.proofId, recordId: body.id }])
  expect(await claimsOf('SubmissionKey')).toMatchObject([{ _id: 'visitor-1:key-1', recordId: body.id }])
})

describe('a process that dies while it makes a record', () => {
  const moments = [
    ['ProofId', 'create', 0],
    ['SubmissionKey', 'create', 1],
    ['BirthRecord', 'create', 2],
  ] as const

  it.each(moments)(
    'before %s is written leaves one record once it is sent again',
    async (name, write, claims) => {
      dieAt(name, write)
      expect((await submit()).status).toBe(500)
      expect(await service.records()).toEqual([])
      expect((await claimsOf('ProofId')).length + (await claimsOf('SubmissionKey')).length).toBe(claims)
      const again = await submit()
      expect([again.status, again.body.version]).toEqual([201, 1])
      const [record, ...others] = await service.records()
      expect([record?._id, others]).toEqual([again.body.id, []])
      expect(record?.outbox.concat(service.delivered).length).toBeGreaterThan(0)
      for (const claim of [...(await claimsOf('ProofId')), ...(await claimsOf('SubmissionKey'))])
        expect(claim.recordId).toBe(again.body.id)
      expect(await submit()).toEqual(again)
    },
  )

  it.each(moments)(
    'before %s is written keeps nobody else from the same name and day',
    async (name, write) => {
      dieAt(name, write)
      await submit()
      const other = await submit(amara(), 'visitor-2', 'key-2')
      expect([other.status, other.body.version]).toEqual([201, 1])
      expect((await submit()).body.code).toBe('owned')
      expect(await service.records()).toHaveLength(1)
    },
  )
})

describe('a process that dies while it adds a version with another Proof ID', () => {
  const renamed = amara({ babyFirstName: 'Zora' })

  it.each([
    ['ProofId', 'create'],
    ['SubmissionKey', 'create'],
    ['BirthRecord', 'updateOne'],
  ] as const)(
    'before %s is written leaves the record as it was, and whole once it is sent again',
    async (name, write) => {
      const first = await submit()
      const next = { ...submissionOf(renamed), recordId: first.body.id }
      dieAt(name, write)
      expect((await service.submit(next, 'visitor-1', 'key-2')).status).toBe(500)
      expect(await service.records()).toMatchObject([{ versionCount: 1, proofIds: [first.body.proofId] }])
      const again = await service.submit(next, 'visitor-1', 'key-2')
      expect([again.status, again.body.id, again.body.version]).toEqual([201, first.body.id, 2])
      expect(await service.records()).toMatchObject([{ proofIds: [again.body.proofId, first.body.proofId] }])
    },
  )

  it('holds the other Proof ID no longer than a write takes: then it is free for who needs it', async () => {
    const first = await submit()
    dieAt('BirthRecord', 'updateOne')
    await service.submit({ ...submissionOf(renamed), recordId: first.body.id }, 'visitor-1', 'key-2')
    const stranger = () => submit(renamed, 'visitor-2', 'key-3')
    expect(await stranger()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    service.now = new Date(service.now.getTime() + 61_000)
    const later = await stranger()
    expect([later.status, later.body.version]).toEqual([201, 1])
    expect(await service.records()).toHaveLength(2)
  })
})

it('many who submit the same name and day at once: one gets the record, all others are told whose it is not', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => submit(amara(), `visitor-${at}`, `key-${at}`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  expect(await service.records()).toHaveLength(1)
})

it('records that were written before there were claims are found, and claimed when they are written next', async () => {
  const { body } = await submit()
  for (const name of ['ProofId', 'SubmissionKey'] as const) await modelOf(name).deleteMany({})
  expect((await submit()).body).toEqual(body)
  expect((await submit(amara(), 'visitor-2')).body.code).toBe('owned')
  const next = await submit(amara({ babyMiddleName: 'Noor' }), 'visitor-1', 'key-2')
  expect(next.body).toMatchObject({ id: body.id, version: 2 })
  expect(await claimsOf('ProofId')).toMatchObject([{ _id: body.proofId, recordId: body.id }])
})
