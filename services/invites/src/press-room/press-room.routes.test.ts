import { randomUUID } from 'node:crypto'
import { maskedAddress } from '@shared/contracts/masked-address'
import type { Caller } from '@shared/contracts/internal'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { queryPlansOf } from '@shared/node/testing/query-plans'
import { ownerEmail, ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'

let service: InvitesUnderTest
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

const room = '/api/admin/press-room'
const staff: Caller = { kind: 'staff', staffId: 'staff-1' }
const ask = async (path: string, caller: Caller | null = staff, method: 'get' | 'post' = 'get') =>
  (await requestAs(service.app, caller, method, path)).call
const invite = async (email: string, more: object = {}) => {
  const { body } = await service.as(ownerId, 'post', `/api/proofs/${proofId}/invites`, {
    emails: [email],
    role: 'EDITOR',
    expiresInDays: 7,
    ...more,
  })
  return body.invites[0]?.id ?? ''
}
const pressOf = async () => (await ask('/internal/press-room', serviceCaller('proofs'))).body
const pass = (ms: number) => (service.now = new Date(service.now.getTime() + ms))

it('answers staff alone', async () => {
  const id = await invite('grandmother@example.org')
  for (const caller of [null, visitorCaller(ownerId), serviceCaller('proofs')]) {
    for (const path of ['invitations', 'invitation-mails'])
      expect((await ask(`${room}/${path}`, caller)).status).toBe(401)
    expect((await ask(`${room}/invitations/${id}/mail`, caller, 'post')).status).toBe(401)
  }
  expect(service.links('grandmother@example.org')).toHaveLength(1)
})

it('[ADM-024] lists every invitation with its level, state and expiry, the last first, and nothing that opens it', async () => {
  const first = await invite('grandmother@example.org', { passcode: 'a secret word', message: 'Do come' })
  pass(1000)
  await service.letJoin('uncle', 'VIEWER')
  pass(1000)
  const late = await invite('nobody@refused.example', { expiresInDays: 1 })
  pass(2 * 86_400_000)
  const { body, text } = await ask(`${room}/invitations`)
  expect(body.invitations).toMatchObject([
    { id: late, to: 'n•••@refused.example', state: 'expired', mail: 'refused' },
    { to: 'u•••@example.org', role: 'VIEWER', state: 'accepted', mail: 'sent' },
    { id: first, recordId, to: 'g•••@example.org', role: 'EDITOR', state: 'open', mail: 'sent' },
  ])
  expect(body.after).toBeNull()
  expect(Object.keys(body.invitations[0]).sort()).toEqual(
    ['expiresAt', 'id', 'mail', 'recordId', 'role', 'sentAt', 'state', 'to'].sort(),
  )
  expect(text).not.toMatch(/Hash|secret|Do come|grandmother/)
  const { body: rest } = await ask(`${room}/invitations?after=${late}`)
  expect(rest.invitations).toHaveLength(2)
})

it('goes on behind the last row, twenty at a time', async () => {
  for (let at = 0; at < 3; at += 1)
    await service.as(ownerId, 'post', `/api/proofs/${proofId}/invites`, {
      emails: Array.from({ length: 8 }, (_, nth) => `guest-${at}-${nth}@example.org`),
    })
  const page = (await ask(`${room}/invitations`)).body
  const rest = (await ask(`${room}/invitations?after=${page.after}`)).body
  const ids = [...page.invitations, ...rest.invitations].map(({ id }: { id: string }) => id)
  expect([page.invitations.length, rest.invitations.length, new Set(ids).size]).toEqual([20, 4, 24])
})

it('names who an e-mail about mentions goes to, masked; the owner while records is there', async () => {
  const editor = await service.letJoin('editor', 'EDITOR')
  const mention = (as: string, who: string) =>
    service.as(as, 'post', `/api/proofs/${proofId}/comments`, {
      id: randomUUID(),
      text: 'Words',
      mentions: [who],
    })
  await mention(ownerId, editor)
  await mention('editor', 'owner')
  pass(5 * 60_000)
  await service.sendDue()
  const mentions = async () => {
    const { mails } = (await ask(`${room}/invitation-mails`)).body
    return mails.filter(({ kind }: { kind: string }) => kind === 'mention')
  }
  const owner = { recordId, to: maskedAddress(ownerEmail), state: 'sent', invitationId: null }
  const invited = { recordId, to: 'e•••@example.org', state: 'sent', invitationId: null }
  const inAnyOrder = (...rows: object[]) =>
    expect.arrayContaining(rows.map((row) => expect.objectContaining(row)))
  expect(await mentions()).toEqual(inAnyOrder(owner, invited))
  service.recordsIsAway = true
  expect(await mentions()).toEqual(inAnyOrder({ ...owner, to: null }, invited))
})

it('says why an e-mail did not go, and sends an open invitation again, once that is written down', async () => {
  const id = await invite('nobody@refused.example')
  const outbox = async () => (await ask(`${room}/invitation-mails`)).body.mails
  expect(await outbox()).toMatchObject([
    { kind: 'invitation', to: 'n•••@refused.example', state: 'refused', tries: 1, invitationId: id },
  ])
  expect((await outbox())[0].fault).toMatch(/^5\d\d /)
  expect((await outbox())[0].fault).not.toContain('@')

  const ofRecord = async (record: string) =>
    (await ask(`/internal/records/${record}/invitation-mails`, serviceCaller('records'))).body.mails
  expect(await ofRecord(recordId)).toEqual(await outbox())
  expect(await ofRecord('record-2')).toEqual([])
  expect((await ask(`/internal/records/${recordId}/invitation-mails`)).status).toBe(403)

  const before = await pressOf()
  const { status, text } = await ask(`${room}/invitations/${id}/mail`, staff, 'post')
  expect([status, text]).toEqual([204, ''])
  expect(service.audited).toEqual([{ act: 'invitation.resent', staffId: 'staff-1', subject: recordId }])
  expect(await pressOf()).not.toEqual(before)

  await service.as(ownerId, 'delete', `/api/proofs/${proofId}/invites/${id}`)
  expect((await ask(`${room}/invitations/${id}/mail`, staff, 'post')).status).toBe(404)
  expect((await outbox())[0].invitationId).toBeNull()
})

it('tells the press room’s stream of every change', async () => {
  expect(await pressOf()).toMatchObject({ open: 0, mails: { waiting: 0, limited: 0, refused: 0 } })
  const id = await invite('grandmother@example.org')
  const invited = await pressOf()
  expect(invited).toMatchObject({ open: 1 })
  await service.as(ownerId, 'put', `/api/proofs/${proofId}/invites/${id}`, { role: 'VIEWER' })
  const changed = await pressOf()
  expect(changed.invitations).not.toBe(invited.invitations)
  await service.as(ownerId, 'delete', `/api/proofs/${proofId}/invites/${id}`)
  expect(await pressOf()).toMatchObject({ open: 0 })
})

describe('what the press room reads of many invitations', () => {
  const ended = 300
  beforeEach(async () => {
    const { connection } = service.store
    await connection.collection<{ _id: string }>('invitations').insertMany(
      Array.from({ length: ended }, (_, at) => {
        const sentAt = new Date(service.now.getTime() - at * 60_000)
        const state = at % 2 ? 'accepted' : 'revoked'
        const shown = { recordId: `record-${at}`, email: 'a@b.example', role: 'VIEWER', mail: 'sent' }
        return { _id: `old-${at}`, ...shown, state, sentAt, expiresAt: sentAt, changedAt: sentAt }
      }),
    )
    await invite('grandmother@example.org')
  })
  const list = 'invitations sentAt_-1__id_-1'
  const states = 'maildeliveries state_1_at_-1__id_-1'

  it.each([
    ['invitations', `${room}/invitations`, [list], 21],
    ['further invitations', `${room}/invitations?after=old-99`, ['invitations _id_', list], 22],
    ['e-mails', `${room}/invitation-mails?state=sent`, ['invitations _id_', states], 2],
    [
      'the stream’s part',
      '/internal/press-room',
      ['invitations changedAt_-1', 'invitations state_1_expiresAt_1', states, 'maildeliveries triedAt_-1'],
      3,
    ],
  ])('%s are read by their index, and nothing else is', async (_title, path, plans, documents) => {
    const caller = path.startsWith('/internal') ? serviceCaller('proofs') : staff
    const how = await queryPlansOf(service.store.connection, async () =>
      expect((await ask(path, caller)).status).toBe(200),
    )
    expect(how.plans).toEqual(plans)
    expect(how.documents).toBeLessThanOrEqual(documents)
  })
})
