import { Query } from 'mongoose'
import type { MailSettings } from './config'
import { createLogger } from './logger'
import { createMailer, MailBusyError, MailLimitError, UnconfirmedAddressError } from './mail'
import type { Mailer, MailMessage } from './mail'
import { createMailAddresses, normaliseAddress } from './mail-addresses'
import { MailError, RefusedMailError } from './mail-transport'
import { testRecordKeys } from './testing/record-keys'
import { startServiceStore } from './testing/service-store'
import type { ServiceStore } from './testing/service-store'
import { startSmtpSink } from './testing/smtp-sink'
import type { SmtpSink } from './testing/smtp-sink'

let store: ServiceStore
let sink: SmtpSink
let one: Mailer
let other: Mailer
let now = new Date('2026-05-01T12:00:00.000Z')

const secret = 'the key of hashes in tests of mails'
/** A mailer as each copy of a service has one. */
const mailer = (settings: Partial<MailSettings> = {}, leaseMs = 60_000) =>
  createMailer({
    settings: {
      MAIL_FROM: 'Birth Codex <codex@example.org>',
      SMTP_URL: sink.url,
      ...settings,
    },
    secret,
    connection: store.connection,
    keys: testRecordKeys(),
    addresses: createMailAddresses({ connection: store.connection, secret, maxADay: 10, now: () => now }),
    leaseMs,
    now: () => now,
  })

beforeAll(async () => {
  store = await startServiceStore('kit')
  sink = await startSmtpSink()
  one = mailer()
  other = mailer()
  await store.open()
})
afterAll(async () => {
  await sink.close()
  await store.stop()
})
afterEach(() => jest.restoreAllMocks())
beforeEach(async () => {
  await store.clear()
  sink.taken.length = 0
  sink.answerTo = {}
  now = new Date('2026-05-01T12:00:00.000Z')
})

const topic = 'proof-ready:job-1'
let keys = 0
const message = (changes: Partial<MailMessage> = {}): MailMessage => ({
  key: `message ${(keys += 1)}`,
  topic,
  askedAt: now,
  to: 'parent@example.org',
  subject: 'ready',
  text: 'ready',
  html: '<p>ready</p>',
  recordId: 'record-1',
  ...changes,
})
const pass = (ms: number) => (now = new Date(now.getTime() + ms))
const day = 86_400_000
const stateOf = async (mail = topic) => (await one.stateOf([mail]))?.state
const reached = () => sink.taken.flatMap(({ to }) => to)
/** Calls `hear` before every query of this process goes to the store. */
const beforeQuery = (
  hear: (query: { model: unknown; op: unknown }, update: unknown) => Promise<void>,
): void => {
  const { exec } = Query.prototype
  jest.spyOn(Query.prototype, 'exec').mockImplementation(async function (this: Query<unknown, unknown>) {
    await hear({ model: this.model, op: 'op' in this ? this.op : undefined }, this.getUpdate())
    return exec.call(this)
  })
}
const failureOf = (sent: Promise<void>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )
/** A server that takes its time over the next message: resolves `asked` once it has it, and takes it when told. */
const slowServer = () => {
  let take = () => {}
  let hear = () => {}
  const asked = new Promise<void>((resolve) => (hear = resolve))
  const gate = new Promise<undefined>((resolve) => (take = () => resolve(undefined)))
  sink.answerTo.message = () => (hear(), gate)
  return { asked, take }
}

describe('several copies', () => {
  it('send a message once, however slow the server is: the one that has the lease renews it', async () => {
    const { asked, take } = slowServer()
    const slow = mailer({}, 60)
    const same = message()
    const sending = slow.send(same)
    await asked
    const leaseEndOf = async () =>
      (await store.connection.model('MailDelivery').findById(topic).lean<{ leaseEnd: Date }>())?.leaseEnd ??
      new Date(0)
    const first = await leaseEndOf()
    while ((await leaseEndOf()) <= new Date(first.getTime() + 60)) await new Promise(setImmediate)
    expect(await failureOf(other.send(same))).toBeInstanceOf(MailBusyError)
    take()
    await sending
    await other.send(same)
    expect(sink.taken).toHaveLength(1)
  })
  it('take over from one that has died: its lease ends', async () => {
    await store.connection.model('MailDelivery').create({
      _id: topic,
      recordId: 'record-1',
      state: 'waiting',
      at: now,
      lease: 'of the dead',
      leaseEnd: new Date(Date.now() - 1),
    })
    await other.send(message())
    expect(sink.taken).toHaveLength(1)
  })
  it('send again what was broken off, and once', async () => {
    const { asked } = slowServer()
    const same = message()
    const sending = failureOf(one.send(same))
    await asked
    sink.breakOff()
    expect(await sending).toBeInstanceOf(MailError)
    expect(await stateOf()).toBe('waiting')
    sink.answerTo = {}
    await Promise.allSettled([one.send(same), other.send(same)])
    await other.send(same)
    expect(sink.taken).toHaveLength(1)
    expect(await stateOf()).toBe('sent')
  })
})

