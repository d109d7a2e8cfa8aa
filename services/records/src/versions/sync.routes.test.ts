import { createHash } from 'node:crypto'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import { conflictAnswerSchema, syncResultSchema } from '@shared/contracts/versions'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { sha256OfJson } from '../records/canonical-json'
import { amara, submissionOf } from '../testing/amara'
import { makeOlder } from '../testing/older-records'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { proofIdOfDraft } from './proof-id-of-draft'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())
afterEach(() => jest.restoreAllMocks())

const owner = 'visitor-1'
const editor = 'ewa'
const draft = (changes: Partial<BirthFormDraft> = {}): BirthFormDraft => ({
  ...amara({ email: '', acknowledgement: false }),
  babyWeightPounds: '7',
  motherFullName: 'Ewa',
  ...changes,
})
const proofIdOf = (form: BirthFormDraft) => proofIdOfDraft(form) ?? ''
const proofId = proofIdOf(draft())

interface Sent {
  data?: Partial<BirthFormDraft> | undefined
  baseVersion?: string
  note?: string
  key?: string
  id?: string
}
const send = (visitorId: string, { key, id = proofId, note = 'a note', ...more }: Sent) =>
  service.as(visitorId, 'post', `/api/proofs/${id}/sync`, { note, ...more }, key)
const synced = async (visitorId: string, sent: Sent) => {
  const { status, body } = await send(visitorId, sent)
  expect(status).toBe(200)
  return syncResultSchema.parse(body)
}
const shared = async () => {
  service.grants = { [editor]: { role: 'EDITOR', email: 'ewa@example.org' } }
  return synced(owner, { data: draft(), key: 'first' })
}
const onlyRecord = async () => {
  const [record, ...others] = await service.records()
  expect(others).toEqual([])
  if (!record) throw new Error('no record')
  return record
}

describe('a first sync', () => {
  it('[VER-001] [VER-002] [API-013] stores an unfinished draft, as it was typed, as a version with its note', async () => {
    const result = await shared()
    expect(result).toMatchObject({
      proofId,
      role: 'OWNER',
      version: 'v1',
      proofJobId: null,
      isNewVersion: true,
    })
    expect(result.data).toEqual(draft())
    const record = await onlyRecord()
    expect(record.versions).toEqual([
      {
        version: 1,
        kind: 'sync',
        proofId,
        note: 'a note',
        sha256: sha256OfJson(draft()),
        chainHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        createdAt: service.now,
        createdBy: owner,
        writers: [{ visitorId: owner, name: 'The owner' }],
        changed: fieldsThatDiffer(emptyBirthForm(), draft()),
      },
    ])
    expect(await service.formOf(record._id, 1)).toEqual(draft())
    // Of its canonical JSON, whatever the service counts by: the keys in their order, at every depth, and no white space.
    const keys = [...Object.keys(draft()), 'fileURL', 'name', 'size'].sort()
    const canonical = createHash('sha256').update(JSON.stringify(draft(), keys)).digest('hex')
    expect(record.versions[0]?.sha256).toBe(canonical)
  })
  it('[VER-014] makes the visitor its owner, whom invites is told', async () => {
    const { recordId } = await shared()
    expect((await onlyRecord()).ownerVisitorId).toBe(owner)
    await service.settled()
    expect(service.delivered).toMatchObject([
      { type: 'record.owned', payload: { recordId, visitorId: owner } },
    ])
  })
  it('leaves out what the draft leaves out, and reads older names', async () => {
    const { babyGender: _gender, motherFullName: _mother, ...some } = draft()
    const data = { ...some, sex: 'female' }
    const result = await synced(owner, { data })
    expect(result.data).toEqual({ ...draft(), babyGender: 'Female', motherFullName: '' })
  })
  it('needs the four inputs of the Proof ID that it names, and says so', async () => {
    for (const changes of [{ babyFirstName: ' ' }, { babyTimeOfBirth: '06:4' }, { babyFirstName: 'Ada' }]) {
      const { status, body } = await send(owner, { data: draft(changes) })
      expect([status, body.code, body.faults[0]?.path]).toEqual([400, 'invalid_body', 'data'])
    }
    expect(await service.records()).toEqual([])
  })
  it('has no proof: no job, no version of it for proofs, no delivery, no copy', async () => {
    const { recordId } = await shared()
    const ask = async (path: string) =>
      (await (await requestAs(service.app, serviceCaller('proofs'), 'get', path)).call).status
    expect(await ask(`/internal/proof-ids/${proofId}`)).toBe(404)
    expect(await ask(`/internal/records/${recordId}/versions/1`)).toBe(404)
    expect(await ask(`/internal/shared-records/${proofId}`)).toBe(200)
    expect((await service.as(owner, 'get', `/api/proof/${proofId}/delivery`)).status).toBe(404)
    const copy = await service.as(owner, 'post', '/api/birth-records/upload-csv', { recordId })
    expect(copy.status).toBe(404)
  })
  it('twenty at once are one record', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(owner, { data: draft(), key: 'first' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await onlyRecord()).versions).toHaveLength(1)
  })
})

