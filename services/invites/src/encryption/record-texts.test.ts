import { randomUUID } from 'node:crypto'
import { mongo } from 'mongoose'
import { requestAs, serviceCaller } from '@shared/node/testing/caller-request'
import { ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'

let service: InvitesUnderTest
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

const at = `/api/proofs/${proofId}`
const marks = ['marked-words', 'marked-message', 'marked-aunt@', 'marked-uncle@', 'marked-guest@']
const collection = (name: string) => service.store.connection.collection<{ _id: string }>(name)

/** The collections that hold one of the marked texts, in any document. */
const clearIn = async () => {
  const names = (await service.store.connection.listCollections()).map(({ name }) => name)
  const found = await Promise.all(
    names.map(async (name) => {
      const documents = await collection(name).find().toArray()
      const bytes = Buffer.concat(documents.map((document) => mongo.BSON.serialize(document)))
      return marks.filter((mark) => bytes.includes(mark)).map((mark) => `${name}: ${mark}`)
    }),
  )
  return found.flat()
}

/** Somebody joins, who comments and is mentioned; somebody else is invited with a message. */
const live = async () => {
  await service.letJoin('marked-aunt', 'EDITOR', { byMail: true })
  await service.letJoin('marked-uncle', 'APPROVER')
  const { people } = (await service.as(ownerId, 'get', `${at}/invites`)).body
  const aunt = people.find(({ email }) => email === 'marked-aunt@example.org')
  const comment = (visitorId: string, more: object) =>
    service.as(visitorId, 'post', `${at}/comments`, { id: randomUUID(), text: 'marked-words', ...more })
  expect((await comment('marked-uncle', { mentions: [aunt?.id] })).status).toBe(200)
  expect((await comment('marked-aunt', {})).status).toBe(200)
  await service.as('marked-uncle', 'put', `${at}/seal`, { isReady: true, revision: 1 })
  await service.as('marked-aunt', 'put', `${at}/presence`, { pageId: randomUUID() })
  const invited = { emails: ['marked-guest@refused.example'], message: 'marked-message', role: 'VIEWER' }
  expect((await service.as(ownerId, 'post', `${at}/invites`, invited)).status).toBe(200)
}
const shown = async () => {
  const [people, comments] = await Promise.all([
    service.as(ownerId, 'get', `${at}/invites`),
    service.as('marked-aunt', 'get', `${at}/comments`),
  ])
  return [
    people.body.people.map(({ email }) => email ?? 'owner').sort(),
    people.body.invitations.map(({ email }) => email),
    comments.body.comments.map(({ text, author }) => `${text} ${author.email}`).sort(),
  ]
}
const asShown = [
  ['marked-aunt@example.org', 'marked-uncle@example.org', 'owner'],
  ['marked-guest@refused.example'],
  ['marked-words marked-aunt@example.org', 'marked-words marked-uncle@example.org'],
]

it('[PRV-012] keeps addresses, messages and comments so that the database tells none of them', async () => {
  await live()
  expect(await shown()).toEqual(asShown)
  expect(await clearIn()).toEqual([])
  service.now = new Date(service.now.getTime() + 5 * 60_000)
  await service.sendDue()
  expect(service.mailsTo('marked-aunt@example.org').at(-1)).toContain('marked-words')
  expect(await clearIn()).toEqual([])
})

it('reads what was written in the clear before there were keys', async () => {
  await live()
  const older = (name: string, fields: Record<string, unknown>, filter: object) =>
    collection(name).updateMany(filter, { $set: fields })
  await older('grants', { email: 'marked-aunt@example.org' }, { visitorId: 'marked-aunt' })
  await older('invitations', { email: 'marked-guest@refused.example' }, { state: 'pending' })
  await older(
    'comments',
    { text: 'marked-words', 'author.email': 'marked-aunt@example.org' },
    {
      'author.visitorId': 'marked-aunt',
    },
  )
  expect((await clearIn()).length).toBeGreaterThan(3)
  expect(await shown()).toEqual(asShown)
})

it('cannot be read at another place, or without the key of the record', async () => {
  await live()
  const comments = service.store.connection.collection<{ _id: string; text: unknown }>('comments')
  const [first, second] = await comments.find().toArray()
  await comments.updateOne({ _id: second?._id ?? '' }, { $set: { text: first?.text } })
  expect((await service.as('marked-aunt', 'get', `${at}/comments`)).status).toBe(500)

  service.keys.isAway = true
  expect((await service.as(ownerId, 'get', `${at}/comments`)).status).toBe(503)
  service.keys.isAway = false

  // Between the destroying of its key and the message that removes the rest, an erased record has nobody and says nothing.
  service.keys.destroy(recordId)
  const staff = { kind: 'staff' as const, staffId: 'staff-1' }
  const list = await (await requestAs(service.app, staff, 'get', '/api/admin/press-room/invitations')).call
  expect([list.status, list.body.invitations]).toEqual([200, []])
  const people = `/internal/records/${recordId}/people`
  const left = await (await requestAs(service.app, serviceCaller('records'), 'get', people)).call
  expect(left.body).toMatchObject({ people: [{ role: 'OWNER' }], invitations: [] })
  const invited = await service.as(ownerId, 'post', `${at}/invites`, { emails: ['a@b.example'] })
  expect(invited.status).toBe(410)
})
