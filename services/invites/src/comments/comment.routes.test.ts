import { randomUUID } from 'node:crypto'
import type { Caller } from '@shared/contracts/internal'
import { badInputFindings } from '@shared/node/testing/bad-input'
import { requestAs, serviceCaller, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'

let service: InvitesUnderTest
let people: Record<string, string>
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  people = {}
  for (const role of ['VIEWER', 'COMMENTER', 'EDITOR', 'APPROVER'])
    people[role] = await service.letJoin(role.toLowerCase(), role)
})

const comments = `/api/proofs/${proofId}/comments`
const write = (visitorId: string, more: object = {}) => {
  service.now = new Date(service.now.getTime() + 1000)
  return service.as(visitorId, 'post', comments, { id: randomUUID(), text: 'Is it Ewa or Eva?', ...more })
}
const list = async (visitorId = ownerId) => (await service.as(visitorId, 'get', comments)).body.comments

describe('comments', () => {
  it('are read by everybody and written by all but a VIEWER', async () => {
    for (const visitor of [ownerId, 'commenter', 'editor', 'approver'])
      expect((await write(visitor)).status).toBe(200)
    expect((await write('viewer')).status).toBe(403)
    expect((await write('stranger')).status).toBe(404)
    for (const visitor of [ownerId, 'viewer', 'commenter', 'editor', 'approver'])
      expect(await list(visitor)).toHaveLength(4)
    expect((await service.as('stranger', 'get', comments)).status).toBe(404)
  })

  it('say who wrote them, and are yours to you only', async () => {
    await write('commenter')
    expect(await list('commenter')).toMatchObject([
      { author: { email: 'commenter@example.org', role: 'COMMENTER', isYou: true } },
    ])
    expect(await list('editor')).toMatchObject([{ author: { isYou: false } }])
  })

  it('keep lines, markup and every script as they are', async () => {
    const text = '<b>Ewa</b>\nشيماء — नमस्ते 👨‍👩‍👧\n' + 'x'.repeat(9000)
    await write('commenter', { text })
    expect(await list()).toMatchObject([{ text }])
  })

  it.each([
    ['nothing', { text: '  ' }, 'text', 'Please write something first'],
    ['too much', { text: 'x'.repeat(10_001) }, 'text', 'A comment has at most 10000 characters'],
    ['a bidi override', { text: 'a\u202Eb' }, 'text', 'Please leave out control characters'],
  ])('refuse %s', async (_, more, path, message) => {
    const { status, body } = await write('commenter', more)
    expect({ status, faults: body.faults }).toEqual({ status: 400, faults: [{ path, message }] })
  })

  it('[COL-024] are anchored to a field or to the whole, answered, resolved and opened again', async () => {
    const id = randomUUID()
    await write('commenter', { id, field: 'motherFullName' })
    await write('editor', { replyTo: id })
    await write('approver')
    expect((await list()).map(({ field }) => field)).toEqual(['motherFullName', null, null])
    expect((await write('editor', { field: 'noSuchField' })).status).toBe(400)
    expect((await write('editor', { replyTo: randomUUID() })).status).toBe(404)
    const resolve = (visitorId: string, isResolved: boolean) =>
      service.as(visitorId, 'put', `${comments}/${id}/resolution`, { isResolved })
    expect((await resolve('viewer', true)).status).toBe(403)
    expect((await resolve('editor', true)).status).toBe(204)
    expect((await list())[0]?.resolvedAt).toBe(service.now.toISOString())
    await resolve('commenter', false)
    expect((await list())[0]?.resolvedAt).toBeNull()
  })

  it('[COL-003] mention people on the record, and nobody else', async () => {
    await write('commenter', { mentions: [people['EDITOR'], 'owner', 'somebody else'] })
    expect((await list())[0]?.mentions).toEqual(expect.arrayContaining(['owner', people['EDITOR']]))
    expect((await list())[0]?.mentions).toHaveLength(2)
  })

  it('are stored once when they are sent twice, and never over another’s', async () => {
    const id = randomUUID()
    await write('commenter', { id })
    expect((await write('commenter', { id })).status).toBe(200)
    expect((await write('editor', { id, text: 'Something else' })).status).toBe(409)
    expect(await list()).toMatchObject([{ text: 'Is it Ewa or Eva?' }])
  })

  it('are 2,000 of a record at most, and the last of them sent twice is answered as it is stored', async () => {
    const id = randomUUID()
    const others = Array.from({ length: 1999 }, (_, at) => ({ _id: `${recordId}:${at}`, recordId }))
    await service.store.connection.db?.collection<{ _id: string }>('comments').insertMany(others)
    expect((await write('commenter', { id })).status).toBe(200)
    expect((await write('commenter')).status).toBe(409)
    expect(await write('commenter', { id })).toMatchObject({ status: 200, body: { id } })
  })
})

