import { serviceCaller, requestAs } from '@shared/node/testing/caller-request'
import { ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'

let service: InvitesUnderTest
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

/** Every document of the database that says something of the record. */
const left = async () => {
  const { connection } = service.store
  const names = (await connection.listCollections()).map(({ name }) => name)
  const found = await Promise.all(names.map((name) => connection.collection(name).find().toArray()))
  const documents = found.flatMap((list, at) => list.map((one) => `${names[at]} ${JSON.stringify(one)}`))
  return documents.filter((text) => /record-1|01ABCDEFGH|aunt@|Amara/.test(text))
}
const tell = async (payload: object, type = 'record.erased', teller = 'records') => {
  const { call } = await requestAs(service.app, serviceCaller(teller), 'post', '/internal/messages')
  return (await call.send({ id: 'message', type, payload })).status
}

it('removes who has access, who is invited, what was said and what was sent, however often it is told', async () => {
  await service.letJoin('aunt', 'APPROVER')
  const at = `/api/proofs/${proofId}`
  const invited = { emails: ['aunt@example.org'], message: 'Come and look at Amara', role: 'EDITOR' }
  expect((await service.as(ownerId, 'post', `${at}/invites`, invited)).status).toBe(200)
  const [, aunt] = (await service.as(ownerId, 'get', `${at}/invites`)).body.people
  const comment = {
    id: '5d3b5f4e-8e1f-4d0a-9f0e-0d3f5d0d4b11',
    text: 'Is Amara right?',
    mentions: [aunt?.id],
  }
  expect((await service.as(ownerId, 'post', `${at}/comments`, comment)).status).toBe(200)
  await service.as('aunt', 'put', `${at}/seal`, { isReady: true, revision: 1 })
  await service.as('aunt', 'put', `${at}/presence`, { pageId: comment.id })
  await service.sendDue()
  const kinds = new Set((await left()).map((text) => text.split(' ')[0]))
  for (const kind of [
    'grants',
    'invitations',
    'comments',
    'mentiondigests',
    'presence',
    'recordchanges',
    'maildeliveries',
  ])
    expect([kind, kinds.has(kind)]).toEqual([kind, true])

  for (let again = 0; again < 2; again += 1) {
    expect(await tell({ recordId })).toBe(204)
    expect(await left()).toEqual([])
  }
})

it('keeps nothing of what becomes of a proof after its record was erased', async () => {
  await service.letJoin('aunt', 'APPROVER')
  expect(await tell({ recordId })).toBe(204)
  const at = service.now.toISOString()
  const completed = { proofJobId: 'job', recordId, version: 1, approvedAt: at, completedAt: at }
  expect(await tell(completed, 'proof.completed', 'proofs')).toBe(204)
  expect(await left()).toEqual([])
})

it('removes within the hour what messages that came late have left of an erased record', async () => {
  await service.letJoin('aunt', 'APPROVER')
  await service.as('aunt', 'put', `/api/proofs/${proofId}/seal`, { isReady: true, revision: 1 })
  const [mark] = await service.store.connection.collection('sealmarks').find().toArray()
  const putKeysBack = service.keys.backUp()
  service.keys.destroy(recordId)
  try {
    const late: (() => Promise<unknown>)[] = [
      () => tell({ recordId, visitorId: ownerId }, 'record.owned'),
      () => tell({ recordId, visitorId: ownerId }, 'record.disowned'),
      () => tell({ recordId, revision: 9 }, 'record.changed'),
      async () => mark && service.store.connection.collection('sealmarks').insertOne(mark),
    ]
    for (const come of late) {
      expect(await tell({ recordId })).toBe(204)
      expect(await left()).toEqual([])
      await come()
      expect(await left()).not.toEqual([])
      await service.sendDue()
      expect(await left()).toEqual([])
    }
  } finally {
    putKeysBack()
  }
})
