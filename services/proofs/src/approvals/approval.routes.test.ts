import { messageSchema } from '@shared/contracts/internal'
import { silentLogger } from '@shared/node/logger'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { jobModel } from '../jobs/job.model'
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
})

const jobId = jobIdOf('job 1')
const done = async (reference = referenceOf(), form = formOf()) => {
  giveRecord(service, reference, form)
  await service.request(reference)
  service.startWork()
  await service.until(reference.proofJobId, 'done')
}
/** What the page of the only job, or of another, shows. */
const seen = async (id = jobId) => {
  const job = (await service.jobs()).find(({ _id }) => _id === id)
  return { version: job?.version ?? 1, sha256: job?.files?.sha256 ?? '0'.repeat(64) }
}
const approve = async (body?: object, visitorId: string | null = 'visitor-1', id = jobId) =>
  service.post(`/api/proof/${id}/approval`, body ?? (await seen()), visitorId)
const delivered = () => service.untilDelivered()
const completed = async () => {
  await service.untilCompleted(jobId)
  await delivered()
}

describe('POST /api/proof/{proofId}/approval', () => {
  it('answers 401 without a caller, and 400 to a body that is none', async () => {
    await done()
    const { sha256 } = await seen()
    expect((await approve({ version: 1, sha256 }, null)).status).toBe(401)
    for (const body of [
      {},
      { version: 1 },
      { sha256 },
      { version: 0, sha256 },
      { version: '1', sha256 },
      { version: 1, sha256: sha256.toUpperCase() },
      { version: 1, sha256, more: true },
    ])
      expect((await approve(body)).status).toBe(400)
    expect((await service.jobs())[0]?.approvedAt).toBeUndefined()
  })
  it('[COL-009] answers 403 to everybody but the owner, whatever their role', async () => {
    await done()
    for (const role of ['VIEWER', 'COMMENTER', 'EDITOR', 'APPROVER'] as const) {
      service.grants.set('record-1:guest', role)
      expect((await approve(undefined, 'guest')).status).toBe(403)
    }
    expect((await approve(undefined, 'holder of the link')).status).toBe(403)
    expect((await service.jobs())[0]?.approvedAt).toBeUndefined()
  })
  it('answers 503 and records nothing while grants cannot be asked', async () => {
    await done()
    service.invitesIsAway = true
    expect((await approve()).status).toBe(503)
    expect((await service.jobs())[0]?.approvedAt).toBeUndefined()
  })
  it('answers 404 for an unknown proof and 409 for one that is not ready', async () => {
    expect((await approve(undefined, 'visitor-1', jobIdOf('other'))).status).toBe(404)
    giveRecord(service)
    await service.request(referenceOf())
    expect((await approve()).body.code).toBe('conflict')
  })
  it('[PRF-036] answers 409 with the newer proof when the record has changed since', async () => {
    await done()
    const newer = jobIdOf('job 2')
    service.records.references[0] = referenceOf({ latestVersion: 2, latestProofJobId: newer })
    const { status, body } = await approve()
    expect({ status, code: body.code, details: body.details }).toEqual({
      status: 409,
      code: 'conflict',
      details: { newerProofJobId: newer },
    })
    expect((await service.jobs())[0]?.approvedAt).toBeUndefined()
  })
  it('[PRF-036] answers so too where the Proof ID leads to the newer proof, and an older version was seen', async () => {
    await done()
    const newer = referenceOf({ version: 2 })
    service.records.references[0] = referenceOf({ latestVersion: 2, latestProofJobId: newer.proofJobId })
    await done(newer)
    const { status, body } = await approve(await seen(), 'visitor-1', '01ABCDEFGH')
    expect({ status, code: body.code, details: body.details }).toEqual({
      status: 409,
      code: 'conflict',
      details: { newerProofJobId: newer.proofJobId },
    })
    expect((await service.jobs()).filter(({ approvedAt }) => approvedAt)).toEqual([])
    // What the page shows next can be approved.
    expect((await approve(await seen(newer.proofJobId), 'visitor-1', newer.proofJobId)).status).toBe(200)
  })
  it('[PRF-036] answers so too when the page showed something else than the proof holds', async () => {
    await done()
    const { status, body } = await approve({ version: 1, sha256: 'ab'.repeat(32) })
    expect({ status, details: body.details }).toEqual({ status: 409, details: { newerProofJobId: jobId } })
    expect((await service.jobs())[0]?.approvedAt).toBeUndefined()
  })
  it('[PRF-023] records the approval and tells records, and invites, whose pages tell it', async () => {
    await done()
    // A minute behind the relay’s clock, as on a machine with much to do: it takes over what is under way, and tells it again.
    service.now = new Date(Date.now() - 60_000)
    const { status, body } = await approve()
    expect(status).toBe(200)
    const [job] = await service.jobs()
    expect(job?.approvedAt?.toISOString()).toBe(body.approvedAt)
    await completed()
    expect(service.records.messages).toEqual([
      {
        id: expect.any(String),
        type: 'proof.approved',
        payload: {
          proofJobId: jobId,
          recordId: 'record-1',
          version: 1,
          approvedAt: body.approvedAt,
          approvedBy: 'visitor-1',
        },
      },
      expect.objectContaining({ type: 'proof.completed' }),
    ])
    expect([...service.toldInvites.values()]).toEqual(service.records.messages)
    expect((await service.get(`/api/proof/${jobId}`)).body.approvedAt).toBe(body.approvedAt)
  })
  it('tells records before invites, whose pages read the record as soon as they are told', async () => {
    await done()
    service.asked.length = 0
    await approve()
    await completed()
    const told = service.asked.filter((call) => call.endsWith('/internal/messages'))
    expect(told.slice(0, 2)).toEqual(['records /internal/messages', 'invites /internal/messages'])
  })
  it('again, or many times at once, is the same approval', async () => {
    await done()
    const answers = await Promise.all(Array.from({ length: 8 }, () => approve()))
    service.now = new Date(Date.now() + 60_000)
    answers.push(await approve())
    expect(new Set(answers.map(({ body }) => body.approvedAt)).size).toBe(1)
    await completed()
    expect(new Set(service.records.messages.map((message) => messageSchema.parse(message).id)).size).toBe(2)
  })
  it('may name the proof by its Proof ID', async () => {
    await done()
    expect((await approve(await seen(), 'visitor-1', '01ABCDEFGH')).status).toBe(200)
  })
})