describe('what staff read of them', () => {
  const ask = async (query = '', caller: Caller = serviceCaller('records')) => {
    const path = `/internal/records/${recordId}/comments${query}`
    return (await requestAs(service.app, caller, 'get', path)).call
  }

  it('is who wrote what about which field, the last first, twenty at a time, for the service that keeps the record alone', async () => {
    for (const caller of [visitorCaller(ownerId), { kind: 'staff', staffId: 'staff-1' } as const])
      expect((await ask('', caller)).status).toBe(403)
    const id = randomUUID()
    await write(ownerId, { id, text: 'first', field: 'motherFullName' })
    await write('editor', { text: 'second', replyTo: id })
    await service.as('editor', 'put', `${comments}/${id}/resolution`, { isResolved: true })
    // Of the same instant too.
    const now = (service.now = new Date(service.now.getTime() + 1000))
    for (let at = 0; at < 20; at += 1)
      await service.as('commenter', 'post', comments, { id: randomUUID(), text: 'more' })
    const { body } = await ask()
    expect(body.comments).toHaveLength(20)
    expect(body.comments[0]).toEqual({
      id: expect.any(String),
      text: 'more',
      about: null,
      replyTo: null,
      author: { email: 'commenter@example.org', role: 'COMMENTER' },
      createdAt: now.toISOString(),
      resolvedAt: null,
    })
    const { body: rest } = await ask(`?after=${body.after}`)
    const texts = [...body.comments, ...rest.comments].map(({ text }: { text: string }) => text)
    expect(texts).toEqual([...Array<string>(20).fill('more'), 'second', 'first'])
    expect(rest).toMatchObject({
      comments: [
        { replyTo: id, author: { email: 'editor@example.org', role: 'EDITOR' } },
        {
          about: 'Mother’s full name',
          author: { email: null, role: 'OWNER' },
          resolvedAt: new Date(now.getTime() - 1000).toISOString(),
        },
      ],
      after: null,
    })
  })
})

describe('Ready to Seal', () => {
  const seal = `/api/proofs/${proofId}/seal`
  const mark = (visitorId: string, isReady = true, revision = 1) =>
    service.as(visitorId, 'put', seal, { isReady, revision })
  const marks = async () => (await service.as(ownerId, 'get', seal)).body.marks

  it('is said by an APPROVER, and refused to everybody else', async () => {
    for (const visitor of ['viewer', 'commenter', 'editor', ownerId])
      expect((await mark(visitor)).status).toBe(403)
    expect((await mark('stranger')).status).toBe(404)
    expect((await mark('approver')).status).toBe(200)
    expect(await marks()).toMatchObject([{ email: 'approver@example.org', isYou: false }])
  })

  it('[COL-022] can be taken back, and a later edit clears it', async () => {
    await mark('approver')
    await mark('approver', false)
    expect(await marks()).toEqual([])
    // Each approver takes back a mark of their own, and nobody else takes one.
    await service.letJoin('other', 'APPROVER')
    await mark('approver')
    for (const visitor of ['viewer', 'commenter', 'editor', ownerId])
      expect((await mark(visitor, false)).status).toBe(403)
    await mark('other')
    await mark('other', false)
    expect(await marks()).toMatchObject([{ email: 'approver@example.org' }])
    service.revision = 2
    expect((await service.as(ownerId, 'get', seal)).body).toMatchObject({
      marks: [],
      cleared: [{ email: 'approver@example.org', isYou: false }],
    })
    expect((await mark('approver', true, 1)).status).toBe(409)
    expect((await mark('approver', true, 2)).body).toMatchObject({ marks: [{ isYou: true }], cleared: [] })
    service.revision = 3
    expect((await mark('approver', false, 3)).body).toMatchObject({ marks: [], cleared: [] })
  })

  it('outlasts what changes no answer: a submission, or a version of what was there', async () => {
    await mark('approver')
    service.revision = 4
    service.edited = 1
    expect((await service.as(ownerId, 'get', seal)).body).toMatchObject({
      revision: 4,
      marks: [{ email: 'approver@example.org' }],
      cleared: [],
    })
    // A page that has not heard of the submission yet shows the same answers.
    expect((await mark('approver', true, 3)).status).toBe(200)
    service.revision = 5
    service.edited = 5
    expect((await service.as(ownerId, 'get', seal)).body).toMatchObject({ marks: [], cleared: [{}] })
    expect((await mark('approver', true, 4)).status).toBe(409)
  })

  it('is told with whether the record was changed since its newest proof', async () => {
    expect((await service.as(ownerId, 'get', seal)).body).toMatchObject({ isChanged: false })
    service.isChanged = true
    expect((await service.as('viewer', 'get', seal)).body).toMatchObject({ isChanged: true })
  })

  it('no longer counts from somebody who has lost the access level', async () => {
    await mark('approver')
    await service.as(ownerId, 'put', `/api/proofs/${proofId}/people/${people['APPROVER']}`, {
      role: 'VIEWER',
    })
    expect(await marks()).toEqual([])
  })
})

it('refuses bad input on every route, stores nothing and stays alive', async () => {
  const findings = await badInputFindings({
    app: () => service.app,
    secret: testSecret,
    storedState: service.store.counts,
    parameters: { id: proofId },
  })
  expect(findings).toEqual([])
})
