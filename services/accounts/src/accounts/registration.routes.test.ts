import { Browser, goodPassword, startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'

let service: AccountsService
beforeAll(async () => {
  service = await startAccounts()
})
afterAll(() => service.stop())
beforeEach(() => service.store.clear())

let visitors = 0
const browser = (app = service.app) => new Browser(app, `visitor-${++visitors}`, `network-${visitors}`)
const accounts = () => service.store.connection.model('Account').find().lean<Record<string, unknown>[]>()
const firstAccount = async () => {
  const ada = browser()
  await ada.register('ada')
  return ada
}
const makeCode = async (maker: Browser, order: object = {}) => {
  expect((await maker.confirmByPassword()).status).toBe(200)
  // The gateway tells at once that the second factor was given.
  const caller = {
    kind: 'staff' as const,
    staffId: maker.staffId,
    visitorId: maker.visitorId,
    verifiedAt: service.now().toISOString(),
  }
  const made = await maker.send('post', '/api/admin/access-codes', order, caller)
  expect(made.status).toBe(201)
  return made.body as { id: string; code: string; state: string }
}

describe('the first account', () => {
  it('[AUT-017] [API-009] [API-008] registers freely on a fresh installation, and signs in with the same words', async () => {
    const ada = browser()
    expect((await ada.get('/api/registration')).body).toEqual({ state: 'first' })
    const answer = await ada.register('Ada@Archive.test', goodPassword)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), username: 'Ada@Archive.test' })
    expect((await ada.get('/api/user')).body).toEqual(answer.body)
    const signedIn = await browser().signIn(' ada@archive.TEST ', goodPassword)
    expect(signedIn.status).toBe(200)
    expect(signedIn.body).toEqual(answer.body)
    expect((await browser().signIn('ada@archive.test', `${goodPassword}!`)).status).toBe(401)
    expect((await ada.get('/api/registration')).body).toEqual({ state: 'closed' })
  })

  it('[AUT-017] [AUT-018] is exactly one of many who register at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => browser().register(`person-${at}-of-six`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
    // Nothing is left of the others: their names are free.
    expect(await accounts()).toHaveLength(1)
  })

  it('is given up by a registration that died before it was finished', async () => {
    const { connection } = service.store
    await connection.model('AccountClaim').create({ _id: 'first', staffId: 'gone' })
    expect((await browser().register('ada')).status).toBe(200)
  })

  it('is not given away while its registration goes on', async () => {
    const { connection } = service.store
    const [createdAt, passwordHash] = [new Date(), 'a hash']
    await connection
      .model('Account')
      .create({ _id: 'eve', staffId: 'at-it', username: 'eve', passwordHash, createdAt, activatedAt: null })
    await connection.model('AccountClaim').create({ _id: 'first', staffId: 'at-it' })
    expect((await browser().register('ada')).status).toBe(403)
    expect((await browser().signIn('eve')).status).toBe(401)
  })
})