describe('a process that dies during a sync', () => {
  const dieAt = (name: string, write: 'create' | 'updateOne') => {
    const model = service.store.connection.models[name]
    if (!model) throw new Error(`No model ${name}`)
    return jest.spyOn(model, write).mockImplementationOnce((() => {
      throw new Error('killed')
    }) as never)
  }
  it.each([
    ['ProofId', 'create'],
    ['Answers', 'updateOne'],
    ['BirthRecord', 'create'],
  ] as const)('the first, before %s is written: sent again, it is stored once', async (name, write) => {
    dieAt(name, write)
    expect((await send(owner, { data: draft(), key: 'first' })).status).toBe(500)
    expect(await service.records()).toEqual([])
    expect(await synced(owner, { data: draft(), key: 'first' })).toMatchObject({ isNewVersion: true })
    expect((await onlyRecord()).versions).toHaveLength(1)
    expect(await service.store.counts()).toMatchObject({ answers: 1, birthrecords: 1 })
  })
  it.each([
    ['Answers', 'updateOne'],
    ['BirthRecord', 'updateOne'],
  ] as const)(
    'a later one, before %s is written: the record is as it was, and whole once it is sent again',
    async (name, write) => {
      const { version } = await shared()
      await service.settled()
      const next = { data: draft({ babyMiddleName: 'Noor' }), baseVersion: version, key: 'second' }
      dieAt(name, write)
      expect((await send(owner, next)).status).toBe(500)
      expect((await onlyRecord()).versionCount).toBe(1)
      expect(await synced(owner, next)).toMatchObject({ version: 'v2' })
      expect(await service.formOf((await onlyRecord())._id, 2)).toEqual(next.data)
    },
  )
})

describe('a sync that comes again', () => {
  it('[VER-021] after its answer was lost is answered again and stored once', async () => {
    const first = await shared()
    expect(await synced(owner, { data: draft(), key: 'first' })).toEqual(first)
    const next = { data: draft({ babyMiddleName: 'Noor' }), baseVersion: 'v1', key: 'second' }
    const second = await synced(owner, next)
    await synced(editor, { data: { babyNicknames: 'Nono' }, baseVersion: 'v2', key: 'third' })
    expect(await synced(owner, next)).toMatchObject({ isNewVersion: true, version: 'v3' })
    expect(second.version).toBe('v2')
    expect((await onlyRecord()).versions).toHaveLength(3)
  })
  it('with the same key and something else is refused with 422', async () => {
    await shared()
    const { status, body } = await send(owner, { data: draft({ babyMiddleName: 'Noor' }), key: 'first' })
    expect([status, body.code]).toEqual([422, 'idempotency_mismatch'])
  })
  it('with nothing new makes no version, also without data', async () => {
    await shared()
    expect(await synced(owner, { data: draft(), baseVersion: 'v1' })).toMatchObject({ isNewVersion: false })
    expect(await synced(owner, {})).toMatchObject({ isNewVersion: false, version: 'v1', data: draft() })
  })
})

