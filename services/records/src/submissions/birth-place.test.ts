import { recordVersionSchema } from '@shared/contracts/internal'
import { birthOf } from '@shared/insights/form-inputs'
import { natalChartOf } from '@shared/insights/natal-chart'
import { settledInstantOf } from '@shared/insights/birth-moment'
import { requestAs, serviceCaller } from '@shared/node/testing/caller-request'
import { noPlaces } from '../places/gazetteer'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

const asked: string[] = []
const visby = { city: 'Visby', state: 'Gotland', country: 'Sweden', latitude: 57.64, longitude: 18.3 }
let service: RecordsUnderTest
beforeAll(async () => {
  const match = (input: string) => {
    asked.push(input)
    return input === 'Visby, Sweden' ? { ...visby, timeZone: 'Europe/Stockholm' } : undefined
  }
  service = await startRecords({ gazetteer: { ...noPlaces, match } })
})
afterAll(() => service.store.stop())
beforeEach(async () => {
  asked.length = 0
  await service.reset()
})

/** The equinox of 2024, at 03:06 UTC: the minute decides the sign of the Sun. */
const equinox = { babyDateOfBirth: '2024-03-20', babyTimeOfBirth: '03:00' }
const nowhere = { birthLatitude: null, birthLongitude: null, birthTimeZone: '' }
const storedForm = async (recordId: string) => {
  const path = `/internal/records/${recordId}/versions/1`
  const { call } = await requestAs(service.app, serviceCaller('proofs'), 'get', path)
  return recordVersionSchema.parse((await call.send()).body).form
}

it('[DER-030] a record with coordinates and no zone gets its zone from them: London, 03:00, is Pisces with an ascendant', async () => {
  const london = { babyBirthLocation: 'London', birthLatitude: 51.5074, birthLongitude: -0.1278 }
  const form = amara({ ...equinox, ...london, birthTimeZone: '' })
  const { status, body } = await service.submit(submissionOf(form), 'visitor-1')
  expect([status, body.derivedData['westernZodiac']]).toEqual([201, 'Pisces'])
  expect(body.derivedData['westernZodiacNote']).toContain('at the minute of birth it stood in Pisces')
  const stored = await storedForm(body.id)
  expect(stored.birthTimeZone).toBe('Europe/London')
  const { instant, isExact } = settledInstantOf(birthOf(stored))
  expect([instant, isExact]).toEqual([new Date('2024-03-20T03:00Z'), true])
  expect(natalChartOf(instant, birthOf(stored).place).ascendant).toBeDefined()
  expect(asked).toEqual([])
})

it('[DER-030] so does one that was stored before without', async () => {
  const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
  const model = service.store.connection.models['BirthRecord']
  // As versions were stored before their answers had a collection of their own.
  await model?.updateOne({ _id: body.id }, { $set: { 'versions.0.form': amara({ birthTimeZone: '' }) } })
  expect((await storedForm(body.id)).birthTimeZone).toBe('America/Los_Angeles')
})

it('keeps the zone that was chosen', async () => {
  const form = amara({ birthTimeZone: 'America/Denver' })
  const { body } = await service.submit(submissionOf(form), 'visitor-1')
  expect((await storedForm(body.id)).birthTimeZone).toBe('America/Denver')
})

it('[DER-031] a location without coordinates gets those of the place that is called so, and its zone', async () => {
  const form = amara({ ...equinox, ...nowhere, babyBirthLocation: 'Visby, Sweden' })
  const { status, body } = await service.submit(submissionOf(form), 'visitor-1', 'key-1')
  // Three o'clock in Visby is two o'clock UTC.
  expect([status, body.derivedData['westernZodiac']]).toEqual([201, 'Pisces'])
  expect(await storedForm(body.id)).toMatchObject({
    birthLatitude: 57.64,
    birthLongitude: 18.3,
    birthTimeZone: 'Europe/Stockholm',
  })
  // What the page has is still the same submission, and the same version.
  expect(await service.submit(submissionOf(form), 'visitor-1', 'key-1')).toEqual({ status: 201, body })
  expect((await service.submit(submissionOf(form), 'visitor-1', 'key-2')).body.version).toBe(1)
})

it('to be given its coordinates by a submission is no edit of a record that was synced without', async () => {
  const form = amara({ ...nowhere, babyBirthLocation: 'Visby, Sweden' })
  const { proofId } = submissionOf(form).provenance
  const synced = { note: '', data: form }
  expect((await service.as('visitor-1', 'post', `/api/proofs/${proofId}/sync`, synced)).status).toBe(200)
  expect((await service.submit(submissionOf(form), 'visitor-1')).status).toBe(201)
  const path = `/internal/shared-records/${proofId}`
  const { call } = await requestAs(service.app, serviceCaller('invites'), 'get', path)
  expect((await call).body).toMatchObject({ revision: 2, edited: 1 })
})

it('[DER-031] where no place fits, noon is taken, and the record says that the place is not known, not the hour', async () => {
  const form = amara({ ...equinox, ...nowhere, babyBirthLocation: 'The old farm' })
  const { status, body } = await service.submit(submissionOf(form), 'visitor-1')
  expect([status, body.derivedData['westernZodiac'], body.derivedData['dayLength']]).toEqual([
    201,
    'Aries',
    null,
  ])
  expect(body.derivedData['westernZodiacNote']).toContain('as the place of birth is not known')
  expect(JSON.stringify(body.derivedData)).not.toMatch(/hour of birth/)
  expect(asked).toEqual(['The old farm'])
  expect(await storedForm(body.id)).toMatchObject(nowhere)
})
