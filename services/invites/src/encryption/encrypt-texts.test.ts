import mongoose from 'mongoose'
import { ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'
import { encryptTexts } from './encrypt-texts'

let service: InvitesUnderTest
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

const names = ['invitations', 'grants', 'comments']
const raw = (name: string) => service.store.connection.collection<{ _id: string }>(name)
const documents = () => Promise.all(names.map((name) => raw(name).find({}).sort({ _id: 1 }).toArray()))
const encrypt = () => encryptTexts(service.store.connection, service.keys)

const at = new Date(Date.now() - 60_000)
const email = 'marked-aunt@example.org'
/** As they were written before there were keys. */
async function writeOlder(of = recordId): Promise<void> {
  await raw('invitations').insertOne({
    _id: `invitation-of-${of}`,
    recordId: of,
    proofId,
    email: 'marked-guest@example.org',
    role: 'VIEWER',
    message: 'marked-message',
    invitedBy: ownerId,
    createdAt: at,
    sentAt: at,
    expiresAt: new Date(Date.now() + 86_400_000),
    expiresInDays: 7,
    state: 'pending',
    secretHashes: [],
    mailedHashes: [],
    mail: 'sent',
    passcodeFailures: 0,
    outbox: [],
  } as never)
  const grant = { recordId: of, grantedAt: at }
  await raw('grants').insertOne({
    ...grant,
    _id: `${of}:${ownerId}`,
    visitorId: ownerId,
    role: 'OWNER',
  } as never)
  const joined = { visitorId: 'aunt', role: 'EDITOR', invitationId: 'invitation-2', email }
  await raw('grants').insertOne({ ...grant, _id: `${of}:aunt`, ...joined } as never)
  const comment = {
    recordId: of,
    text: 'marked-words',
    field: null,
    replyTo: null,
    mentions: [],
    createdAt: at,
  }
  const authors = [
    { id: 'owner', visitorId: ownerId, email: null, role: 'OWNER' },
    { id: 'invitation-2', visitorId: 'aunt', email, role: 'EDITOR' },
  ]
  for (const author of authors) {
    const _id = `${of}:${author.id}`
    await raw('comments').insertOne({ ...comment, _id, author, resolvedAt: null } as never)
  }
}
const shown = async () => {
  const path = `/api/proofs/${proofId}`
  const [people, comments] = await Promise.all([
    service.as(ownerId, 'get', `${path}/invites`),
    service.as(ownerId, 'get', `${path}/comments`),
  ])
  return [people.status, people.body, comments.status, comments.body]
}
const holdsMark = async () =>
  Buffer.from(mongoose.mongo.BSON.serialize({ all: await documents() })).includes('marked')

it('[PRV-012] older addresses, messages and comments are encrypted, read as before, and a second run changes nothing', async () => {
  await writeOlder()
  await writeOlder('erased')
  service.keys.destroy('erased')
  const before = await shown()
  expect(JSON.stringify(before).match(/marked/g)?.length).toBeGreaterThan(4)
  expect(await encrypt()).toBe(6)
  for (const name of names) await raw(name).deleteMany({ recordId: 'erased' })
  expect(await holdsMark()).toBe(false)
  expect(await shown()).toEqual(before)
  const once = await documents()
  expect(await encrypt()).toBe(0)
  expect(await documents()).toEqual(once)
})

it('what is written meanwhile is kept, and what was interrupted goes on', async () => {
  await writeOlder()
  const keyFor = service.keys.keyFor.bind(service.keys)
  const spy = jest.spyOn(service.keys, 'keyFor')
  spy.mockImplementationOnce(async (id) => {
    const newer = { email: 'newer@example.org', changedAt: at }
    await raw('invitations').updateOne({ _id: `invitation-of-${recordId}` }, { $set: newer } as never)
    return keyFor(id)
  })
  // What came between is the newer one, and is brought over by the next run.
  expect(await encrypt()).toBe(5)
  spy.mockRejectedValueOnce(new Error('the process ends here'))
  await expect(encrypt()).rejects.toThrow('the process ends here')
  expect(await encrypt()).toBe(1)
  expect(JSON.stringify(await shown())).toContain('newer@example.org')
  expect(await holdsMark()).toBe(false)
  spy.mockRestore()
})
