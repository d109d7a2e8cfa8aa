import { noBirthDate, maxGuidePrintsAMinute } from '@shared/contracts/companion-guide'
import type { GrantRole } from '@shared/contracts/enumerations'
import { silentLogger } from '@shared/node/logger'
import { RenderError } from '../rendering/render-error'
import { createRenderer } from '../rendering/renderer'
import { builtWorker } from '../rendering/testing/built-worker'
import { formOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

let service: ProofsUnderTest
beforeAll(async () => {
  service = await startProofs(silentLogger())
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  service.grants.set('record-1:visitor-1', 'OWNER')
  giveRecord(service, referenceOf(), formOf({ birthLatitude: 34.0195, birthLongitude: -118.4912 }))
})
const proofId = '01ABCDEFGH'
const guide = (body: object, visitorId?: string | null) =>
  service.post('/api/companion-guide', body, visitorId)
const pdf = (body: object, visitorId?: string | null) =>
  service.post('/api/companion-guide/pdf', body, visitorId)
/** Another minute than that of the last test: turns are counted by the minute. */
const nextMinute = () => (service.now = new Date(service.now.getTime() + 61_000))

describe.each([
  ['POST /api/companion-guide', guide],
  ['POST /api/companion-guide/pdf', pdf],
])('%s', (_name, ask) => {
  it('answers 401 without a caller, and 400 to what is no question', async () => {
    expect((await ask({ proofId }, null)).status).toBe(401)
    expect((await ask({ proofId, form: {} })).status).toBe(400)
    expect((await ask({ proofId: 'nothing' })).body).toMatchObject({
      status: 400,
      detail: 'Invalid proof ID',
    })
    for (const birthDate of ['2026-02-30', '1650-01-01', 'tomorrow'])
      expect((await ask({ birthDate })).body).toMatchObject({
        status: 400,
        detail: expect.stringMatching(/^The guide can be generated for births from 1900 to 2100/),
      })
  })

  it('[GDE-007] without a birth date says the specified sentence', async () => {
    for (const body of [{}, { birthDate: '' }, { answers: { babyFirstName: 'Amara' } }])
      expect((await ask(body)).body).toMatchObject({ status: 400, detail: noBirthDate })
    expect(noBirthDate).toBe('Birth date is required to generate companion guide')
  })

  it('answers every role, and a stranger as to a Proof ID that does not exist', async () => {
    for (const role of ['VIEWER', 'COMMENTER', 'EDITOR', 'APPROVER', 'OWNER'] satisfies GrantRole[]) {
      service.grants.set('record-1:guest', role)
      expect((await ask({ proofId }, 'guest')).status).toBe(200)
      nextMinute()
    }
    service.grants.delete('record-1:guest')
    const [stranger, unknown] = [
      await ask({ proofId }, 'guest'),
      await ask({ proofId: '01ZZZZZZZZ' }, 'guest'),
    ]
    expect([stranger.status, stranger.body.detail]).toEqual([404, 'Proof not found'])
    expect([unknown.status, unknown.body.detail]).toEqual([404, 'Proof not found'])
    // Whoever holds the unguessable address may look, as at the proof (D1).
    expect((await ask({ proofId: jobIdOf('job 1') }, 'guest')).status).toBe(200)
    service.records.versions.length = 0
    expect((await ask({ proofId })).body.detail).toBe('Proof not found')
  })
})

describe('the guide', () => {
  it('[GDE-008] [GDE-018] [GDE-020] tells all chapters of a record, for the year in which it was made, and the same ever after', async () => {
    const { body, status } = await guide({ proofId })
    expect(status).toBe(200)
    expect(body).toMatchObject({ firstName: 'Amara', born: '14 March 2026' })
    // The version is of 2026, its record of 2025.
    expect(body.timingCycles.personalYear).toMatch(/^2025 is a personal year of /)
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['personalityProfile', 'spiritualPath', 'lifeGuidance', 'compatibility']),
    )
    service.now = new Date('2031-01-01T00:00:00Z')
    expect((await guide({ proofId })).body).toEqual(body)
  })

  it('tells of a form that was not sent yet what its date, hour and place tell, and keeps nothing', async () => {
    service.now = new Date('2027-05-05T10:00:00Z')
    const bare = (await guide({ birthDate: '2026-04-21' })).body
    expect(bare.timingCycles.personalYear).toMatch(/^2027 is/)
    expect(bare.leftOut).toMatch(
      /^As the hour and the place of birth of this child are not known, the sky is that of noon UTC: /,
    )
    const placed = { birthLatitude: 43.6591, birthLongitude: -70.2568, birthTimeZone: 'America/New_York' }
    const hourless = (await guide({ birthDate: '2026-04-21', answers: placed })).body
    expect(hourless.leftOut).toMatch(/^As the hour of birth of this child is not known/)
    const answers = {
      babyFirstName: 'Zoë 👶',
      babyTimeOfBirth: '04:27',
      birthLatitude: '43.6591',
      birthLongitude: -70.2568,
      birthTimeZone: 'America/New_York',
      motherDateOfBirth: '19',
    }
    const full = (await guide({ birthDate: '2026-04-21', answers })).body
    expect([full.firstName, full.leftOut]).toEqual(['Zoë', null])
    expect(full.personalityProfile.strengths.join()).toContain('22° 26′ of Pisces was rising')
    expect(service.asked).toEqual([])
    expect(await service.jobs()).toEqual([])
  })
})

