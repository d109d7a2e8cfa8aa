import type { BirthForm } from '@shared/contracts/birth-form'
import { submissionResultSchema } from '@shared/contracts/birth-records'
import { createLogger } from '@shared/node/logger'
import { badInputFindings, badInputVisitor } from '@shared/node/testing/bad-input'
import { requestAs, testSecret } from '@shared/node/testing/caller-request'
import { fieldGrowth } from '@shared/node/testing/route-growth'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { Answer, RecordsUnderTest } from '../testing/records-service'

const log: string[] = []
let service: RecordsUnderTest

beforeAll(async () => {
  service = await startRecords({
    logger: createLogger({
      service: 'records',
      level: 'trace',
      destination: { write: (line) => void log.push(line) },
    }),
  })
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const submit = (body: unknown, visitor: string | null = 'visitor-1', key?: string) =>
  service.submit(body, visitor, key)
const faultsOf = ({ body }: Answer) => Object.fromEntries((body.faults ?? []).map((f) => [f.path, f.message]))
describe('POST /api/birth-records refuses', () => {
  it('with 401 who has no caller token', async () => {
    expect((await submit(submissionOf(amara()), null)).status).toBe(401)
    expect(await service.records()).toEqual([])
  })
  it('with 400 a form that breaks the rules of the specification, every fault listed in its words', async () => {
    const broken = amara({
      email: 'nobody',
      babyFirstName: '  ',
      babyLastName: '',
      babyBirthLocation: '',
      babyTimeOfBirth: '',
      motherDateOfBirth: '2026-03-14',
      fatherDateOfBirth: '2027-01-01',
      whenParentsConceived: '2026-03-15',
      acknowledgement: false,
    })
    const answer = await submit({
      ...submissionOf(broken),
      babyHeightFeet: 6,
      babyHeightInches: 12,
      babyWeightPounds: 0,
      babyWeightOunces: 16,
      favouriteColour: 'green',
    })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('invalid_body')
    expect(faultsOf(answer)).toEqual({
      email: 'Please enter a valid email address',
      babyFirstName: 'First name is required',
      babyLastName: 'Last name is required',
      babyTimeOfBirth: 'Birth time is required',
      babyBirthLocation: 'Birth location is required',
      babyHeightFeet: 'Height feet must be between 0-5',
      babyHeightInches: 'Height inches must be between 0-11',
      babyWeightPounds: 'Weight pounds must be between 1-20',
      babyWeightOunces: 'Weight ounces must be between 0-15',
      motherDateOfBirth: "Mother's birth date must be before baby's birth date",
      fatherDateOfBirth: "Father's birth date must be before baby's birth date",
      whenParentsConceived: 'Conception date must be before birth date',
      acknowledgement: 'You must acknowledge the disclaimer to proceed',
      favouriteColour: 'Unknown field',
    })
    expect(await service.records()).toEqual([])
  })
  it('with 400 a birth in the future, by the last place on Earth where the day begins', async () => {
    service.now = new Date('2026-03-13T09:59:00Z')
    const early = await submit(submissionOf(amara()))
    expect(faultsOf(early)).toEqual({ babyDateOfBirth: 'Birth date cannot be in the future' })
    service.now = new Date('2026-03-13T10:00:00Z')
    expect((await submit(submissionOf(amara()))).status).toBe(201)
  })
  it('with 400 a birth for which there is no sky, and takes the first there is', async () => {
    const early = await submit(submissionOf(amara({ babyDateOfBirth: '0026-03-14' })))
    expect(faultsOf(early)).toEqual({ babyDateOfBirth: 'Birth date cannot be before 1900' })
    const east = { birthTimeZone: 'Pacific/Kiritimati', babyTimeOfBirth: '00:00' }
    expect((await submit(submissionOf(amara({ babyDateOfBirth: '1900-01-01', ...east })))).status).toBe(201)
  })
  it('with 400 a body without provenance or with wrong types', async () => {
    const { provenance: _, ...without } = submissionOf(amara())
    expect(Object.keys(faultsOf(await submit({ ...without, isCompleted: 'yes' })))).toEqual(
      expect.arrayContaining(['provenance', 'isCompleted']),
    )
    const wrong = await submit({ ...submissionOf(amara()), babyFirstName: 5, uploadedFiles: [{ name: 1 }] })
    expect(Object.keys(faultsOf(wrong))).toEqual(expect.arrayContaining(['babyFirstName', 'uploadedFiles']))
  })
  it('[SUB-030] with 400 a provenance that does not say what the form says, field by field', async () => {
    const body = submissionOf(amara())
    const provenance = { ...body.provenance, babyWeight: '9 lbs 4 oz', birthLatitude: 0, babyBirthOrder: '' }
    expect(Object.keys(faultsOf(await submit({ ...body, provenance })))).toEqual([
      'provenance.babyWeight',
      'provenance.babyBirthOrder',
      'provenance.birthLatitude',
    ])
  })
  it('with 400 a Proof ID that is not that of the four inputs', async () => {
    const body = submissionOf(amara())
    const provenance = { ...body.provenance, proofId: '01AAAAAAAA' }
    expect(Object.keys(faultsOf(await submit({ ...body, provenance })))).toEqual(['provenance.proofId'])
  })
  it('with 400 a time zone that does not exist, instead of failing over it', async () => {
    const answer = await submit(submissionOf(amara({ birthTimeZone: 'Mars/Olympus' })))
    expect(faultsOf(answer)).toEqual({
      birthTimeZone: 'Please choose the birth location from the list again',
    })
  })
  it('with 400 names that every object has, and an older field with an object in it', async () => {
    const answer = await submit({ ...submissionOf(amara()), constructor: 1, weight: { toString: 1 } })
    expect(faultsOf(answer)).toEqual({ constructor: 'Unknown field', weight: 'Unknown field' })
  })
  it('with 413 a body beyond its size, and with 400 an Idempotency-Key that is none', async () => {
    const big = { ...submissionOf(amara()), babyNameMeaning: 'x'.repeat(200_000) }
    expect((await submit(big)).status).toBe(413)
    expect((await submit(submissionOf(amara()), 'visitor-1', 'with space')).status).toBe(400)
    expect(await service.records()).toEqual([])
  })
  it('bad input of every kind on every route, storing nothing and staying alive', async () => {
    const { app, store } = service
    const { call } = await requestAs(app, badInputVisitor, 'post', '/api/objects/upload')
    const fileId = String((await call).body.uploadURL).replace('/api/objects/', '')
    const asked = {
      app: () => app,
      secret: testSecret,
      storedState: store.counts,
      parameters: { fileId, id: '01ABCDEFGH', versionId: 'v1', deviceId: '0'.repeat(32) },
    }
    expect(await badInputFindings(asked)).toEqual([])
  })

  it('[API-031] takes time in proportion to its length, whatever field of it grows', async () => {
    const { fields, findings } = await fieldGrowth(service.app)
    expect(findings).toEqual([])
    expect(fields).toBeGreaterThan(0)
  })
})

describe('POST /api/birth-records accepts', () => {
  it('[API-011][SUB-018] a submission: record, derived values, proof job', async () => {
    const form = amara()
    for (const left of ['isCompleted', 'provenance'])
      expect((await submit({ ...submissionOf(form), [left]: undefined })).status).toBe(400)
    const answer = await submit(submissionOf(form))
    expect(answer.status).toBe(201)
    const result = submissionResultSchema.parse(answer.body)
    expect(result).toMatchObject({ version: 1, proofId: submissionOf(form).provenance.proofId })
    expect(result.derivedData).toMatchObject({
      dayOfBirth: 'Saturday',
      westernZodiac: 'Pisces',
      easternZodiac: 'Fire Horse',
    })
    const [record] = await service.records()
    expect(record).toMatchObject({ _id: result.id, ownerVisitorId: 'visitor-1', versionCount: 1 })
    expect(await service.formOf(record?._id ?? '', 1)).toEqual(form)
    await service.settled()
    expect(service.delivered.map(({ type, payload }) => ({ type, payload }))).toEqual(
      expect.arrayContaining([
        {
          type: 'proof.requested',
          payload: {
            proofJobId: result.derivedData.proofJobId,
            recordId: result.id,
            version: 1,
            proofId: result.proofId,
          },
        },
        { type: 'record.owned', payload: { recordId: result.id, visitorId: 'visitor-1' } },
      ]),
    )
  })
  it('[PRF-001] with proof job ids that are URL-safe, 128 random bits or more, and never alike', async () => {
    const ids = new Set<string>()
    for (let n = 0; n < 20; n += 1) {
      const { body } = await submit(submissionOf(amara({ babyMiddleName: `No ${n}` })))
      const { proofJobId } = body.derivedData
      expect(proofJobId).toMatch(/^[A-Za-z0-9_-]+$/)
      ids.add(proofJobId)
    }
    expect(ids.size).toBe(20)
    // A byte that is the same in all of them was no random one.
    const [first = Buffer.of(), ...others] = [...ids].map((id) => Buffer.from(id, 'base64url'))
    const random = first.filter((byte, at) => others.some((other) => other[at] !== byte))
    expect(random.length * 8).toBeGreaterThanOrEqual(128)
  })
  it('[FLD-045] older field names', async () => {
    const { babyGender, babyEyeColor, babyWeightPounds, babyWeightOunces, babyDateOfBirth, ...rest } =
      submissionOf(amara({ babyGender: 'Female', babyEyeColor: 'Brown' }))
    expect([babyGender, babyEyeColor, babyWeightPounds, babyWeightOunces]).toEqual(['Female', 'Brown', 7, 4])
    const answer = await submit({
      ...rest,
      sex: 'female',
      eyeColor: 'Brown',
      weight: '7 lbs 4 oz',
      birthDate: babyDateOfBirth,
    })
    expect(answer.status).toBe(201)
    const [record] = await service.records()
    expect(await service.formOf(record?._id ?? '', 1)).toEqual(
      amara({ babyGender: 'Female', babyEyeColor: 'Brown' }),
    )
  })
  it('but never writes an older field name, neither to the store nor in an answer', async () => {
    const { babyGender: _, ...rest } = submissionOf(amara({ babyGender: 'Female' }))
    const answer = await submit({ ...rest, sex: 'Female' })
    expect(answer.status).toBe(201)
    const written = JSON.stringify([await service.records(), answer.body])
    for (const older of ['sex', 'gender', 'weight', 'eyeColor', 'firstName'])
      expect(written).not.toContain(`"${older}":`)
  })
  it('a record without a time or a place of birth, and says what is left open', async () => {
    const form = amara({
      babyTimeOfBirth: '',
      babyTimeUnknown: true,
      birthLatitude: null,
      birthLongitude: null,
      birthTimeZone: '',
    })
    const { status, body } = await submit(submissionOf(form))
    expect(status).toBe(201)
    expect(body.derivedData).toMatchObject({ dayLength: null, dayLengthNote: expect.any(String) })
  })
  it('[DER-029] without a place: its day has no length, and it says why', async () => {
    const nowhere = {
      babyBirthLocation: 'Nowhere',
      birthLatitude: null,
      birthLongitude: null,
      birthTimeZone: '',
    }
    const { dayLength, dayLengthNote } = (await submit(submissionOf(amara(nowhere)))).body.derivedData
    expect([dayLength, dayLengthNote]).toEqual([
      null,
      'How long the day was depends on where it was lived; without the place of birth it is left open.',
    ])
    const placed = await submit(submissionOf(amara({ babyFirstName: 'Ada' })))
    expect(placed.body.derivedData['dayLength']).toBeCloseTo(11.9, 0)
    expect(placed.body.derivedData).not.toHaveProperty('dayLengthNote')
  })
  it('names of any script, to the letter', async () => {
    const names: Partial<BirthForm> = {
      babyFirstName: 'अमारा',
      babyLastName: 'בן־דוד',
      babyMiddleName: 'لیلی 👶🏽',
    }
    expect((await submit(submissionOf(amara(names)))).status).toBe(201)
    const [record] = await service.records()
    expect(await service.formOf(record?._id ?? '', 1)).toMatchObject(names)
  })
  it('and answers although nobody can be told; the messages stay with the record until they can', async () => {
    service.isCutOff = true
    expect((await submit(submissionOf(amara()))).status).toBe(201)
    await service.settled()
    expect((await service.records())[0]?.outbox.map(({ type }) => type)).toEqual([
      'proof.requested',
      'record.owned',
    ])
  })
  it('[PRV-005] without a word of it in the log', async () => {
    await submit(submissionOf(amara()))
    await submit({ ...submissionOf(amara()), babyDateOfBirth: 'someday' })
    await submit(submissionOf(amara()), 'visitor-2')
    expect(log.length).toBeGreaterThan(0)
    for (const told of ['Amara', 'Okonkwo', 'parent@example.org', 'Santa Monica', '2026-03-14', 'someday'])
      expect(log.join('')).not.toContain(told)
  })
})

describe('a submission that comes again', () => {
  it('[SUB-036][SUB-017] with the same key and body gets the same answer and makes nothing', async () => {
    const first = await submit(submissionOf(amara()), 'visitor-1', 'key-1')
    const second = await submit(submissionOf(amara()), 'visitor-1', '"key-1"')
    expect(second).toEqual(first)
    const [record, ...others] = await service.records()
    expect(others).toEqual([])
    expect(record?.versions).toHaveLength(1)
  })
  it('[SUB-036] with the same key and another body is refused with 422', async () => {
    await submit(submissionOf(amara()), 'visitor-1', 'key-1')
    const answer = await submit(submissionOf(amara({ babyMiddleName: 'Rose' })), 'visitor-1', 'key-1')
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 422,
      code: 'idempotency_mismatch',
    })
    expect((await service.records())[0]?.versions).toHaveLength(1)
  })
  it('the key of one visitor means nothing for another', async () => {
    await submit(submissionOf(amara()), 'visitor-1', 'key-1')
    const other = await submit(submissionOf(amara({ babyFirstName: 'Ada' })), 'visitor-2', 'key-1')
    expect(other.status).toBe(201)
  })
  it('[SUB-012][SUB-017] twenty at once with one key make exactly one record, one version, one answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(submissionOf(amara()), 'visitor-1', 'key-1')),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const records = await service.records()
    expect(records).toHaveLength(1)
    expect(records[0]?.versions).toHaveLength(1)
    expect(records[0]?.submissions).toHaveLength(1)
  })
  it('[SUB-017] ten at once of one draft without a key make one record, one version', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(submissionOf(amara()))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const records = await service.records()
    expect(records).toHaveLength(1)
    expect(records[0]?.versions).toHaveLength(1)
  })
  it('[VER-014] makes the visitor who submits first its owner, whom invites is told', async () => {
    const { body } = await submit(submissionOf(amara()), 'visitor-1')
    expect((await service.records())[0]?.ownerVisitorId).toBe('visitor-1')
    await service.settled()
    expect(service.delivered.filter(({ type }) => type === 'record.owned')).toMatchObject([
      { payload: { recordId: body.id, visitorId: 'visitor-1' } },
    ])
  })
  it('[SUB-034] edited by its owner is a new version with a new proof of the same record', async () => {
    const first = await submit(submissionOf(amara()), 'visitor-1', 'key-1')
    const second = await submit(submissionOf(amara({ babyMiddleName: 'Rose' })), 'visitor-1', 'key-2')
    expect(second.body).toMatchObject({ id: first.body.id, proofId: first.body.proofId, version: 2 })
    expect(second.body.derivedData.proofJobId).not.toBe(first.body.derivedData.proofJobId)
    await service.settled()
    const requested = service.delivered.filter(({ type }) => type === 'proof.requested')
    expect(requested.map(({ payload }) => payload['version'])).toEqual([1, 2])
    expect(service.delivered.filter(({ type }) => type === 'record.owned')).toHaveLength(1)
  })
  it('[SUB-034] edits at once from two tabs become two versions, none lost', async () => {
    await submit(submissionOf(amara()), 'visitor-1', 'key-1')
    const answers = await Promise.all(
      ['Rose', 'Iris', 'Lily'].map((babyMiddleName, n) =>
        submit(submissionOf(amara({ babyMiddleName })), 'visitor-1', `tab-${n}`),
      ),
    )
    expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3, 4])
    expect((await service.records())[0]?.versions.map(({ version }) => version)).toEqual([1, 2, 3, 4])
  })
  it('with an edited input changes the Proof ID; the older one stays an alias of the record', async () => {
    const first = await submit(submissionOf(amara()))
    const renamed = amara({ babyFirstName: 'Amarah' })
    const second = await submit(submissionOf(renamed, { recordId: first.body.id }))
    expect(second.body).toMatchObject({ id: first.body.id, version: 2 })
    expect(second.body.proofId).not.toBe(first.body.proofId)
    expect((await service.records())[0]?.proofIds).toEqual([second.body.proofId, first.body.proofId])
    const back = await submit(submissionOf(amara({ babyMiddleName: 'Rose' })))
    expect(back.body).toMatchObject({ id: first.body.id, version: 3, proofId: first.body.proofId })
  })
})

