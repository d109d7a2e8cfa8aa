import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { proofIdOfDraft } from '../versions/proof-id-of-draft'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords({ proofIdLimits: { visitorPerDay: 3, networkPerDay: 5 } })
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const child = (name: string): BirthFormDraft => amara({ babyFirstName: name })
const sync = (visitorId: string, name: string, baseVersion?: string) => {
  const data = child(name)
  const body = { note: '', data, ...(baseVersion ? { baseVersion } : {}) }
  return service.as(visitorId, 'post', `/api/proofs/${proofIdOfDraft(data)}/sync`, body)
}
const submit = async (visitorId: string, name: string) =>
  (await service.submit(submissionOf(amara({ babyFirstName: name })), visitorId)).status
const codes = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

describe('[COL-025] a visitor who looks for other children', () => {
  it('may name so many in a day, whether there is a record or not, by syncs and submissions together', async () => {
    await sync('family', 'Zora')
    expect((await sync('seeker', 'Zora')).body.code).toBe('owned')
    expect(await submit('seeker', 'Ada')).toBe(201)
    expect(await submit('seeker', 'Mia')).toBe(201)
    const [hit, miss] = [await sync('seeker', 'Noor'), await sync('seeker', 'Lea')]
    await sync('family', 'Lea')
    const taken = await sync('seeker', 'Lea')
    for (const refused of [hit, miss, taken])
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(await submit('seeker', 'Lea')).toBe(429)
    service.now = new Date(service.now.getTime() + 86_400_000)
    expect((await sync('seeker', 'Lea')).body.code).toBe('owned')
  })
  it('[PRV-011] is forgotten at the end of the day: nothing else is kept of who has no record', async () => {
    service.network = 'a network'
    await sync('family', 'Zora')
    await sync('seeker', 'Zora')
    const held = (await service.store.connection.listCollections()).map(async ({ name }) => {
      const found = await service.store.connection.collection(name).find().toArray()
      return found.filter((document) => JSON.stringify(document).includes('seeker')).map(() => name)
    })
    expect((await Promise.all(held)).flat()).toEqual(['namedproofids'])
    const named = service.store.connection.collection('namedproofids')
    for (const { endsAt } of await named.find().toArray())
      expect(endsAt).toEqual(new Date('2026-04-02T00:00:00Z'))
    const indexes = await named.indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { endsAt: 1 }, expireAfterSeconds: 0 }))
  })
  it('gains nothing by many at once, by new cookies, or by renaming a record', async () => {
    service.network = 'a network'
    const many = await codes(Array.from({ length: 12 }, (_, at) => sync('seeker', `Child ${at}`)))
    expect(many.filter((status) => status !== 429)).toHaveLength(3)
    const [own] = await service.records()
    const renamed = await service.as('seeker', 'post', `/api/proofs/${own?.proofIds[0]}/sync`, {
      note: '',
      data: child('Renamed'),
      baseVersion: 'v1',
    })
    expect(renamed.status).toBe(429)
    const others = await codes(Array.from({ length: 6 }, (_, at) => sync(`cookie ${at}`, `Other ${at}`)))
    expect(others.filter((status) => status !== 429)).toHaveLength(2)
    service.network = 'another network'
    expect((await sync('somebody', 'Zora')).status).toBe(200)
  })
  it('is told the same again about the same child, and keeps the own record', async () => {
    await sync('family', 'Zora')
    for (let time = 0; time < 5; time += 1) expect((await sync('seeker', 'Zora')).body.code).toBe('owned')
    expect(await codes(['Ada', 'Mia', 'Lea'].map((name) => sync('seeker', name)))).toContain(429)
    for (let time = 0; time < 5; time += 1) expect((await sync('family', 'Zora', 'v1')).status).toBe(200)
  })
})
