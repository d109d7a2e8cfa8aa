import { createLogger } from '@shared/node/logger'
import { RenderError } from '../rendering/render-error'
import { finalOf, formOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'
import { dayIn } from '../books/render-final'

const log: string[] = []
let service: ProofsUnderTest
beforeAll(async () => {
  const destination = { write: (line: string) => void log.push(line) }
  service = await startProofs(createLogger({ service: 'proofs', level: 'info', destination }))
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  log.length = 0
  service.grants.set('record-1:visitor-1', 'OWNER')
})

const jobId = jobIdOf('job 1')
const address = '/api/admin/records/record-1/pdf'
const done = async (reference = referenceOf(), form = formOf()) => {
  giveRecord(service, reference, form)
  await service.request(reference)
  service.startWork()
  await service.until(reference.proofJobId, 'done')
}
const approve = async (id = jobId) => {
  expect((await service.approve(id)).status).toBe(200)
}
/** The parent opens the link in the e-mail of the proof, so that the finished record may come to that address. */
const openMail = async () => {
  const [ready] = await service.mails()
  expect(await service.openMail(ready?.['text'])).toBe(204)
}
const askStaff = async () => {
  const { status, body } = await service.asStaff('get', address)
  return { status, code: body.code, detail: body.detail }
}
const processing = (why: string) => ({
  status: 409,
  code: 'conflict',
  detail: `This record is still being processed: ${why}`,
})
/** Lets a failed attempt be tried again at once. */
const skipWaiting = () => (service.now = new Date(service.now.getTime() + 120_000))

describe('GET /api/admin/records/{id}/pdf', () => {
  it('answers 401 to everybody but staff', async () => {
    await done()
    expect((await service.get(address, null)).status).toBe(401)
    expect((await service.get(address)).status).toBe(401)
    expect((await service.post(address)).status).toBe(401)
  })
  it('answers 404 for a record nobody knows', async () => {
    expect(await askStaff()).toMatchObject({ status: 404, detail: 'There is no such record.' })
  })
  it('[PRF-033] [ADM-017] [ADM-020] answers 409 while the record is processing, and from its completion on the print of the approved version, to staff alone', async () => {
    await done()
    expect(await askStaff()).toEqual(processing('its newest proof has not been approved yet.'))
    let setBook = () => {}
    const gate = new Promise<void>((resolve) => (setBook = resolve))
    service.printFinal = async (subject, form) => {
      await gate
      return finalOf(subject, form)
    }
    await approve()
    await service.until(jobId, 'running')
    expect(await askStaff()).toEqual(processing('its final certificate is being prepared.'))
    expect((await service.get(`/api/proof/${jobId}`)).body).toMatchObject({
      status: 'done',
      url: `/api/proof/${jobId}/codex.pdf`,
      completedAt: null,
    })
    await service.untilDelivered()
    expect(service.records.messages).toMatchObject([{ type: 'proof.approved' }])

    setBook()
    const { completedAt } = await service.untilCompleted(jobId)
    await service.untilDelivered()
    expect(service.records.messages).toMatchObject([
      { type: 'proof.approved' },
      {
        type: 'proof.completed',
        payload: {
          proofJobId: jobId,
          recordId: 'record-1',
          version: 1,
          completedAt: completedAt?.toISOString(),
        },
      },
    ])
    expect((await service.get(`/api/proof/${jobId}`)).body.completedAt).toBe(completedAt?.toISOString())

    const answer = await service.asStaff('get', address).then((response) => response)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="birth-codex-01ABCDEFGH-print.pdf"',
      'cache-control': 'private, no-cache',
    })
    expect(answer.body.toString()).toMatch(/^%PDF-1.7 final print/)
    // Whose record it is has the watermarked one, and nobody else anything.
    for (const caller of [undefined, null]) expect((await service.get(address, caller)).status).toBe(401)
    const theirs = await service.get(`/api/proof/${jobId}/codex.pdf`)
    expect(theirs.status).toBe(200)
    expect(theirs.body.toString()).not.toContain('final print')
    expect(service.audited).toEqual([{ act: 'record.pdf', staffId: 'staff-1', subject: 'record-1' }])
  })
  it('[ADM-017] goes back to 409 when a newer version undoes the approval, before and after its proof is there', async () => {
    await done()
    await approve()
    await service.untilCompleted(jobId)
    const newer = referenceOf({ version: 2 })
    service.records.references[0] = referenceOf({ latestVersion: 2, latestProofJobId: newer.proofJobId })
    expect(await askStaff()).toEqual(processing('its newest proof has not been approved yet.'))
    await done(newer)
    expect(await askStaff()).toEqual(processing('its newest proof has not been approved yet.'))
    expect((await service.get(`/api/proof/${jobId}`)).body).toMatchObject({
      approvedAt: null,
      completedAt: null,
      newerProofJobId: newer.proofJobId,
    })
    await approve(newer.proofJobId)
    await service.untilCompleted(newer.proofJobId)
    expect((await askStaff()).status).toBe(200)
  })
})

