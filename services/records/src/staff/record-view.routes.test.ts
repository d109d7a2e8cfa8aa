import type { AdminJob } from '@shared/contracts/admin'
import { recordMailsSchema } from '@shared/contracts/admin-record-parts'
import { fieldWords } from '@shared/contracts/field-words'
import type { Caller } from '@shared/contracts/internal'
import type { OutboxMail } from '@shared/contracts/press-room'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const staff: Caller = { kind: 'staff', staffId: 'staff-1', visitorId: 'v' }
const send = async (method: 'get' | 'post', path: string, caller: Caller | null = staff) =>
  (await requestAs(service.app, caller, method, path)).call
const submit = async (changes: Parameters<typeof amara>[0] = {}) =>
  (await service.submit(submissionOf(amara(changes)), 'visitor-1')).body
/** A CSV of cells without quotes inside, as rows of cells. */
const cellsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
const job = (id: string): AdminJob => ({
  proofJobId: id,
  version: 1,
  stage: 'proof',
  status: 'error',
  requestedAt: '2026-04-01T12:00:00.000Z',
  preparedAt: null,
  approvedAt: null,
  completedAt: null,
  attempts: 5,
  awaits: null,
  error: 'The proof could not be made.',
  pages: null,
  mail: null,
})

describe('GET /api/admin/records/{id}', () => {
  it('answers 401 to everybody but staff, and 404 for a record nobody knows', async () => {
    const { id } = await submit()
    for (const path of [`/api/admin/records/${id}`, `/api/admin/records/${id}/csv`, '/api/admin/export']) {
      expect((await send('get', path, null)).status).toBe(401)
      expect((await send('get', path, visitorCaller('visitor-1'))).status).toBe(401)
    }
    for (const path of ['/api/admin/records/none', '/api/admin/records/none/csv'])
      expect((await send('get', path)).status).toBe(404)
    expect(service.audited).toEqual([])
  })

  it('tells everything of a record, whoever keeps it, once that is written down', async () => {
    const { id, proofId, derivedData } = await submit({
      babyNicknames: 'Mara',
      differentChild: 'wi3sxKcg0BV8rhjP',
    })
    const people = {
      people: [{ id: 'owner', email: null, role: 'OWNER', since: '2026-04-01T12:00:00.000Z', isYou: false }],
      invitations: [],
    }
    service.others.set(`GET /internal/records/${id}/jobs`, { jobs: [job(derivedData.proofJobId)] })
    service.others.set(`GET /internal/records/${id}/people`, people)
    const { status, body } = await send('get', `/api/admin/records/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      record: { id, proofId, fullName: 'Amara Okonkwo-Lindqvist', status: 'processing', isLocked: false },
      versions: [{ version: 1, proofId, proofJobId: derivedData.proofJobId }],
      jobs: [job(derivedData.proofJobId)],
      people,
    })
    expect(body.answers).toContainEqual({ label: expect.any(String), value: 'Mara' })
    expect(body.answers.map(({ value }: { value: string }) => value)).not.toContain('wi3sxKcg0BV8rhjP')
    expect(service.audited).toEqual([{ act: 'record.viewed', staffId: 'staff-1', subject: id }])
  })

  it('tells a gender once: the family’s own word in the place of ‘Other’', async () => {
    for (const [babyGender, specificGender, told] of [
      ['Other', 'Intersex', 'Intersex'],
      ['Other', '', 'Other'],
    ] as const) {
      const { id } = await submit({ babyGender, specificGender })
      const { body } = await send('get', `/api/admin/records/${id}`)
      expect(body.answers.filter(({ label }: { label: string }) => label === 'Gender')).toEqual([
        { label: 'Gender', value: told },
      ])
    }
  })

  it('tells answers in the words of the form, and measures as the book prints them', async () => {
    const { id } = await submit({
      babyDateOfBirth: '2026-03-21',
      babyClockChange: 'later',
      parentsUnmarried: true,
      babyHeightCentimetres: '49,5',
      babyWeightKilograms: '2,980',
      babyHeadCircumference: 33.5,
      uploadedFiles: [
        { name: 'foot.jpg', size: 3 },
        { name: 'hand.jpg', size: 3 },
      ],
    })
    const { body } = await send('get', `/api/admin/records/${id}`)
    const told = new Map<string, string>(
      body.answers.map(({ label, value }: { label: string; value: string }) => [label, value]),
    )
    for (const [field, words] of [
      ['babyDateOfBirth', '21 March 2026'],
      ['babyClockChange', 'After the clocks changed'],
      ['parentsUnmarried', 'Yes'],
      ['babyHeightCentimetres', '49.5'],
      ['babyWeightKilograms', '2.98'],
      ['babyHeadCircumference', '33.5'],
      ['uploadedFiles', 'foot.jpg, hand.jpg'],
    ] as const)
      expect([field, told.get(fieldWords(field))]).toEqual([field, words])
  })

  it('tells who made which version, what it was and what they noted, also of those that were only synced', async () => {
    const { id, proofId } = await submit()
    const sync = await service.as('visitor-1', 'post', `/api/proofs/${proofId}/sync`, {
      note: 'Grandparents',
      data: amara({ babyNicknames: 'Mara' }),
      baseVersion: 'v1',
    })
    expect(sync.status).toBe(200)
    const { body } = await send('get', `/api/admin/records/${id}`)
    expect(body.versions).toMatchObject([
      { version: 2, kind: 'sync', createdBy: 'The owner', note: 'Grandparents', proofJobId: null },
      { version: 1, kind: 'submission', createdBy: 'The owner', note: '' },
    ])
  })

  it('shows the rest while another service is away, and nothing while it cannot be written down', async () => {
    const { id } = await submit()
    expect((await send('get', `/api/admin/records/${id}`)).body).toMatchObject({ jobs: null, people: null })
    service.isAuditAway = true
    for (const path of ['', '/csv'])
      expect((await send('get', `/api/admin/records/${id}${path}`)).status).toBe(503)
  })
})

describe('what may be long of a record', () => {
  const mail = (id: string, minute: number): OutboxMail => ({
    id,
    kind: 'invitation',
    recordId: 'record-1',
    to: 'h•••@posteo.example',
    state: 'sent',
    at: new Date(Date.UTC(2026, 3, 1, 12, minute)).toISOString(),
    tries: 1,
    fault: null,
    invitationId: null,
  })

  it('is its e-mails, of both who send some, the last first, twenty at a time', async () => {
    const { id } = await submit()
    const ask = async (query = '') =>
      recordMailsSchema.parse((await send('get', `/api/admin/records/${id}/mails${query}`)).body)
    const tell = (part: string, mails: readonly OutboxMail[], after: string | null) =>
      service.others.set(`GET /internal/records/${id}/${part}`, { mails, after })
    const made = [58, 48, 38, 28].map((minute) => mail(`proof:${minute}`, minute))
    const invited = Array.from({ length: 23 }, (_, at) => mail(`invite:${57 - at}`, 57 - at))
    tell('proof-mails', made, null)
    tell('invitation-mails', invited.slice(0, 20), 'invite:38')
    const first = await ask()
    expect(first.mails.map((one) => one.id)).toEqual([
      ...['proof:58', ...invited.slice(0, 9).map((one) => one.id)],
      ...['proof:48', ...invited.slice(9, 18).map((one) => one.id)],
    ])
    expect(first).toMatchObject({ away: [], after: { proofs: 'proof:48', invites: 'invite:40' } })

    tell('proof-mails?after=proof%3A48', made.slice(2), null)
    tell('invitation-mails?after=invite%3A40', invited.slice(18), null)
    const rest = await ask('?proofs=proof:48&invites=invite:40')
    expect(rest.mails.map((one) => one.id)).toEqual([
      'invite:39',
      'proof:38',
      'invite:38',
      'invite:37',
      'invite:36',
      'invite:35',
      'proof:28',
    ])
    expect(rest).toMatchObject({ away: [], after: null })
    expect(service.audited).toContainEqual({ act: 'record.viewed', staffId: 'staff-1', subject: id })
  })

  it('says whose e-mails are missing while they are away, and goes on where they were', async () => {
    const { id } = await submit()
    const path = `/api/admin/records/${id}/mails`
    const mails = Array.from({ length: 20 }, (_, at) => mail(`proof:${at}`, 58 - at))
    service.others.set(`GET /internal/records/${id}/proof-mails`, { mails, after: 'proof:19' })
    expect((await send('get', path)).body).toMatchObject({
      mails: [{ id: 'proof:0' }, ...mails.slice(1).map((one) => ({ id: one.id }))],
      away: ['invites'],
      after: { proofs: 'proof:19' },
    })
    const more = `GET /internal/records/${id}/proof-mails?after=proof%3A19`
    service.others.set(more, { mails, after: 'proof:19' })
    expect((await send('get', `${path}?proofs=proof:19&invites=invite:7`)).body).toMatchObject({
      away: ['invites'],
      after: { proofs: 'proof:19', invites: 'invite:7' },
    })
    service.others.clear()
    expect((await send('get', path)).body).toEqual({ mails: [], away: ['proofs', 'invites'], after: null })
  })

  it('is what its people wrote, away while its keeper is', async () => {
    const { id } = await submit()
    const path = `/api/admin/records/${id}/comments`
    expect((await send('get', path)).status).toBe(503)
    const told = {
      comments: [
        {
          ...{ id: 'c', text: 'Is it Ewa or Eva?', about: "Mother's Full Name", replyTo: null },
          ...{ author: { email: null, role: 'OWNER' }, resolvedAt: null },
          createdAt: '2026-04-01T12:00:00.000Z',
        },
      ],
      after: null,
    }
    service.others.set(`GET /internal/records/${id}/comments?after=b`, told)
    expect((await send('get', `${path}?after=b`)).body).toEqual(told)
  })

  it('is read by staff alone, once that is written down', async () => {
    const { id } = await submit()
    for (const part of ['mails', 'comments']) {
      const path = `/api/admin/records/${id}/${part}`
      service.others.set(`GET /internal/records/${id}/comments`, { comments: [], after: null })
      expect((await send('get', path, null)).status).toBe(401)
      expect((await send('get', path, visitorCaller('visitor-1'))).status).toBe(401)
      expect((await send('get', `/api/admin/records/none/${part}`)).status).toBe(404)
      expect(service.audited).toEqual([])
      expect((await send('get', path)).status).toBe(200)
      expect(service.audited).toEqual([{ act: 'record.viewed', staffId: 'staff-1', subject: id }])
      service.isAuditAway = true
      expect((await send('get', path)).status).toBe(503)
      service.isAuditAway = false
      service.audited = []
    }
  })
})

describe('GET /api/admin/records/{id}/csv', () => {
  it('[API-027] [ADM-018] answers the newest version, harmless to a spreadsheet, and writes it down', async () => {
    const { id, proofId } = await submit()
    expect((await send('get', `/api/admin/records/${id}/csv`)).status).toBe(200)
    service.audited = []
    await submit({ babyNicknames: '=HYPERLINK(1)' })
    const answer = await send('get', `/api/admin/records/${id}/csv`)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="birth-codex-${proofId}.csv"`,
    })
    const [names = [], cells = []] = cellsOf(answer.text)
    const cell = (name: string) => cells[names.indexOf(name)]
    expect([cell('recordId'), cell('babyFirstName'), cell('babyNicknames')]).toEqual([
      id,
      'Amara',
      "'=HYPERLINK(1)",
    ])
    expect(service.audited).toEqual([{ act: 'record.csv', staffId: 'staff-1', subject: id }])
  })
})

