import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inviteResultSchema } from '@shared/contracts/invites'
import {
  recordKeysRequestSchema,
  recordKeysSchema,
  recordOwnerSchema,
  recordReferenceSchema,
} from '@shared/contracts/internal'
import { silentLogger } from '@shared/node/logger'
import { mountMailAddresses } from '@shared/node/mail-address-routes'
import { createMailAddresses } from '@shared/node/mail-addresses'
import { route } from '@shared/node/route'
import { createServiceApp } from '@shared/node/service-app'
import { callerHeader, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { createMailServer } from '@shared/node/testing/mail-server'
import type { MailServer } from '@shared/node/testing/mail-server'
import { buildPackages, freePort, startServiceProcess } from '@shared/node/testing/service-process'
import type { ServiceProcess } from '@shared/node/testing/service-process'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { Express } from 'express'

jest.setTimeout(180_000)

const root = join(__dirname, '../../..')
const proofId = '01ABCDEFGH'
let store: ServiceStore
let mails: MailServer
let service: ServiceProcess
let environment: Record<string, string> & { PORT: string }
const servers: Server[] = []

const listen = async (name: string, mount: (app: Express) => void) => {
  const app = createServiceApp({
    name,
    logger: silentLogger(),
    secret: testSecret,
    isReady: () => true,
    mount,
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  // Listening on TCP gives an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const start = async () => (service = await startServiceProcess(root, 'invites', environment))

beforeAll(async () => {
  await buildPackages(root, ['services/invites'])
  store = await startServiceStore('invites')
  const { connection } = store
  const addresses = createMailAddresses({ connection, secret: testSecret, maxADay: 10 })
  const audience = 'service' as const
  const records = await listen('records', (app) => {
    app.get(
      '/internal/shared-records/:proofId',
      route({ summary: 'The one record', audience, answer: recordReferenceSchema }, () => ({
        recordId: 'record-1',
        proofId,
        revision: 1,
      })),
    )
    app.get(
      '/internal/records/:recordId/owner',
      route({ summary: 'Its owner', audience, answer: recordOwnerSchema }, () => ({ visitorId: 'owner' })),
    )
  })
  const key = randomBytes(32).toString('base64url')
  const keys = await listen('keys', (app) =>
    app.post(
      '/internal/keys',
      route(
        { summary: 'The one key', audience, body: recordKeysRequestSchema, answer: recordKeysSchema },
        ({ body }) => ({ keys: Object.fromEntries(body.recordIds.map((id) => [id, key])) }),
      ),
    ),
  )
  const proofs = await listen('proofs', (app) =>
    mountMailAddresses(app, { addresses, onConfirmed: async () => undefined }),
  )
  await store.open()
  const smtpPort = await freePort()
  mails = createMailServer(smtpPort)
  await mails.start()
  environment = {
    PORT: String(await freePort()),
    MONGODB_URI: store.uri,
    INTERNAL_SECRET: testSecret,
    RECORDS_URL: records,
    PROOFS_URL: proofs,
    ACCOUNTS_URL: 'http://127.0.0.1:9',
    KEYS_URL: keys,
    PUBLIC_URL: 'https://codex.example',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  }
  await start()
})
afterAll(async () => {
  await service.kill()
  await mails.kill()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await store.stop()
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
const invite = async (...emails: string[]) => {
  const path = `/api/proofs/${proofId}/invites`
  const answer = await fetch(service.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...callerHeader(visitorCaller('owner'), 'invites', 'POST', path),
    },
    body: JSON.stringify({ emails }),
  })
  const { invites } = inviteResultSchema.parse(await answer.json())
  return invites.map(({ email, mail }) => `${email} ${mail}`)
}
const reached = (email: string) => mails.taken.filter(({ to }) => to.includes(email)).length
/** Until nothing of it waits to be sent any more. */
const untilQuiet = async (email: string) => {
  const invitations = store.connection.db?.collection('invitations')
  while (await invitations?.countDocuments({ email, outboxDueAt: { $exists: true } })) await pause()
}

it('[INV-014] [INV-015] says of each address whether the mail server took its e-mail, and names the refused one', async () => {
  expect(await invite('aunt@example.org', 'nobody@refused.example', 'uncle@example.org')).toEqual([
    'aunt@example.org sent',
    'nobody@refused.example refused',
    'uncle@example.org sent',
  ])
  expect(mails.taken.flatMap(({ to }) => to).sort()).toEqual(['aunt@example.org', 'uncle@example.org'])
})

it('waits for a slow mail server, which gets the e-mail once', async () => {
  mails.delay(1500)
  expect(await invite('slow@example.org')).toEqual(['slow@example.org sent'])
  mails.delay(0)
  await untilQuiet('slow@example.org')
  expect(reached('slow@example.org')).toBe(1)
})

it('[ERR-014] says that an e-mail waits while the mail server is away; killed then and started again, it sends exactly one', async () => {
  await mails.kill()
  expect(await invite('late@example.org')).toEqual(['late@example.org waiting'])
  await service.kill()
  await mails.start()
  await start()
  while (!reached('late@example.org')) await pause()
  await untilQuiet('late@example.org')
  expect(reached('late@example.org')).toBe(1)
  const [mail] = mails.taken.filter(({ to }) => to.includes('late@example.org'))
  expect(mail?.data).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(mail?.data).toMatch(/^Message-ID: <[0-9a-f]{32}@localhost>/m)
})