describe('a corrected address', () => {
  it('gets a message once after a 450, whichever of the two that ask for it comes first', async () => {
    sink.answerTo.recipient = (address) => (address.startsWith('old') ? '450 try later' : undefined)
    const original = message({ to: 'old@example.org' })
    expect(await failureOf(one.send(original))).toBeInstanceOf(MailError)
    pass(1000)
    const again = message({ to: 'new@example.org' })
    pass(1000)
    await one.send(again)
    await other.send({ ...original, to: 'new@example.org' })
    expect(reached()).toEqual(['new@example.org'])

    const second = { ...message({ to: 'newer@example.org' }), topic: 'proof-ready:job-2' }
    const secondAgain = { ...second, key: 'asked again', askedAt: pass(1000) }
    pass(1000)
    await other.send(second)
    await one.send(secondAgain)
    expect(reached()).toEqual(['new@example.org', 'newer@example.org'])
  })
  it('gets it again when it is asked for later: it may have been lost', async () => {
    await one.send(message())
    pass(1000)
    await other.send(message())
    expect(sink.taken).toHaveLength(2)
  })
})

describe('what the server says', () => {
  it.each([
    ['550 5.1.1 <parent@example.org>: Recipient address rejected', 'recipient'],
    ['552 5.2.2 <parent@example.org> mailbox full', 'recipient'],
    ['554 5.7.1 <parent@example.org> looks like spam', 'message'],
  ] as const)('is for good with %s', async (answer, at) => {
    sink.answerTo[at] = () => answer
    expect(await failureOf(one.send(message()))).toBeInstanceOf(RefusedMailError)
    expect(await stateOf()).toBe('refused')
  })
  it.each(['450 4.2.0 greylisted', '452 4.2.2 out of room'])('may pass with %s', async (answer) => {
    sink.answerTo.recipient = () => answer
    const failure = await failureOf(one.send(message()))
    expect(failure).toBeInstanceOf(MailError)
    expect(failure).not.toBeInstanceOf(RefusedMailError)
    expect(await stateOf()).toBe('waiting')
  })
  it('may pass when it says nothing, being away', async () => {
    const failure = await failureOf(mailer({ SMTP_URL: 'smtp://127.0.0.1:1' }).send(message()))
    expect(failure).not.toBeInstanceOf(RefusedMailError)
    expect(failure).toMatchObject({ answer: { code: 'ESOCKET' } })
  })
  it('[PRV-005] is not logged in its words, which repeat the address', async () => {
    const lines: string[] = []
    const logger = createLogger({
      service: 'kit',
      level: 'trace',
      destination: { write: (line: string) => void lines.push(line) },
    })
    for (const [at, answer] of [
      ['recipient', '550 5.1.1 <parent@example.org> unknown'],
      ['message', '451 4.3.0 <parent@example.org> later'],
    ] as const) {
      sink.answerTo = { [at]: () => answer }
      logger.warn({ err: await failureOf(one.send(message({ topic: at }))) }, 'message not delivered yet')
    }
    expect(lines.join('')).toContain('550 RCPT TO')
    expect(lines.join('')).toContain('451 DATA')
    expect(lines.join('')).not.toMatch(/parent|example\.org/)
  })
})

