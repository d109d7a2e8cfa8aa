import { staffSessionCookie } from '@shared/contracts/accounts'
import { silentLogger } from '@shared/node/logger'
import { badInputFindings } from '@shared/node/testing/bad-input'
import { requestAs, serviceCaller, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { startServiceStore } from '@shared/node/testing/service-store'
import { fieldGrowth } from '@shared/node/testing/route-growth'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { Express } from 'express'
import { createApp } from '../app'
import { hashSessionToken } from './session.service'

let store: ServiceStore
let app: Express

beforeAll(async () => {
  store = await startServiceStore('accounts')
  app = createApp({
    connection: store.connection,
    logger: silentLogger(),
    secret: testSecret,
    isReady: () => true,
  })
  await store.open()
})
afterAll(() => store.stop())
beforeEach(() => store.clear())

const hour = 3_600_000
const signIn = (token: string, { expiresIn = hour, isRevoked = false } = {}) =>
  store.connection.model('Session').create({
    _id: hashSessionToken(token),
    staffId: 'ada-id',
    username: 'Ada',
    expiresAt: new Date(Date.now() + expiresIn),
    revokedAt: isRevoked ? new Date() : null,
  })
const gateway = serviceCaller('gateway')
const lookUp = async (body: object, caller = gateway) =>
  (await requestAs(app, caller, 'post', '/internal/session-lookups')).call.send(body)
const currentUser = async (cookie?: string) => {
  const { call } = await requestAs(app, visitorCaller('visitor-1'), 'get', '/api/user')
  return cookie === undefined ? call : call.set('cookie', cookie)
}

describe('GET /api/user', () => {
  it('[API-007] answers 401 without sign-in, and the user with it', async () => {
    await signIn('token')
    const nobody = await currentUser()
    expect(nobody.status).toBe(401)
    expect(nobody.body).toMatchObject({ code: 'unauthenticated', detail: 'Nobody is signed in.' })
    const ada = await currentUser(`other=1; ${staffSessionCookie}=token`)
    expect(ada.status).toBe(200)
    expect(ada.body).toEqual({ id: 'ada-id', username: 'Ada' })
  })

  it('answers 401 to a session that is unknown, expired or revoked', async () => {
    await signIn('expired', { expiresIn: -1 })
    await signIn('revoked', { isRevoked: true })
    for (const token of ['unknown', 'expired', 'revoked', ''])
      expect((await currentUser(`${staffSessionCookie}=${token}`)).status).toBe(401)
  })
})

describe('POST /internal/session-lookups', () => {
  it('answers 401 without a token and 403 to a visitor', async () => {
    const anonymous = await requestAs(app, null, 'post', '/internal/session-lookups')
    expect((await anonymous.call.send({ token: 'token' })).status).toBe(401)
    expect((await lookUp({ token: 'token' }, visitorCaller('visitor-1'))).status).toBe(403)
  })

  it('says who a session belongs to, and nobody for one that is over', async () => {
    await signIn('token')
    await signIn('revoked', { isRevoked: true })
    expect((await lookUp({ token: 'token' })).body).toEqual({ user: { id: 'ada-id', username: 'Ada' } })
    expect((await lookUp({ token: 'revoked' })).body).toEqual({ user: null })
    expect((await lookUp({ token: 'unknown' })).body).toEqual({ user: null })
  })
})

describe('bad input', () => {
  it('is refused with every fault, and nothing is stored', async () => {
    expect(
      await badInputFindings({ app: () => app, secret: testSecret, storedState: () => store.counts() }),
    ).toEqual([])
  })

  it('[API-031] takes time in proportion to its length, whatever field of it grows', async () => {
    const { fields, findings } = await fieldGrowth(app)
    expect(findings).toEqual([])
    expect(fields).toBeGreaterThan(0)
  })
})

describe('what is not built yet', () => {
  it.each(['/api/login', '/api/register', '/api/logout'])('%s answers a truthful 501', async (path) => {
    const { call } = await requestAs(app, visitorCaller('visitor-1'), 'post', path)
    const answer = await call.send({ username: 'ada', password: 'a long enough password' })
    expect(answer.status).toBe(501)
    expect(answer.body).toMatchObject({
      code: 'not_implemented',
      detail: expect.stringMatching(/not available yet\.$/),
    })
    expect(Object.values(await store.counts()).every((count) => count === 0)).toBe(true)
  })
})