it('a submission that comes while the keys of records start anew is told so, keeps nothing, and is made once when it comes again', async () => {
  const key = crypto.randomUUID()
  const send = () => service.submit(submissionOf(amara()), 'visitor-1', key)
  service.keys.isAway = true
  const away = await Promise.all([send(), send()])
  expect(away.map(({ status, body }) => [status, body.code, body['details']])).toEqual(
    away.map(() => [503, 'unavailable', { part: 'keys' }]),
  )
  expect(await service.records()).toEqual([])
  service.keys.isAway = false
  const made = [await send(), await send()]
  expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(await service.records()).toHaveLength(1)
})

describe('somebody else', () => {
  it('[PRF-005] with the same four inputs gets 409 "owned", told to ask for an invitation, and nothing of the record', async () => {
    const { body: first } = await submit(submissionOf(amara()), 'visitor-1')
    const answer = await submit(submissionOf(amara({ email: 'other@example.org' })), 'visitor-2')
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 409, code: 'owned' })
    expect(answer.body.detail).toContain('ask its owner for an invitation')
    const told = JSON.stringify(answer.body)
    for (const secret of [first.id, first.derivedData.proofJobId, 'Amara', 'parent@example.org'])
      expect(told).not.toContain(secret)
    expect((await service.records())[0]?.versions).toHaveLength(1)
  })
  it('who names the record by its id gets 409 "owned" too', async () => {
    const { body } = await submit(submissionOf(amara()), 'visitor-1')
    const stranger = submissionOf(amara({ babyFirstName: 'Ada' }), { recordId: body.id })
    expect((await submit(stranger, 'visitor-2')).body.code).toBe('owned')
  })
  it('[DER-028] whose child is a different one gets a record of its own, under another Proof ID, once it says so', async () => {
    const first = await submit(submissionOf(amara()), 'visitor-1')
    expect((await submit(submissionOf(amara()), 'visitor-2')).body.code).toBe('owned')
    const second = await submit(submissionOf(amara({ differentChild: 'k3v9x' })), 'visitor-2')
    expect(second.status).toBe(201)
    expect(second.body.proofId).not.toBe(first.body.proofId)
  })
  it('racing for the same inputs: one becomes the owner, the other is told so', async () => {
    const answers = await Promise.all(
      ['visitor-1', 'visitor-2', 'visitor-3'].map((visitor) => submit(submissionOf(amara()), visitor)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await service.records()).toHaveLength(1)
  })
})

