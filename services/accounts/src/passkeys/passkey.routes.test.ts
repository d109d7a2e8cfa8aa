import { Browser, publicUrl, startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'
import { SoftAuthenticator } from '../testing/soft-authenticator'

let service: AccountsService
beforeAll(async () => {
  service = await startAccounts()
})
afterAll(() => service.stop())
beforeEach(() => service.store.clear())

const minute = 60_000
let visitors = 0
const browser = () => new Browser(service.app, `visitor-${++visitors}`)
const registered = async (name = 'ada') => {
  const home = new Browser(service.appWith({ REGISTRATION_OPEN: true }), `visitor-${++visitors}`)
  await home.register(name)
  await home.confirmByPassword()
  return home
}
const options = async (from: Browser, path: string) => (await from.post(path)).body.options
const add = async (home: Browser, key: SoftAuthenticator, name = 'My laptop') =>
  home.post('/api/user/passkeys', {
    name,
    response: key.create(await options(home, '/api/user/passkey-options')),
  })
const signIn = async (from: Browser, key: SoftAuthenticator) =>
  from.signInByPasskey(key.get(await options(from, '/api/login/passkey-options')))
const authenticator = (settings = {}) => new SoftAuthenticator({ origin: publicUrl, ...settings })
const withPasskey = async (settings = {}) => {
  const [home, key] = [await registered(), authenticator(settings)]
  expect((await add(home, key)).status).toBe(201)
  return { home, key }
}

describe('a passkey', () => {
  it('[AUT-027] is registered, and signs in without a name', async () => {
    const { home, key } = await withPasskey()
    const elsewhere = browser()
    const answer = await signIn(elsewhere, key)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ id: home.staffId, username: 'ada' })
    expect((await elsewhere.get('/api/user')).body).toEqual(answer.body)
    const { passkeys } = (await home.get('/api/user/passkeys')).body
    expect(passkeys).toMatchObject([{ name: 'My laptop', isSynced: false, lastUsedAt: expect.any(String) }])
  })

  it('is asked of the right site, of a person that the device knows, and stays on the device', async () => {
    const home = await registered()
    expect(await options(home, '/api/user/passkey-options')).toMatchObject({
      rp: { id: 'localhost', name: 'Birth Codex' },
      user: { name: 'ada' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const asked = await options(browser(), '/api/login/passkey-options')
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    // Nobody learns from it who has a passkey.
    expect(asked.allowCredentials ?? []).toEqual([])
  })

  it('is asked for no proof of its make; one that comes unasked, and could name addresses to be asked, is not read', async () => {
    const { key } = await withPasskey({ tellsItsMake: true })
    expect((await signIn(browser(), key)).status).toBe(200)
  })

  it('is renamed and removed by its owner alone, and then signs nobody in', async () => {
    const { home, key } = await withPasskey()
    const id = key.id.toString('base64url')
    const path = `/api/user/passkeys/${id}`
    const ben = await registered('ben')
    expect((await ben.put(path, { name: 'mine' })).status).toBe(404)
    expect((await ben.delete(path)).status).toBe(404)
    expect((await home.put(path, { name: ' Desk ' })).body).toMatchObject({ id, name: 'Desk' })
    expect((await home.put(path, { name: ' ' })).status).toBe(400)
    expect((await home.delete(path)).status).toBe(204)
    expect((await home.get('/api/user/passkeys')).body.passkeys).toEqual([])
    const { lines } = (await home.get('/api/admin/audit')).body
    expect(lines).toMatchObject([
      { act: 'passkey.removed', staffId: home.staffId },
      { act: 'account.registered', username: 'ben' },
      { act: 'passkey.added', staffId: home.staffId },
      { act: 'account.registered', username: 'ada' },
    ])
    expect((await signIn(browser(), key)).status).toBe(401)
    // Its owner is told by e-mail.
    const told = service.store.connection.collection('staffmails').find({ staffId: home.staffId })
    expect((await told.toArray()).map((mail): unknown => mail['kind']).sort()).toEqual([
      'passkey-added',
      'passkey-removed',
    ])
  })

  it('is added and removed only once the second factor was given again', async () => {
    const { home, key } = await withPasskey()
    service.wait(5 * minute)
    for (const answer of [
      await home.post('/api/user/passkey-options'),
      await home.post('/api/user/passkeys', {
        name: 'x',
        response: authenticator().create({ challenge: 'x' }),
      }),
      await home.delete(`/api/user/passkeys/${key.id.toString('base64url')}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'second_factor_required'])
  })

  it('is nobody else’s: added once, it is not added again', async () => {
    const { key } = await withPasskey()
    expect((await add(await registered('ben'), key)).status).toBe(409)
  })
})

describe('refused', () => {
  it('is a response that was used before, also of a device that does not count', async () => {
    const { key } = await withPasskey({ isCounting: false })
    const from = browser()
    const response = key.get(await options(from, '/api/login/passkey-options'))
    expect((await from.signInByPasskey(response)).status).toBe(200)
    const again = await from.signInByPasskey(response)
    expect([again.status, again.body.detail]).toEqual([
      401,
      'This passkey is not known here. Please sign in with your password.',
    ])
  })

  it('is one to the challenge of another browser, of another purpose, of long ago, or of nobody', async () => {
    const { home, key } = await withPasskey()
    const [from, other] = [browser(), browser()]
    const status = async (asked: { challenge: string }) => (await from.signInByPasskey(key.get(asked))).status
    expect(await status(await options(other, '/api/login/passkey-options'))).toBe(401)
    expect(await status(await options(home, '/api/user/verification-options'))).toBe(401)
    const old = await options(from, '/api/login/passkey-options')
    service.wait(6 * minute)
    expect(await status(old)).toBe(401)
    expect(await status({ challenge: 'bm9ib2R5cw' })).toBe(401)
  })

  it.each([
    ['of another site', { origin: 'http://localhost:9999' }],
    ['of another host', { origin: 'https://codex.example' }],
    ['of a device that did not verify its person', { isPersonVerified: false }],
  ])('is one %s, at registration as well', async (_, settings) => {
    const home = await registered()
    const odd = authenticator(settings)
    expect((await add(home, odd)).status).toBe(400)
    expect((await home.get('/api/user/passkeys')).body.passkeys).toEqual([])
    const right = authenticator()
    await add(home, right)
    Object.assign(right, { options: { origin: publicUrl, ...settings } })
    expect((await signIn(browser(), right)).status).toBe(401)
  })

  it('is one that names another person than the passkey is of', async () => {
    const { home, key } = await withPasskey()
    const ben = await registered('ben')
    const from = browser()
    const status = async (person: Browser) => {
      const signed = key.get(await options(from, '/api/login/passkey-options'))
      const userHandle = Buffer.from(person.staffId ?? '').toString('base64url')
      return (await from.signInByPasskey({ ...signed, response: { ...signed.response, userHandle } })).status
    }
    expect([await status(ben), await status(home)]).toEqual([401, 200])
  })

  it('is one by another key, and one of a copy that has counted less', async () => {
    const { key } = await withPasskey()
    const forged = Object.assign(authenticator(), { id: key.id })
    expect((await signIn(browser(), forged)).status).toBe(401)
    expect((await signIn(browser(), key)).status).toBe(200)
    key.counter = 0
    expect((await signIn(browser(), key)).status).toBe(401)
  })
})

describe('giving the second factor again', () => {
  const makeCode = (home: Browser) => home.put('/api/user/password', { password: 'another good one' })

  it('is done by passkey where there is one, and counts for five minutes in that session alone', async () => {
    const { home, key } = await withPasskey()
    service.wait(5 * minute)
    const elsewhere = browser()
    await signIn(elsewhere, key)
    // Signing in is not giving it again.
    expect((await makeCode(elsewhere)).body.code).toBe('second_factor_required')
    expect((await home.confirmByPassword()).body).toMatchObject({
      code: 'forbidden',
      detail: 'Please use your passkey.',
    })

    const asked = (await home.post('/api/user/verification-options')).body
    expect(asked).toMatchObject({
      method: 'passkey',
      options: { allowCredentials: [{ id: key.id.toString('base64url') }] },
    })
    const response = key.get(asked.options)
    const verified = await home.post('/api/user/verification', { method: 'passkey', response })
    expect(verified.status).toBe(200)
    const left = Date.parse(verified.body.verifiedUntil) - service.now().getTime()
    expect(left).toBeGreaterThan(4 * minute)
    expect(left).toBeLessThanOrEqual(5 * minute)
    expect((await makeCode(elsewhere)).body.code).toBe('second_factor_required')
    expect((await makeCode(home)).status).toBe(204)
    service.wait(5 * minute)
    expect((await makeCode(home)).body.code).toBe('second_factor_required')
  })

  it('is not done with somebody else’s passkey', async () => {
    const { home } = await withPasskey()
    const ben = await registered('ben')
    const other = authenticator()
    await add(ben, other)
    const { options: asked } = (await home.post('/api/user/verification-options')).body
    const answer = await home.post('/api/user/verification', {
      method: 'passkey',
      response: other.get(asked),
    })
    expect(answer.status).toBe(403)
  })

  it('is done by password by whoever has no passkey, and limited', async () => {
    const home = await registered()
    expect((await home.post('/api/user/verification-options')).body).toEqual({ method: 'password' })
    for (let at = 0; at < 5; at += 1) expect((await home.confirmByPassword('wrong')).status).toBe(403)
    expect((await home.confirmByPassword()).status).toBe(429)
    // Signing in is counted apart.
    expect((await home.signIn('ada')).status).toBe(200)
  })
})