describe('what staff can do about a record', () => {
  it('has a failed job of the record tried again, and no other', async () => {
    const { id, derivedData } = await submit()
    service.others.set(`POST /internal/proof-jobs/${derivedData.proofJobId}/retry`, null)
    const path = `/api/admin/records/${id}/jobs/${derivedData.proofJobId}/retry`
    expect((await send('post', path, visitorCaller('visitor-1'))).status).toBe(401)
    expect((await send('post', `/api/admin/records/${id}/jobs/another/retry`)).status).toBe(404)
    expect(service.audited).toEqual([])
    expect((await send('post', path)).status).toBe(204)
    expect(service.audited).toEqual([{ act: 'job.retried', staffId: 'staff-1', subject: id }])
    service.others.clear()
    expect((await send('post', path)).status).toBe(503)
  })

  it('has a locked record reopened', async () => {
    const { id, derivedData } = await submit()
    const path = `/api/admin/records/${id}/reopening`
    expect((await send('post', path, visitorCaller('visitor-1'))).status).toBe(401)
    service.others.set(`POST /internal/proof-jobs/${derivedData.proofJobId}/reopening`, null)
    expect((await send('post', path)).status).toBe(204)
    expect(service.audited).toEqual([{ act: 'record.reopened', staffId: 'staff-1', subject: id }])
    service.others.clear()
    expect((await send('post', path)).status).toBe(503)
  })

  it('has the latest e-mail sent again', async () => {
    const { id, derivedData } = await submit()
    expect((await send('post', `/api/admin/records/${id}/mail`)).status).toBe(204)
    expect(service.delivered.at(-1)).toMatchObject({
      type: 'delivery.changed',
      payload: { recordId: id, version: 1, proofJobId: derivedData.proofJobId },
    })
    expect(service.audited).toEqual([{ act: 'mail.resent', staffId: 'staff-1', subject: id }])
  })
})

