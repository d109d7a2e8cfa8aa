import { randomBytes } from 'node:crypto'
import mongoose from 'mongoose'
import type { MailSettings } from './config'
import { createMailer } from './mail'
import type { Mailer, MailMessage } from './mail'
import { encryptKeptMails } from './kept-mails'
import { createMailAddresses } from './mail-addresses'
import { mailHtml, mailText } from './mail-page'
import { isolate, oneLine } from './one-line'
import { AlteredDataError } from './record-cipher'
import { testRecordKeys } from './testing/record-keys'
import { startServiceStore } from './testing/service-store'
import type { ServiceStore } from './testing/service-store'
import { attachmentOf, startSmtpSink } from './testing/smtp-sink'
import type { SmtpSink } from './testing/smtp-sink'

const { serialize } = mongoose.mongo.BSON

let store: ServiceStore
let sink: SmtpSink
let keeping: Mailer
let sending: Mailer

const keys = testRecordKeys()
const secret = 'the key of hashes in tests of mails'
const mailer = (settings: Partial<MailSettings> = {}) =>
  createMailer({
    settings: {
      MAIL_FROM: 'Birth Codex <codex@example.org>',
      ...settings,
    },
    secret,
    connection: store.connection,
    keys,
    addresses: createMailAddresses({ connection: store.connection, secret, maxADay: 1000 }),
  })

beforeAll(async () => {
  store = await startServiceStore('kit')
  sink = await startSmtpSink()
  keeping = mailer()
  sending = mailer({ SMTP_URL: sink.url })
  await store.open()
})
afterAll(async () => {
  await sink.close()
  await store.stop()
})

beforeEach(() => {
  sink.taken.length = 0
  sink.answerTo = {}
})

let topics = 0
/** A message of its own, unless it is given a key. */
const message = (changes: Partial<MailMessage> = {}): MailMessage => ({
  key: changes.key ?? `message ${(topics += 1)}`,
  topic: changes.key ?? `message ${topics}`,
  askedAt: new Date(),
  to: 'parent@example.org',
  subject: 'Zoë, शर्मा and 李 are ready',
  text: 'नमस्ते',
  html: '<p>नमस्ते</p>',
  recordId: 'record-1',
  ...changes,
})
const kept = () =>
  store.connection.model('KeptMail').find({}).lean<{ _id: string; recordId: string; content: unknown }[]>()