describe('two who edit at once', () => {
  it('[VER-011] keep both what they changed in different fields', async () => {
    await shared()
    await synced(owner, { data: draft({ fatherFullName: 'Tor' }), baseVersion: 'v1' })
    const second = await synced(editor, { data: draft({ motherFullName: 'Ewa Łukasz' }), baseVersion: 'v1' })
    expect(second).toMatchObject({ version: 'v3', role: 'EDITOR' })
    expect(second.data).toEqual(draft({ fatherFullName: 'Tor', motherFullName: 'Ewa Łukasz' }))
  })
  it('[VER-017] the second to change the same field gets 409 with base, yours and theirs, and nothing is stored', async () => {
    await shared()
    await synced(owner, {
      data: draft({ motherFullName: 'Ewa Ł.', fatherFullName: 'Tor' }),
      baseVersion: 'v1',
    })
    const mine = { data: draft({ motherFullName: 'Eva', babyNicknames: 'Nono' }), baseVersion: 'v1' }
    const { status, body } = await send(editor, mine)
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(conflictAnswerSchema.parse(Reflect.get(body, 'details'))).toEqual({
      conflicts: [{ field: 'motherFullName', base: 'Ewa', yours: 'Eva', theirs: 'Ewa Ł.' }],
      version: 'v2',
      revision: 2,
      theirs: draft({ motherFullName: 'Ewa Ł.', fatherFullName: 'Tor' }),
    })
    expect((await onlyRecord()).versionCount).toBe(2)
    // Chosen on that version, it is stored, with what the other changed besides.
    const chosen = draft({ motherFullName: 'Eva', fatherFullName: 'Tor', babyNicknames: 'Nono' })
    expect((await synced(editor, { data: chosen, baseVersion: 'v2' })).data).toEqual(chosen)
  })
  it('[VER-013] asks also who does not say what the draft grew from', async () => {
    await shared()
    const { status } = await send(editor, { data: draft({ motherFullName: 'Eva' }) })
    expect(status).toBe(409)
    expect((await onlyRecord()).versionCount).toBe(1)
  })
  it('at the very same time make one version after the other', async () => {
    await shared()
    const fields = ['babyMiddleName', 'babyNicknames', 'fatherFullName', 'hospitalName'] as const
    const answers = await Promise.all(
      fields.map((field) => send(owner, { data: draft({ [field]: 'x' }), baseVersion: 'v1', key: field })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const expected = Object.fromEntries(fields.map((field) => [field, 'x']))
    expect(await service.formOf((await onlyRecord())._id, 5)).toEqual(draft(expected))
  })
})

describe('an edited input', () => {
  const renamed = draft({ babyFirstName: 'Amarah' })
  it('[VER-018] changes the Proof ID; the older one still opens the record for those with a grant', async () => {
    await shared()
    const result = await synced(owner, { data: renamed, baseVersion: 'v1' })
    expect(result.proofId).toBe(proofIdOf(renamed))
    for (const id of [proofId, result.proofId])
      expect((await service.as(editor, 'get', `/api/proofs/${id}/record`)).body).toMatchObject({
        proofId: result.proofId,
        version: 'v2',
      })
    const back = await synced(owner, { id: result.proofId, data: draft(), baseVersion: 'v2' })
    expect([back.proofId, (await onlyRecord()).proofIds]).toEqual([proofId, [proofId, result.proofId]])
  })
  it('that leads to another family is refused, and to another record of the same, told', async () => {
    await shared()
    await synced('visitor-2', { id: proofIdOf(renamed), data: renamed })
    expect((await send(owner, { data: renamed, baseVersion: 'v1' })).body.code).toBe('owned')
    const third = draft({ babyFirstName: 'Ada' })
    await synced(owner, { id: proofIdOf(third), data: third })
    expect((await send(owner, { data: third, baseVersion: 'v1' })).body.code).toBe('conflict')
  })
  it('that is not finished keeps the Proof ID', async () => {
    await shared()
    const result = await synced(owner, { data: draft({ babyFirstName: '' }), baseVersion: 'v1' })
    expect([result.proofId, result.data['babyFirstName']]).toEqual([proofId, ''])
  })
  it('of the base that does not exist is a fault', async () => {
    await shared()
    const { status, body } = await send(owner, { data: draft(), baseVersion: 'v9' })
    expect([status, body.faults[0]?.path]).toEqual([400, 'baseVersion'])
    expect((await send(owner, { id: proofIdOf(renamed), data: renamed, baseVersion: 'v1' })).status).toBe(404)
  })
})

describe('submitting what was synced', () => {
  it('goes on with the same record, with or without its id', async () => {
    const { recordId } = await shared()
    const submitted = await service.submit(submissionOf(amara()), owner)
    expect(submitted.body).toMatchObject({ id: recordId, version: 2, proofId })
    const after = await synced(owner, { data: draft({ babyMiddleName: 'Noor' }), baseVersion: 'v2' })
    expect(after).toMatchObject({ version: 'v3', proofJobId: submitted.body.derivedData.proofJobId })
    const named = await service.submit(submissionOf(amara({ babyMiddleName: 'Noor' }), { recordId }), owner)
    expect(named.body).toMatchObject({ id: recordId, version: 4 })
    await service.settled()
    expect(service.delivered.filter(({ type }) => type === 'record.owned')).toHaveLength(1)
    const changes = service.delivered.filter(({ type }) => type === 'record.changed')
    expect(changes.at(-1)).toMatchObject({ payload: { recordId, revision: 4 } })
  })
  it('is the newest proof, whatever is synced after it', async () => {
    const { recordId } = await shared()
    const { body } = await service.submit(submissionOf(amara()), owner)
    await synced(owner, { data: draft({ babyMiddleName: 'Noor' }), baseVersion: 'v2' })
    const ask = async (path: string) =>
      (await (await requestAs(service.app, serviceCaller('proofs'), 'get', path)).call).body
    expect(await ask(`/internal/proof-ids/${proofId}`)).toMatchObject({ version: 2, latestVersion: 2 })
    expect(await ask(`/internal/proof-jobs/${body.derivedData.proofJobId}`)).toMatchObject({
      latestVersion: 2,
    })
    expect((await ask(`/internal/records/${recordId}/versions/2`)).form).toEqual(amara())
    const sent = { recordId, version: 2, proofJobId: body.derivedData.proofJobId }
    const approval = { ...sent, approvedAt: service.now.toISOString(), approvedBy: owner }
    const { call } = await requestAs(service.app, serviceCaller('proofs'), 'post', '/internal/messages')
    await call.send({ id: 'm', type: 'proof.approved', payload: approval })
    const record = await onlyRecord()
    expect([record.approval?.version, record.approval?.approvedAt]).toEqual([2, service.now])
  })
  it('of a record that has changed since is refused to who says what was seen', async () => {
    await shared()
    await synced(editor, { data: { babyNicknames: 'Nono' }, baseVersion: 'v1' })
    const stale = { ...submissionOf(amara()), revision: 1 }
    expect((await service.submit(stale, owner)).body.code).toBe('conflict')
    expect((await service.submit({ ...stale, revision: 2 }, owner)).status).toBe(201)
  })
  it('is the owner’s, on whichever device; an editor is told so', async () => {
    const { recordId } = await shared()
    const body = submissionOf(amara(), { recordId })
    expect(await service.submit(body, editor)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    service.grants['new-device'] = { role: 'OWNER', email: null }
    expect((await service.submit(body, 'new-device')).body).toMatchObject({ id: recordId, version: 2 })
  })
})

describe('a record that was stored before there were syncs', () => {
  it('is read, changed and submitted like any other', async () => {
    const first = await service.submit(submissionOf(amara()), owner)
    await makeOlder(service)
    const record = await service.as(owner, 'get', `/api/proofs/${proofId}/record`)
    expect(record.body).toMatchObject({ version: 'v1', revision: 1, data: amara() })
    const next = await synced(owner, { data: { babyMiddleName: 'Noor' }, baseVersion: 'v1' })
    expect(next).toMatchObject({ version: 'v2', revision: 2, proofJobId: first.body.derivedData.proofJobId })
    await makeOlder(service)
    const again = await service.submit(submissionOf(amara({ babyNicknames: 'Nono' })), owner)
    expect(again.body).toMatchObject({ id: first.body.id, version: 3 })
  })
})

describe('who may', () => {
  it('[COL-001] [COL-002] [COL-005] viewers, commenters and approvers change nothing; editors do', async () => {
    await shared()
    for (const role of ['VIEWER', 'COMMENTER', 'APPROVER'] as const) {
      service.grants = { somebody: { role, email: 'x@example.org' } }
      const sync = await send('somebody', { data: { motherFullName: 'Eva' }, baseVersion: 'v1' })
      expect([sync.status, sync.body.code]).toEqual([403, 'forbidden'])
      const read = await service.as('somebody', 'get', `/api/proofs/${proofId}/record`)
      expect([read.status, Reflect.get(read.body, 'role')]).toEqual([200, role])
    }
    expect((await onlyRecord()).versionCount).toBe(1)
  })
  it('[COL-012] a grant that was revoked is refused from the next call on', async () => {
    await shared()
    expect((await service.as(editor, 'get', `/api/proofs/${proofId}/record`)).status).toBe(200)
    service.grants = {}
    expect((await service.as(editor, 'get', `/api/proofs/${proofId}/record`)).status).toBe(404)
    expect((await send(editor, { data: { motherFullName: 'Eva' }, baseVersion: 'v1' })).status).toBe(404)
  })
  it('[VER-015] [VER-016] another family gets 409 to ask the owner, and no detail of the record', async () => {
    const { recordId } = await shared()
    const { status, body } = await send('visitor-2', { data: draft({ email: 'other@example.org' }) })
    expect([status, body.code]).toEqual([409, 'owned'])
    expect(body.detail).toContain('ask its owner for an invitation')
    expect(Object.keys(body).sort()).toEqual(['code', 'detail', 'requestId', 'status', 'title', 'type'])
    const told = JSON.stringify(body)
    const { motherFullName, babyFirstName, babyLastName, babyDateOfBirth, babyBirthPlace } = draft()
    for (const detail of [
      recordId,
      owner,
      motherFullName,
      babyFirstName,
      babyLastName,
      babyDateOfBirth,
      babyBirthPlace,
    ])
      expect(told).not.toContain(detail)
    expect((await onlyRecord()).versionCount).toBe(1)
    const other = draft({ differentChild: 'k3v9x' })
    expect((await synced('visitor-2', { id: proofIdOf(other), data: other })).role).toBe('OWNER')
  })
  it('a stranger is answered the same for a record and for none, after the same questions', async () => {
    await shared()
    const asked: unknown[] = []
    for (const id of [proofId, '01ZZZZZZZZ']) {
      service.askedGrants = []
      const read = await service.as('stranger', 'get', `/api/proofs/${id}/record`)
      const sync = await send('stranger', { id })
      const change = await service.as('stranger', 'patch', `/api/proofs/${id}/record`, {
        changes: [{ field: 'babyNicknames', base: '', value: 'x' }],
      })
      const told = [read, sync, change].map(({ status, body }) => [status, body.code, body.detail])
      expect(told).toEqual(Array(3).fill([404, 'not_found', 'Record not found']))
      asked.push([told, service.askedGrants])
    }
    expect(asked[1]).toEqual(asked[0])
  })
  it('nobody is told anything while invites is away', async () => {
    await shared()
    service.isInvitesAway = true
    expect((await service.as(owner, 'get', `/api/proofs/${proofId}/record`)).status).toBe(503)
    expect((await send(owner, { data: draft({ babyNicknames: 'N' }), baseVersion: 'v1' })).status).toBe(503)
    expect((await onlyRecord()).versionCount).toBe(1)
  })
})

describe('bad input', () => {
  const refusals: [string, Record<string, unknown>, string][] = [
    ['an unknown field', { data: { favouriteColour: 'green' } }, 'data.favouriteColour'],
    ['another type', { data: { babyTimeUnknown: 'yes' } }, 'data.babyTimeUnknown'],
    ['a choice that is none', { data: { babyGender: 'Purple' } }, 'data.babyGender'],
    ['no unit', { data: { babyBirthTemperatureUnit: '' } }, 'data.babyBirthTemperatureUnit'],
    ['a line break in a line', { data: { babyFirstName: 'A\nB' } }, 'data.babyFirstName'],
    ['a bidi override', { data: { babyNameMeaning: 'a\u202Eb' } }, 'data.babyNameMeaning'],
    ['a letter too many', { data: { babyFirstName: 'x'.repeat(201) } }, 'data.babyFirstName'],
    ['half a letter', { data: { babyFirstName: '\uD800' } }, 'data.babyFirstName'],
    ['a number that is a list', { data: { babyWeightPounds: [7] } }, 'data.babyWeightPounds'],
    ['a file without a name', { data: { uploadedFiles: [{ size: 1 }] } }, 'data.uploadedFiles.0.name'],
    ['nine files', { data: { uploadedFiles: Array(9).fill({ name: 'a', size: 1 }) } }, 'data.uploadedFiles'],
    ['data that is a list', { data: [] }, 'data'],
    ['names that every object has', { data: { constructor: 1 } }, 'data.constructor'],
    ['a note of 501 letters', { note: 'x'.repeat(501) }, 'note'],
    ['a note with a bidi override', { note: 'a\u202Eb' }, 'note'],
    ['no note', { note: undefined }, 'note'],
  ]
  it.each(refusals)('refuses %s, by its name, and stores nothing', async (_what, more, path) => {
    const body = { note: 'x', ...more }
    const { status, body: answer } = await service.as(owner, 'post', `/api/proofs/${proofId}/sync`, body)
    expect([status, answer.faults?.map((fault) => fault.path)]).toEqual([400, [path]])
    expect(await service.store.counts()).toMatchObject({ birthrecords: 0, answers: 0, proofids: 0 })
  })
  it('takes every unfinished answer, markup and notes of several lines as they are', async () => {
    const note = '<b>one</b>\ntwo'
    const data = draft({
      babyWeightPounds: '7.',
      motherDateOfBirth: '1990-0',
      email: 'a@',
      fatherFullName: '<i>',
    })
    const result = await synced(owner, { data, note })
    expect(result.data).toEqual(data)
    expect((await onlyRecord()).versions[0]?.note).toBe(note)
  })
})

it('tells other services what was typed in a version, and in the one that changes are about to become', async () => {
  await shared()
  const { _id } = await onlyRecord()
  const typed = async (versionId: string, caller = serviceCaller('proofs')) => {
    const path = `/internal/records/${_id}/versions/${versionId}/answers`
    const { status, body } = await (await requestAs(service.app, caller, 'get', path)).call
    return { status, body }
  }
  expect((await typed('v1', visitorCaller(owner))).status).toBe(403)
  const first = await typed('v1')
  expect(first.body).toMatchObject({ proofId, sha256: sha256OfJson(draft()), data: draft() })
  expect((await typed('v2')).status).toBe(404)
  const changes = [{ field: 'motherFullName', base: 'Ewa', value: 'Ewa Łukasz' }]
  expect((await service.as(editor, 'patch', `/api/proofs/${proofId}/record`, { changes })).status).toBe(200)
  const next = await typed('v2')
  expect(next.body.data).toEqual({ ...draft(), motherFullName: 'Ewa Łukasz' })
  expect(next.body.sha256).not.toBe(first.body.sha256)
  expect((await typed('v3')).status).toBe(404)
})