describe('the limit of an address', () => {
  const sendTo = (to: string, n: number, mailerOf = one) =>
    failureOf(mailerOf.send(message({ to, topic: `${to} ${n}`, recordId: `record-${n}` })))

  it('[INV-042] lets ten messages a day through, whatever asks for them, over all copies and spellings', async () => {
    const spellings = ['Stranger@Example.org', 'stranger+a@example.org', 'stranger@example.org']
    const sent = await Promise.all(
      Array.from({ length: 25 }, (_, n) => sendTo(spellings[n % 3] ?? '', n, n % 2 ? one : other)),
    )
    expect(sent.filter((failure) => failure === undefined)).toHaveLength(10)
    expect(sent.filter((failure) => failure instanceof MailLimitError)).toHaveLength(15)
    expect(sink.taken).toHaveLength(10)
    expect(await sendTo('somebody.else@example.org', 1)).toBeUndefined()
  })
  it('[INV-042] begins anew on the next day, and says until when it holds', async () => {
    for (let n = 0; n < 10; n += 1) await sendTo('a@example.org', n)
    const failure = await sendTo('a@example.org', 10)
    expect(failure).toMatchObject({ until: new Date('2026-05-02T00:00:00.000Z') })
    expect(await stateOf('a@example.org 10')).toBe('limited')
    pass(day)
    expect(await sendTo('a@example.org', 10)).toBeUndefined()
    expect(await stateOf('a@example.org 10')).toBe('sent')
  })
  it('[INV-042] counts both of two that begin an address’s day at once, where the store tells the later one so', async () => {
    const { count, hashOf } = createMailAddresses({
      connection: store.connection,
      secret: 'another key',
      maxADay: 2,
      now: () => now,
    })
    const hash = hashOf('first@example.org')
    const counts = store.connection.model('MailCount')
    const another = {
      _id: `${hash}:${Math.floor(now.getTime() / day)}`,
      count: 1,
      expiresAt: new Date(Date.now() + day),
    }
    // What MongoDB does of two that insert: the second is told of a duplicate.
    beforeQuery(async ({ model, op }) => {
      if (model !== counts || op !== 'updateOne') return
      jest.restoreAllMocks()
      await counts.create(another)
      await counts.create(another)
    })
    expect(await count(hash)).toBeNull()
    expect(await counts.findById(another._id).lean()).toMatchObject({ count: 2 })
    expect(await count(hash)).toEqual(new Date('2026-05-02T00:00:00.000Z'))
  })
  it('[INV-042] outlives its day by the clock of the store, which removes it, whatever day the service believes it to be', async () => {
    await sendTo('a@example.org', 1)
    const counts = await store.connection.model('MailCount').find({}).lean<{ expiresAt: Date }[]>()
    expect(counts).toHaveLength(1)
    for (const { expiresAt } of counts) expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + day)
  })
  it('counts a message once, however often the server puts it off', async () => {
    sink.answerTo.recipient = () => '450 later'
    const same = message({ to: 'b@example.org' })
    for (let attempt = 0; attempt < 12; attempt += 1) await failureOf(one.send(same))
    sink.answerTo = {}
    await one.send(same)
    expect(sink.taken).toHaveLength(1)
  })
  it('keeps no address, only what one is counted under', async () => {
    await one.send(message({ to: 'parent@example.org' }))
    const stored = await Promise.all(
      ['MailCount', 'MailDelivery'].map((name) => store.connection.model(name).find({}).lean()),
    )
    expect(stored.flat().length).toBeGreaterThan(1)
    expect(JSON.stringify(stored)).not.toContain('parent')
  })
  it.each([
    ['A.Da+codex@GoogleMail.com', 'ada@gmail.com'],
    ['a.da@example.org', 'a.da@example.org'],
    ['ÉLÉONORE@example.org', 'éléonore@example.org'],
  ])('counts %s as %s', (spelling, address) => {
    expect(normaliseAddress(spelling)).toBe(address)
  })
})

describe('an address from which no link has been opened', () => {
  const about = 'job-1'
  const finished = (changes: Partial<MailMessage> = {}) =>
    message({ topic: 'proof-approved:job-1', subject: 'approved', isForConfirmed: true, ...changes })
  const finishedState = () => stateOf('proof-approved:job-1')

  it('[INV-042] gets nothing that is for confirmed addresses; what waits is told when the link is opened, and goes', async () => {
    const waiting = finished()
    await one.send(message())
    expect(await failureOf(one.send(waiting))).toBeInstanceOf(UnconfirmedAddressError)
    expect(await finishedState()).toBe('unconfirmed')
    expect(await one.isConfirmed('parent@example.org')).toBe(false)

    const mark = one.markOf(about, 'Parent+spelled@example.org')
    const opened = await other.confirm(about, mark)
    expect(opened?.waiting).toEqual(['proof-approved:job-1'])
    expect(await one.isConfirmed('parent@example.org')).toBe(true)
    await one.send(waiting)
    expect(sink.taken).toHaveLength(2)
    expect(await finishedState()).toBe('sent')
    // Opened again, with nothing waiting any more.
    expect(await one.confirm(about, mark)).toEqual({ ...opened, waiting: [] })
  })
  it('is confirmed by its own mark of that message only', async () => {
    const mark = one.markOf(about, 'parent@example.org')
    const [hash = '', seal = ''] = mark.split('.')
    const [otherHash = ''] = one.markOf(about, 'somebody.else@example.org').split('.')
    for (const forged of [
      '',
      '.',
      hash,
      `${hash}.`,
      `${otherHash}.${seal}`,
      `${mark}x`,
      `${mark}.x`,
      'é'.repeat(mark.length),
    ])
      expect(await one.confirm(about, forged)).toBeNull()
    expect(await one.confirm('job-2', mark)).toBeNull()
    expect(await store.connection.model('ConfirmedAddress').find({})).toEqual([])
  })
  it('[INV-042] that is confirmed just after a message found it unconfirmed is sent it all the same', async () => {
    const mark = one.markOf(about, 'parent@example.org')
    const confirmed = store.connection.model('ConfirmedAddress')
    let waiting: readonly string[] | undefined
    const deliveries = store.connection.model('MailDelivery')
    beforeQuery(async ({ model, op }, update) => {
      if (model !== deliveries || op !== 'updateOne' || !JSON.stringify(update).includes('unconfirmed'))
        return
      jest.restoreAllMocks()
      expect(await confirmed.countDocuments({})).toBe(0)
      waiting = (await other.confirm(about, mark))?.waiting
    })
    await one.send(finished())
    expect(waiting).toEqual([])
    expect(sink.taken).toHaveLength(1)
    expect(await finishedState()).toBe('sent')
  })
})