const header = (data: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(data)?.[1] ?? ''

describe('without a mail server', () => {
  it('keeps a message once, however often it is sent', async () => {
    await keeping.send(message({ key: 'ready:job-1' }))
    await keeping.send(message({ key: 'ready:job-1' }))
    await keeping.send(message({ key: 'approved:job-1', recordId: 'record-2' }))
    expect(await kept()).toHaveLength(2)
    const content = { to: 'parent@example.org', text: 'नमस्ते', html: '<p>नमस्ते</p>' }
    expect(await keeping.kept()).toMatchObject([content, content])
  })
  it('keeps address, subject and text under the key of the record: the database holds none of them, and none can be moved', async () => {
    const documents = await kept()
    expect(documents.length).toBeGreaterThan(0)
    for (const document of documents) {
      const fields = Object.keys(document).sort()
      expect(fields).toEqual(['_id', 'attachments', 'content', 'from', 'keptAt', 'recordId'])
      const bytes = Buffer.concat([serialize(document), Buffer.from(JSON.stringify(document))])
      for (const word of ['parent@', 'Zoë', 'शर्मा', 'नमस्ते']) expect(bytes.includes(word)).toBe(false)
    }
    const [one, other] = documents
    const model = store.connection.model('KeptMail')
    await model.updateOne({ _id: other?._id }, { content: one?.content })
    await expect(keeping.kept()).rejects.toBeInstanceOf(AlteredDataError)
    await model.updateOne({ _id: other?._id }, { content: other?.content })
  })
  it('shows messages that were kept before there were keys, encrypts them when asked to, once, and none of an erased record', async () => {
    const model = store.connection.model('KeptMail')
    const older = { to: 'old@example.org', subject: 'Old', text: 'Old words', html: '<p>Old words</p>' }
    await model.create({
      ...{ _id: 'old', recordId: 'record-old', from: 'x', attachments: [], keptAt: new Date() },
      ...older,
    })
    const shown = async () => (await keeping.kept()).find(({ id }) => id === 'old')
    expect(await shown()).toMatchObject(older)
    expect(await encryptKeptMails({ connection: store.connection, keys })).toBe(1)
    expect(await encryptKeptMails({ connection: store.connection, keys })).toBe(0)
    const document = (await kept()).find(({ _id }) => _id === 'old') ?? {}
    expect(Buffer.from(serialize(document)).includes('Old words')).toBe(false)
    expect(await shown()).toMatchObject(older)
    keys.destroy('record-old')
    expect(await shown()).toBeUndefined()
    await keeping.forget('record-old')
  })
  it('keeps where an attachment lies, and does not read it', async () => {
    await keeping.send(
      message({
        key: 'approved:job-2',
        recordId: 'record-2',
        attachments: [
          {
            filename: 'book.pdf',
            contentType: 'application/pdf',
            key: 'proofs/book.pdf',
            read: () => Promise.reject(new Error('read for no reason')),
          },
        ],
      }),
    )
    expect((await kept()).find(({ _id }) => _id === 'approved:job-2')).toMatchObject({
      attachments: [{ filename: 'book.pdf', contentType: 'application/pdf', key: 'proofs/book.pdf' }],
    })
  })
  it('[PRV-011] forgets what it kept before a time', async () => {
    await keeping.send(message({ key: 'of today' }))
    expect(await keeping.forgetBefore(new Date(0))).toBe(0)
    const ofToday = (await kept()).length
    await store.connection
      .collection<{ _id: string }>('keptmails')
      .updateOne({ _id: 'of today' }, { $set: { keptAt: new Date('2025-01-01') } })
    expect(await keeping.forgetBefore(new Date('2025-01-02'))).toBe(1)
    expect(await kept()).toHaveLength(ofToday - 1)
  })
  it('forgets what it kept of a record', async () => {
    await keeping.forget('record-1')
    expect((await kept()).map(({ recordId }) => recordId)).toEqual(['record-2', 'record-2'])
  })
})

describe('over SMTP', () => {
  it('hands the message over as text and HTML, names in any script, and keeps nothing', async () => {
    const before = (await kept()).length
    await sending.send(message())
    const [first] = sink.taken
    expect(first?.to).toEqual(['parent@example.org'])
    expect(header(first?.data ?? '', 'Content-Type')).toContain('multipart/alternative')
    expect(first?.data).toContain(Buffer.from('नमस्ते').toString('base64'))
    expect(header(first?.data ?? '', 'Subject')).toMatch(/=\?UTF-8\?/i)
    expect(await kept()).toHaveLength(before)
  })
  it('hands over attachments whole, under their names', async () => {
    const bytes = randomBytes(300_000)
    const book = {
      filename: 'birth-codex-01ABCDEFGH.pdf',
      contentType: 'application/pdf',
      key: 'proofs/book.pdf',
      read: async () => bytes,
    }
    await sending.send(message({ key: 'with a book', attachments: [book] }))
    const { data = '' } = sink.taken.at(-1) ?? {}
    expect(header(data, 'Content-Type')).toContain('multipart/mixed')
    expect(attachmentOf(data, book.filename)?.equals(bytes)).toBe(true)
  })
  it('hands over a message again that failed', async () => {
    const before = sink.taken.length
    const book = { filename: 'book.pdf', contentType: 'application/pdf', key: 'late' }
    const reads = [Promise.reject(new Error('The store is away')), Promise.resolve(Buffer.from('%PDF-'))]
    const read = () => reads.shift() ?? Promise.reject(new Error('read twice'))
    const late = message({ key: 'ready:job-4', attachments: [{ ...book, read }] })
    await expect(sending.send(late)).rejects.toThrow('The store is away')
    await sending.send(late)
    expect(sink.taken.splice(before)).toHaveLength(1)
  })
  it('is not handed over without its attachment', async () => {
    const before = sink.taken.length
    const book = { filename: 'book.pdf', contentType: 'application/pdf', key: 'gone' }
    const read = () => Promise.reject(new Error('The store is away'))
    await expect(sending.send(message({ key: 'no book', attachments: [{ ...book, read }] }))).rejects.toThrow(
      'The store is away',
    )
    expect(sink.taken).toHaveLength(before)
  })
  it('has a Message-ID of our own domain, which tells nothing of the job and is the same whoever sends it', async () => {
    await sending.send(message({ key: 'ready:job-5' }))
    await store.connection.model('MailDelivery').deleteMany({})
    await mailer({ SMTP_URL: sink.url }).send(message({ key: 'ready:job-5' }))
    await sending.send(message({ key: 'ready:job-6' }))
    const [first, again, other] = sink.taken.map(({ data }) => header(data, 'Message-ID'))
    expect(first).toMatch(/^<[0-9a-f]{32}@example\.org>$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })
  it('says that no automatic answer is wanted', async () => {
    await sending.send(message())
    expect(header(sink.taken[0]?.data ?? '', 'Auto-Submitted')).toBe('auto-generated')
  })
  it('lets a subject bring no line and no turn of direction', async () => {
    await sending.send(message({ subject: 'Ada\r\nBcc: c@example.org\u202E is\u0000 ready' }))
    const [taken] = sink.taken
    expect(taken?.to).toEqual(['parent@example.org'])
    expect(header(taken?.data ?? '', 'Subject')).toBe('Ada Bcc: c@example.org is ready')
  })
  it('lets an address bring no second recipient and no header', async () => {
    const before = sink.taken.length
    await sending
      .send(message({ key: 'two', to: 'a@example.org, b@example.org\r\nBcc: c@example.org' }))
      .catch(() => undefined)
    const reached = sink.taken.slice(before).flatMap(({ to }) => to)
    expect(reached.filter((address) => ['b@example.org', 'c@example.org'].includes(address))).toEqual([])
  })
})

describe('a mail page', () => {
  const page = {
    heading: 'Ada & <Grace>',
    paragraphs: ['One "quoted" line', 'שלום'],
    facts: [['Sun sign', 'Pisces']] as const,
    button: { label: 'Look', address: 'https://codex.example/a?b=1&c="' },
    link: { label: 'Or here', address: 'https://codex.example/other?d=2&e=3' },
    footnote: "It's all",
  }
  it('is text without markup', () => {
    expect(mailText(page)).toBe(
      'Ada & <Grace>\n\nOne "quoted" line\n\nשלום\n\nSun sign: Pisces\n\nLook:\nhttps://codex.example/a?b=1&c="\n\nOr here:\nhttps://codex.example/other?d=2&e=3\n\nIt\'s all',
    )
  })
  it('is HTML in which nothing of it is markup, and loads nothing from anywhere', () => {
    const html = mailHtml(page)
    expect(html).toContain('Ada &amp; &lt;Grace&gt;')
    expect(html).toContain('href="https://codex.example/a?b=1&amp;c=&quot;"')
    expect(html).toContain('href="https://codex.example/other?d=2&amp;e=3"')
    expect(html).not.toMatch(/<(img|script|link|iframe)/)
  })
  it('breaks a long value where it must, and no name of a fact for it', () => {
    const html = mailHtml({ ...page, facts: [['Account', `${'a'.repeat(60)}@codex.example`]] })
    expect(html).toMatch(/<div class="sheet" style="[^"]*overflow-wrap:anywhere/)
    expect(html).toMatch(/<td [^>]*overflow-wrap:normal[^>]*>Account<\/td>/)
  })
  it('does not let a name that runs from right to left turn the sentence around it', () => {
    const heading = `${isolate('شيماء')}’s proof is ready`
    expect(mailHtml({ heading, paragraphs: [] })).toMatch(
      /<h1 dir="ltr"[^>]*><bdi>شيماء<\/bdi>’s proof is ready<\/h1>/,
    )
    expect(mailText({ heading, paragraphs: [] })).toBe('\u2068شيماء\u2069’s proof is ready')
  })
})

describe('a name in a line', () => {
  it('stays on it, without what would turn the line', () => {
    expect(oneLine(' Ada\r\n\tMary\u2028\u202Eenirehtac\u202C\u0000 ')).toBe('Ada Mary enirehtac')
    expect(oneLine('𝒜'.repeat(50), 10)).toBe(`${'𝒜'.repeat(9)}…`)
  })
  it('stands apart where it runs from right to left, whatever it brings along', () => {
    expect(isolate('Ada')).toBe('Ada')
    expect(isolate('של\u2069ום\u2066')).toBe('\u2068שלום\u2069')
  })
})
