import type { BirthForm, BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { changesBetween } from '@shared/contracts/three-way'
import {
  conflictAnswerSchema,
  historyCheckSchema,
  comparisonSchema,
  sharedRecordSchema,
  versionAnswersSchema,
  versionsSchema,
} from '@shared/contracts/versions'
import { ownerAddressSchema, recordReferenceSchema } from '@shared/contracts/internal'
import { answersIdOf, keptAnswers } from '../records/answers.repository'
import { createRecordCipher } from '../records/record-cipher'
import { createRecordRepository } from '../records/record.repository'
import { amara, submissionOf } from '../testing/amara'
import { makeOlder } from '../testing/older-records'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { requestAs, visitorCaller, serviceCaller } from '@shared/node/testing/caller-request'
import { keepDueEdits } from './edits-keeper'
import { proofIdOfDraft } from './proof-id-of-draft'
import { createWorkingRepository } from './working.repository'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const owner = 'visitor-1'
const editor = 'ewa'
const draft = (changes: Partial<BirthFormDraft> = {}): BirthFormDraft => ({
  ...amara(),
  motherFullName: 'Ewa',
  ...changes,
})
const proofId = proofIdOfDraft(draft()) ?? ''
const path = (rest: string) => `/api/proofs/${proofId}/${rest}`

const share = async (data = draft()) => {
  service.grants = { [editor]: { role: 'EDITOR', email: 'ewa@example.org' } }
  const { status } = await service.as(owner, 'post', path('sync'), { note: 'first', data }, 'first')
  expect(status).toBe(200)
}
type Change = [field: BirthFormField, base: unknown, value: unknown]
const patch = (visitorId: string, ...changes: Change[]) =>
  service.as(visitorId, 'patch', path('record'), {
    changes: changes.map(([field, base, value]) => ({ field, base, value })),
  })
const read = async (visitorId = owner) =>
  sharedRecordSchema.parse((await service.as(visitorId, 'get', path('record'))).body)
const versions = async (visitorId = owner) =>
  versionsSchema.parse((await service.as(visitorId, 'get', path('versions'))).body)
const sync = async (visitorId: string, data: Partial<BirthFormDraft>, baseVersion: string) =>
  (await service.as(visitorId, 'post', path('sync'), { note: '', data, baseVersion })).status
const reference = async () => {
  const address = `/internal/shared-records/${proofId}`
  const { call } = await requestAs(service.app, serviceCaller('invites'), 'get', address)
  return recordReferenceSchema.parse((await call).body)
}
const record = async () => {
  const [only] = await service.records()
  if (!only) throw new Error('no record')
  return only
}

it('a stranger is told the same of a record and of none, also while the keys are away', async () => {
  await share()
  service.keys.isAway = true
  try {
    for (const id of [proofId, '01ZZZZZZZZ'])
      for (const part of ['record', 'versions', 'versions/v1', 'history-check', 'export', 'holdings'])
        expect([id, part, (await service.as('stranger', 'get', `/api/proofs/${id}/${part}`)).status]).toEqual(
          [id, part, 404],
        )
    for (const id of [proofId, '01ZZZZZZZZ']) {
      const named = { provenance: { proofId: id } }
      const answers = [
        await service.as('stranger', 'get', `/api/proof/${id}/delivery`),
        await service.as('stranger', 'post', '/api/birth-records/upload-csv', named),
        await service.as('stranger', 'patch', `/api/proofs/${id}/record`, {
          changes: [{ field: 'hospitalName', base: '', value: 'Elsewhere' }],
        }),
      ]
      expect([id, ...answers.map(({ status }) => status)]).toEqual([id, 404, 404, 404])
    }
    expect((await service.as(owner, 'get', path('record'))).status).toBe(503)
  } finally {
    service.keys.isAway = false
  }
})

it('a stranger is told the same of what was submitted, by the id of its record or its proof, while the keys are away', async () => {
  const { body } = await service.submit(submissionOf(amara()), owner)
  service.keys.isAway = true
  try {
    for (const [jobId, recordId] of [
      [body.derivedData.proofJobId, body.id],
      ['another', 'another'],
    ]) {
      const answers = [
        await service.as('stranger', 'get', `/api/proof/${jobId}/delivery`),
        await service.as('stranger', 'post', '/api/birth-records/upload-csv', { recordId }),
      ]
      expect([recordId, ...answers.map(({ status }) => status)]).toEqual([recordId, 404, 404])
    }
  } finally {
    service.keys.isAway = false
  }
})

describe('a live change', () => {
  it('[COL-017] is in the record that everybody reads, at once, and told to invites', async () => {
    await share()
    const answer = await patch(editor, ['motherFullName', 'Ewa', 'Ewa Łukasz'])
    expect(answer.body).toMatchObject({ revision: 2, version: 'v1', role: 'EDITOR' })
    expect(await read()).toMatchObject({
      revision: 2,
      role: 'OWNER',
      data: draft({ motherFullName: 'Ewa Łukasz' }),
    })
    await service.settled()
    const recordId = (await record())._id
    expect(service.delivered.at(-1)).toMatchObject({
      type: 'record.changed',
      payload: { recordId, revision: 2 },
    })
    const { call } = await requestAs(
      service.app,
      serviceCaller('invites'),
      'get',
      `/internal/shared-records/${proofId}`,
    )
    expect((await call).body).toEqual({
      recordId,
      proofId,
      revision: 2,
      edited: 2,
      isChanged: false,
      isClosed: false,
    })
  })
  it('is told with who made it, field by field, and so is what the newest version changed', async () => {
    service.grants = {
      [editor]: { role: 'EDITOR', email: 'ewa@example.org' },
      ake: { role: 'EDITOR', email: 'ake@example.org' },
    }
    await service.as(owner, 'post', path('sync'), { note: 'first', data: draft() }, 'first')
    await sync(owner, { hospitalName: 'St. Mary', fatherFullName: 'Tor' }, 'v1')
    await patch(editor, ['motherFullName', 'Ewa', 'Eva'], ['fatherFullName', 'Tor', 'Thor'])
    await patch('ake', ['motherFullName', 'Eva', 'Ewa Ł.'])
    expect((await read()).writtenBy).toEqual([
      { name: 'ake@example.org', fields: ['motherFullName'] },
      { name: 'ewa@example.org', fields: ['fatherFullName'] },
      { name: 'The owner', fields: ['hospitalName'] },
    ])
  })
  it('[VER-012] of a field that another has changed since is refused with both sides, and nothing of it is stored', async () => {
    await share()
    await patch(owner, ['motherFullName', 'Ewa', 'Ewa Ł.'])
    const { status, body } = await patch(
      editor,
      ['fatherFullName', '', 'Tor'],
      ['motherFullName', 'Ewa', 'Eva'],
    )
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(conflictAnswerSchema.parse(Reflect.get(body, 'details'))).toMatchObject({
      conflicts: [{ field: 'motherFullName', base: 'Ewa', yours: 'Eva', theirs: 'Ewa Ł.' }],
      revision: 2,
    })
    expect((await read()).data).toEqual(draft({ motherFullName: 'Ewa Ł.' }))
    expect((await patch(editor, ['motherFullName', 'Ewa Ł.', 'Eva'])).status).toBe(200)
  })
  it('never mixes the place of one with the coordinates of another', async () => {
    await share()
    const malmo = draft({
      babyBirthLocation: 'Malmö',
      birthLatitude: 55.6,
      birthLongitude: 13,
      birthTimeZone: 'Europe/Stockholm',
    })
    const lund = { ...malmo, babyBirthLocation: 'Lund', birthLatitude: 55.7 }
    const move = (visitorId: string, to: BirthFormDraft) =>
      service.as(visitorId, 'patch', path('record'), { changes: changesBetween(draft(), to) })
    const answers = [await move(owner, malmo), await move(editor, lund)]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect((await read()).data).toEqual(malmo)
  })
  it('that says what is there already changes nothing', async () => {
    await share()
    expect((await patch(editor, ['motherFullName', 'Ewa', 'Ewa'])).body).toMatchObject({ revision: 1 })
    await patch(owner, ['motherFullName', 'Ewa', 'Eva'])
    expect((await patch(editor, ['motherFullName', 'Ewa', 'Eva'])).body).toMatchObject({ revision: 2 })
  })
  it('[COL-004] [COL-018] is the owner’s and the editors’ alone', async () => {
    await share()
    for (const role of ['VIEWER', 'COMMENTER', 'APPROVER'] as const) {
      service.grants = { somebody: { role, email: 'x@example.org' } }
      expect((await patch('somebody', ['motherFullName', 'Ewa', 'Eva'])).body.code).toBe('forbidden')
    }
    expect((await patch('stranger', ['motherFullName', 'Ewa', 'Eva'])).status).toBe(404)
    service.isInvitesAway = true
    expect((await patch(owner, ['motherFullName', 'Ewa', 'Eva'])).status).toBe(503)
    service.isInvitesAway = false
    expect((await read()).revision).toBe(1)
  })
  it('[COL-004] never gives the owner’s acknowledgement, which no editor gives or takes back', async () => {
    await share(draft({ acknowledgement: false }))
    const changed = await patch(editor, ['acknowledgement', false, true], ['motherFullName', 'Ewa', 'Eva'])
    expect(changed.status).toBe(200)
    expect((await read()).data).toMatchObject({ acknowledgement: false, motherFullName: 'Eva' })
    expect(await sync(editor, { acknowledgement: true, fatherFullName: 'Chidi' }, 'v1')).toBe(200)
    expect((await read()).data).toMatchObject({ acknowledgement: false, fatherFullName: 'Chidi' })
    await patch(owner, ['acknowledgement', false, true])
    await patch(editor, ['acknowledgement', true, false])
    expect((await read()).data.acknowledgement).toBe(true)
  })

  it('is said to have come after what was submitted, live or synced, until it is submitted or taken back', async () => {
    await share(amara())
    const isChanged = async () => (await reference()).isChanged
    expect(await isChanged()).toBe(false)
    await service.submit(submissionOf(amara()), owner)
    expect(await isChanged()).toBe(false)
    await patch(editor, ['fatherFullName', amara().fatherFullName, 'Tor'])
    expect(await isChanged()).toBe(true)
    await patch(editor, ['fatherFullName', 'Tor', amara().fatherFullName])
    expect(await isChanged()).toBe(false)
    const { version } = await read()
    expect(await sync(editor, amara({ fatherFullName: 'Tor' }), version)).toBe(200)
    expect(await isChanged()).toBe(true)
    await service.submit(submissionOf(amara({ fatherFullName: 'Tor' })), owner)
    expect(await isChanged()).toBe(false)
  })

  it('is refused once the record is locked', async () => {
    await share()
    const { body } = await service.submit(submissionOf(amara()), owner)
    const approvedAt = service.now.toISOString()
    const { call } = await requestAs(service.app, serviceCaller('proofs'), 'post', '/internal/messages')
    const job = { recordId: body.id, version: body.version, proofJobId: body.derivedData.proofJobId }
    await call.send({ id: 'm', type: 'proof.approved', payload: { ...job, approvedAt, approvedBy: owner } })
    expect((await reference()).isClosed).toBe(false)
    service.now = new Date(service.now.getTime() + 24 * 3_600_000)
    expect([(await read()).isLocked, (await reference()).isClosed]).toEqual([true, true])
    const refused = await patch(editor, ['motherFullName', '', 'Eva'])
    expect([refused.status, refused.body.code]).toEqual([423, 'locked'])
    expect(await sync(owner, { motherFullName: 'Eva' }, 'v2')).toBe(423)
    expect((await service.as(owner, 'post', path('versions/v1/restore'))).status).toBe(423)
  })
  it.each([
    ['an unknown field', [{ field: 'favouriteColour', base: '', value: 'x' }], 'changes.0.field'],
    ['a wrong type', [{ field: 'babyTimeUnknown', base: false, value: 'x' }], 'changes.0.value'],
    ['a hidden character', [{ field: 'hospitalName', base: '', value: 'a\u202Eb' }], 'changes.0.value'],
    ['no change', [], 'changes'],
    [
      'a field twice',
      [
        { field: 'hospitalName', base: '', value: 'a' },
        { field: 'hospitalName', base: '', value: 'b' },
      ],
      'changes.1.field',
    ],
  ])('refuses %s by its place', async (_what, changes, place) => {
    await share()
    const { status, body } = await service.as(editor, 'patch', path('record'), { changes })
    expect([status, body.faults.map((fault) => fault.path)]).toEqual([400, [place]])
    expect((await read()).revision).toBe(1)
  })
})

it('[VER-011] [VER-013] two editors, at two copies of the service, 50 changes each at once: none is lost', async () => {
  await share()
  const fields = ['fatherFullName', 'motherFullName'] as const
  const apps = [service.app, service.copy()]
  const work = [owner, editor].map(async (visitorId, who) => {
    const app = apps[who] ?? service.app
    const field = fields[who] ?? 'email'
    let base = draft()[field]
    for (let step = 1; step <= 50; step += 1) {
      const { call } = await requestAs(app, visitorCaller(visitorId), 'patch', path('record'))
      const answer = await call.send({ changes: [{ field, base, value: `${visitorId} ${step}` }] })
      expect(answer.status).toBe(200)
      base = `${visitorId} ${step}`
    }
  })
  await Promise.all(work)
  expect(await read()).toMatchObject({
    revision: 101,
    data: draft({ fatherFullName: `${owner} 50`, motherFullName: `${editor} 50` }),
  })
  expect((await record()).versions).toHaveLength(1)
}, 180_000)

describe('live changes become a version', () => {
  const later = async (minutes: number) => {
    service.now = new Date(service.now.getTime() + minutes * 60_000)
    const repository = createRecordRepository(service.store.connection, service.keys, () => service.now)
    const { relay } = service
    const working = createWorkingRepository(service.store.connection, service.keys)
    await keepDueEdits({ repository, working, relay, now: () => service.now })
  }
  it('ten minutes after the first of them, with the names of everybody; many of them are one', async () => {
    await share()
    await patch(editor, ['motherFullName', 'Ewa', 'Eva'])
    await later(9)
    await patch(owner, ['fatherFullName', '', 'Tor'])
    expect((await record()).versions).toHaveLength(1)
    await later(1)
    expect(await versions()).toMatchObject([
      {
        number: 2,
        kind: 'edits',
        createdBy: 'ewa@example.org and the owner',
        isYours: true,
        others: ['ewa@example.org'],
      },
      { number: 1 },
    ])
    expect(await record()).toMatchObject({ versionCount: 2, revision: 4 })
    expect((await record()).working).toBeUndefined()
    await later(20)
    expect((await record()).versions).toHaveLength(2)
    expect((await read()).data).toEqual(draft({ motherFullName: 'Eva', fatherFullName: 'Tor' }))
  })
  it('is no edit, and neither is to attest, to submit or to sync what is there: the answers are those of the same revision', async () => {
    await share(amara())
    await patch(editor, ['motherFullName', amara().motherFullName, 'Eva'])
    expect(await reference()).toMatchObject({ revision: 2, edited: 2 })
    await later(10)
    expect(await reference()).toMatchObject({ revision: 3, edited: 2 })
    await patch(owner, ['acknowledgement', false, true], ['finalReview', false, true])
    const attested = amara({ motherFullName: 'Eva', acknowledgement: true, finalReview: true })
    expect((await service.submit(submissionOf(attested), owner)).status).toBe(201)
    expect(await reference()).toMatchObject({ revision: 5, edited: 2 })
    const { version } = await read()
    expect(await sync(editor, { ...attested, motherFullName: 'Ewa' }, version)).toBe(200)
    expect(await reference()).toMatchObject({ revision: 6, edited: 6 })
    expect((await service.as(owner, 'post', path('versions/v1/restore'))).status).toBe(200)
    expect(await reference()).toMatchObject({ revision: 7, edited: 7 })
  })
  it.each<[what: string, draft: Partial<BirthForm>, sent: Partial<BirthForm>]>([
    ['without the blank behind an answer', { babyNicknames: 'Ama ' }, { babyNicknames: 'Ama ' }],
    ['with the zone of its coordinates', { birthTimeZone: '' }, { birthTimeZone: '' }],
    [
      'without files that are not asked for',
      { printPreference: 'No Prints', uploadedFiles: [{ name: 'hand.pdf', size: 9 }] },
      { printPreference: 'No Prints', uploadedFiles: [] },
    ],
    [
      'without a word that is not asked for',
      { babyGender: 'Male', specificGender: 'Boy' },
      { babyGender: 'Male', specificGender: '' },
    ],
  ])('is none either where a draft is submitted and kept %s', async (_what, kept, sent) => {
    await share(amara(kept))
    expect((await service.submit(submissionOf(amara(sent)), owner)).status).toBe(201)
    expect(await reference()).toMatchObject({ revision: 2, edited: 1 })
    const changed = amara({ ...sent, babyNicknames: 'Nono' })
    expect((await service.submit(submissionOf(changed), owner)).status).toBe(201)
    expect(await reference()).toMatchObject({ revision: 3, edited: 3 })
  })
  it('before a sync, a submission or a restore of somebody else; what is taken back is none', async () => {
    await share()
    await patch(editor, ['motherFullName', 'Ewa', 'Eva'])
    expect(await sync(owner, draft({ babyNicknames: 'Nono' }), 'v1')).toBe(200)
    await patch(editor, ['hospitalName', '', 'Lund'])
    expect((await service.submit(submissionOf(amara({ motherFullName: 'Eva' })), owner)).body.version).toBe(5)
    await patch(editor, ['hospitalName', '', 'Lund'])
    expect((await service.as(owner, 'post', path('versions/v1/restore'))).status).toBe(200)
    await patch(editor, ['hospitalName', '', 'x'])
    await patch(editor, ['hospitalName', 'x', ''])
    expect((await versions()).map(({ kind, createdBy }) => `${kind} ${createdBy}`)).toEqual([
      'restore The owner',
      'edits ewa@example.org',
      'submission The owner',
      'edits ewa@example.org',
      'sync The owner',
      'edits ewa@example.org',
      'sync The owner',
    ])
  })
  it('are shown in the history before that, as the version that they become', async () => {
    await share()
    await patch(editor, ['motherFullName', 'Ewa', 'Ewa Łukasz'])
    const [newest] = await versions()
    expect(newest).toMatchObject({
      id: 'v2',
      kind: 'edits',
      createdBy: 'ewa@example.org',
      isYours: false,
      others: ['ewa@example.org'],
    })
    const { body } = await service.as(owner, 'get', path('versions/v2'))
    expect(versionAnswersSchema.parse(body).data['motherFullName']).toBe('Ewa Łukasz')
    expect((await record()).versions).toHaveLength(1)
  })
})

describe('where the owner of a record reads', () => {
  const address = async () => {
    const path = `/internal/records/${(await record())._id}/owner-address`
    const { call } = await requestAs(service.app, serviceCaller('proofs'), 'get', path)
    return ownerAddressSchema.parse((await call).body).email
  }
  it('[COL-015] is what the owner typed last, as long as nothing was submitted, and never what an editor typed', async () => {
    await share(draft({ email: 'a@' }))
    expect(await address()).toBeNull()
    await sync(owner, { email: 'parent@example.org' }, 'v1')
    await sync(editor, { motherFullName: 'Eva' }, 'v2')
    expect(await address()).toBe('parent@example.org')
    await patch(editor, ['email', 'parent@example.org', 'editor@example.org'])
    await sync(owner, { fatherFullName: 'Tor' }, 'v3')
    expect((await versions()).map(({ createdBy }) => createdBy).slice(0, 2)).toEqual([
      'The owner',
      'ewa@example.org',
    ])
    expect(await address()).toBeNull()
    await sync(owner, { email: 'parent@example.org' }, 'v5')
    expect(await address()).toBe('parent@example.org')
    await service.submit(submissionOf(amara({ email: 'submitted@example.org' })), owner)
    expect(await address()).toBe('submitted@example.org')
  })
  it('after a restore is what was typed in the version that came back: an editor’s address is no owner’s for it', async () => {
    const restore = async (version: string) =>
      expect((await service.as(owner, 'post', path(`versions/${version}/restore`))).status).toBe(200)
    await share(draft({ email: 'eva@example.org' }))
    expect(await sync(editor, { email: 'ewa@example.org' }, 'v1')).toBe(200)
    await restore('v1')
    expect(await address()).toBe('eva@example.org')
    await restore('v2')
    expect(await address()).toBeNull()
    await restore('v4')
    expect(await address()).toBeNull()
    await restore('v3')
    expect(await address()).toBe('eva@example.org')
  })
})

describe('the history', () => {
  const history = async () => {
    await share()
    await sync(
      editor,
      { motherFullName: 'Ewa Łukasz', babyDateOfBirth: '2026-03-13', parentsUnmarried: true },
      'v1',
    )
    await service.submit(submissionOf(amara()), owner)
  }
  it('[API-015] [VER-019] lists the versions, newest first, and says in words which fields each changed', async () => {
    await history()
    const listed = await versions(editor)
    expect(
      listed.map(({ id, kind, createdBy, isYours, note }) => [id, kind, createdBy, isYours, note]),
    ).toEqual([
      ['v3', 'submission', 'The owner', false, ''],
      ['v2', 'sync', 'ewa@example.org', true, ''],
      ['v1', 'sync', 'The owner', false, 'first'],
    ])
    const words = listed.map(({ changed }) => changed?.map(({ label }) => label))
    expect(words.slice(0, 2)).toEqual([
      ['Date of birth', 'Mother’s full name', 'Unwed'],
      ['Date of birth', 'Mother’s full name', 'Unwed'],
    ])
    expect(words[2]).toEqual(expect.arrayContaining(['Baby’s first name', 'Mother’s full name']))
    expect(words[2]).not.toContain('Father’s full name')
    const own = await versions(owner)
    expect(own.map(({ proofJobId }) => proofJobId !== null)).toEqual([true, false, false])
  })
  it('tells nobody but the owner the id of a proof, which would open it after the access has ended', async () => {
    await history()
    const jobId = (await read()).proofJobId
    expect(jobId).toMatch(/^[\w-]{43}$/)
    expect((await read(editor)).proofJobId).toBe(proofId)
    const changed = await patch(editor, ['hospitalName', '', 'Cedars'])
    const told = await Promise.all(
      ['record', 'versions', 'versions/v3'].map((rest) => service.as(editor, 'get', path(rest))),
    )
    for (const { status, body } of [changed, ...told]) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain(jobId)
    }
  })
  it('reads no answers for the list, however many versions there are, but those that live changes grew from', async () => {
    await history()
    await service.settled()
    const answers = service.store.connection.models['Answers']
    if (!answers) throw new Error('no answers')
    const find = jest.spyOn(answers, 'find')
    expect(await versions()).toHaveLength(3)
    expect(find).not.toHaveBeenCalled()
    await patch(editor, ['fatherFullName', '', 'Tor'])
    find.mockClear()
    const [next, newest] = await versions()
    expect(next?.changed).toEqual([{ field: 'fatherFullName', label: 'Father’s full name' }])
    const { _id } = await record()
    const id = answersIdOf(await service.keys.keyFor(_id), _id, newest?.sha256 ?? '')
    expect(find.mock.calls).toEqual([[{ _id: { $in: [`${_id}:${newest?.sha256}`, id] } }]])
    find.mockRestore()
  })
  it('[VER-003] [VER-004] reads one version, and compares any two field by field', async () => {
    await history()
    const { body } = await service.as(editor, 'get', path('versions/v2'))
    expect(versionAnswersSchema.parse(body)).toMatchObject({
      version: { id: 'v2' },
      data: draft({ motherFullName: 'Ewa Łukasz', babyDateOfBirth: '2026-03-13', parentsUnmarried: true }),
    })
    const compare = async (named: string, since: string) =>
      comparisonSchema.parse(
        (await service.as(editor, 'get', path(`versions/${named}/changes?since=${since}`))).body,
      ).changes
    expect(await compare('v3', 'v1')).toEqual([
      { field: 'motherFullName', label: 'Mother’s full name', before: 'Ewa', after: '' },
    ])
    expect(await compare('v2', 'v1')).toEqual([
      { field: 'babyDateOfBirth', label: 'Date of birth', before: '14 March 2026', after: '13 March 2026' },
      { field: 'motherFullName', label: 'Mother’s full name', before: 'Ewa', after: 'Ewa Łukasz' },
      { field: 'parentsUnmarried', label: 'Unwed', before: '', after: 'Yes' },
    ])
    expect((await compare('v1', 'v3'))[0]).toMatchObject({ before: '', after: 'Ewa' })
    expect((await service.as(editor, 'get', path('versions/v9'))).status).toBe(404)
    expect((await service.as(editor, 'get', path('versions/x'))).status).toBe(400)
    expect((await service.as('stranger', 'get', path('versions'))).status).toBe(404)
  })
  it('[VER-005] [COL-008] is restored by the owner alone: a new version, the older ones stay', async () => {
    await history()
    for (const visitorId of [editor, 'stranger'])
      expect((await service.as(visitorId, 'post', path('versions/v1/restore'))).status).toBe(
        visitorId === editor ? 403 : 404,
      )
    const { body } = await service.as(owner, 'post', path('versions/v1/restore'))
    expect(sharedRecordSchema.parse(body)).toMatchObject({ version: 'v4', data: draft() })
    expect((await versions()).map(({ kind, note }) => [kind, note])[0]).toEqual([
      'restore',
      'Restored version 1',
    ])
    expect(await versions()).toHaveLength(4)
    // Again is the same.
    await service.as(owner, 'post', path('versions/v1/restore'))
    expect(await versions()).toHaveLength(4)
  })
  it('whose answers are lost is neither read, compared nor restored, which changes nothing: the others are', async () => {
    await history()
    await service.settled()
    const { _id, versions: stored } = await record()
    const key = await service.keys.keyFor(_id)
    const answers = service.store.connection.models['Answers']
    await answers?.deleteOne({ _id: answersIdOf(key, _id, stored[1]?.sha256 ?? '') })
    const before = await record()
    for (const [method, rest] of [
      ['get', 'versions/v2'],
      ['get', 'versions/v2/changes?since=v1'],
      ['get', 'versions/v3/changes?since=v2'],
      ['post', 'versions/v2/restore'],
    ] as const) {
      const { status, body } = await service.as(owner, method, path(rest))
      expect([status, body]).toMatchObject([
        404,
        {
          code: 'not_found',
          detail: 'What version 2 says is lost: it can be neither read nor restored.',
        },
      ])
    }
    expect(await record()).toEqual(before)
    expect((await service.as(owner, 'post', path('versions/v1/restore'))).body).toMatchObject({
      version: 'v4',
      data: draft(),
    })
  })
  describe('[VER-020] is chained by hash', () => {
    const brokenAt = async () =>
      historyCheckSchema.parse((await service.as(editor, 'get', path('history-check'))).body).brokenAt
    const model = (name: string) => service.store.connection.models[name]
    it.each([
      ['a note', 2, { note: 'another' }],
      ['a writer', 1, { createdBy: 'somebody' }],
      ['a time', 3, { createdAt: new Date(0) }],
      ['the list of changed fields', 2, { changed: ['email'] }],
    ] as const)('%s that was changed is reported', async (_what, number, change) => {
      await history()
      expect(await brokenAt()).toBeNull()
      const { _id, versions: stored } = await record()
      // By somebody who has the record's key: without it, nothing of it can be written.
      const changed = stored.map((version) =>
        version.version === number
          ? {
              ...version,
              ...change,
              changed: [...('changed' in change ? change.changed : (version.changed ?? []))],
            }
          : version,
      )
      const kept = await createRecordCipher(service.keys).keepVersions(_id, changed)
      await model('BirthRecord')?.updateOne({ _id }, { $set: { versions: kept } })
      expect(await brokenAt()).toBe(number)
    })
    it('answers that were changed, or are gone, are reported', async () => {
      await history()
      const { _id, versions: stored } = await record()
      const key = await service.keys.keyFor(_id)
      const answers = { _id: answersIdOf(key, _id, stored[1]?.sha256 ?? '') }
      const form = { ...(await service.formOf(_id, 2)), motherFullName: 'Nobody' }
      await model('Answers')?.updateOne(answers, {
        $set: { form: keptAnswers(key, answers._id, 'form', form) },
      })
      expect(await brokenAt()).toBe(2)
      await model('Answers')?.deleteOne(answers)
      expect(await brokenAt()).toBe(2)
    })
    it('a version that was taken out is reported', async () => {
      await history()
      const { _id, versions: stored } = await record()
      await model('BirthRecord')?.updateOne({ _id }, { $set: { versions: [stored[0], stored[2]] } })
      expect(await brokenAt()).toBe(2)
      await model('BirthRecord')?.updateOne({ _id }, { $set: { versions: stored.slice(0, 2) } })
      expect(await brokenAt()).toBe(3)
    })
    it('versions from before there were chains are, from the next one on', async () => {
      await service.submit(submissionOf(amara({ motherFullName: 'Ewa' })), owner)
      await makeOlder(service)
      service.grants = { [editor]: { role: 'EDITOR', email: 'ewa@example.org' } }
      expect(await sync(editor, { motherFullName: 'Eva' }, 'v1')).toBe(200)
      expect(await brokenAt()).toBeNull()
      await model('BirthRecord')?.updateOne(
        { _id: (await record())._id },
        { $set: { 'versions.0.createdBy': 'x' } },
      )
      expect(await brokenAt()).toBe(2)
    })
  })
})