describe('further accounts', () => {
  it('[AUT-018] are refused without setting and code, whatever the name', async () => {
    await firstAccount()
    const words = new Set<string>()
    for (const name of ['ada', 'ben', 'ben@archive.test']) {
      const answer = await browser().register(name)
      expect(answer.status).toBe(403)
      words.add(JSON.stringify({ ...answer.body, requestId: '' }))
    }
    expect([...words].join()).toContain('Registration is closed.')
    expect(words.size).toBe(1)
    for (const code of ['WREN-WREN-WREN-WREN', '', '$ne', '0'.repeat(100)])
      expect((await browser().register('ben', goodPassword, code)).status).toBe(403)
    expect(await accounts()).toHaveLength(1)
  })

  it('[AUT-019] register while the setting opens registration, and with an access code while it is closed', async () => {
    const ada = await firstAccount()
    const open = service.appWith({ REGISTRATION_OPEN: true })
    expect((await browser(open).get('/api/registration')).body).toEqual({ state: 'open' })
    expect((await browser(open).register('ben')).status).toBe(200)
    const { code } = await makeCode(ada)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const cleo = browser()
    expect(
      (await cleo.register('cleo', goodPassword, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).status,
    ).toBe(200)
    expect((await cleo.get('/api/user')).body).toMatchObject({ username: 'cleo' })
    // It was good for one.
    expect((await browser().register('dan', goodPassword, code)).status).toBe(403)
  })

  it('share a code of several uses no more often than it has, at once too', async () => {
    const ada = await firstAccount()
    const { code, id } = await makeCode(ada, { uses: 2, note: 'for the new ones' })
    const answers = await Promise.all(
      ['ben', 'cleo', 'dan', 'eva'].map((name) => browser().register(name, goodPassword, code)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403])
    const listed = await ada.get('/api/admin/access-codes')
    expect(listed.body.codes).toMatchObject([
      { id, uses: 2, usesLeft: 0, state: 'used', note: 'for the new ones' },
    ])
    expect(listed.body.codes[0].usedBy).toHaveLength(2)
  })

  it('are refused with a code that was revoked or is over; a use is not lost to a refused name or password', async () => {
    const ada = await firstAccount()
    const { code, id } = await makeCode(ada)
    const other = await makeCode(ada, { expiresInDays: 1 })
    expect((await browser().register('ADA', goodPassword, code)).status).toBe(409)
    expect((await browser().register('ben', 'passwordpassword', code)).status).toBe(400)
    const revoked = await ada.delete(`/api/admin/access-codes/${id}`)
    expect(revoked.body).toMatchObject({ id, state: 'revoked', usesLeft: 1 })
    expect((await browser().register('ben', goodPassword, code)).status).toBe(403)
    service.wait(25 * 3_600_000)
    expect((await browser().register('ben', goodPassword, other.code)).status).toBe(403)
    expect((await ada.delete(`/api/admin/access-codes/${'x'.repeat(43)}`)).status).toBe(404)
  })

  it('[AUT-016] have the same rights: whoever came by a code makes codes too', async () => {
    const ada = await firstAccount()
    const ben = browser()
    await ben.register('ben', goodPassword, (await makeCode(ada)).code)
    const { code } = await makeCode(ben)
    expect((await browser().register('cleo', goodPassword, code)).status).toBe(200)
    expect((await ben.get('/api/admin/access-codes')).body.codes).toHaveLength(2)
  })

  it('leave no way to guess a code', async () => {
    await firstAccount()
    const guesser = browser()
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1)
      statuses.push((await guesser.register('ben', goodPassword, `GUESS-${at}`)).status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })
})

it('who came in, and what lets others in, stands in the audit trail', async () => {
  const ada = await firstAccount()
  const { id } = await makeCode(ada)
  await ada.delete(`/api/admin/access-codes/${id}`)
  const { lines } = (await ada.get('/api/admin/audit')).body
  expect(lines.map(({ act, username }: { act: string; username: string }) => `${username}: ${act}`)).toEqual([
    'ada: code.revoked',
    'ada: code.made',
    'ada: account.registered',
  ])
})

describe('access codes', () => {
  it('are for signed-in staff who have just given the second factor again, and stored as a hash', async () => {
    const visitor = browser()
    expect((await visitor.post('/api/admin/access-codes', {})).status).toBe(401)
    expect((await visitor.get('/api/admin/access-codes')).status).toBe(401)
    const ada = await firstAccount()
    const refused = await ada.post('/api/admin/access-codes', {})
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required'])
    const { code } = await makeCode(ada)
    const stored = JSON.stringify(await service.store.connection.model('AccessCode').find().lean())
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
    expect(JSON.stringify((await ada.get('/api/admin/access-codes')).body)).not.toContain(code)
  })
})

describe('names and passwords', () => {
  it.each(['ab', 'a'.repeat(65), 'a b', '.ada', 'ada@', '<ada>', '   ', `${'a'.repeat(250)}@b.test`])(
    'refuses %j as a name',
    async (name) => {
      const answer = await browser().register(name)
      expect(answer.status).toBe(400)
      for (const { path } of answer.body.faults) expect(path).toBe('username')
    },
  )

  it.each(['Åsa', 'ада', '美智子', 'a.b-c_d', 'ada+x@archive.test'])('takes %j as a name', async (name) => {
    expect((await browser().register(name)).status).toBe(200)
  })

  it('[AUT-006] requires both', async () => {
    for (const [body, missing] of [
      [{}, ['password', 'username']],
      [{ username: 'ada' }, ['password']],
      [{ username: 'ada', password: '' }, ['password']],
      [{ username: ' ', password: goodPassword }, ['username']],
    ] as const) {
      const answer = await browser().post('/api/register', body)
      expect(answer.status).toBe(400)
      const paths: string[] = answer.body.faults.map(({ path }: { path: string }) => path)
      expect([...new Set(paths)].sort()).toEqual(missing)
    }
    expect(await accounts()).toHaveLength(0)
  })

  it('[AUT-021] refuses a password of fewer than 12 characters, and a common one', async () => {
    for (const password of [
      'elevenchars',
      '👶👶👶👶👶👶',
      'passwordpassword',
      '1qaz2wsx3edc',
      'Password2024!',
    ]) {
      const answer = await browser().register('ada', password)
      expect(answer.status).toBe(400)
      expect(answer.body.faults).toEqual([{ path: 'password', message: expect.stringMatching(/12|guess/) }])
    }
    expect(await accounts()).toHaveLength(0)
    expect((await browser().register('ada', 'twelve chars')).status).toBe(200)
  })

  it('[AUT-022] stores a password as argon2id of 19 MiB and two passes, with a salt of its own, and logs nothing of it', async () => {
    await firstAccount()
    const open = service.appWith({ REGISTRATION_OPEN: true })
    await browser(open).register('ben@archive.test')
    await browser().signIn('ben@archive.test', 'not that password')
    const [ada, ben] = await accounts()
    for (const account of [ada, ben])
      expect(account?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(ada?.['passwordHash']).not.toBe(ben?.['passwordHash'])
    const everything = JSON.stringify([await accounts(), service.logged])
    for (const secret of [goodPassword, 'not that password']) expect(everything).not.toContain(secret)
    expect(service.logged.join()).not.toContain('ben@archive.test')
    expect(service.logged.join()).toContain('sign-in refused')
  })
})
