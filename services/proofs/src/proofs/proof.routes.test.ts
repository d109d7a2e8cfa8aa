import { proofSchema } from '@shared/contracts/proofs'
import { createLogger } from '@shared/node/logger'
import { createParentsFiles } from '@shared/node/parents-files'
import { badInputFindings } from '@shared/node/testing/bad-input'
import { testSecret } from '@shared/node/testing/caller-request'
import { fieldGrowth } from '@shared/node/testing/route-growth'
import sharp from 'sharp'
import { RenderError } from '../rendering/render-error'
import { bookOf, formOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

const log: string[] = []
let service: ProofsUnderTest
beforeAll(async () => {
  const destination = { write: (line: string) => void log.push(line) }
  service = await startProofs(createLogger({ service: 'proofs', level: 'trace', destination }))
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

const jobId = jobIdOf('job 1')
const proofOf = async (id: string, visitorId?: string) => {
  const { status, body } = await service.get(`/api/proof/${id}`, visitorId)
  expect(status).toBe(200)
  return proofSchema.parse(body)
}
/** A proof that has been made. */
const done = async (reference = referenceOf()) => {
  giveRecord(service, reference)
  await service.request(reference)
  service.startWork()
  await service.until(reference.proofJobId, 'done')
  return reference
}

describe('GET /api/proof/{proofId}', () => {
  it('answers 401 without a caller', async () => {
    expect((await service.get(`/api/proof/${jobId}`, null)).status).toBe(401)
  })
  it.each([
    'short',
    '01abcdefgh',
    '02ABCDEFGH',
    '01ABCDEFGHI',
    `${'x'.repeat(65)}`,
    'a b c d e f g h i j k l m n',
  ])('answers "Invalid proof ID" for what can be none: %s', async (id) => {
    const { status, body } = await service.get(`/api/proof/${encodeURIComponent(id)}`)
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail: 'Invalid proof ID' })
  })
  it('[PRF-015] answers 404 "Proof not found" for a job nobody knows', async () => {
    const { status, body } = await service.get(`/api/proof/${jobId}`)
    expect({ status, detail: body.detail }).toEqual({ status: 404, detail: 'Proof not found' })
    expect(await service.jobs()).toEqual([])
  })
  it('answers a job whose message is still on its way, and makes it', async () => {
    const reference = giveRecord(service)
    service.startWork()
    expect((await proofOf(reference.proofJobId)).status).toBe('running')
    await service.until(reference.proofJobId, 'done')
    expect(await service.request(reference)).toBe(204)
    expect(await service.jobs()).toHaveLength(1)
  })
  it('[PRF-002][PRF-003][PRF-009][API-021] answers status, url and error to whoever holds the job id', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    expect(await proofOf(jobId, 'anybody')).toMatchObject({
      id: jobId,
      status: 'running',
      url: null,
      imageUrl: null,
      error: null,
      role: null,
    })
    service.startWork()
    await service.until(jobId, 'done')
    expect(await proofOf(jobId, 'anybody')).toMatchObject({
      status: 'done',
      url: `/api/proof/${jobId}/codex.pdf`,
      imageUrl: `/api/proof/${jobId}/codex.jpg`,
      error: null,
      proofId: '01ABCDEFGH',
      version: 1,
      preparedAt: expect.any(String),
      newerProofJobId: null,
      approvedAt: null,
      completedAt: null,
      unprintable: [],
    })
    for (const file of ['codex.pdf', 'codex.jpg'])
      expect((await service.get(`/api/proof/${jobId}/${file}`, 'anybody')).status).toBe(200)
    service.print = async () => {
      throw new RenderError('unprintable', 'bad glyph')
    }
    const failed = giveRecord(service, referenceOf({ version: 2 }))
    await service.request(failed)
    await service.until(failed.proofJobId, 'error')
    expect(await proofOf(failed.proofJobId, 'anybody')).toMatchObject({
      status: 'error',
      url: null,
      error: expect.stringMatching(/^Something in this record could not be set in type\./),
    })
  })
  it('names the child with the pages that do, and is without the name while records cannot be asked', async () => {
    giveRecord(service, referenceOf(), formOf({ babyMiddleName: 'Ngozi' }))
    await service.request(referenceOf())
    expect((await proofOf(jobId, 'anybody')).childName).toBeNull()
    service.startWork()
    await service.until(jobId, 'done')
    expect((await proofOf(jobId, 'anybody')).childName).toBe('Amara Ngozi Okonkwo')
    service.records.isAway = true
    expect(await proofOf(jobId, 'anybody')).toMatchObject({ status: 'done', childName: null })
  })
  it('says the role of who asks, and none while that cannot be asked', async () => {
    await done()
    service.grants.set('record-1:visitor-1', 'OWNER')
    expect((await proofOf(jobId)).role).toBe('OWNER')
    service.invitesIsAway = true
    expect((await proofOf(jobId)).role).toBeNull()
  })
  it('[SUB-034] leads from an older proof to the newest of the record', async () => {
    await done()
    const newer = await done(referenceOf({ version: 2 }))
    expect((await proofOf(jobId)).newerProofJobId).toBe(newer.proofJobId)
    expect((await proofOf(newer.proofJobId)).newerProofJobId).toBeNull()
  })
})

