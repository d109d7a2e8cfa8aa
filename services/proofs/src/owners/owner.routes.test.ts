import { createLogger } from '@shared/node/logger'
import { formOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

const log: string[] = []
let service: ProofsUnderTest
beforeAll(async () => {
  const destination = { write: (line: string) => void log.push(line) }
  service = await startProofs(createLogger({ service: 'proofs', level: 'trace', destination }))
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  log.length = 0
  service.grants.set('record-1:visitor-1', 'OWNER')
})

const jobId = jobIdOf('job 1')
const day = 86_400_000
const done = async (form = formOf()) => {
  giveRecord(service, referenceOf(), form)
  await service.request(referenceOf())
  service.startWork()
  await service.until(jobId, 'done')
  await service.untilDelivered()
}
const use = (key: string, visitorId: string | null = 'new-device', id = jobId) =>
  service.post(`/api/proof/${id}/owner-key`, { key }, visitorId)
const ask = (id = '01ABCDEFGH', visitorId: string | null = 'new-device') =>
  service.post(`/api/proof/${id}/access-link`, undefined, visitorId)
const linkOf = (text = '') => new URL(/https:\S+\/proof-review\/\S+/.exec(text)?.[0] ?? 'none:')
const keyOf = (text = '') => new URLSearchParams(linkOf(text).hash.slice(1)).get('k') ?? ''
const roleOf = async (visitorId: string) => (await service.get(`/api/proof/${jobId}`, visitorId)).body.role
const links = () => service.store.connection.db?.collection('accesslinks').find({}).toArray() ?? []
const untilLooked = async () => {
  while ((await links()).some(({ outbox }) => outbox.length))
    await new Promise((resolve) => setTimeout(resolve, 5))
}
/** The e-mails that brought a link which was asked for. */
const sent = async () => {
  await untilLooked()
  return (await service.mails()).filter(({ subject }) => subject?.includes('another device'))
}

describe('POST /api/proof/{proofId}/owner-key', () => {
  it('answers 401 without a caller, 400 to what is no key, and 410 to one that nobody was sent', async () => {
    await done()
    expect((await use('a'.repeat(43), null)).status).toBe(401)
    for (const key of ['', 'short', `${'a'.repeat(42)}.`]) expect((await use(key)).status).toBe(400)
    expect((await use('a'.repeat(43))).status).toBe(410)
    expect(await roleOf('new-device')).toBeNull()
  })

  it('asks nothing about a record of whoever brings no key to it', async () => {
    await done()
    service.asked.length = 0
    const known = await use('a'.repeat(43), 'stranger', referenceOf().proofId)
    const unknown = await use('a'.repeat(43), 'stranger', '01ZZZZZZZZ')
    expect([known.status, known.body.detail]).toEqual([unknown.status, unknown.body.detail])
    expect(service.asked).not.toContain('records /internal/records')
  })

  it('[COL-021] takes the key of the proof’s e-mail, which stands in the fragment and is used up by nothing else', async () => {
    await done()
    const [mail] = await service.mails()
    const text = mail?.['text']
    const key = keyOf(text)
    expect(linkOf(text).search).toBe('')
    // Whoever opens the link, as often as they like, uses up nothing.
    for (const visitorId of ['scanner', 'new-device']) {
      await service.get(linkOf(text).pathname.replace('/proof-review', '/api/proof'), visitorId)
      expect(await service.openMail(text)).toBe(204)
      expect(await roleOf(visitorId)).toBeNull()
    }
    expect((await use(key)).status).toBe(204)
    expect(await roleOf('new-device')).toBe('OWNER')
    expect(await roleOf('visitor-1')).toBe('OWNER')
    expect(log.join('')).not.toContain(key)
    expect(
      JSON.stringify(await service.store.connection.db?.collection('ownerkeys').find({}).toArray()),
    ).not.toContain(key)
  })

  it('[COL-016] works once: of many at the same time one visitor becomes the owner, who may press again', async () => {
    await done()
    const key = keyOf((await service.mails())[0]?.['text'])
    const visitors = Array.from({ length: 8 }, (_, n) => `device-${n}`)
    const answers = await Promise.all(visitors.map((visitorId) => use(key, visitorId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(410)])
    const winner = visitors[answers.findIndex(({ status }) => status === 204)] ?? ''
    expect((await use(key, winner)).status).toBe(204)
    const owners = await Promise.all(visitors.map(roleOf))
    expect(owners.filter((role) => role === 'OWNER')).toHaveLength(1)
    expect(await roleOf(winner)).toBe('OWNER')
    expect(service.records.messages).toMatchObject([
      { type: 'record.owned', payload: { recordId: 'record-1', visitorId: winner } },
    ])
  })

  it('works no more after 30 days, after the address has changed, or for another record', async () => {
    await done()
    const key = keyOf((await service.mails())[0]?.['text'])
    const other = referenceOf({ recordId: 'record-2', proofJobId: jobIdOf('other'), proofId: '01ZZZZZZZZ' })
    giveRecord(service, other)
    await service.request(other)
    expect((await use(key, 'thief', other.proofJobId)).status).toBe(410)
    for (const { form } of service.records.versions) form.email = 'new@example.org'
    expect((await use(key)).status).toBe(410)
    for (const { form } of service.records.versions) form.email = 'parent@example.org'
    service.now = new Date(service.now.getTime() + 30 * day)
    expect((await use(key)).status).toBe(410)
    expect([await roleOf('new-device'), await roleOf('thief')]).toEqual([null, null])
  })

  it('works no more once the owner has taken a device off, which may hold it; one that goes out then does', async () => {
    await done()
    const held = keyOf((await service.mails())[0]?.['text'])
    await ask()
    const used = keyOf((await sent())[0]?.['text'])
    expect((await use(used, 'taken-off')).status).toBe(204)
    service.grants.delete('record-1:taken-off')
    service.records.keysEndedAt = service.now.toISOString()
    for (const key of [held, used]) expect((await use(key, 'taken-off')).status).toBe(410)
    expect(await roleOf('taken-off')).toBeNull()
    service.now = new Date(service.now.getTime() + 1000)
    await ask()
    const next = keyOf((await sent()).at(-1)?.['text'])
    expect((await use(next)).status).toBe(204)
    expect(await roleOf('new-device')).toBe('OWNER')
  })

  it('is not lost while invites is away: the visitor becomes the owner when it is back', async () => {
    await done()
    const key = keyOf((await service.mails())[0]?.['text'])
    service.invitesIsAway = true
    expect((await use(key)).status).toBe(204)
    service.invitesIsAway = false
    while ((await roleOf('new-device')) !== 'OWNER') await new Promise((resolve) => setTimeout(resolve, 20))
  })
})

describe('POST /api/proof/{proofId}/access-link', () => {
  it('answers 401 without a caller, and 400 to what is no proof’s id or brings a body', async () => {
    expect((await ask('01ABCDEFGH', null)).status).toBe(401)
    expect((await ask('nothing')).status).toBe(400)
    const answer = await service.post(
      '/api/proof/01ABCDEFGH/access-link',
      { email: 'thief@example.org' },
      'v',
    )
    expect(answer.status).toBe(400)
    expect(await links()).toEqual([])
  })

  it('[COL-015] sends a link that makes its reader the owner to the record’s own address, and to no other', async () => {
    await done()
    for (const id of ['01ABCDEFGH', jobId]) expect((await ask(id)).status).toBe(204)
    const mails = await sent()
    expect(mails.map(({ to }) => to)).toEqual(['parent@example.org', 'parent@example.org'])
    for (const { text, html } of mails) expect(`${text}${html}`).not.toMatch(/Amara|Okonkwo/)
    const [first, second] = mails.map(({ text }) => keyOf(text))
    expect(first).not.toBe(second)
    expect((await use(first ?? '')).status).toBe(204)
    expect(await roleOf('new-device')).toBe('OWNER')
    service.now = new Date(service.now.getTime() + day)
    expect((await use(second ?? '', 'third-device')).status).toBe(410)
  })

  it('[COL-015] leads the owner of a record that was only synced to the page of its Proof ID, where the key alone opens it', async () => {
    const synced = '01SYNCED00'
    service.records.shared.push({ recordId: 'record-9', proofId: synced, revision: 1 })
    service.records.syncedAddress = 'synced@example.org'
    service.startWork()
    expect((await ask(synced)).status).toBe(204)
    const [mail] = await sent()
    expect(mail?.['to']).toBe('synced@example.org')
    const key = keyOf(mail?.['text'])
    expect(linkOf(mail?.['text']).pathname).toBe(`/proof-review/${synced}`)
    // Neither a wrong key nor a right one elsewhere tells whether there is such a record.
    const wrong = [await use('a'.repeat(43), 'thief', synced), await use(key, 'thief', '01AAAAAAAA')]
    expect(wrong.map(({ status, body }) => [status, body.detail])).toEqual(
      Array(2).fill([410, 'This link has been used already, or is too old. You can have a new one sent.']),
    )
    service.records.syncedAddress = 'other@example.org'
    expect((await use(key, 'new-device', synced)).status).toBe(410)
    service.records.syncedAddress = 'synced@example.org'
    expect((await use(key, 'new-device', synced)).status).toBe(204)
    expect(service.records.messages).toMatchObject([
      { type: 'record.owned', payload: { recordId: 'record-9', visitorId: 'new-device' } },
    ])
  })

  it('sends nothing while nobody knows for sure where the owner of a synced record reads', async () => {
    service.records.shared.push({ recordId: 'record-9', proofId: '01SYNCED00', revision: 1 })
    service.startWork()
    expect((await ask('01SYNCED00')).status).toBe(204)
    expect(await sent()).toEqual([])
  })

  it('says the same of a record that does not exist, to whom nothing is sent', async () => {
    await done()
    const known = await ask('01ABCDEFGH')
    const unknown = await ask('01AAAAAAAA')
    const asked = service.asked.length
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(await sent()).toHaveLength(1)
    expect(service.asked.length).toBeGreaterThanOrEqual(asked)
  })

  it('asks nobody before it answers, so that the time tells nothing', async () => {
    await done()
    await service.stopWork()
    service.asked.length = 0
    service.records.isAway = true
    expect((await ask('01ABCDEFGH')).status).toBe(204)
    service.records.isAway = false
    service.startWork()
    expect(await sent()).toHaveLength(1)
  })

  it('answers 429 after five in an hour, and a record gets three links a day, whoever asks', async () => {
    await done()
    for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(204)
    const refused = await ask()
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect((await ask('01ABCDEFGH', 'another visitor')).status).toBe(204)
    expect(await sent()).toHaveLength(3)
    service.now = new Date(service.now.getTime() + day + 1000)
    expect((await ask()).status).toBe(204)
    expect(await sent()).toHaveLength(4)
  })

  it('counts links that are asked for at once as many', async () => {
    await done()
    const visitors = ['a', 'b', 'c', 'd']
    const asked = await Promise.all(
      visitors.flatMap((visitorId) => Array.from({ length: 8 }, () => ask('01ABCDEFGH', visitorId))),
    )
    expect(asked.filter(({ status }) => status === 204)).toHaveLength(5 * visitors.length)
    expect(await sent()).toHaveLength(3)
  })
})
