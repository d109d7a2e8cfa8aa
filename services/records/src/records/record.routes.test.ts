import { proofJobReferenceSchema, recordVersionSchema } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { routesOf } from '@shared/node/route'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const proofs = serviceCaller('proofs')
const staff: Caller = { kind: 'staff', staffId: 's' }
const get = async (path: string, caller: typeof proofs | null = proofs) =>
  (await requestAs(service.app, caller, 'get', path)).call
const approve = async (recordId: string, version: number, proofJobId: string, approvedAt: Date) => {
  const { call } = await requestAs(service.app, proofs, 'post', '/internal/messages')
  const payload = { recordId, version, proofJobId, approvedAt: approvedAt.toISOString() }
  return call.send({ id: 'message-1', type: 'proof.approved', payload })
}
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

describe('the outbox', () => {
  it('delivers later what could not be delivered, once, and is empty then', async () => {
    service.isCutOff = true
    const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
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
})

describe('what is not built yet', () => {
  const unbuilt = () =>
    routesOf(service.app)
      .filter(({ definition }) => definition.status === 501)
      .map(({ method, path, definition }) => ({
        // Express names methods in capitals, the request in small letters.
        method: method.toLowerCase() as 'get' | 'post' | 'put',
        path: path.replace(/:\w+/g, '01AAAAAAAA'),
        caller: definition.audience === 'staff' ? staff : visitorCaller('v'),
      }))

  it('says so with 501 and a sentence, after authentication', async () => {
    for (const { method, path, caller } of unbuilt()) {
      expect((await (await requestAs(service.app, null, method, path)).call).status).toBe(401)
      const { status, body } = await (await requestAs(service.app, caller, method, path)).call
      expect({ path, status }).toEqual({ path, status: 501 })
      expect(body.detail).toMatch(/ not available yet\./)
    }
  })
})

it('[API-028] staff addresses answer 401 to visitors', async () => {
  for (const path of ['/api/admin/stats', '/api/admin/records', '/api/admin/records/r/pdf'])
    expect((await get(path, visitorCaller('v'))).status).toBe(401)
})