describe('GET /api/admin/export', () => {
  const verified = (secondsAgo: number): Caller => ({
    ...staff,
    verifiedAt: new Date(service.now.getTime() - secondsAgo * 1000).toISOString(),
  })

  it('asks for the second factor again', async () => {
    for (const caller of [staff, verified(301)]) {
      const { status, body } = await send('get', '/api/admin/export', caller)
      expect([status, body.code]).toEqual([403, 'second_factor_required'])
    }
    expect(service.audited).toEqual([])
  })

  it('brings every record that is chosen, the newest first, and goes on behind any of them', async () => {
    const ids: string[] = []
    for (let at = 0; at < 5; at += 1) {
      // Two of the same instant follow each other by their ids.
      service.now = new Date(Date.UTC(2026, 3, 1, 12, Math.floor(at / 2)))
      ids.push((await submit({ babyLastName: `Weiß ${'abcde'[at]}`, babyFirstName: at ? 'Åsa' : '小明' })).id)
    }
    // Each is listed behind its submission.
    await service.settled()
    const whole = await send('get', '/api/admin/export?search=weiss', verified(10))
    expect(whole.status).toBe(200)
    expect(whole.headers['x-total-records']).toBe('5')
    const [names, ...rows] = cellsOf(whole.text)
    expect(names?.[0]).toBe('recordId')
    const order = rows.map(([id]) => id)
    expect([...order].sort()).toEqual([...ids].sort())
    expect(order[0]).toBe(ids[4])
    for (const [at, after] of order.entries()) {
      const rest = await send('get', `/api/admin/export?search=weiss&after=${after}`, verified(10))
      const found = rest.text ? cellsOf(rest.text).map(([id]) => id) : []
      expect(found).toEqual(order.slice(at + 1))
    }
    const one = await send('get', `/api/admin/export?search=${encodeURIComponent('小明')}`, verified(10))
    expect(cellsOf(one.text).map(([id]) => id)).toEqual(['recordId', ids[0]])
    expect(service.audited[0]).toEqual({ act: 'records.exported', staffId: 'staff-1', subject: undefined })
  })
})
