import { proofJobReferenceSchema, recordVersionSchema } from '@shared/contracts/internal'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import type { BirthForm } from '@shared/contracts/birth-form'
import { amara, submissionOf } from '../testing/amara'
import { locatedHeic, locatedPicture, pdf } from '../testing/files'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { statusOf } from './record.status'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const proofs = serviceCaller('proofs')
const get = async (path: string, caller: typeof proofs | null = proofs) =>
  (await requestAs(service.app, caller, 'get', path)).call
const tell = async (type: string, payload: object) => {
  const { call } = await requestAs(service.app, proofs, 'post', '/internal/messages')
  return call.send({ id: 'message-1', type, payload })
}
const approve = (recordId: string, version: number, proofJobId: string, approvedAt: Date) =>
  tell('proof.approved', {
    recordId,
    version,
    proofJobId,
    approvedAt: approvedAt.toISOString(),
    approvedBy: 'visitor-1',
  })
const made = async () => {
  const { body: first } = await service.submit(submissionOf(amara()), 'visitor-1')
  const renamed = submissionOf(amara({ babyFirstName: 'Amarah' }), { recordId: first.id })
  const { body: second } = await service.submit(renamed, 'visitor-1')
  return { first, second }
}

describe('what other services ask', () => {
  it('is refused with 401 without a token and with 403 to visitors, whatever they know', async () => {
    const { first } = await made()
    const jobId = first.derivedData.proofJobId
    for (const path of [
      `/internal/proof-jobs/${jobId}`,
      `/internal/proof-ids/${first.proofId}`,
      `/internal/records/${first.id}/versions/1`,
      `/internal/records/${first.id}/owner`,
    ]) {
      expect((await get(path, null)).status).toBe(401)
      expect((await get(path, visitorCaller('visitor-1'))).status).toBe(403)
    }
  })
  it('is answered with 400 for addresses that cannot be, and 404 for what is not there', async () => {
    expect((await get('/internal/records/r/versions/zero')).status).toBe(400)
    for (const path of [
      'proof-jobs/nothing',
      'proof-ids/01AAAAAAAA',
      'records/r/versions/1',
      'records/r/owner',
    ])
      expect((await get(`/internal/${path}`)).status).toBe(404)
  })
  it('finds a job by its id, with the newest of its record beside it', async () => {
    const { first, second } = await made()
    const answer = await get(`/internal/proof-jobs/${first.derivedData.proofJobId}`)
    expect(proofJobReferenceSchema.parse(answer.body)).toEqual({
      recordId: first.id,
      version: 1,
      proofJobId: first.derivedData.proofJobId,
      proofId: first.proofId,
      latestProofJobId: second.derivedData.proofJobId,
      latestVersion: 2,
    })
  })
  it('finds the newest job by any Proof ID the record has had', async () => {
    const { first, second } = await made()
    for (const proofId of [first.proofId, second.proofId]) {
      const { body } = await get(`/internal/proof-ids/${proofId}`)
      expect(body).toMatchObject({
        proofJobId: second.derivedData.proofJobId,
        version: 2,
        proofId: second.proofId,
      })
    }
  })
  it('reads a version as it was submitted, and who made the record', async () => {
    const { first } = await made()
    const { body } = await get(`/internal/records/${first.id}/versions/1`)
    expect(recordVersionSchema.parse(body)).toMatchObject({ proofId: first.proofId, form: amara() })
    expect((await get(`/internal/records/${first.id}/owner`)).body).toEqual({ visitorId: 'visitor-1' })
  })
  it('says with each version when its record was made', async () => {
    const madeAt = service.now
    const { body: first } = await service.submit(submissionOf(amara()), 'visitor-1')
    service.now = new Date(madeAt.getTime() + 3_600_000)
    await service.submit(submissionOf(amara({ babyMiddleName: 'Rose' })), 'visitor-1')
    const { createdAt, recordCreatedAt } = recordVersionSchema.parse(
      (await get(`/internal/records/${first.id}/versions/2`)).body,
    )
    expect([createdAt, recordCreatedAt]).toEqual([service.now.toISOString(), madeAt.toISOString()])
  })
})