it('[FLD-005] [FLD-010] [FLD-017] keeps coordinates and isCompleted, meaning, hospital, doctor and the final review, and feet and pounds of what was typed in metric', async () => {
  const form = amara({ birthLatitude: 43.65737, birthLongitude: -70.2589, birthTimeZone: 'America/New_York' })
  const typed = {
    babyNameMeaning: 'grace',
    hospitalName: 'Östra',
    attendingDoctorName: 'Dr. Ifeoma Eze',
    finalReview: true,
    babyHeightCentimetres: '50.8',
    babyWeightKilograms: '3,29',
  }
  expect((await submit({ ...submissionOf({ ...form, ...typed }), isCompleted: false })).status).toBe(201)
  expect((await submit(submissionOf({ ...form, ...typed, finalReview: false }))).status).toBe(201)
  const [record] = await service.records()
  expect(record?.versions).toMatchObject([{ isCompleted: false }, { isCompleted: true }])
  const { birthLatitude, birthLongitude } = form
  const stored = await service.formOf(record?._id ?? '', 1)
  expect(stored).toMatchObject({ ...typed, birthLatitude, birthLongitude })
  expect(stored).toMatchObject({
    babyHeightFeet: 1,
    babyHeightInches: 8,
    babyWeightPounds: 7,
    babyWeightOunces: 4,
  })
})
