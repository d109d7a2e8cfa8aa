import type { Caller } from '@shared/contracts/internal'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
  service.relay.start()
})
afterAll(async () => {
  await service.relay.stop()
  await service.store.stop()
})
beforeEach(() => service.reset())

const staff: Caller = { kind: 'staff', staffId: 'staff-1' }
const get = async (path: string, caller: Caller | null = staff) =>
  (await requestAs(service.app, caller, 'get', path)).call
const figures = '/api/admin/press-room/records'
const submit = async (babyFirstName: string) => {
  const { status, body } = await service.submit(submissionOf(amara({ babyFirstName })), 'visitor-1')
  expect(status).toBe(201)
  await service.settled()
  return body.id
}

it('answers staff alone, and services what services ask', async () => {
  for (const caller of [null, visitorCaller('v'), serviceCaller('proofs')])
    expect((await get(figures, caller)).status).toBe(401)
  for (const path of ['/internal/press-room', '/internal/press-room/addresses?records=x'])
    expect((await get(path)).status).toBe(403)
})

it('counts the records of each day of the reader’s zone, and tells when a sum has changed', async () => {
  const revision = async () => (await get('/internal/press-room', serviceCaller('proofs'))).body.revision
  service.now = new Date('2026-04-01T12:00:00Z')
  const before = await revision()
  await submit('Amara')
  expect(await revision()).not.toBe(before)
  service.now = new Date('2026-04-01T23:30:00Z')
  await submit('Bela')
  await submit('Chidi')
  const daysOf = async (query: string) => (await get(`${figures}?range=week&${query}`)).body.days
  const inUtc = await daysOf('timeZone=UTC')
  expect(inUtc).toHaveLength(7)
  expect(inUtc.at(-1)).toEqual({ day: '2026-04-01', records: 3 })
  // Half past eleven in the evening is the next morning in Stockholm.
  const inStockholm = await daysOf('timeZone=Europe/Stockholm')
  expect(inStockholm.slice(-2)).toEqual([
    { day: '2026-04-01', records: 1 },
    { day: '2026-04-02', records: 2 },
  ])
})

it('tells addresses masked, of the records that there are', async () => {
  const id = await submit('Amara')
  const { body } = await get(`/internal/press-room/addresses?records=${id},none`, serviceCaller('proofs'))
  expect(body).toEqual({ addresses: { [id]: 'p•••@example.org' } })
})