describe('the finished book', () => {
  it('is made of the approved version, and bears the day of its approval where the child was born', async () => {
    const forms: string[] = []
    service.printFinal = async (subject, form) => {
      forms.push(`${form} sealed on ${subject.sealedOn} for ${subject.form.babyFirstName}`)
      expect(subject.madeAt).toEqual(service.now)
      return finalOf(subject, form)
    }
    await done(referenceOf(), formOf({ birthTimeZone: 'Pacific/Auckland' }))
    service.now = new Date('2026-05-01T20:00:00.000Z')
    await approve()
    await service.untilCompleted(jobId)
    expect(forms.sort()).toEqual([
      'archive sealed on 2026-05-02 for Amara',
      'print sealed on 2026-05-02 for Amara',
    ])
  })
  it.each([
    ['America/Los_Angeles', '2026-04-30'],
    ['', '2026-05-01'],
    ['Mars/Olympus', '2026-05-01'],
  ])('reckons the day of an approval in the zone %s', (zone, day) => {
    expect(dayIn(zone, new Date('2026-05-01T03:00:00.000Z'))).toBe(day)
  })
  it('is not made, and nothing is sent, when a newer version came before it', async () => {
    await done()
    await service.untilDelivered()
    await service.stopWork()
    await approve()
    service.records.references[0] = referenceOf({ latestVersion: 2, latestProofJobId: jobIdOf('job 2') })
    service.printFinal = async () => {
      throw new Error('A finished book was made of an overtaken version')
    }
    service.startWork()
    const job = await service.until(jobId, 'done')
    await service.untilDelivered()
    expect(job).toMatchObject({ stage: 'proof', status: 'done' })
    expect(job.approvedAt).toBeUndefined()
    expect(service.records.messages).toMatchObject([{ type: 'proof.approved' }])
    expect(await service.mails()).toHaveLength(1)
  })
  it('is tried again after a failure, then fails for all to see, and can be asked for again', async () => {
    await done()
    await service.untilDelivered()
    await openMail()
    let attempts = 0
    service.printFinal = async () => {
      attempts += 1
      throw new RenderError('timeout', 'too slow for Amara')
    }
    await approve()
    for (let failed = 1; failed < 4; failed += 1) {
      while (!log.some((line) => line.includes('postponed') && line.includes(`"attempts":${failed}`)))
        await new Promise((resolve) => setTimeout(resolve, 5))
      await service.until(jobId, 'queued')
      skipWaiting()
    }
    await service.until(jobId, 'error')
    expect(attempts).toBeGreaterThanOrEqual(4)
    expect(log.some((line) => line.includes('"stage":"final"') && line.includes('proof failed'))).toBe(true)
    expect(log.join('')).not.toContain('Amara')
    expect(await askStaff()).toEqual(
      processing('its final certificate could not be prepared, and can be tried again.'),
    )
    // The proof itself is as it was.
    expect((await service.get(`/api/proof/${jobId}`)).body).toMatchObject({ status: 'done', error: null })
    expect(await service.mails()).toHaveLength(1)

    service.printFinal = async (subject, form) => finalOf(subject, form)
    expect((await service.asStaff('post', address)).status).toBe(204)
    await service.untilCompleted(jobId)
    await service.untilDelivered()
    expect(await service.mails()).toHaveLength(2)
    expect((await service.asStaff('post', address)).status).toBe(204)
    expect((await service.untilCompleted(jobId)).status).toBe('done')
  })
  it('is told to records after its approval, also when that has waited', async () => {
    await done()
    await service.untilDelivered()
    await openMail()
    service.records.isDeaf = true
    await approve()
    await service.untilCompleted(jobId)
    expect(service.records.messages).toEqual([])
    service.records.isDeaf = false
    await service.store.connection.db
      ?.collection('proofjobs')
      .updateMany({}, { $set: { outboxDueAt: new Date(0) } })
    await service.untilDelivered()
    const [first, ...others] = service.records.messages
    expect(first).toMatchObject({ type: 'proof.approved' })
    expect(others.at(-1)).toMatchObject({ type: 'proof.completed' })
    expect(await service.mails()).toHaveLength(2)
  })
})