describe('by Proof ID', () => {
  it('[PRF-004] opens to a visitor with a grant, without telling the job id', async () => {
    await done()
    service.grants.set('record-1:visitor-1', 'VIEWER')
    const proof = await proofOf('01ABCDEFGH')
    expect(proof).toMatchObject({
      id: '01ABCDEFGH',
      status: 'done',
      url: '/api/proof/01ABCDEFGH/codex.pdf',
      role: 'VIEWER',
    })
    expect(JSON.stringify(proof)).not.toContain(jobId)
    expect((await service.get('/api/proof/01ABCDEFGH/codex.pdf')).status).toBe(200)
  })
  it('[PRF-004][PRF-005][PRF-008] answers a stranger as if there were no such record', async () => {
    await done()
    const ask = async (id: string) => {
      const { status, body } = await service.get(`/api/proof/${id}`, 'stranger')
      return { status, body: { ...body, requestId: '' } }
    }
    const existing = await ask('01ABCDEFGH')
    expect(existing).toEqual(await ask('01ZZZZZZZZ'))
    expect(existing).toMatchObject({ status: 404, body: { detail: 'Proof not found' } })
    for (const extension of ['pdf', 'webp', 'png', 'jpg'])
      expect((await service.get(`/api/proof/01ABCDEFGH/codex.${extension}`, 'stranger')).status).toBe(404)
    expect((await service.post('/api/proof/01ABCDEFGH/retry', undefined, 'stranger')).status).toBe(404)
    for (const [path, body] of [
      ['approval', { version: 1, sha256: '0'.repeat(64) }],
      ['approval/undo', { approvedAt: '2026-05-01T12:00:00Z' }],
      ['order', { mark: 'any' }],
    ] as const)
      expect((await service.post(`/api/proof/01ABCDEFGH/${path}`, body, 'stranger')).status).toBe(404)
  })
  it('[PRF-005] does the same work for one that exists and one that does not', async () => {
    await done()
    await service.untilDelivered()
    await service.stopWork()
    const askedFor = async (id: string) => {
      const queries: string[] = []
      service.store.connection.set('debug', (collection: string, method: string) =>
        queries.push(`${collection}.${method}`),
      )
      service.asked.length = 0
      await service.get(`/api/proof/${id}`, 'stranger')
      service.store.connection.set('debug', false)
      return { queries: queries.sort(), asked: [...service.asked].sort() }
    }
    const existing = await askedFor('01ABCDEFGH')
    expect(existing).toEqual(await askedFor('01ZZZZZZZZ'))
    expect(existing.asked).toEqual(['invites /internal/grants', 'records /internal/proof-ids'])
    expect(existing.queries).toEqual(['proofjobs.findOne'])
  })
  it('closes when the grant is revoked', async () => {
    await done()
    service.grants.set('record-1:visitor-1', 'VIEWER')
    await proofOf('01ABCDEFGH')
    service.grants.clear()
    expect((await service.get('/api/proof/01ABCDEFGH')).status).toBe(404)
    expect((await service.get('/api/proof/01ABCDEFGH/codex.pdf')).status).toBe(404)
  })
  it('stays closed while grants cannot be asked', async () => {
    await done()
    service.invitesIsAway = true
    expect((await service.get('/api/proof/01ABCDEFGH')).status).toBe(503)
  })
})