describe('approval', () => {
  it('[PRF-035] undoes itself with an edit within 24 h, and locks the record after them', async () => {
    const { body: first } = await service.submit(submissionOf(amara()), 'visitor-1')
    const approvedAt = service.now
    expect((await approve(first.id, 1, first.derivedData.proofJobId, approvedAt)).status).toBe(204)

    service.now = new Date(approvedAt.getTime() + 24 * 3_600_000 - 1)
    const edited = submissionOf(amara({ babyMiddleName: 'Rose' }))
    const { body: second } = await service.submit(edited, 'visitor-1')
    expect(second.version).toBe(2)
    expect((await service.records())[0]?.approval).toBeUndefined()

    await approve(first.id, 2, second.derivedData.proofJobId, approvedAt)
    service.now = new Date(approvedAt.getTime() + 24 * 3_600_000)
    const refused = await service.submit(submissionOf(amara({ babyMiddleName: 'Iris' })), 'visitor-1')
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 423, code: 'locked' })
    expect((await service.records())[0]?.versions).toHaveLength(2)
  })
  it('is not taken back by who does not know of it, on whatever device, nor by what says the same again', async () => {
    const { body: first } = await service.submit(submissionOf(amara()), 'visitor-1')
    const approvedAt = service.now
    await approve(first.id, 1, first.derivedData.proofJobId, approvedAt)
    const submit = (form: Partial<BirthForm>, approval: string | null) =>
      service.submit(submissionOf(amara(form), { recordId: first.id, approval }), 'visitor-1')
    for (const known of [null, new Date(Number(approvedAt) - 1).toISOString()])
      expect(await submit({ babyMiddleName: 'Rose' }, known)).toMatchObject({
        status: 409,
        body: { code: 'approved', details: { approvedAt: approvedAt.toISOString() } },
      })
    expect((await submit({}, null)).body.version).toBe(1)
    const [kept] = await service.records()
    expect([kept?.versions.length, kept?.approval?.approvedAt]).toEqual([1, approvedAt])
    expect((await submit({ babyMiddleName: 'Rose' }, approvedAt.toISOString())).body.version).toBe(2)
    expect((await service.records())[0]?.approval).toBeUndefined()
  })
  it('[PRF-036] of a version that was overtaken approves nothing', async () => {
    const { first } = await made()
    expect((await approve(first.id, 1, first.derivedData.proofJobId, service.now)).status).toBe(204)
    expect((await service.records())[0]?.approval).toBeUndefined()
  })
  it('repeated is the same', async () => {
    const { first, second } = await made()
    await approve(first.id, 2, second.derivedData.proofJobId, service.now)
    await approve(first.id, 2, second.derivedData.proofJobId, service.now)
    expect((await service.records())[0]?.approval).toMatchObject({ version: 2, approvedAt: service.now })
  })
})

describe('completion', () => {
  const complete = (recordId: string, version: number, proofJobId: string, completedAt: Date) =>
    tell('proof.completed', {
      recordId,
      version,
      proofJobId,
      approvedAt: completedAt.toISOString(),
      completedAt: completedAt.toISOString(),
    })
  const statuses = async () => (await service.records()).map(statusOf)

  it('[PRF-033] follows the approval and the final certificate, and is undone by a later version', async () => {
    const { body: first } = await service.submit(submissionOf(amara()), 'visitor-1')
    const job = first.derivedData.proofJobId
    await approve(first.id, 1, job, service.now)
    expect(await statuses()).toEqual(['processing'])
    for (let time = 0; time < 2; time += 1)
      expect((await complete(first.id, 1, job, service.now)).status).toBe(204)
    expect(await statuses()).toEqual(['completed'])
    expect((await service.records())[0]?.completion).toEqual({
      version: 1,
      proofJobId: job,
      completedAt: service.now,
    })

    await service.submit(submissionOf(amara({ babyMiddleName: 'Rose' })), 'visitor-1')
    expect(await statuses()).toEqual(['processing'])
    expect((await service.records())[0]?.completion).toBeUndefined()
    expect((await complete(first.id, 1, job, service.now)).status).toBe(204)
    expect((await service.records())[0]?.completion).toBeUndefined()
  })
})

