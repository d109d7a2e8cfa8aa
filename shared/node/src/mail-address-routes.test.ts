import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { silentLogger } from './logger'
import { createMailer, MailLimitError } from './mail'
import type { Mailer } from './mail'
import { askMailAddresses, mountMailAddresses } from './mail-address-routes'
import { createMailAddresses } from './mail-addresses'
import type { OwnMailAddresses } from './mail-addresses'
import { createServiceApp } from './service-app'
import { createRetentionWork } from './retention'
import { createServiceClient, ServiceCallError } from './service-client'
import { callerHeader, visitorCaller, testSecret } from './testing/caller-request'
import { testRecordKeys } from './testing/record-keys'
import { startServiceStore } from './testing/service-store'
import type { ServiceStore } from './testing/service-store'
import { startSmtpSink } from './testing/smtp-sink'
import type { SmtpSink } from './testing/smtp-sink'

let store: ServiceStore
let sink: SmtpSink
let server: Server
let url: string
/** Sends from the home of the addresses, and from another service. */
let atHome: Mailer
let elsewhere: Mailer
const confirmed: string[] = []
let addresses: OwnMailAddresses
let now = new Date()

beforeAll(async () => {
  store = await startServiceStore('kit')
  sink = await startSmtpSink()
  const { connection } = store
  addresses = createMailAddresses({ connection, secret: testSecret, maxADay: 4, now: () => now })
  const app = createServiceApp({
    name: 'home',
    logger: silentLogger(),
    secret: testSecret,
    isReady: () => true,
    mount: (mounted) =>
      mountMailAddresses(mounted, { addresses, onConfirmed: async (hash) => void confirmed.push(hash) }),
  })
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP gives an address of this kind.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const home = createServiceClient({ service: 'home', from: 'invites', baseUrl: url, secret: testSecret })
  const common = {
    settings: { MAIL_FROM: 'codex@codex.example', SMTP_URL: sink.url },
    secret: testSecret,
    connection,
    keys: testRecordKeys(),
  }
  atHome = createMailer({ ...common, addresses })
  elsewhere = createMailer({ ...common, addresses: askMailAddresses(home, testSecret) })
  await store.open()
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await sink.close()
  await store.stop()
})
beforeEach(async () => {
  await store.clear()
  sink.taken.length = 0
  confirmed.length = 0
})

let messages = 0
const send = (mailer: Mailer, to: string) => {
  const key = `message ${(messages += 1)}`
  const text = { subject: 'A', text: 'A', html: '<p>A</p>' }
  return mailer.send({ key, topic: key, askedAt: new Date(), to, ...text, recordId: 'record-1' })
}

it('[INV-042] an address gets so many e-mails a day of all services together', async () => {
  for (const mailer of [elsewhere, atHome, elsewhere, atHome]) await send(mailer, 'a@example.org')
  for (const mailer of [elsewhere, atHome])
    await expect(send(mailer, 'A+b@example.org')).rejects.toBeInstanceOf(MailLimitError)
  await send(elsewhere, 'b@example.org')
  expect(sink.taken).toHaveLength(5)
})

it('knows by each service what another has confirmed, and tells the home of it', async () => {
  expect(await elsewhere.isConfirmed('a@example.org')).toBe(false)
  await elsewhere.confirmAddress('A@example.org')
  expect(confirmed).toHaveLength(1)
  expect(await atHome.isConfirmed('a@example.org')).toBe(true)
  expect(await elsewhere.isConfirmed('a@example.org')).toBe(true)
})

it('sends nothing while the home is away, so that an e-mail waits', async () => {
  const gone = createServiceClient({
    service: 'home',
    from: 'x',
    baseUrl: 'http://127.0.0.1:1',
    secret: testSecret,
  })
  const mailer = createMailer({
    settings: { MAIL_FROM: 'codex@codex.example', SMTP_URL: sink.url },
    addresses: askMailAddresses(gone, testSecret),
    secret: testSecret,
    connection: store.connection,
    keys: testRecordKeys(),
  })
  await expect(send(mailer, 'a@example.org')).rejects.toBeInstanceOf(ServiceCallError)
  expect((await mailer.stateOf([`message ${messages}`]))?.state).toBe('waiting')
  expect(sink.taken).toEqual([])
})

it('is for services only', async () => {
  const path = `/internal/mail-addresses/${'0'.repeat(32)}`
  const headers = callerHeader(visitorCaller('visitor-1'), 'home', 'GET', path)
  expect((await fetch(url + path, { headers })).status).toBe(403)
})

it('[PRV-011] forgets an address once no link was opened for the days that are set, and never with 0', async () => {
  const [left, opened] = ['left@example.org', 'opened@example.org'].map(addresses.hashOf) as [string, string]
  const day = 86_400_000
  const begun = now
  const removeOlderThan = async (days: number) => {
    const work = createRetentionWork({
      name: 'confirmed addresses',
      days,
      remove: addresses.forgetBefore,
      logger: silentLogger(),
      now: () => now,
    })
    work.start()
    await work.stop()
    return Promise.all([left, opened].map(addresses.isConfirmed))
  }
  await addresses.confirm(left)
  await addresses.confirm(opened)
  now = new Date(begun.getTime() + 20 * day)
  await addresses.confirm(opened)
  now = new Date(begun.getTime() + 31 * day)
  expect(await removeOlderThan(0)).toEqual([true, true])
  expect(await removeOlderThan(32)).toEqual([true, true])
  expect(await removeOlderThan(30)).toEqual([false, true])
  now = begun
})