describe('making a proof', () => {
  it('gives the press the printed Proof ID, when it was sent, and an address that carries it, never the job id', async () => {
    await done()
    expect(service.printed).toHaveLength(1)
    const madeAt = new Date('2026-04-01T12:00:00.000Z')
    expect(service.printed[0]).toMatchObject({ proofId: '01ABCDEFGH', form: formOf(), madeAt })
    const { verifyUrl } = service.printed[0] ?? { verifyUrl: '' }
    expect(verifyUrl).toBe('https://codex.example/proof-review/01ABCDEFGH')
  })
  it('gives the press the pictures of the birth files', async () => {
    const create = { width: 20, height: 10, channels: 3, background: '#000' } as const
    const parents = createParentsFiles(service.objects, service.keys)
    await parents.put('files/hand', await sharp({ create }).png().toBuffer(), 'image/png')
    const form = formOf({ printPreference: 'Both Handprint and Footprint' })
    giveRecord(service, referenceOf(), form, ['files/hand', 'files/gone'])
    await service.request(referenceOf())
    service.startWork()
    await service.until(jobId, 'done')
    const [hand, foot, ...others] = service.printed[0]?.prints ?? []
    expect(await sharp(hand).metadata()).toMatchObject({ width: 20, height: 10 })
    expect(foot).toHaveLength(0)
    expect(others).toEqual([])
  })
  it('tells of a picture that cannot be printed: on the page, and in the mail without its name', async () => {
    const parents = createParentsFiles(service.objects, service.keys)
    await parents.put('files/hand', Buffer.from('ftypheic, which nobody here can read'), 'image/heic')
    const form = formOf({ printPreference: 'Handprint' })
    giveRecord(service, referenceOf(), form, ['files/hand'])
    await service.request(referenceOf())
    service.startWork()
    await service.until(jobId, 'done')
    expect((await proofOf(jobId)).unprintable).toEqual([
      { field: 'uploadedFiles', characters: [], pictures: [1] },
    ])
    await service.untilDelivered()
    const [mail] = await service.mails()
    expect(mail?.['text']?.replace(/\s+/g, ' ')).toContain(
      'Our press cannot read the first picture of a hand or foot, so the book is without it. You can add it again as JPEG or PNG before you approve it.',
    )
  })
  it('keeps what of the record cannot be printed, by its field', async () => {
    giveRecord(service, referenceOf(), formOf({ babyLastName: 'Okonkwo 𒀀', babyBirthPlace: 'Home 🏡' }))
    await service.request(referenceOf())
    service.startWork()
    await service.until(jobId, 'done')
    expect((await proofOf(jobId)).unprintable).toEqual([
      { field: 'babyLastName', characters: ['𒀀'] },
      { field: 'babyBirthPlace', characters: ['🏡'] },
    ])
  })
  it('happens once however often it is asked for', async () => {
    const reference = await done()
    await service.request(reference)
    await service.request(reference)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(service.printed).toHaveLength(1)
  })
  it('[ERR-014] waits for records as long as it is away, without using up attempts, and says so', async () => {
    const reference = giveRecord(service)
    service.records.isAway = true
    await service.request(reference)
    service.startWork()
    const goOnByAnHour = () => (service.now = new Date(service.now.getTime() + 3_600_000))
    for (let hour = 1; hour <= 6; hour += 1) {
      if (hour > 1) goOnByAnHour()
      await service.request(reference)
      for (;;) {
        const [job] = await service.jobs()
        if (job && job.fence >= hour && job.status === 'queued') break
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    expect((await service.jobs())[0]).toMatchObject({ status: 'queued', attempts: 0 })
    expect(await proofOf(jobId)).toMatchObject({ status: 'running', waitingFor: 'records', error: null })
    // Before the hour in which it is asked again: one more refusal would be given another.
    service.records.isAway = false
    goOnByAnHour()
    await service.until(reference.proofJobId, 'done')
    expect((await proofOf(jobId)).waitingFor).toBeNull()
  })
  it('is tried again after a failure that may pass', async () => {
    let attempts = 0
    service.print = async (subject) => {
      attempts += 1
      if (attempts === 1) throw new RenderError('crashed', 'the press fell over')
      return bookOf(subject)
    }
    const reference = giveRecord(service)
    await service.request(reference)
    service.startWork()
    while (attempts < 1) await new Promise((resolve) => setTimeout(resolve, 5))
    await service.until(reference.proofJobId, 'queued')
    service.now = new Date(Date.now() + 60_000)
    await service.request(reference)
    await service.until(reference.proofJobId, 'done')
    expect(attempts).toBe(2)
  })
  it('[PRF-010] ends as error with a sentence a parent understands when it keeps failing, and no sooner', async () => {
    let attempts = 0
    service.print = async () => {
      attempts += 1
      throw new RenderError('timeout', 'Ada took too long')
    }
    const { proofJobId } = giveRecord(service)
    await service.request(referenceOf())
    service.startWork()
    for (let failed = 1; failed < 4; failed += 1) {
      while (attempts < failed) await new Promise((resolve) => setTimeout(resolve, 5))
      await service.until(proofJobId, 'queued')
      service.now = new Date(service.now.getTime() + 60_000)
      // Any message makes the runner look.
      await service.request(referenceOf())
    }
    await service.until(proofJobId, 'error')
    expect(attempts).toBe(4)
    const proof = await proofOf(proofJobId)
    expect(proof).toMatchObject({ status: 'error', url: null, imageUrl: null })
    expect(proof.error).toBe(
      'Preparing the certificate took too long. Nothing you entered is lost; please try again.',
    )
  })
  it('[PRF-013] tells what went wrong, or that nobody knows', async () => {
    service.print = async () => {
      throw new RenderError('unprintable', 'bad glyph')
    }
    const { proofJobId } = giveRecord(service)
    await service.request(referenceOf())
    service.startWork()
    await service.until(proofJobId, 'error')
    expect((await proofOf(proofJobId)).error).toBe(
      'Something in this record could not be set in type. Please look over the names and places, and try again.',
    )
    await service.store.connection.db?.collection('proofjobs').updateMany({}, { $unset: { error: 1 } })
    expect((await proofOf(proofJobId)).error).toBe('An unexpected error occurred')
  })
  it('[PRF-010] ends at once when the record cannot be set, and can be tried again', async () => {
    service.print = async () => {
      throw new RenderError('unprintable', 'bad glyph')
    }
    const { proofJobId } = giveRecord(service)
    await service.request(referenceOf())
    service.startWork()
    await service.until(proofJobId, 'error')
    expect(service.printed).toHaveLength(1)
    expect((await service.get(`/api/proof/${proofJobId}/codex.pdf`)).status).toBe(404)

    service.print = async (subject) => bookOf(subject)
    const retried = await service.post(`/api/proof/${proofJobId}/retry`)
    expect(retried.status).toBe(200)
    expect(retried.body).toMatchObject({ status: expect.stringMatching(/running|done/), error: null })
    await service.until(proofJobId, 'done')
    expect(await proofOf(proofJobId)).toMatchObject({
      status: 'done',
      url: `/api/proof/${proofJobId}/codex.pdf`,
      error: null,
    })
  })
  it('is not made again by a retry when it has not failed', async () => {
    await done()
    expect((await service.post(`/api/proof/${jobId}/retry`)).body.status).toBe('done')
    expect(service.printed).toHaveLength(1)
  })
  it('ends as error when its record no longer exists', async () => {
    await service.request(referenceOf())
    service.startWork()
    expect((await service.until(jobId, 'error')).error).toBe('The record of this proof no longer exists.')
  })
  it('[PRV-005] keeps no name in its jobs and says none in its log', async () => {
    await done()
    const kept = JSON.stringify(await service.jobs()) + log.join('')
    for (const told of ['Amara', 'Okonkwo', 'parent@example.org', '2026-03-14', 'Ada took'])
      expect(kept).not.toContain(told)
  })
})

it('refuses bad input on every route, stores nothing and stays alive', async () => {
  await done()
  service.grants.set('record-1:bad-input-visitor', 'OWNER')
  await service.stopWork()
  const findings = await badInputFindings({
    app: () => service.app,
    secret: testSecret,
    storedState: service.store.counts,
    parameters: { proofId: jobId, hash: 'a'.repeat(32) },
  })
  expect(findings).toEqual([])
})

it('[API-031] takes time in proportion to its length, whatever field of it grows', async () => {
  const { fields, findings } = await fieldGrowth(service.app)
  expect(findings).toEqual([])
  expect(fields).toBeGreaterThan(0)
})
