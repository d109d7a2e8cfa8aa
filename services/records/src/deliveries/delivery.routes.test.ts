import { recordVersionSchema } from '@shared/contracts/internal'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { mostChangesADay } from './delivery.service'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
})
afterAll(() => service.store.stop())
beforeEach(() => service.reset())

const owner = 'visitor-1'
const read = async (proofId: string, visitor: string | null = owner) => {
  const caller = visitor === null ? null : visitorCaller(visitor)
  return (await requestAs(service.app, caller, 'get', `/api/proof/${proofId}/delivery`)).call
}
const change = async (proofId: string, email: unknown, visitor: string | null = owner) => {
  const caller = visitor === null ? null : visitorCaller(visitor)
  const { call } = await requestAs(service.app, caller, 'put', `/api/proof/${proofId}/delivery`)
  return call.send({ email })
}
const made = async (form = amara()) => (await service.submit(submissionOf(form), owner)).body
const addressIn = async (recordId: string, version: number) => {
  const path = `/internal/records/${recordId}/versions/${version}`
  const { body } = await (await requestAs(service.app, serviceCaller('proofs'), 'get', path)).call
  return recordVersionSchema.parse(body).form.email
}
const settled = async () => {
  while ((await service.records()).some((record) => record.outbox.length))
    await new Promise((resolve) => setTimeout(resolve, 5))
}
const sent = () => service.delivered.filter(({ type }) => type === 'delivery.changed')

it('[SUC-015] answers the owner whose record it is and where its e-mails go, by Proof ID and by proof job', async () => {
  const { proofId, derivedData } = await made()
  for (const id of [proofId, derivedData.proofJobId]) {
    const answer = await read(id)
    expect([answer.status, answer.body]).toEqual([
      200,
      { name: 'Amara Okonkwo-Lindqvist', email: 'parent@example.org' },
    ])
  }
})

it('[SUC-015] answers 401 without a visitor, and the same 404 to others as for what is not there', async () => {
  const { proofId, derivedData } = await made()
  expect([(await read(proofId, null)).status, (await change(proofId, 'a@b.org', null)).status]).toEqual([
    401, 401,
  ])
  const plain = ({ body: { requestId: _, ...rest } }: { body: Record<string, unknown> }) => rest
  const nothing = plain(await read('01AAAAAAAA', 'visitor-2'))
  expect(nothing).toMatchObject({ status: 404, code: 'not_found' })
  for (const id of [proofId, derivedData.proofJobId]) {
    expect(plain(await read(id, 'visitor-2'))).toEqual(nothing)
    expect(plain(await change(id, 'thief@example.org', 'visitor-2'))).toEqual(nothing)
  }
  expect((await read(proofId)).body.email).toBe('parent@example.org')
  expect((await service.records())[0]?.outbox.map(({ type }) => type)).not.toContain('delivery.changed')
})

it.each(['', '   ', 'parent', 'a b@example.org', 7, `${'x'.repeat(320)}@example.org`])(
  '[SUC-007] refuses %j with 400, and changes nothing',
  async (email) => {
    const { proofId } = await made()
    const answer = await change(proofId, email)
    expect([answer.status, answer.body.faults[0].path]).toEqual([400, 'email'])
    expect((await read(proofId)).body.email).toBe('parent@example.org')
  },
)

it('[SUC-008] [SUC-009] changes the address of the record, and has the newest proof announced again in the same write', async () => {
  const { id, proofId } = await made()
  const { derivedData } = await made(amara({ babyMiddleName: 'Rose' }))
  const answer = await change(proofId, '  new@example.org ')
  expect([answer.status, answer.body.email]).toEqual([200, 'new@example.org'])
  expect((await read(proofId)).body.email).toBe('new@example.org')
  expect([await addressIn(id, 1), await addressIn(id, 2)]).toEqual(['new@example.org', 'new@example.org'])
  const stored = [await service.formOf(id, 1), await service.formOf(id, 2)]
  expect(stored.map((form) => form?.email)).toEqual(['parent@example.org', 'parent@example.org'])
  await settled()
  const payload = { recordId: id, version: 2, proofJobId: derivedData.proofJobId }
  expect(sent().map((message) => message.payload)).toEqual([payload])
})

it('keeps what nobody could be told yet with the record, whose approval stays', async () => {
  const { id, proofId, derivedData } = await made()
  const { proofJobId } = derivedData
  await settled()
  const { call } = await requestAs(service.app, serviceCaller('proofs'), 'post', '/internal/messages')
  const approvedAt = service.now.toISOString()
  const approved = { recordId: id, version: 1, proofJobId, approvedAt, approvedBy: 'visitor-1' }
  await call.send({ id: 'm', type: 'proof.approved', payload: approved })
  service.isCutOff = true
  expect((await change(proofId, 'new@example.org')).status).toBe(200)
  const [record] = await service.records()
  expect(record).toMatchObject({ approval: { version: 1 }, versionCount: 1 })
  expect(record?.outbox.map(({ type }) => type)).toContain('delivery.changed')
})