describe('the printed guide', () => {
  it('[GDE-019] comes as a file that is named by the Proof ID and kept nowhere', async () => {
    const { headers, body } = await pdf({ proofId })
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="birth-codex-companion-guide-01ABCDEFGH.pdf"',
      'cache-control': 'private, no-store',
    })
    expect(body.toString()).toContain('"personalYear":"2025 is')
    expect((await pdf({ birthDate: '2026-04-21' })).headers['content-disposition']).toBe(
      'attachment; filename="birth-codex-companion-guide.pdf"',
    )
  })

  it('is printed for a visitor one at a time and a few a minute, for all a dozen at a time', async () => {
    let print = () => {}
    const gate = new Promise<void>((resolve) => (print = resolve))
    const printGuide = service.printGuide
    let begun = 0
    let allBegun = () => {}
    const untilAllBegun = new Promise<void>((resolve) => (allBegun = resolve))
    service.printGuide = async (subject) => {
      begun += 1
      if (begun === 12) allBegun()
      await gate
      return printGuide(subject)
    }
    const birth = { birthDate: '2026-04-21' }
    const first = Array.from({ length: 12 }, (_, at) => Promise.resolve(pdf(birth, `reader-${at}`)))
    await untilAllBegun
    const again = await pdf(birth, 'reader-3')
    expect([again.status, again.headers['retry-after'], again.body.detail]).toEqual([
      429,
      '2',
      'Your guide is just being printed. Please wait for it.',
    ])
    expect((await pdf(birth, 'reader-99')).body.detail).toMatch(/^Many guides are being printed/)
    print()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(12).fill(200))
    for (let count = 1; count < maxGuidePrintsAMinute; count += 1)
      expect((await pdf(birth, 'reader-3')).status).toBe(200)
    expect((await pdf(birth, 'reader-3')).status).toBe(429)
    nextMinute()
    expect((await pdf(birth, 'reader-3')).status).toBe(200)
  })

  it('says that the press is away with 503, and what it cannot set with 409', async () => {
    service.printGuide = () => Promise.reject(new RenderError('timeout', 'slow'))
    expect((await pdf({ proofId })).status).toBe(503)
    service.printGuide = () => Promise.reject(new RenderError('unprintable', 'no'))
    expect((await pdf({ proofId })).status).toBe(409)
  })

  it('is set by the press of the books, in a thread of its own', async () => {
    const renderer = createRenderer({ workers: 1, workerFile: builtWorker('render-worker.ts') })
    try {
      service.printGuide = renderer.renderGuide
      service.now = new Date('2027-05-05T10:00:00Z')
      const { body, status } = await pdf({ proofId })
      expect([status, body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
      expect(body.length).toBeGreaterThan(100_000)
      expect(body.toString('latin1')).toContain('/CreationDate (D:20270505100000Z)')
    } finally {
      await renderer.close()
    }
  })
})
