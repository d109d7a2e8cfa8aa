import { hash, verify } from '@node-rs/argon2'
import { Browser, goodPassword, startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'

// The real one; what it is called with is looked at.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<{ verify: typeof verify }>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})

let service: AccountsService
beforeAll(async () => {
  service = await startAccounts()
})
afterAll(() => service.stop())
beforeEach(() => service.store.clear())

let visitors = 0
const browser = () => new Browser(service.app, `visitor-${++visitors}`, `network-${visitors}`)
const registered = async (name = 'ada') => {
  const home = browser()
  expect((await home.register(name)).status).toBe(200)
  return home
}
const wrong = 'not that password'

/** Tries wrong passwords until one has to wait; answers how many were heard, and the refusal. */
async function tryUntilRefused(make: () => Browser, name: string, most = 60) {
  for (let heard = 0; heard < most; heard += 1) {
    const answer = await make().signIn(name, wrong)
    if (answer.status === 429) return { heard, answer, waitMs: Number(answer.headers['retry-after']) * 1000 }
    expect(answer.status).toBe(401)
  }
  throw new Error('never refused')
}

describe('a refused sign-in', () => {
  it('[AUT-028] [ERR-003] looks the same for a known and an unknown name, in words', async () => {
    await registered()
    const answers = [await browser().signIn('ada', wrong), await browser().signIn('nobody', wrong)]
    const [known, unknown] = answers.map(({ status, body, headers }) => ({
      status,
      body: { ...body, requestId: '' },
      headers: Object.keys(headers),
    }))
    expect([known?.status, known?.body.detail]).toEqual([401, 'The username or the password is not right.'])
    expect(unknown).toEqual(known)
  })

  it('[AUT-028] takes as long for an unknown name as for a known one: a password of the same cost is checked', async () => {
    await registered()
    const parametersOf = async (name: string) => {
      jest.mocked(verify).mockClear()
      expect((await browser().signIn(name, wrong)).status).toBe(401)
      return jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
    }
    const known = await parametersOf('ada')
    expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
    expect(await parametersOf('nobody')).toEqual(known)
  })

  it('[AUT-028] is limited in the same way for both', async () => {
    await registered()
    const known = await tryUntilRefused(() => browser(), 'ada')
    const unknown = await tryUntilRefused(() => browser(), 'nobody')
    expect(unknown.heard).toBe(known.heard)
    expect(unknown.answer.body.detail.replace(/\d+/, '')).toBe(known.answer.body.detail.replace(/\d+/, ''))
  })
})

describe('[AUT-023] sign-in attempts', () => {
  it('have to wait under one name after five, from whatever browsers, with Retry-After; and only for a while', async () => {
    await registered()
    const { heard, waitMs, answer } = await tryUntilRefused(() => browser(), 'ada')
    expect(heard).toBe(5)
    expect(answer.body).toMatchObject({
      code: 'rate_limited',
      detail: 'Too many attempts. Please try again in 1 second.',
    })
    service.wait(waitMs)
    expect((await browser().signIn('ada')).status).toBe(200)
    // The right password begins anew.
    expect((await browser().signIn('ada', wrong)).status).toBe(401)
  })

  it('of strangers do not keep the owner out of a browser that has been signed in before', async () => {
    const home = await registered()
    await home.post('/api/logout')
    await tryUntilRefused(() => browser(), 'ada')
    expect((await browser().signIn('ada')).status).toBe(429)
    expect((await home.signIn('ada')).status).toBe(200)
    // There, too, they are limited.
    const thief = new Browser(service.app, home.visitorId)
    expect((await tryUntilRefused(() => thief, 'ada')).heard).toBe(5)
  })

  it('of one browser under many names have to wait', async () => {
    const one = browser()
    for (let names = 0; names < 10; names += 1)
      expect((await one.signIn(`name-${names}`, wrong)).status).toBe(401)
    expect((await one.signIn('ada')).status).toBe(429)
    expect((await browser().signIn('ada')).status).toBe(401)
  })

  it('made all at once are counted one by one', async () => {
    await registered()
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser().signIn('ada', wrong)))
    const heard = answers.filter(({ status }) => status === 401).length
    expect(heard).toBeGreaterThan(0)
    expect(heard).toBeLessThanOrEqual(5)
  })

  it('are counted under keyed hashes: no name and no network is kept', async () => {
    const somebody = browser()
    await somebody.signIn('ada@archive.test', wrong)
    const kept = JSON.stringify(await service.store.connection.model('Attempts').find().lean())
    expect(kept).toContain('failures')
    for (const known of ['ada', somebody.visitorId, somebody.network]) expect(kept).not.toContain(known)
  })
})

describe('the session', () => {
  it('gets a new token at each sign-in, and the one that the browser had before is over', async () => {
    const home = await registered()
    const before = home.cookie
    await home.signIn('ada')
    expect(home.cookie).not.toBe(before)
    const thief = browser()
    thief.cookie = before
    expect((await thief.get('/api/user')).status).toBe(401)
    expect((await home.get('/api/user')).status).toBe(200)
  })

  it('has a cookie that no script reads; behind TLS it is Secure and bound to the host', async () => {
    const answer = await (await registered()).signIn('ada')
    const line = String(answer.headers['set-cookie'])
    expect(line).toMatch(/^codex_staff=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/)
    const secure = new Browser(service.appWith({ PUBLIC_URL: 'https://codex.test' }), 'visitor-tls')
    expect(String((await secure.signIn('ada')).headers['set-cookie'])).toMatch(
      /^__Host-codex_staff=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await secure.get('/api/user')).status).toBe(200)
  })
})

describe('another password', () => {
  it('is set once the second factor was given again; all other sessions end', async () => {
    const home = await registered()
    const elsewhere = browser()
    await elsewhere.signIn('ada')
    const change = (password: string) => home.put('/api/user/password', { password })
    expect((await change('another good one')).body).toMatchObject({ code: 'second_factor_required' })
    expect((await home.confirmByPassword(wrong)).status).toBe(403)
    expect((await home.confirmByPassword()).status).toBe(200)
    expect((await change('ada')).status).toBe(400)
    expect((await change('passwordpassword')).status).toBe(400)
    expect((await change('another good one')).status).toBe(204)
    expect((await home.get('/api/user')).status).toBe(200)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await browser().signIn('ada', goodPassword)).status).toBe(401)
    expect((await browser().signIn('ada', 'another good one')).status).toBe(200)
  })
})

it('a hash of former parameters is made anew at the next sign-in', async () => {
  await registered()
  const accounts = service.store.connection.model('Account')
  const passwordHash = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await accounts.updateOne({ _id: 'ada' }, { $set: { passwordHash } })
  expect((await browser().signIn('ada')).status).toBe(200)
  expect(await accounts.findById('ada').lean()).toMatchObject({
    passwordHash: expect.stringContaining('m=19456,t=2,p=1'),
  })
  expect((await browser().signIn('ada')).status).toBe(200)
})