it('the same address again is sent to again: the e-mail may have been lost', async () => {
  const { proofId } = await made()
  expect((await change(proofId, 'parent@example.org')).status).toBe(200)
  await settled()
  expect(sent()).toHaveLength(1)
})

it('a later submission keeps the corrected address, unless it brings another one of its own', async () => {
  const { id, proofId } = await made()
  await change(proofId, 'new@example.org')
  await made(amara({ babyMiddleName: 'Rose' }))
  expect(await addressIn(id, 2)).toBe('new@example.org')
  await made(amara({ babyMiddleName: 'Rose', email: 'third@example.org' }))
  expect(await addressIn(id, 3)).toBe('third@example.org')
  expect((await read(proofId)).body.email).toBe('third@example.org')
  await change(proofId, 'fourth@example.org')
  expect(await addressIn(id, 3)).toBe('fourth@example.org')
})

it('a later submission that brings the very first address again as a new wish gets it', async () => {
  const { id, proofId } = await made()
  await change(proofId, 'new@example.org')
  const again = { ...submissionOf(amara()), bringsNewAddress: true }
  await service.submit(again, owner)
  expect((await read(proofId)).body.email).toBe('parent@example.org')
  expect(await addressIn(id, 2)).toBe('parent@example.org')
  await change(proofId, 'new@example.org')
  const path = `/api/proofs/${proofId}/record`
  const changes = [{ field: 'email', base: 'new@example.org', value: 'parent@example.org' }]
  await service.as(owner, 'patch', path, { changes })
  await made()
  expect((await read(proofId)).body.email).toBe('parent@example.org')
  // Sent again, it changes nothing more.
  await service.submit(again, owner)
  expect((await service.records()).map(({ versionCount }) => versionCount)).toEqual([3])
})

it('is shown wherever the record is read, and nobody who changes something else is said to have changed it', async () => {
  const { proofId } = await made()
  await change(proofId, 'new@example.org')
  const path = `/api/proofs/${proofId}/record`
  const readRecord = async () => (await requestAs(service.app, visitorCaller(owner), 'get', path)).call
  expect((await readRecord()).body.data.email).toBe('new@example.org')
  service.grants = { gran: { role: 'EDITOR', email: 'gran@example.org' } }
  const changes = [{ field: 'babyNicknames', base: amara().babyNicknames, value: 'Nono' }]
  const { call } = await requestAs(service.app, visitorCaller('gran'), 'patch', path)
  expect((await call.send({ changes })).status).toBe(200)
  expect((await readRecord()).body).toMatchObject({
    data: { email: 'new@example.org', babyNicknames: 'Nono' },
    writtenBy: expect.arrayContaining([{ name: 'gran@example.org', fields: ['babyNicknames'] }]),
  })
  // Typed anew, an address is an answer like any other.
  await made(amara({ email: 'third@example.org' }))
  expect((await readRecord()).body.data.email).toBe('third@example.org')
})

it('answers 429 with a sentence after five changes within a day, and takes them again a day later', async () => {
  const { proofId } = await made()
  const first = service.now
  const answers = await Promise.all(
    Array.from({ length: mostChangesADay + 2 }, (_, n) => change(proofId, `n${n}@example.org`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
    code: 'rate_limited',
    detail: expect.stringMatching(/5 times within a day/),
  })
  service.now = new Date(first.getTime() + 86_400_000 - 1)
  expect((await change(proofId, 'late@example.org')).status).toBe(429)
  await settled()
  expect(sent()).toHaveLength(mostChangesADay)
  service.now = new Date(first.getTime() + 86_400_000)
  expect((await change(proofId, 'late@example.org')).status).toBe(200)
})

it('tells the mail room what each change has replaced, and nobody else', async () => {
  const { id, proofId } = await made()
  await change(proofId, 'second@example.org')
  await change(proofId, 'Second@example.org')
  await change(proofId, 'third@example.org')
  await settled()
  const former = async (messageId: string, caller = serviceCaller('proofs')) => {
    const path = `/internal/records/${id}/former-addresses/${messageId}`
    return (await requestAs(service.app, caller, 'get', path)).call
  }
  const messages = service.delivered.filter(({ type }) => type === 'delivery.changed')
  const answers = await Promise.all(messages.map((message) => former(message.id)))
  expect(answers.map(({ status, body }) => [status, body.email])).toEqual([
    [200, 'parent@example.org'],
    [404, undefined],
    [200, 'Second@example.org'],
  ])
  expect((await former(messages[0]?.id ?? '', visitorCaller('visitor-1'))).status).toBe(403)
})
