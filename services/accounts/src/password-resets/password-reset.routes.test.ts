import { hash } from '@node-rs/argon2'
import { startSmtpSink } from '@shared/node/testing/smtp-sink'
import type { SmtpSink } from '@shared/node/testing/smtp-sink'
import { Browser, goodPassword, publicUrl, startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'
import { SoftAuthenticator } from '../testing/soft-authenticator'

let sink: SmtpSink
let service: AccountsService
beforeAll(async () => {
  sink = await startSmtpSink()
  service = await startAccounts(sink.url)
})
afterAll(async () => {
  await service.stop()
  await sink.close()
})
beforeEach(async () => {
  await service.mailsSent()
  await service.store.clear()
  sink.taken.length = 0
})

const minute = 60_000
const path = '/api/login/password-resets'
const address = 'ada@archive.example'
const another = 'another battery staple'
let visitors = 0
const browser = () => new Browser(service.app, `visitor-${++visitors}`)

/** A message's text, its lines joined again. */
const textOf = (data: string) => data.replaceAll('=\r\n', '').replaceAll('=3D', '=')
const subjects = async () => {
  await service.mailsSent()
  return sink.taken.map(({ to, data }) => `${to.join()} ${/^Subject: (.*)$/m.exec(data)?.[1]}`)
}
const tokenIn = async () => {
  await service.mailsSent()
  return /\/auth\?reset#([\w-]{43})/.exec(textOf(sink.taken.at(-1)?.data ?? ''))?.[1] ?? ''
}
const ask = (username: string, home = browser()) => home.post(path, { username })
const use = (token: string, password = another, home = browser()) => home.put(path, { token, password })
const registered = async (name = address) => {
  const home = browser()
  expect((await home.register(name)).status).toBe(200)
  return home
}
const audited = async () =>
  (await service.store.connection.collection('auditlines').find({}).toArray()).map(
    (line): unknown => line['act'],
  )

describe('a forgotten password', () => {
  it('is replaced by a link that works once; all sessions end, nobody is signed in, and its owner is told', async () => {
    const home = await registered()
    expect((await ask('  ADA@archive.example ')).status).toBe(202)
    const token = await tokenIn()
    expect(await subjects()).toEqual([`${address} A new password for Birth Codex`])
    // What is stored opens nothing.
    expect(
      JSON.stringify(await service.store.connection.collection('staffmails').find({}).toArray()),
    ).not.toContain(token)
    // A password that is refused uses nothing up.
    expect((await use(token, 'password1234')).status).toBe(400)
    const elsewhere = browser()
    const answer = await use(token, another, elsewhere)
    expect([answer.status, answer.text, answer.headers['set-cookie']]).toEqual([204, '', undefined])
    expect((await home.get('/api/user')).status).toBe(401)
    expect((await browser().signIn(address)).status).toBe(401)
    expect((await use(token)).status).toBe(403)
    expect((await elsewhere.signIn(address, another)).status).toBe(200)
    expect(await subjects()).toEqual([
      `${address} A new password for Birth Codex`,
      `${address} Your password was changed: Birth Codex`,
      `${address} A new browser signed in: Birth Codex`,
    ])
    expect(await audited()).toEqual(['account.registered', 'password.restored'])
  })

  it('has a link for half an hour, which any other that was used ends too', async () => {
    await registered()
    await ask(address)
    const first = await tokenIn()
    await ask(address)
    const second = await tokenIn()
    expect(first).not.toBe(second)
    expect((await use(second)).status).toBe(204)
    expect((await use(first)).status).toBe(403)
    await ask(address)
    const third = await tokenIn()
    service.wait(30 * minute)
    expect((await use(third)).status).toBe(403)
    for (const token of ['x'.repeat(43), '', '$ne']) expect((await use(token)).status).toBeGreaterThan(399)
  })

  it('has a link that ends with any change of what signs its owner in, and when a colleague signs them out', async () => {
    const home = await registered()
    const colleague = new Browser(service.appWith({ REGISTRATION_OPEN: true }), `visitor-${++visitors}`)
    await colleague.register('ben')
    await colleague.confirmByPassword()
    const key = new SoftAuthenticator({ origin: publicUrl })
    const changes: (() => Promise<{ status: number }>)[] = [
      async () => home.put('/api/user/password', { password: 'a third battery staple' }),
      async () => {
        const { options } = (await home.post('/api/user/passkey-options')).body
        return home.post('/api/user/passkeys', { name: 'Laptop', response: key.create(options) })
      },
      async () => home.delete(`/api/user/passkeys/${key.id.toString('base64url')}`),
      async () => colleague.delete(`/api/admin/colleagues/${home.staffId}/sessions`),
    ]
    await home.confirmByPassword()
    for (const change of changes) {
      await ask(address)
      const token = await tokenIn()
      expect((await change()).status).toBeLessThan(300)
      expect((await use(token)).status).toBe(403)
    }
    expect((await browser().signIn(address, 'a third battery staple')).status).toBe(200)
  })

  it('ends a sign-in by the earlier password that is under way, which neither stays nor brings that password back', async () => {
    await registered()
    const { connection } = service.store
    const staff = connection.model('Account').collection
    // Made with less work than is asked for today: the sign-in writes it anew, and its session after it.
    const weaker = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const reset = async (password: string) => {
      await ask(address)
      expect((await use(await tokenIn(), password)).status).toBe(204)
    }
    await connection.model('Account').updateOne({ _id: address }, { $set: { passwordHash: weaker } })
    const renew = staff.updateOne.bind(staff)
    jest.spyOn(staff, 'updateOne').mockImplementationOnce(async (...write) => {
      await reset(another)
      return renew(...write)
    })
    const late = browser()
    expect([(await late.signIn(address)).status, late.cookie]).toEqual([401, undefined])
    expect((await browser().signIn(address)).status).toBe(401)

    const sessions = connection.model('Session').collection
    const begin = sessions.insertOne.bind(sessions)
    jest.spyOn(sessions, 'insertOne').mockImplementationOnce(async (...write) => {
      await reset('a third battery staple')
      return begin(...write)
    })
    const later = browser()
    expect([(await later.signIn(address, another)).status, later.cookie]).toEqual([401, undefined])
    expect(await service.store.counts()).toMatchObject({ sessions: 0, staff: 1 })
    expect((await browser().signIn(address, 'a third battery staple')).status).toBe(200)
    jest.restoreAllMocks()
  })

  it('is used up by one of two at once', async () => {
    await registered()
    await ask(address)
    const token = await tokenIn()
    const answers = await Promise.all([use(token), use(token, 'a third battery staple')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
  })

  it('[AUT-028] is asked for in the same words, and with the same work, whether the name is known, unknown or no address', async () => {
    await registered()
    await browser().register('ben')
    const written = async () => (await service.store.counts())['staffmails']
    const answers: unknown[] = []
    for (const name of [address, 'nobody@archive.example', 'somebody']) {
      const before = (await written()) ?? 0
      const { status, text, headers } = await ask(name)
      answers.push([status, text, Object.keys(headers).sort(), ((await written()) ?? 0) - before])
    }
    expect(answers[0]).toEqual([202, '', expect.any(Array), 1])
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect(await subjects()).toEqual([`${address} A new password for Birth Codex`])
  })

  it('[AUT-023] is asked for so often and no oftener, by name, by browser and for unknown names too', async () => {
    await registered()
    for (const name of [address, 'nobody@archive.example']) {
      for (let tries = 0; tries < 5; tries += 1) expect((await ask(name)).status).toBe(202)
      expect((await ask(name)).status).toBe(429)
    }
  })

  it('waits for a mail server that is away', async () => {
    await registered()
    sink.answerTo.message = () => '451 later'
    await ask(address)
    await service.mailsSent()
    expect(sink.taken).toEqual([])
    sink.answerTo.message = undefined
    const mails = service.store.connection.collection('staffmails')
    expect(await mails.countDocuments({ outboxDueAt: { $exists: true } })).toBe(1)
  })
})

describe('what happens to an account', () => {
  it('is told to its owner: another password, another browser, and tries in vain, once a day', async () => {
    const home = await registered()
    await home.confirmByPassword()
    expect((await home.put('/api/user/password', { password: another })).status).toBe(204)
    // The browser is known: it is not told of.
    expect((await home.signIn(address, another)).status).toBe(200)
    const stranger = new Browser(
      service.app,
      'stranger',
      'network-2',
      'Mozilla/5.0 (Windows NT 10.0) Firefox/143.0',
    )
    for (let tries = 0; tries < 5; tries += 1)
      expect((await stranger.signIn(address, goodPassword)).status).toBe(401)
    service.wait(minute)
    expect((await stranger.signIn(address, goodPassword)).status).toBe(401)
    service.wait(minute)
    expect((await stranger.signIn(address, another)).status).toBe(200)
    expect(await subjects()).toEqual([
      `${address} Your password was changed: Birth Codex`,
      `${address} Somebody tries to sign in as you: Birth Codex`,
      `${address} A new browser signed in: Birth Codex`,
    ])
    const last = textOf(sink.taken.at(-1)?.data ?? '')
    expect(last).toContain('Firefox on Windows')
    expect(last).not.toContain(another)
  })
})
