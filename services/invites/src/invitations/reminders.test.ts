import { ownerId, proofId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'

let service: InvitesUnderTest
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

const email = 'grandmother@example.org'
const day = 86_400_000
const pass = (ms: number) => void (service.now = new Date(service.now.getTime() + ms))
const invite = async (expiresInDays = 7) =>
  (await service.as(ownerId, 'post', `/api/proofs/${proofId}/invites`, { emails: [email], expiresInDays }))
    .body.invites[0]?.id
const tokenOf = (link = '') => link.slice('/join/'.length)
const reminders = () =>
  service.mailsTo(email).filter((mail) => /^Subject: Your invitation .* ends soon/m.test(mail))

it('[INV-041] reminds once before the invitation expires, whatever the number of copies, with a link that works', async () => {
  await invite()
  pass(6 * day - 1000)
  await service.sendDue()
  expect(reminders()).toHaveLength(0)
  pass(1000)
  await service.sendDue(3)
  pass(day / 2)
  await service.sendDue()
  expect(reminders()).toHaveLength(1)
  const token = tokenOf(service.links(email)[1])
  expect((await service.as('grandmother', 'post', `/api/join/${token}`, {})).status).toBe(200)
})

it.each([
  [
    'the link that declines the reminder',
    (token: string) => ['delete', `/api/invites/info/${token}/reminder`, 204],
  ],
  ['the link that declines the invitation', (token: string) => ['delete', `/api/invites/info/${token}`, 204]],
  ['joining', (token: string) => ['post', `/api/join/${token}`, 200]],
] as const)('[INV-041] does not remind after %s', async (_, call) => {
  await invite()
  const [link] = service.links(email)
  expect(service.mailsTo(email)[0]).toContain(`${link}#no-reminder`)
  const [method, path, status] = call(tokenOf(link)) as ['delete' | 'post', string, number]
  expect((await service.as('grandmother', method, path, {})).status).toBe(status)
  pass(6 * day)
  await service.sendDue()
  expect(reminders()).toHaveLength(0)
})

it('leaves the links that were sent before, however often the mail server is asked for the reminder', async () => {
  await invite()
  const token = tokenOf(service.links(email)[0])
  pass(6 * day)
  service.smtp.answerTo.recipient = () => '450 try later'
  const isDue = { outboxDueAt: { $exists: true } }
  for (let tries = 0; tries < 9; tries += 1) {
    await expect(service.sendDue()).rejects.toThrow('wait to be sent')
    await service.store.connection
      .collection('invitations')
      .updateMany(isDue, { $set: { outboxDueAt: new Date(0) } })
  }
  service.smtp.answerTo.recipient = undefined
  await service.sendDue()
  expect(reminders()).toHaveLength(1)
  for (const sent of [token, tokenOf(service.links(email)[1])])
    expect((await service.as('grandmother', 'get', `/api/invites/info/${sent}`)).status).toBe(200)
})

it('[INV-041] declining the reminder leaves the invitation, declining the invitation ends it', async () => {
  await invite()
  const token = tokenOf(service.links(email)[0])
  const look = () => service.as('grandmother', 'get', `/api/invites/info/${token}`)
  await service.as('grandmother', 'delete', `/api/invites/info/${token}/reminder`)
  expect((await look()).status).toBe(200)
  await service.as('grandmother', 'delete', `/api/invites/info/${token}`)
  expect((await look()).status).toBe(404)
})

it('[INV-041] does not remind of one that was taken back, nor of one for ten years', async () => {
  const id = await invite()
  await service.as(ownerId, 'delete', `/api/proofs/${proofId}/invites/${id}`)
  await invite(3650)
  pass(6 * day)
  await service.sendDue()
  pass(3643 * day)
  await service.sendDue()
  expect(reminders()).toHaveLength(0)
})