describe('an approval that is taken back', () => {
  const at = (seconds: number) => new Date(service.now.getTime() + seconds * 1000)
  const submitted = async () => {
    const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
    const about = { recordId: body.id, version: 1, proofJobId: body.derivedData.proofJobId }
    const named = (seconds: number) => ({ ...about, approvedAt: at(seconds).toISOString() })
    return {
      approve: (seconds: number) => tell('proof.approved', { ...named(seconds), approvedBy: 'visitor-1' }),
      complete: (seconds: number) =>
        tell('proof.completed', { ...named(seconds), completedAt: at(seconds + 1).toISOString() }),
      reopen: (seconds: number) =>
        tell('proof.reopened', { ...named(seconds), reopenedAt: at(seconds + 2).toISOString() }),
      order: (seconds: number) =>
        tell('proof.ordered', { ...named(seconds), orderedAt: at(seconds + 3).toISOString() }),
    }
  }
  const state = async () => {
    const [record] = await service.records()
    return record && { status: statusOf(record), approvedAt: record.approval?.approvedAt }
  }

  it('[PRF-035] opens the record again, and stays in its history with who approved it', async () => {
    const proof = await submitted()
    await proof.approve(0)
    await proof.complete(0)
    expect(await state()).toEqual({ status: 'completed', approvedAt: at(0) })
    expect((await proof.reopen(0)).status).toBe(204)
    expect(await state()).toEqual({ status: 'processing', approvedAt: undefined })
    await proof.approve(60)
    await proof.complete(60)
    expect(await state()).toEqual({ status: 'completed', approvedAt: at(60) })
    expect((await service.records())[0]?.approvals).toMatchObject([
      { version: 1, approvedAt: at(0), approvedBy: 'visitor-1', reopenedAt: at(2) },
      { version: 1, approvedAt: at(60), approvedBy: 'visitor-1' },
    ])
  })
  it('stays taken back, whatever comes late or twice', async () => {
    const proof = await submitted()
    await proof.reopen(0)
    await proof.approve(0)
    await proof.complete(0)
    await proof.order(0)
    expect(await state()).toEqual({ status: 'processing', approvedAt: undefined })
    await proof.approve(60)
    await proof.complete(60)
    for (const again of [proof.reopen, proof.approve, proof.complete]) await again(0)
    expect(await state()).toEqual({ status: 'completed', approvedAt: at(60) })
    expect((await service.records())[0]?.approvals).toHaveLength(2)
  })
  it('[PRF-035] is locked from its order on, and stays so when the approval comes again', async () => {
    const proof = await submitted()
    await proof.approve(0)
    await proof.order(0)
    await proof.approve(0)
    const { status, body } = await service.submit(
      submissionOf(amara({ babyMiddleName: 'Iris' })),
      'visitor-1',
    )
    expect({ status, code: body.code }).toEqual({ status: 423, code: 'locked' })
    expect(body.detail).toBe('This record was ordered and can no longer be changed.')
  })
})

describe('the owner on another device', () => {
  it('may do with the record what the first one may', async () => {
    const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
    const changed = submissionOf(amara({ babyMiddleName: 'Rose' }))
    expect((await service.submit(changed, 'visitor-2')).body.code).toBe('owned')
    for (const visitorId of ['visitor-1', 'visitor-2', 'visitor-2'])
      expect((await tell('record.owned', { recordId: body.id, visitorId })).status).toBe(204)
    expect((await service.submit(changed, 'visitor-2')).body).toMatchObject({ id: body.id, version: 2 })
    expect((await service.records())[0]).toMatchObject({
      ownerVisitorId: 'visitor-1',
      ownerDevices: ['visitor-2'],
    })
  })
})

describe('the pictures of a version', () => {
  const send = async (path: string, method: 'post' | 'put', body: object | Buffer) => {
    const { call } = await requestAs(service.app, visitorCaller('visitor-1'), method, path)
    if (Buffer.isBuffer(body)) call.set('content-type', 'application/octet-stream')
    return (await call.send(body)).body
  }
  const upload = async (bytes: Buffer) => {
    const { uploadURL } = await send('/api/objects/upload', 'post', {})
    await send(uploadURL, 'put', bytes)
    const { fileURL } = await send('/api/baby-files', 'put', { fileURL: uploadURL })
    return { name: 'file', size: bytes.length, fileURL: String(fileURL) }
  }
  const picturesOf = async (changes: Partial<BirthForm>) => {
    const { body } = await service.submit(submissionOf(amara(changes)), 'visitor-1')
    const answer = await get(`/internal/records/${body.id}/versions/${body.version}`)
    return recordVersionSchema.parse(answer.body).pictures
  }

  it('are named by their keys, in the order of the form; documents are none', async () => {
    const files = [
      await upload(await locatedPicture('png')),
      await upload(pdf),
      await upload(await locatedHeic()),
      await upload(await locatedPicture('jpeg')),
    ]
    const keys = await picturesOf({ uploadedFiles: [...files, { name: 'left out', size: 1 }] })
    const idOf = (at: number) => files[at]?.fileURL.split('/').at(-1)
    expect(keys.map((key) => key.split('/')[1])).toEqual([idOf(0), idOf(2), idOf(3)])
    for (const key of keys) expect(await service.objects.has(key)).toBe(true)
    const [first, , , last] = files
    expect(
      await picturesOf({ uploadedFiles: [last, first].flatMap((file) => (file ? [file] : [])) }),
    ).toEqual([keys[2], keys[0]])
  })
  it('are none without files, and none under No Prints', async () => {
    expect(await picturesOf({})).toEqual([])
    const file = await upload(await locatedPicture('webp'))
    expect(await picturesOf({ uploadedFiles: [file], printPreference: 'No Prints' })).toEqual([])
    expect(await picturesOf({ uploadedFiles: [file], printPreference: 'Footprint' })).toHaveLength(1)
  })
})

