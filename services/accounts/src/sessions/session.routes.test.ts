import { requestAs, serviceCaller, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { badInputFindings } from '@shared/node/testing/bad-input'
import { fieldGrowth } from '@shared/node/testing/route-growth'
import { Browser, startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'
import { deviceNameOf } from './device-name'

let service: AccountsService
beforeAll(async () => {
  service = await startAccounts()
})
afterAll(() => service.stop())
beforeEach(() => service.store.clear())

const minute = 60_000
let visitors = 0
const browser = (userAgent?: string) =>
  new Browser(service.app, `visitor-${++visitors}`, 'network-1', userAgent)
const signedIn = async () => {
  const home = browser()
  await home.register('ada')
  return home
}
const tokenOf = ({ cookie }: Browser) => cookie?.split('=')[1]
const lookUp = async (body: object, caller = serviceCaller('gateway')) =>
  (await requestAs(service.app, caller, 'post', '/internal/session-lookups')).call.send(body)

describe('GET /api/user', () => {
  it('[API-007] [AUT-011] answers 401 without sign-in, and the user with it', async () => {
    const nobody = await browser().get('/api/user')
    expect(nobody.status).toBe(401)
    expect(nobody.body).toMatchObject({ code: 'unauthenticated', detail: 'Nobody is signed in.' })
    const ada = await (await signedIn()).get('/api/user')
    expect(ada.status).toBe(200)
    expect(ada.body).toEqual({ id: expect.any(String), username: 'ada' })
  })

  it.each(['unknown', '', 'x'.repeat(300), '$ne'])('answers 401 to the token %j', async (token) => {
    await signedIn()
    const stranger = browser()
    stranger.cookie = `codex_staff=${token}`
    expect((await stranger.get('/api/user')).status).toBe(401)
  })
})

describe('POST /api/logout', () => {
  it('[AUT-025] [API-010] takes no payload, ends the session on the server, and answers nothing; again is the same', async () => {
    const home = await signedIn()
    const elsewhere = browser()
    await elsewhere.signIn('ada')
    const thief = browser()
    thief.cookie = home.cookie
    const answer = await home.post('/api/logout')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
    expect(home.cookie).toBeUndefined()
    expect((await thief.get('/api/user')).status).toBe(401)
    expect((await lookUp({ token: tokenOf(thief) })).body.user).toBeNull()
    expect((await home.post('/api/logout')).status).toBe(204)
    expect((await elsewhere.get('/api/user')).status).toBe(200)
  })
})

describe('a session', () => {
  it('is over when it was not used for the time of the setting, and at its end however it was used', async () => {
    const home = await signedIn()
    for (let hour = 0; hour < 23; hour += 1) {
      service.wait(59 * minute)
      expect((await home.get('/api/user')).status).toBe(200)
    }
    const idle = browser()
    await idle.signIn('ada')
    service.wait(61 * minute)
    expect((await idle.get('/api/user')).status).toBe(401)
    const used = browser()
    await used.signIn('ada')
    for (let part = 0; part < 24; part += 1) {
      expect((await used.get('/api/user')).status).toBe(200)
      service.wait(59.9 * minute)
    }
    service.wait(5 * minute)
    expect((await used.get('/api/user')).status).toBe(401)
  })

  it('is stored as a hash of its token', async () => {
    const home = await signedIn()
    const kept = JSON.stringify(await service.store.connection.model('Session').find().lean())
    expect(tokenOf(home)).toMatch(/^[\w-]{43}$/)
    expect(kept).not.toContain(tokenOf(home))
  })
})

describe("a user's own sessions", () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
  const listed = async (home: Browser) => (await home.get('/api/user/sessions')).body.sessions

  it('[AUT-029] [AUT-024] are listed with device and last use; one that is ended is refused from then on', async () => {
    const home = await signedIn()
    const elsewhere = browser(firefox)
    await elsewhere.signIn('ada')
    service.wait(5 * minute)
    await home.get('/api/user')
    const sessions = await listed(home)
    expect(sessions).toMatchObject([
      { device: 'Chrome on Linux', isCurrent: true },
      { device: 'Firefox on Windows', isCurrent: false },
    ])
    const [mine, other] = sessions
    expect(Date.parse(mine.lastUsedAt) - Date.parse(other.lastUsedAt)).toBeGreaterThanOrEqual(5 * minute)
    expect((await lookUp({ token: tokenOf(elsewhere) })).body.user).toMatchObject({ username: 'ada' })

    expect((await home.delete(`/api/user/sessions/${other.id}`)).status).toBe(204)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await lookUp({ token: tokenOf(elsewhere) })).body.user).toBeNull()
    expect(await listed(home)).toHaveLength(1)
    expect((await home.delete(`/api/user/sessions/${other.id}`)).status).toBe(404)
  })

  it('end together, but for the one that asks', async () => {
    const home = await signedIn()
    const others = [browser(), browser()]
    for (const other of others) await other.signIn('ada')
    expect((await home.delete('/api/user/sessions')).status).toBe(204)
    for (const other of others) expect((await other.get('/api/user')).status).toBe(401)
    expect((await home.get('/api/user')).status).toBe(200)
  })

  it("[AUT-029] are nobody else's: not to see, and not to end", async () => {
    const home = await signedIn()
    const [{ id }] = await listed(home)
    const ben = new Browser(service.appWith({ REGISTRATION_OPEN: true }), 'visitor-of-ben')
    await ben.register('ben')
    expect(await listed(ben)).toHaveLength(1)
    expect((await ben.delete(`/api/user/sessions/${id}`)).status).toBe(404)
    expect((await ben.delete('/api/user/sessions')).status).toBe(204)
    expect((await home.get('/api/user')).status).toBe(200)
    // Without a session of one's own there are none to see, whatever the gateway remembers.
    home.cookie = undefined
    expect((await home.get('/api/user/sessions')).status).toBe(401)
  })
})

