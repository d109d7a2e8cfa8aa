import { createHash } from 'node:crypto'
import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'

let service: InvitesUnderTest
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

const invites = `/api/proofs/${proofId}/invites`
const grandmother = 'grandmother@example.org'
const request = (more: object = {}) => ({ emails: [grandmother], role: 'EDITOR', expiresInDays: 7, ...more })
const invite = (more: object = {}) => service.as(ownerId, 'post', invites, request(more))
const tokenOf = (address: string) => address.split('/join/')[1] ?? ''
const invited = async (more: object = {}) => {
  const [made] = (await invite(more)).body.invites
  if (!made) throw new Error('Nobody was invited')
  return { ...made, token: tokenOf(made.inviteUrl) }
}
const info = (token: string) => service.as('somebody', 'get', `/api/invites/info/${token}`)
const join = (token: string, visitorId = 'grandmother', body: object = {}) =>
  service.as(visitorId, 'post', `/api/join/${token}`, body)
/** As when a process died before it had removed the message of an acceptance, and another takes it up. */
const giveAgain = async (invitationId: string) => {
  const payload = { invitationId, isMailed: false }
  const message = { id: 'm', type: 'invitation.accepted', payload, at: new Date() }
  await service.store.connection.db
    ?.collection<{ _id: string }>('invitations')
    .updateOne({ _id: invitationId }, { $set: { outboxDueAt: new Date(0), outbox: [message] } })
  await service.sendDue()
}
const access = (visitorId = ownerId) => service.as(visitorId, 'get', invites)
const roleOf = async (visitorId: string) =>
  (await access(visitorId)).body.people?.find(({ isYou }) => isYou)?.role ?? null
const days = (count: number) => new Date(service.now.getTime() + count * 86_400_000)
const invalid = { status: 404, detail: 'Invalid or expired invitation link' }
const shown = ({ status, body }: { status: number; body: { detail: string } }) => ({
  status,
  detail: body.detail,
})