describe('the outbox', () => {
  it('delivers later what could not be delivered, once, and is empty then', async () => {
    service.isCutOff = true
    const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
    // Until what came of the first try is written, which would set another time.
    await service.relay.stop()
    service.isCutOff = false
    await service.store.connection.db
      ?.collection<{ _id: string }>('birthrecords')
      .updateOne({ _id: body.id }, { $set: { outboxDueAt: new Date(0) } })
    service.relay.start()
    while ((await service.records())[0]?.outbox.length)
      await new Promise((resolve) => setTimeout(resolve, 10))
    await service.relay.stop()
    expect(service.delivered.map(({ type }) => type).sort()).toEqual(['proof.requested', 'record.owned'])
    expect((await service.records())[0]?.outboxDueAt).toBeUndefined()
  })
})

describe('the API document', () => {
  it('describes a submission field by field, and nothing internal', async () => {
    const { body } = await (await requestAs(service.app, null, 'get', '/api/docs')).call
    const { post } = body.paths['/api/birth-records']
    const { schema } = post.requestBody.content['application/json']
    expect(schema.required).toEqual(expect.arrayContaining(['isCompleted', 'provenance']))
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['babyFirstName', 'uploadedFiles']))
    expect(schema.properties.babyBirthOrder.enum).toContain('11th Child or more')
    expect(post.responses['201'].content['application/json'].schema.properties.derivedData).toBeDefined()
    expect(Object.keys(body.paths).filter((path) => path.startsWith('/internal'))).toEqual([])
  })
  it('describes every call that the form makes, its body and its answer', async () => {
    const { body } = await (await requestAs(service.app, null, 'get', '/api/docs')).call
    const described = ([method, path]: readonly [string, string]) => {
      const { requestBody, responses } = body.paths[path][method]
      const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? ''
      return [
        path,
        Object.keys(requestBody?.content ?? {}).join(),
        Object.keys(responses[success].content).join(),
      ]
    }
    const json = 'application/json'
    expect(
      (
        [
          ['post', '/api/birth-records'],
          ['post', '/api/birth-records/upload-csv'],
          ['post', '/api/objects/upload'],
          ['get', '/api/objects/{fileId}'],
          ['put', '/api/objects/{fileId}'],
          ['put', '/api/baby-files'],
          ['get', '/api/places/autocomplete'],
          ['get', '/api/places/{placeId}'],
          ['get', '/api/proof/{proofId}/delivery'],
          ['put', '/api/proof/{proofId}/delivery'],
          ['post', '/api/proofs/{id}/sync'],
          ['get', '/api/proofs/{id}/record'],
          ['patch', '/api/proofs/{id}/record'],
          ['get', '/api/proofs/{id}/versions'],
        ] as const
      ).map(described),
    ).toEqual([
      ['/api/birth-records', json, `${json},text/event-stream`],
      ['/api/birth-records/upload-csv', json, json],
      ['/api/objects/upload', json, json],
      ['/api/objects/{fileId}', '', json],
      ['/api/objects/{fileId}', '*/*', json],
      ['/api/baby-files', json, json],
      ['/api/places/autocomplete', '', json],
      ['/api/places/{placeId}', '', json],
      ['/api/proof/{proofId}/delivery', '', json],
      ['/api/proof/{proofId}/delivery', json, json],
      ['/api/proofs/{id}/sync', json, json],
      ['/api/proofs/{id}/record', '', json],
      ['/api/proofs/{id}/record', json, json],
      ['/api/proofs/{id}/versions', '', json],
    ])
  })
})

it('[API-028] staff addresses answer 401 to visitors', async () => {
  for (const path of ['/api/admin/stats', '/api/admin/records', '/api/admin/records/r/csv'])
    expect((await get(path, visitorCaller('v'))).status).toBe(401)
})