describe('POST /internal/session-lookups', () => {
  it('answers 401 without a token and 403 to a visitor', async () => {
    const anonymous = await requestAs(service.app, null, 'post', '/internal/session-lookups')
    expect((await anonymous.call.send({ token: 'token' })).status).toBe(401)
    expect((await lookUp({ token: 'token' }, visitorCaller('visitor-1'))).status).toBe(403)
  })

  it('says who a session belongs to and when its second factor was given again, and nobody for one that is over', async () => {
    const home = await signedIn()
    const token = tokenOf(home)
    const user = { id: home.staffId, username: 'ada' }
    expect((await lookUp({ token })).body).toEqual({ user, verifiedAt: null })
    await home.confirmByPassword()
    const { verifiedAt } = (await lookUp({ token })).body
    expect(Math.abs(Date.parse(verifiedAt) - service.now().getTime())).toBeLessThan(minute)
    expect((await lookUp({ token: 'unknown' })).body).toEqual({ user: null, verifiedAt: null })
  })
})

describe('a look at a session that is no use of it', () => {
  it('finds it, and does not keep it from ending unused', async () => {
    const home = await signedIn()
    const token = tokenOf(home)
    for (let part = 0; part < 59; part += 1) {
      service.wait(minute)
      expect((await lookUp({ token, isUse: false })).body.user).toMatchObject({ username: 'ada' })
    }
    service.wait(2 * minute)
    expect((await lookUp({ token, isUse: false })).body.user).toBeNull()
    expect((await home.get('/api/user')).status).toBe(401)
  })
})

describe('POST /internal/session-endings', () => {
  const end = async (body: object, caller = serviceCaller('gateway')) =>
    (await requestAs(service.app, caller, 'post', '/internal/session-endings')).call.send(body)

  it('ends the session of a token, once or again; nobody else’s, and not for a visitor', async () => {
    const home = await signedIn()
    const elsewhere = browser()
    await elsewhere.signIn('ada')
    const token = tokenOf(home)
    expect((await end({ token }, visitorCaller('visitor-1'))).status).toBe(403)
    expect((await home.get('/api/user')).status).toBe(200)
    for (const each of [token, token, 'unknown']) expect((await end({ token: each })).status).toBe(204)
    expect((await home.get('/api/user')).status).toBe(401)
    expect((await elsewhere.get('/api/user')).status).toBe(200)
  })
})

describe('bad input', () => {
  const storedState = () => service.store.counts()
  const parameters = { id: 'x'.repeat(43) }

  it('is refused with every fault, and nothing is stored', async () => {
    const findings = await badInputFindings({
      app: () => service.app,
      secret: testSecret,
      storedState,
      parameters,
    })
    expect(findings).toEqual([])
  })

  it('[API-031] takes time in proportion to its length, whatever field of it grows', async () => {
    const { fields, findings } = await fieldGrowth(service.app)
    expect(findings).toEqual([])
    expect(fields).toBeGreaterThan(15)
  })
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Mac'],
  [undefined, 'A browser'],
])('knows %s as %s', (line, name) => {
  expect(deviceNameOf(line)).toBe(name)
})