describe('inviting', () => {
  it('[API-014] answers the invitations, and [INV-019] each address gets an e-mail with a link that works', async () => {
    const { status, body } = await invite({ emails: [' Grandmother@Example.org ', 'uncle@example.org'] })
    expect(status).toBe(200)
    expect(body.invites).toMatchObject([
      { email: grandmother, role: 'EDITOR', mail: 'sent' },
      { email: 'uncle@example.org', role: 'EDITOR', mail: 'sent' },
    ])
    for (const email of [grandmother, 'uncle@example.org']) {
      const [link, ...others] = service.links(email)
      expect(others).toEqual([])
      expect((await info(tokenOf(link ?? ''))).body).toMatchObject({ email, role: 'EDITOR', proofId })
    }
    for (const { email, inviteUrl } of body.invites)
      expect((await info(tokenOf(inviteUrl))).body).toMatchObject({
        email,
        message: null,
        requiresPasscode: false,
      })
    const more = {
      emails: ['aunt@example.org'],
      expiresInDays: 1,
      passcode: 'sesame',
      message: 'Come and see',
    }
    const { token } = await invited(more)
    expect((await info(token)).body).toMatchObject({ message: 'Come and see', requiresPasscode: true })
    const expiresAt = (await access()).body.invitations.map(({ expiresAt: until }) => until)
    expect(expiresAt).toEqual([7, 7, 1].map((count) => days(count).toISOString()))
  })

  /** Invitations that were made before, so many. */
  const fill = async (count: number) => {
    await invite()
    await service.sendDue()
    const stored = service.store.connection.collection<{ _id: string }>('invitations')
    const one = await stored.findOne({})
    await stored.insertMany(Array.from({ length: count - 1 }, (_, at) => ({ ...one, _id: `earlier-${at}` })))
    service.smtp.taken.length = 0
    return { countOpen: () => stored.countDocuments({ state: 'pending' }) }
  }
  const guests = (count: number, of: string) =>
    Array.from({ length: count }, (_, at) => `guest-${of}-${at}@example.org`)

  it('lets no more than 200 invitations be open, and that many, also where more are made at once', async () => {
    const { countOpen } = await fill(180)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((of) => invite({ emails: guests(5, of) })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409])
    expect(await countOpen()).toBe(200)
    await service.sendDue()
    expect(service.smtp.taken).toHaveLength(20)
  })

  it('lets no more than 200 be open where several copies of the service are asked at once', async () => {
    const { countOpen } = await fill(180)
    const copies = Array.from({ length: 3 }, () => service.copy())
    const answers = await Promise.all(
      copies.map(async ({ app }, at) => {
        const { call } = await requestAs(app, visitorCaller(ownerId), 'post', invites)
        return call.send(request({ emails: guests(15, `${at}`) }))
      }),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeLessThanOrEqual(1)
    expect(await countOpen()).toBe(180 + 15 * made.length)
    for (const part of copies.flatMap(({ work }) => work)) await part.stop()
    expect(service.smtp.taken).toHaveLength(15 * made.length)
  })

  it('says in the e-mail until when its link works, and by which clock', async () => {
    service.now = new Date('2026-12-16T23:33:00Z')
    await invite()
    expect(service.mailsTo(grandmother)[0]).toContain('until 23 December 2026 at 23:33 UTC.')
  })

  it('[INV-015] names an address that the mail server refuses, and the others are sent all the same', async () => {
    const { body } = await invite({ emails: ['nobody@refused.example', grandmother] })
    expect(body.invites.map(({ email, mail }) => [email, mail])).toEqual([
      ['nobody@refused.example', 'refused'],
      [grandmother, 'sent'],
    ])
  })

  it('[INV-006] is a VIEWER for 30 days unless said otherwise', async () => {
    await service.as(ownerId, 'post', invites, { emails: [grandmother] })
    expect((await access()).body.invitations).toMatchObject([
      { role: 'VIEWER', expiresAt: days(30).toISOString() },
    ])
  })

  it.each([
    ['no address', { emails: [] }, 'emails', 'Please add at least one email address'],
    ['no e-mail address', { emails: ['grandmother'] }, 'emails.0', 'Please enter a valid email address.'],
    [
      'the same address twice',
      { emails: ['A@b.org', 'a@B.org'] },
      'emails',
      'This email is already in the list.',
    ],
    ['another role', { role: 'OWNER' }, 'role', 'Please choose an access level'],
    ['another expiry', { expiresInDays: 2 }, 'expiresInDays', 'Please choose 1, 7, 30 or 3650 days'],
    ['a short passcode', { passcode: '123' }, 'passcode', 'A passcode has at least 4 characters'],
    ['a long message', { message: 'x'.repeat(2001) }, 'message', 'A message has at most 2000 characters'],
  ])('refuses %s and sends nothing', async (_, more, path, message) => {
    const { status, body } = await invite(more)
    expect({ status, faults: body.faults }).toEqual({ status: 400, faults: [{ path, message }] })
    expect(service.smtp.taken).toEqual([])
  })

  it('[COL-006] is the owner’s alone; to a stranger the record does not exist', async () => {
    const { token } = await invited()
    await join(token)
    expect((await service.as('grandmother', 'post', invites, request())).status).toBe(403)
    const stranger = await service.as('stranger', 'post', invites, request())
    const unknown = await service.as('stranger', 'post', '/api/proofs/01ZZZZZZZZ/invites', request())
    expect(shown(stranger)).toEqual({ status: 404, detail: 'Record not found' })
    expect(shown(unknown)).toEqual(shown(stranger))
  })

  it('asks the same questions for a Proof ID that exists and for one that does not', async () => {
    await access()
    const questionsFor = async (id: string) => {
      service.asked = 0
      await service.as('stranger', 'get', `/api/proofs/${id}/invites`)
      return service.asked
    }
    // The owner's grant is known by now, so the second question is asked of records for the unknown one only.
    expect([await questionsFor(proofId), await questionsFor('01ZZZZZZZZ')]).toEqual([1, 2])
  })
})

