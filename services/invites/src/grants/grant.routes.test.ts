import { ServiceCallError } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import { silentLogger } from '@shared/node/logger'
import { createMailer } from '@shared/node/mail'
import { createMailAddresses } from '@shared/node/mail-addresses'
import { requestAs, serviceCaller, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import { startServiceStore } from '@shared/node/testing/service-store'
import { fieldGrowth } from '@shared/node/testing/route-growth'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { Express } from 'express'
import { createApp } from '../app'
import { createRecordTexts } from '../encryption/record-texts'
import { grantsCollection } from './grant.model'
import { createGrantRepository } from './grant.repository'

let store: ServiceStore
let app: Express
let owners: Record<string, string> = {}
let recordsIsAway = false
const keys = testRecordKeys()

const records: ServiceClient = {
  call: () => Promise.reject(new Error('not asked')),
  find: async ({ path, answer }) => {
    if (recordsIsAway)
      throw new ServiceCallError({ service: 'records', code: 'unavailable', publicMessage: 'away' })
    const visitorId = owners[path.split('/')[3] ?? '']
    return visitorId === undefined ? null : answer?.parse({ visitorId })
  },
} as ServiceClient

beforeAll(async () => {
  store = await startServiceStore('invites')
  ;({ app } = createApp({
    connection: store.connection,
    logger: silentLogger(),
    secret: testSecret,
    isReady: () => true,
    audit: { note: async () => undefined },
    records,
    keys,
    mailer: createMailer({
      settings: { MAIL_FROM: 'codex@localhost' },
      addresses: createMailAddresses({ connection: store.connection, secret: testSecret, maxADay: 10 }),
      secret: testSecret,
      connection: store.connection,
      keys: testRecordKeys(),
    }),
    publicUrl: 'https://codex.example',
  }))
  await store.open()
})
afterAll(() => store.stop())
beforeEach(async () => {
  await store.clear()
  owners = {}
  recordsIsAway = false
})

const proofs = serviceCaller('proofs')
const roleOf = async (recordId: string, visitorId: string) =>
  (await requestAs(app, proofs, 'get', `/internal/grants/${recordId}/${visitorId}`)).call
const send = async (message: object, caller = proofs) =>
  (await requestAs(app, caller, 'post', '/internal/messages')).call.send(message)
const owned = (id: string) => ({
  id,
  type: 'record.owned',
  payload: { recordId: 'record-1', visitorId: 'visitor-1' },
})

describe('GET /internal/grants', () => {
  it('answers 401 without a token and 403 to a visitor', async () => {
    const path = '/internal/grants/record-1/visitor-1'
    expect((await (await requestAs(app, null, 'get', path)).call).status).toBe(401)
    expect((await (await requestAs(app, visitorCaller('visitor-1'), 'get', path)).call).status).toBe(403)
  })
  it('answers 400 for an address that cannot be one', async () => {
    expect((await roleOf('r'.repeat(65), 'v')).status).toBe(400)
  })
  it('answers no role for somebody who has none', async () => {
    expect((await roleOf('record-1', 'visitor-1')).body).toEqual({ role: null, email: null })
  })
  it('[PRF-004] answers the role of the visitor who made the record, and of nobody else', async () => {
    expect((await send(owned('m1'))).status).toBe(204)
    expect((await roleOf('record-1', 'visitor-1')).body).toEqual({ role: 'OWNER', email: null })
    expect((await roleOf('record-1', 'visitor-2')).body).toEqual({ role: null, email: null })
    expect((await roleOf('record-2', 'visitor-1')).body).toEqual({ role: null, email: null })
  })
  it('names whoever joined by an invitation, as the other people on the record know them', async () => {
    await createGrantRepository(store.connection, createRecordTexts(keys, grantsCollection)).give({
      recordId: 'record-1',
      visitorId: 'visitor-2',
      role: 'EDITOR',
      grantedAt: new Date(),
      invitationId: 'invitation-1',
      email: 'ewa@example.org',
    })
    expect((await roleOf('record-1', 'visitor-2')).body).toEqual({ role: 'EDITOR', email: 'ewa@example.org' })
  })
  it('asks records while the message is on its way, and remembers the answer', async () => {
    owners = { 'record-9': 'visitor-9' }
    expect((await roleOf('record-9', 'visitor-8')).body).toEqual({ role: null, email: null })
    owners = {}
    expect((await roleOf('record-9', 'visitor-9')).body).toEqual({ role: 'OWNER', email: null })
  })
  it('says 503, never "no role", when records is needed and away', async () => {
    recordsIsAway = true
    expect((await roleOf('record-1', 'visitor-1')).status).toBe(503)
  })
})

describe('POST /internal/messages', () => {
  it('answers 403 to a visitor', async () => {
    expect((await send(owned('m1'), visitorCaller('v'))).status).toBe(403)
  })
  it('answers 400 for a message that is not for this service', async () => {
    const foreign = {
      id: 'm',
      type: 'proof.requested',
      payload: { proofJobId: 'j', recordId: 'r', version: 1, proofId: 'p' },
    }
    expect((await send(foreign)).status).toBe(400)
    expect(await store.counts()).toMatchObject({ grants: 0 })
  })
  it('makes one grant of a message that comes twice', async () => {
    await send(owned('m1'))
    await send(owned('m1'))
    expect(await store.counts()).toMatchObject({ grants: 1 })
  })
})
it('[API-031] takes time in proportion to its length, whatever field of it grows', async () => {
  const { fields, findings } = await fieldGrowth(app)
  expect(findings).toEqual([])
  expect(fields).toBeGreaterThan(0)
})