describe('POST /internal/proof-jobs/{id}/reopening', () => {
  const reopen = async (caller = serviceCaller('records'), id = jobId) => {
    const path = `/internal/proof-jobs/${id}/reopening`
    return (await (await requestAs(service.app, caller, 'post', path)).call).status
  }
  it('takes back an approval that is sealed, also one that was ordered, and tells records', async () => {
    await done()
    await approve()
    await completed()
    service.now = new Date(service.now.getTime() + 25 * 3_600_000)
    const [approved] = await service.jobs()
    await jobModel(service.store.connection).updateOne({ _id: jobId }, { orderedAt: service.now })
    expect(await reopen(visitorCaller('visitor-1'))).toBe(403)
    expect(await reopen()).toBe(204)
    await delivered()
    expect(service.records.messages.at(-1)).toMatchObject({
      type: 'proof.reopened',
      payload: { proofJobId: jobId, approvedAt: approved?.approvedAt?.toISOString() },
    })
    const [job] = await service.jobs()
    expect(job).toMatchObject({ stage: 'proof', status: 'done' })
    expect([job?.approvedAt, job?.orderedAt, job?.final]).toEqual([undefined, undefined, undefined])
    // Again is nothing, and the owner approves anew.
    expect(await reopen()).toBe(204)
    expect((await approve()).status).toBe(200)
  })
})

describe('where an approval leads', () => {
  it('[PRF-034] without a store: to /success, which greets by name in any script', async () => {
    await done(referenceOf(), formOf({ babyFirstName: 'Zoë & 李', babyLastName: 'بن' }))
    const address = new URL((await approve()).body.continueTo, 'https://codex.example')
    expect(address.pathname).toBe('/success')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      name: 'Zoë & 李 بن',
      email: 'parent@example.org',
      Proof_ID: '01ABCDEFGH',
    })
  })
  it('[PRF-021][PRF-022] with a store: there, the Proof ID plain and as the store wants it', async () => {
    await done()
    Object.assign(service.settings, {
      STORE_URL: 'https://store.example/collections/codex?ref=proof',
      STORE_PROOF_PARAMETER: 'attributes[Proof_ID]',
      STORE_RETURN_PARAMETER: 'return_to',
    })
    const address = new URL((await approve()).body.continueTo)
    expect(address.origin + address.pathname).toBe('https://store.example/collections/codex')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ref: 'proof',
      'attributes[Proof_ID]': '01ABCDEFGH',
      Proof_ID: '01ABCDEFGH',
      return_to: expect.stringMatching(
        /^https:\/\/codex\.example\/success\?Proof_ID=01ABCDEFGH&order=[\w-]{43}$/,
      ),
    })
    // A store that wants it in no other way has it plain all the same.
    delete service.settings.STORE_PROOF_PARAMETER
    const plain = new URL((await approve()).body.continueTo)
    expect([...plain.searchParams.keys()].sort()).toEqual(['Proof_ID', 'ref', 'return_to'])
    expect(plain.searchParams.get('Proof_ID')).toBe('01ABCDEFGH')
  })
  it('[PRV-006] and the store learns nothing else of the child', async () => {
    await done()
    service.settings.STORE_URL = 'https://store.example/'
    const { continueTo } = (await approve()).body
    expect(continueTo).toBe('https://store.example/?Proof_ID=01ABCDEFGH')
    service.settings.STORE_RETURN_PARAMETER = 'back'
    expect(decodeURIComponent((await approve()).body.continueTo)).toMatch(
      /^https:\/\/store\.example\/\?back=https:\/\/codex\.example\/success\?Proof_ID=01ABCDEFGH&order=[\w-]{43}&Proof_ID=01ABCDEFGH$/,
    )
  })
})