describe('a link', () => {
  it('[API-022] [INV-008] [INV-040] tells what the invitation says, as often as it is opened, and can then still be used', async () => {
    const { token } = await invited({ message: 'Dear mother,\nplease look.', passcode: 'sesame' })
    const expected = {
      proofId,
      email: grandmother,
      role: 'EDITOR',
      message: 'Dear mother,\nplease look.',
      requiresPasscode: true,
      yourRole: null,
      isClosed: false,
    }
    for (let time = 0; time < 5; time += 1) expect((await info(token)).body).toEqual(expected)
    expect((await join(token, 'grandmother', { passcode: 'sesame' })).status).toBe(200)
  })

  it('[API-023] [INV-036] gives the role of the invitation', async () => {
    const { token } = await invited()
    expect(await roleOf('grandmother')).toBeNull()
    expect((await join(token)).body).toEqual({ role: 'EDITOR', proofId })
    expect(await roleOf('grandmother')).toBe('EDITOR')
    const guarded = await invited({ emails: ['uncle@example.org'], passcode: 'sesame' })
    expect((await join(guarded.token, 'uncle')).status).toBe(403)
    expect((await join(guarded.token, 'uncle', { passcode: 'sesame' })).body).toEqual({
      role: 'EDITOR',
      proofId,
    })
  })

  it('tells whether the record is closed, and opens without that while records is away', async () => {
    const { token } = await invited()
    service.isClosed = true
    expect((await info(token)).body).toMatchObject({ isClosed: true })
    service.recordsIsAway = true
    expect((await info(token)).body).toMatchObject({ isClosed: false })
  })

  it('tells whoever opens it what they are on the record already', async () => {
    const { token: first } = await invited()
    const { token } = await invited({ emails: ['uncle@example.org'], role: 'VIEWER' })
    await join(first, 'somebody')
    expect((await info(token)).body).toMatchObject({ role: 'VIEWER', yourRole: 'EDITOR' })
    const asOwner = await service.as(ownerId, 'get', `/api/invites/info/${token}`)
    expect(asOwner.body).toMatchObject({ yourRole: 'OWNER' })
    const asStranger = await service.as('stranger', 'get', `/api/invites/info/${token}`)
    expect(asStranger.body).toMatchObject({ yourRole: null })
  })

  it('[INV-020] works once', async () => {
    const { token } = await invited()
    await join(token)
    expect(shown(await join(token, 'another'))).toEqual(invalid)
    expect(shown(await join(token))).toEqual(invalid)
    expect(shown(await info(token))).toEqual(invalid)
    expect(await roleOf('another')).toBeNull()
  })

  it('[INV-039] lets exactly one of fifty in that press at once', async () => {
    const { token } = await invited()
    const visitors = Array.from({ length: 50 }, (_, at) => `visitor-${at}`)
    const answers = await Promise.all(visitors.map((visitor) => join(token, visitor)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const people = (await access()).body.people.filter(({ role }) => role !== 'OWNER')
    expect(people).toHaveLength(1)
  })

  it('[INV-021] ends when its time has passed', async () => {
    for (const expiresInDays of [1, 7]) {
      const { token } = await invited({ expiresInDays })
      service.now = new Date(days(expiresInDays).getTime() - 1000)
      expect((await info(token)).status).toBe(200)
      service.now = new Date(service.now.getTime() + 1000)
      expect(shown(await info(token))).toEqual(invalid)
      expect(shown(await join(token))).toEqual(invalid)
    }
  })

  it('is refused with one changed letter, and with the secret of another invitation', async () => {
    const { token } = await invited()
    const other = await invited({ emails: ['uncle@example.org'] })
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    for (const wrong of [
      changed,
      token.slice(0, -1),
      token.slice(0, 22) + other.token.slice(22),
      'x',
      '..%2f',
    ])
      expect(shown(await join(wrong))).toEqual(invalid)
    expect((await join(token)).status).toBe(200)
  })

  it('is not used by the owner, who keeps his place', async () => {
    const { token } = await invited()
    expect((await join(token, ownerId)).status).toBe(409)
    expect(await roleOf(ownerId)).toBe('OWNER')
    expect((await join(token)).status).toBe(200)
  })

  it('[INV-022] is stored as a hash only, and so is the passcode', async () => {
    const { token } = await invited({ passcode: 'sesame open' })
    const stored = JSON.stringify(
      await service.store.connection.db?.collection('invitations').find({}).toArray(),
    )
    const mailed = tokenOf(service.links(grandmother)[0] ?? '')
    for (const secret of [token.slice(22), mailed.slice(22), 'sesame']) {
      expect(secret.length).toBeGreaterThan(5)
      expect(stored).not.toContain(secret)
    }
    // Nor in other letters, from which it could be read: each is a hash as long as hashes are.
    const [{ secretHashes, mailedHashes, passcodeHash }] = JSON.parse(stored)
    const hashOf = (link: string) => createHash('sha256').update(link.slice(22)).digest('base64url')
    expect([...secretHashes, ...mailedHashes].sort()).toEqual(
      [...new Set([hashOf(token), hashOf(mailed)])].sort(),
    )
    expect(passcodeHash).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  })
})

describe('an address', () => {
  const isConfirmed = async () => (await service.store.counts())['confirmedaddresses'] === 1

  it('is known to be read by its owner once the link of an e-mail was used, not by a link that the inviter passed on', async () => {
    await join((await invited()).token)
    expect(await isConfirmed()).toBe(false)
    await invited({ emails: ['uncle@example.org'] })
    const mailed = tokenOf(service.links('uncle@example.org')[0] ?? '')
    await info(mailed)
    expect(await isConfirmed()).toBe(false)
    expect((await join(mailed, 'uncle')).status).toBe(200)
    // Written after the answer when the service that keeps it is slow.
    while (!(await isConfirmed())) await new Promise((resolve) => setTimeout(resolve, 5))
  })
})

describe('a passcode', () => {
  const guess = (token: string, passcode: string, visitorId = 'grandmother') =>
    join(token, visitorId, { passcode })

  it('is asked for, and must be right', async () => {
    const { token } = await invited({ passcode: 'sesame' })
    expect(shown(await join(token))).toEqual({
      status: 403,
      detail: 'Please enter the passcode to continue.',
    })
    expect((await guess(token, 'Sesame')).status).toBe(403)
    expect((await guess(token, 'sesame')).status).toBe(200)
  })

  it('is the same with a blank that came along when it was copied', async () => {
    const { token } = await invited({ passcode: 'sesame' })
    expect((await guess(token, ' sesame\n')).status).toBe(200)
  })

  it('[INV-023] is guessed at a few times only, then no guess is looked at for a while, and never for good', async () => {
    const { token } = await invited({ passcode: 'sesame' })
    for (let time = 0; time < 5; time += 1) expect((await guess(token, 'wrong', `v${time}`)).status).toBe(403)
    const refused = await guess(token, 'sesame')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    service.now = new Date(service.now.getTime() + 60_000)
    expect((await guess(token, 'sesame')).status).toBe(200)
  })

  it('[INV-023] is guessed by one visitor twenty times an hour, over all invitations', async () => {
    const first = await invited({ passcode: 'sesame' })
    expect((await guess(first.token, 'wrong', 'thief')).status).toBe(403)
    const counts = service.store.connection.db?.collection<{ _id: string }>('passcodeguesses')
    expect(await counts?.findOne({ _id: 'thief' })).toMatchObject({ count: 1 })
    await counts?.updateOne({ _id: 'thief' }, { $set: { count: 19 } })
    const { token } = await invited({ emails: ['uncle@example.org'], passcode: 'sesame' })
    expect((await guess(token, 'wrong', 'thief')).status).toBe(403)
    expect((await guess(token, 'sesame', 'thief')).status).toBe(429)
    service.now = new Date(service.now.getTime() + 3_600_000)
    expect((await guess(token, 'sesame', 'thief')).status).toBe(200)
  })

  it('counts guesses that come at once as many', async () => {
    const { token } = await invited({ passcode: 'sesame' })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => guess(token, 'wrong', `v${at}`)))
    expect(answers.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5)
  })
})

