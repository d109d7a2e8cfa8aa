import { messageSchema } from '@shared/contracts/internal'
import { createLogger } from '@shared/node/logger'
import { finalOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

let service: ProofsUnderTest
beforeAll(async () => {
  service = await startProofs(createLogger({ service: 'proofs', level: 'silent' }))
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  service.grants.set('record-1:visitor-1', 'OWNER')
})

const hour = 3_600_000
const jobId = jobIdOf('job 1')
const address = `/api/proof/${jobId}`
const later = (ms: number) => (service.now = new Date(service.now.getTime() + ms))
const done = async () => {
  giveRecord(service)
  await service.request(referenceOf())
  service.startWork()
  await service.until(jobId, 'done')
}
const approved = async () => {
  const { status, body } = await service.approve(jobId)
  expect(status).toBe(200)
  return String(body.approvedAt)
}
const completed = async () => {
  const approvedAt = await approved()
  await service.untilCompleted(jobId)
  await service.untilDelivered()
  return approvedAt
}
const undo = (approvedAt: string, visitorId: string | null = 'visitor-1') =>
  service.post(`${address}/approval/undo`, { approvedAt }, visitorId)
const shown = async () => (await service.get(address)).body
/** What records was told, each message once: a message may come twice. */
const told = () => {
  const messages = service.records.messages.map((message) => messageSchema.parse(message))
  return [...new Map(messages.map(({ id, type }) => [id, type])).values()]
}
const subjects = async () => (await service.mails()).map(({ subject }) => subject)
const openMail = async () => {
  await service.untilDelivered()
  expect(await service.openMail((await service.mails())[0]?.['text'])).toBe(204)
}
const isReady = 'The Birth Codex proof of Amara Okonkwo is ready'
const isApproved = 'The Birth Codex of Amara Okonkwo is approved'
const isUndone = 'The approval of Amara Okonkwo’s Birth Codex was taken back'

describe('POST /api/proof/{proofId}/approval/undo', () => {
  it('answers 401 without a caller, 400 to a body that is none, and 403 to everybody but the owner', async () => {
    await done()
    const approvedAt = await completed()
    expect((await undo(approvedAt, null)).status).toBe(401)
    for (const body of [{}, { approvedAt: 'yesterday' }, { approvedAt, more: 1 }])
      expect((await service.post(`${address}/approval/undo`, body)).status).toBe(400)
    for (const role of ['VIEWER', 'COMMENTER', 'EDITOR', 'APPROVER'] as const) {
      service.grants.set('record-1:guest', role)
      expect((await undo(approvedAt, 'guest')).status).toBe(403)
    }
    expect((await undo(approvedAt, 'holder of the link')).status).toBe(403)
    expect((await shown()).approvedAt).toBe(approvedAt)
  })

  it('[PRF-035] opens the record again: the book is withdrawn, records is told, and it can be approved anew', async () => {
    await done()
    const approvedAt = await completed()
    const until = new Date(Date.parse(approvedAt) + 24 * hour).toISOString()
    expect(await shown()).toMatchObject({ approvedAt, reopenableUntil: until, finalStatus: 'done' })
    expect((await service.asStaff('get', '/api/admin/records/record-1/pdf')).status).toBe(200)

    later(24 * hour - 1)
    expect((await undo(approvedAt)).status).toBe(204)
    const reopenedAt = service.now.toISOString()
    expect(await shown()).toMatchObject({
      status: 'done',
      approvedAt: null,
      completedAt: null,
      finalStatus: null,
      reopenableUntil: null,
      approvals: [{ approvedAt, isYours: true, reopenedAt }],
    })
    expect((await service.asStaff('get', '/api/admin/records/record-1/pdf')).status).toBe(409)
    expect(service.records.messages.at(-1)).toMatchObject({
      type: 'proof.reopened',
      payload: { proofJobId: jobId, recordId: 'record-1', version: 1, approvedAt, reopenedAt },
    })

    const again = await completed()
    expect(again > approvedAt).toBe(true)
    expect((await service.asStaff('get', '/api/admin/records/record-1/pdf')).status).toBe(200)
    expect((await shown()).approvals).toMatchObject([
      { approvedAt, reopenedAt },
      { approvedAt: again, reopenedAt: null },
    ])
    expect(told()).toEqual([
      ...['proof.approved', 'proof.completed', 'proof.reopened'],
      ...['proof.approved', 'proof.completed'],
    ])
  })

  it('is done by a newer version that is submitted: records is told, both proofs say so, and the e-mail is that of the newer one', async () => {
    await done()
    await openMail()
    const approvedAt = await completed()
    later(hour)
    const newer = referenceOf({ version: 2 })
    service.records.references[0] = referenceOf({ latestVersion: 2, latestProofJobId: newer.proofJobId })
    giveRecord(service, newer)
    // What comes twice takes nothing back twice.
    await service.request(newer)
    await service.request(newer)
    await service.until(newer.proofJobId, 'done')
    await service.untilDelivered()
    const reopenedAt = service.now.toISOString()
    const takenBack = { approvedAt: null, approvals: [{ approvedAt, isYours: true, reopenedAt }] }
    expect(await shown()).toMatchObject({ ...takenBack, newerProofJobId: newer.proofJobId })
    expect((await service.get(`/api/proof/${newer.proofJobId}`)).body).toMatchObject(takenBack)
    expect(told()).toEqual(['proof.approved', 'proof.completed', 'proof.reopened'])
    expect(await subjects()).toEqual([isReady, isApproved, isReady])
  })

  it('is left alone by a newer version of another record, and where the book is ordered', async () => {
    await done()
    const approvedAt = await completed()
    await service.request(referenceOf({ recordId: 'record-2', version: 2 }))
    expect((await shown()).approvals).toMatchObject([{ approvedAt, reopenedAt: null }])
  })

  it('stops the book that is being made, which is never handed out', async () => {
    await done()
    let finish = () => {}
    const gate = new Promise<void>((resolve) => (finish = resolve))
    service.printFinal = async (subject, form) => {
      await gate
      return finalOf(subject, form)
    }
    const approvedAt = await approved()
    await service.until(jobId, 'running')
    expect((await undo(approvedAt)).status).toBe(204)
    finish()
    await service.stopWork()
    await service.untilDelivered()
    const [job] = await service.jobs()
    expect(job).toMatchObject({ stage: 'proof', status: 'done' })
    expect([job?.approvedAt, job?.final, job?.completedAt]).toEqual([undefined, undefined, undefined])
    expect(told()).toEqual(['proof.approved', 'proof.reopened'])
    expect(await subjects()).toEqual([isReady])
  })

  it('is the same when pressed again or many times, and takes back no later approval', async () => {
    await done()
    const approvedAt = await completed()
    const answers = await Promise.all(Array.from({ length: 6 }, () => undo(approvedAt)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204])
    const again = await completed()
    expect((await undo(approvedAt)).status).toBe(204)
    expect((await shown()).approvedAt).toBe(again)
    expect(told().filter((type) => type === 'proof.reopened')).toHaveLength(1)
    expect((await undo('2026-01-01T00:00:00Z')).status).toBe(409)
  })

  it('[PRF-035] answers 423 with a sentence a day after the approval, and the approval stands', async () => {
    await done()
    const approvedAt = await completed()
    later(24 * hour)
    const { status, body } = await undo(approvedAt)
    expect({ status, code: body.code, detail: body.detail }).toEqual({
      status: 423,
      code: 'locked',
      detail: 'This proof was approved more than 24 hours ago, so its approval can no longer be taken back.',
    })
    expect((await shown()).approvedAt).toBe(approvedAt)
  })
})

describe('the e-mail of an approval that was taken back', () => {
  it('follows the finished record, once; and the next approval brings a new finished record', async () => {
    await done()
    await openMail()
    const approvedAt = await completed()
    expect(await subjects()).toEqual([isReady, isApproved])
    await Promise.all([undo(approvedAt), undo(approvedAt)])
    await service.untilDelivered()
    expect(await subjects()).toEqual([isReady, isApproved, isUndone])
    expect((await shown()).mail).toMatchObject({ kind: 'proof-ready' })
    await completed()
    expect(await subjects()).toEqual([isReady, isApproved, isUndone, isApproved])
    expect((await shown()).mail).toMatchObject({ kind: 'proof-approved', state: 'kept' })
  })
  it('is not sent to an address that never had the finished record, which does not come later either', async () => {
    await done()
    await service.untilDelivered()
    const approvedAt = await completed()
    expect((await shown()).mail).toMatchObject({ kind: 'proof-approved', state: 'unconfirmed' })
    await undo(approvedAt)
    await openMail()
    await service.untilDelivered()
    expect(await subjects()).toEqual([isReady])
  })
})

describe('POST /api/proof/{proofId}/order', () => {
  const store = () =>
    Object.assign(service.settings, {
      STORE_URL: 'https://store.example/collections/codex',
      STORE_RETURN_PARAMETER: 'return_to',
    })
  const markIn = (continueTo: string) =>
    new URL(String(new URL(continueTo).searchParams.get('return_to'))).searchParams.get('order')
  const order = (mark: unknown, visitorId = 'visitor-1') =>
    service.post(`${address}/order`, { mark }, visitorId)

  it('[PRF-035] locks the approval by the address that the store sends the owner back to', async () => {
    store()
    await done()
    const { body } = await service.approve(jobId)
    const mark = markIn(body.continueTo)
    expect((await order(mark, 'guest')).status).toBe(403)
    expect((await order('a'.repeat(43))).status).toBe(403)
    for (let time = 0; time < 2; time += 1) expect((await order(mark)).status).toBe(204)
    await service.untilCompleted(jobId)
    await service.untilDelivered()
    const orderedAt = service.now.toISOString()
    expect(await shown()).toMatchObject({
      approvedAt: body.approvedAt,
      reopenableUntil: null,
      orderedAt,
    })
    expect(told().filter((type) => type === 'proof.ordered')).toHaveLength(1)
    const refused = await undo(body.approvedAt)
    expect([refused.status, refused.body.detail]).toEqual([
      423,
      'This Birth Codex has been ordered, so its approval can no longer be taken back.',
    ])
  })
  it('takes no address of an approval that was taken back', async () => {
    store()
    await done()
    const { body } = await service.approve(jobId)
    expect((await undo(body.approvedAt)).status).toBe(204)
    expect((await order(markIn(body.continueTo))).status).toBe(403)
    await service.approve(jobId)
    expect((await order(markIn(body.continueTo))).status).toBe(403)
    expect((await shown()).orderedAt).toBeNull()
  })
})
