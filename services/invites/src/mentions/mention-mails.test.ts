import { randomUUID } from 'node:crypto'
import { ownerEmail, ownerId, proofId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'

let service: InvitesUnderTest
let editor: string
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  editor = await service.letJoin('editor', 'EDITOR', { byMail: true })
  service.smtp.taken.length = 0
})

const email = 'editor@example.org'
const minute = 60_000
const pass = (ms: number) => void (service.now = new Date(service.now.getTime() + ms))
const mention = (text: string, more: object = {}) =>
  service.as(ownerId, 'post', `/api/proofs/${proofId}/comments`, {
    id: randomUUID(),
    text,
    mentions: [editor],
    ...more,
  })
const mails = () => service.mailsTo(email)

it('tells of all mentions within five minutes in one e-mail, once, whatever the number of copies', async () => {
  await mention('First words')
  pass(4 * minute)
  await mention('Second words', { field: 'motherFullName' })
  await service.sendDue()
  expect(mails()).toEqual([])
  pass(minute)
  await service.sendDue(3)
  await service.sendDue()
  const [mail = '', ...others] = mails()
  expect(others).toEqual([])
  expect(mail).toMatch(/^Subject: You were mentioned in 2 comments on a Birth Codex/m)
  for (const words of ['First words', 'Second words', `/?proof=3D${proofId}`]) expect(mail).toContain(words)

  await mention('Third words')
  pass(5 * minute)
  await service.sendDue()
  expect(mails()).toHaveLength(2)
  expect(mails()[1]).not.toContain('First words')
})

it('tells of a comment once that is sent twice, also when its e-mail has gone', async () => {
  const id = randomUUID()
  await mention('Words', { id })
  await mention('Words', { id })
  pass(5 * minute)
  await service.sendDue()
  await mention('Words', { id })
  pass(5 * minute)
  await service.sendDue()
  expect(mails()).toHaveLength(1)
})

it('[COL-003] tells the owner too, at the address of the record', async () => {
  await service.as('editor', 'post', `/api/proofs/${proofId}/comments`, {
    id: randomUUID(),
    text: 'Words for the owner',
    mentions: ['owner'],
  })
  pass(5 * minute)
  await service.sendDue()
  expect(service.mailsTo(ownerEmail)).toHaveLength(1)
})

it('says nothing that others wrote to an address of which no link has been used', async () => {
  await service.letJoin('guest', 'VIEWER')
  const guest = (await service.as(ownerId, 'get', `/api/proofs/${proofId}/invites`)).body.people.find(
    (person) => person.email === 'guest@example.org',
  )
  service.smtp.taken.length = 0
  await mention('Buy at evil.example', { mentions: [guest?.id, 'owner'] })
  await service.as('editor', 'post', `/api/proofs/${proofId}/comments`, {
    id: randomUUID(),
    text: 'Buy at evil.example',
    mentions: ['owner'],
  })
  pass(5 * minute)
  await service.sendDue()
  for (const address of ['guest@example.org', ownerEmail]) {
    const [mail = ''] = service.mailsTo(address)
    expect(mail).toMatch(/^Subject: You were mentioned in a comment/m)
    expect(mail).not.toContain('evil.example')
    expect(mail).not.toContain('editor@')
  }
})

it('keeps markup and directions of others from doing anything', async () => {
  await mention('<img src=x>\nשלום')
  pass(5 * minute)
  await service.sendDue()
  const html = mails()[0]?.split('text/html')[1] ?? ''
  expect(html).toContain('&lt;img')
  expect(html).not.toContain('<img')
  expect(html).toContain('<bdi>')
})

it('writes nothing to somebody who has lost the access, and nothing about a comment that was never stored', async () => {
  await mention('Words')
  await service.store.connection.db?.collection('comments').deleteMany({})
  pass(5 * minute)
  await service.sendDue()
  await mention('Words')
  await service.as(ownerId, 'delete', `/api/proofs/${proofId}/people/${editor}`)
  pass(5 * minute)
  await service.sendDue()
  expect(mails()).toEqual([])
})