describe('the owner', () => {
  it('[INV-024] takes an invitation back', async () => {
    const { id, token } = await invited()
    expect((await service.as(ownerId, 'delete', `${invites}/${id}`)).status).toBe(204)
    expect(shown(await info(token))).toEqual(invalid)
    expect(shown(await join(token))).toEqual(invalid)
    expect((await access()).body.invitations).toEqual([])
  })

  it('[INV-025] sends it again, with its whole time before it; the first link still works', async () => {
    const { id, token } = await invited({ expiresInDays: 1 })
    service.now = days(2)
    expect((await access()).body.invitations).toMatchObject([{ isExpired: true }])
    const again = await service.as(ownerId, 'post', `${invites}/${id}/again`)
    expect(again.body).toMatchObject({ id, email: grandmother, mail: 'sent' })
    const [first, second, ...others] = service.links(grandmother).map(tokenOf)
    expect(others).toEqual([])
    for (const sent of [token, first, second]) expect((await info(sent ?? '')).status).toBe(200)
    service.now = days(0.9)
    expect((await join(second ?? '')).status).toBe(200)
  })

  it('[COL-007] changes what somebody may do, invited or joined', async () => {
    const { id, token } = await invited()
    await service.as(ownerId, 'put', `${invites}/${id}`, { role: 'VIEWER' })
    expect((await join(token)).body).toMatchObject({ role: 'VIEWER' })
    const person = `/api/proofs/${proofId}/people/${id}`
    expect((await service.as(ownerId, 'put', person, { role: 'APPROVER' })).status).toBe(204)
    expect(await roleOf('grandmother')).toBe('APPROVER')
    for (const method of ['put', 'delete'] as const)
      expect(
        (await service.as('grandmother', method, person, method === 'put' ? { role: 'EDITOR' } : undefined))
          .status,
      ).toBe(403)
  })

  it('[COL-012] ends an access from the next call on, also where its giving comes again', async () => {
    const { id, token } = await invited()
    const joinedAt = service.now.toISOString()
    await join(token)
    expect((await access('grandmother')).body).not.toHaveProperty('former')
    service.now = days(1)
    expect((await service.as(ownerId, 'delete', `/api/proofs/${proofId}/people/${id}`)).status).toBe(204)
    expect((await access('grandmother')).status).toBe(404)
    // The owner still sees who it was, and when they saw the record.
    expect((await access()).body).toMatchObject({
      people: [{ role: 'OWNER' }],
      former: [
        { id, email: grandmother, seenAt: joinedAt, since: joinedAt, endedAt: service.now.toISOString() },
      ],
    })
    await giveAgain(id)
    expect((await access('grandmother')).status).toBe(404)
  })

  it('gives the role of the invitation that was accepted last, also where the giving of an earlier one comes again', async () => {
    const earlier = await invited({ role: 'VIEWER' })
    await join(earlier.token)
    service.now = days(1)
    const later = await invited({ role: 'EDITOR' })
    await join(later.token)
    await giveAgain(earlier.id)
    expect((await access()).body.people).toMatchObject([{ role: 'OWNER' }, { id: later.id, role: 'EDITOR' }])
  })

  it('sees who declined, until they are invited again', async () => {
    const { id, token } = await invited()
    const declinedAt = service.now.toISOString()
    expect((await service.as('grandmother', 'delete', `/api/invites/info/${token}`)).status).toBe(204)
    const uncle = await invited({ emails: ['uncle@example.org'] })
    await join(uncle.token, 'uncle')
    expect((await access()).body).toMatchObject({
      invitations: [],
      declined: [{ id, email: grandmother, declinedAt }],
    })
    expect((await access('uncle')).body).not.toHaveProperty('declined')
    service.now = new Date(service.now.getTime() + 1000)
    const again = await invited()
    expect((await access()).body).toMatchObject({ invitations: [{ id: again.id }], declined: [] })
    service.now = days(1)
    await service.as('grandmother', 'delete', `/api/invites/info/${again.token}`)
    expect((await access()).body).toMatchObject({ invitations: [], declined: [{ id: again.id }] })
  })

  it('sees who declined an invitation that came after an access which was ended', async () => {
    const { id, token } = await invited()
    await join(token)
    await service.as(ownerId, 'delete', `/api/proofs/${proofId}/people/${id}`)
    service.now = days(1)
    const again = await invited()
    await service.as('grandmother', 'delete', `/api/invites/info/${again.token}`)
    expect((await access()).body).toMatchObject({ invitations: [], declined: [{ id: again.id }] })
  })

  it('is not told again of what somebody declined before an invitation that was taken back', async () => {
    const { token } = await invited()
    await service.as('grandmother', 'delete', `/api/invites/info/${token}`)
    service.now = days(1)
    const { id } = await invited()
    expect((await service.as(ownerId, 'delete', `${invites}/${id}`)).status).toBe(204)
    expect((await access()).body).toMatchObject({ invitations: [], declined: [] })
  })

  it('neither lowers nor ends by an invitation what somebody may do who has become an owner since', async () => {
    const { id, token } = await invited()
    await join(token)
    // As when the key of an e-mail to the owner was used there.
    const { call } = await requestAs(service.app, serviceCaller('proofs'), 'post', '/internal/messages')
    const payload = { recordId, visitorId: 'grandmother' }
    expect((await call.send({ id: 'm', type: 'record.owned', payload })).status).toBe(204)
    const person = `/api/proofs/${proofId}/people/${id}`
    const answers = [
      await service.as(ownerId, 'put', person, { role: 'VIEWER' }),
      await service.as(ownerId, 'delete', person),
    ]
    for (const answer of answers)
      expect(shown(answer)).toEqual({
        status: 409,
        detail:
          'This person has become an owner of the record. On the page ‘Your privacy’ the record is taken off their device.',
      })
    expect(await roleOf('grandmother')).toBe('OWNER')
    expect((await access()).body).toMatchObject({ former: [] })
  })

  it('[COL-013] sees everybody; who joined does not see who is still invited', async () => {
    const { token } = await invited()
    await join(token)
    await invited({ emails: ['uncle@example.org'] })
    expect((await access()).body).toMatchObject({
      people: [
        { id: 'owner', role: 'OWNER', isYou: true },
        { email: grandmother, role: 'EDITOR', isYou: false },
      ],
      invitations: [{ email: 'uncle@example.org' }],
    })
    expect((await access('grandmother')).body.invitations).toEqual([])
  })
})

it('answers 401 without a caller, and 503 while records is away', async () => {
  expect((await (await requestAs(service.app, null, 'post', invites)).call).status).toBe(401)
  service.recordsIsAway = true
  expect((await invite()).status).toBe(503)
})
