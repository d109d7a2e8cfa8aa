import { staffSessionCookie } from '@shared/contracts/accounts'
import { verifyCaller } from '@shared/node/caller-token'
import { z } from 'zod'
import { secret, startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

const sessionCookie = staffSessionCookie('http://codex.test')
const echoed = z.object({ headers: z.record(z.string(), z.unknown()), body: z.string() })

const cookieOf = (answer: Response) => {
  const [cookie = ''] = answer.headers.getSetCookie()
  const [pair = '', ...attributes] = cookie.split('; ')
  const [name = '', value = ''] = pair.split('=')
  return { pair, name, value, attributes }
}

const callerSeenBy = async (answer: Response) => {
  const { headers } = echoed.parse(await answer.json())
  return verifyCaller(
    String(headers['x-caller-token']),
    { service: 'records', method: 'GET', path: new URL(answer.url).pathname },
    secret,
  )
}

describe('visitors', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await startGateway()
  })
  afterEach(() => gateway.close())

  it('[PRV-002] gives each browser an opaque value of its own that holds nothing of the visitor', async () => {
    const ask = () => fetch(gateway.url, { headers: { accept: 'text/html', 'user-agent': 'A browser' } })
    const [first, second] = [cookieOf(await ask()), cookieOf(await ask())]
    expect(first.value).toMatch(/^[\w-]{60}$/)
    // Given in the same moment to the same browser, they have nothing in common: neither time nor anything else shows.
    const bytes = [first, second].map(({ value }) => Buffer.from(value, 'base64url'))
    const isSame = bytes[0]?.map((byte, at) => (byte === bytes[1]?.[at] ? 1 : 0)) ?? []
    expect([...isSame].join('')).not.toMatch(/1111/)
  })

  it('[PRV-003] keeps the cookie from scripts and from other sites; without TLS it is not Secure', async () => {
    const { name, attributes } = cookieOf(await fetch(gateway.url, { headers: { accept: 'text/html' } }))
    expect(name).toBe('codex_visitor')
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']))
    expect(attributes).not.toContain('Secure')
    expect(attributes.find((attribute) => attribute.startsWith('Max-Age='))).toBe('Max-Age=34560000')
  })

  it('knows a visitor again under the same id, which is not the cookie, and renews the cookie with a page', async () => {
    const first = await fetch(`${gateway.url}/api/places/x`)
    const { pair, value } = cookieOf(first)
    const before = await callerSeenBy(first)
    const again = await fetch(`${gateway.url}/api/places/x`, { headers: { cookie: `other=1; ${pair}` } })
    expect(again.headers.getSetCookie()).toEqual([])
    const after = await callerSeenBy(again)
    expect(after).toEqual(before)
    expect(after.kind).toBe('visitor')
    expect(after.visitorId).not.toContain(value)
    const page = await fetch(gateway.url, { headers: { accept: 'text/html', cookie: pair } })
    expect(cookieOf(page).pair).toBe(pair)
  })

  it.each(['short', 'x'.repeat(400), 'a b; HttpOnly', `${'x'.repeat(31)}"`])(
    'replaces a cookie that is not one of ours: %j',
    async (value) => {
      const answer = await fetch(`${gateway.url}/api/places/x`, {
        headers: { cookie: `codex_visitor=${value}` },
      })
      expect(cookieOf(answer).value).toMatch(/^[\w-]{60}$/)
      expect(cookieOf(answer).value).not.toBe(value)
    },
  )

  it.each([
    ['of the time before cookies were signed', (value: string) => value.slice(0, 32)],
    ['signed by another key', (value: string) => `${value.slice(0, 32)}${'A'.repeat(28)}`],
  ])('keeps the visitor of a cookie %s, and signs it with the next page', async (_, other) => {
    const first = await fetch(`${gateway.url}/api/places/x`)
    const caller = await callerSeenBy(first)
    const cookie = `codex_visitor=${other(cookieOf(first).value)}`
    expect(await callerSeenBy(await fetch(`${gateway.url}/api/places/x`, { headers: { cookie } }))).toEqual(
      caller,
    )
    const page = await fetch(gateway.url, { headers: { accept: 'text/html', cookie } })
    expect(cookieOf(page).value).toBe(cookieOf(first).value)
  })

  it('sets no cookie with a file, so that files stay cacheable', async () => {
    const answer = await fetch(`${gateway.url}/shell.0123456789.js`)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

it('services know the network behind a call, by a hash that a new cookie does not change', async () => {
  const gateway = await startGateway({ settings: { TRUSTED_PROXIES: '1' } })
  try {
    const from = async (address: string) =>
      callerSeenBy(await fetch(`${gateway.url}/api/places/x`, { headers: { 'x-forwarded-for': address } }))
    const [first, second, other] = [await from('192.0.2.7'), await from('192.0.2.7'), await from('192.0.2.8')]
    expect(first.visitorId).not.toBe(second.visitorId)
    expect(first.network).toMatch(/^[\w-]{24}$/)
    expect(second.network).toBe(first.network)
    expect(other.network).not.toBe(first.network)
    const [home, homeToo] = [await from('2001:db8:1:2::1'), await from('2001:db8:1:3::9')]
    expect(homeToo.network).toBe(home.network)
  } finally {
    await gateway.close()
  }
})

describe('behind TLS', () => {
  it('[PRV-003] is Secure when the public address is https', async () => {
    const gateway = await startGateway({ settings: { PUBLIC_URL: 'https://codex.test' } })
    try {
      const answer = await fetch(gateway.url, { headers: { accept: 'text/html' } })
      const { name, attributes } = cookieOf(answer)
      expect(name).toBe('__Host-codex_visitor')
      expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']))
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
    } finally {
      await gateway.close()
    }
  })

  it('[PRV-003] is Secure when a trusted proxy says https, and believes no other', async () => {
    const trusting = await startGateway({ settings: { TRUSTED_PROXIES: '1' } })
    const wary = await startGateway()
    try {
      const headers = { accept: 'text/html', 'x-forwarded-proto': 'https' }
      expect(cookieOf(await fetch(trusting.url, { headers })).attributes).toContain('Secure')
      expect(cookieOf(await fetch(wary.url, { headers })).attributes).not.toContain('Secure')
    } finally {
      await Promise.all([trusting.close(), wary.close()])
    }
  })
})

describe('staff', () => {
  let gateway: TestGateway
  let lookups: { token: string; caller: unknown }[]
  let signedIn: Map<string, { id: string; username: string }>
  let verifiedAt: string | null
  beforeEach(async () => {
    lookups = []
    verifiedAt = null
    signedIn = new Map([['token-of-ada', { id: 'ada', username: 'Ada' }]])
    gateway = await startGateway({
      services: {
        accounts: (request, response) => {
          // As accounts does: what changes a session does so after the gateway has asked whose the call is.
          if (request.url === '/api/logout') signedIn.clear()
          if (request.url === '/api/user/verification') verifiedAt = '2026-03-01T12:00:00.000Z'
          if (request.url !== '/internal/session-lookups') return void response.end('{}')
          let body = ''
          request.on('data', (piece: Buffer) => (body += piece.toString()))
          request.on('end', () => {
            const { token } = z.object({ token: z.string() }).parse(JSON.parse(body))
            const call = { service: 'accounts', method: 'POST', path: '/internal/session-lookups' }
            const caller = verifyCaller(String(request.headers['x-caller-token']), call, secret)
            lookups.push({ token, caller })
            response.end(JSON.stringify({ user: signedIn.get(token) ?? null, verifiedAt }))
          })
        },
      },
    })
  })
  afterEach(() => gateway.close())
  const admin = (token: string | null, path = '/api/admin/stats') =>
    fetch(gateway.url + path, { headers: token ? { cookie: `${sessionCookie}=${token}` } : {} })

  it.each([
    '/api/admin/stats',
    '/api/admin/records',
    '/api/admin/records/r1/pdf',
    '/api/admin/records/r1/csv',
    '/api/admin/jobs',
    '/api/admin/anything/else',
    '/api//admin/stats',
    '/api/Admin/stats',
    '/api/%61dmin/stats',
    '/api/places/../admin/stats',
    '/api/admin',
  ])('[API-028] refuses %s without sign-in', async (path) => {
    for (const token of [null, 'a-token-of-nobody']) {
      const answer = await admin(token, path)
      expect([401, 404]).toContain(answer.status)
      if (/^\/api\/admin\//.test(path)) expect(answer.status).toBe(401)
    }
    const changing = await fetch(gateway.url + path, { method: 'DELETE' })
    expect([401, 404]).toContain(changing.status)
  })

  it('lets signed-in staff pass and signs who they are', async () => {
    const answer = await admin('token-of-ada')
    expect(answer.status).toBe(200)
    expect(await callerSeenBy(answer)).toMatchObject({ kind: 'staff', staffId: 'ada' })
    expect(lookups[0]).toEqual({ token: 'token-of-ada', caller: { kind: 'service', service: 'gateway' } })
  })

  const change = (path: string) =>
    fetch(gateway.url + path, { method: 'POST', headers: { cookie: `${sessionCookie}=token-of-ada` } })

  it('asks once for several calls', async () => {
    await admin('token-of-ada')
    await admin('token-of-ada')
    expect(lookups).toHaveLength(1)
  })

  it('knows of a sign-out with the first call behind it', async () => {
    await admin('token-of-ada')
    await change('/api/logout')
    expect((await admin('token-of-ada')).status).toBe(401)
  })

  it('tells services when the second factor was given again, from the first call behind it', async () => {
    expect(await callerSeenBy(await admin('token-of-ada'))).not.toHaveProperty('verifiedAt')
    await change('/api/user/verification')
    expect(verifiedAt).not.toBeNull()
    expect(await callerSeenBy(await admin('token-of-ada'))).toMatchObject({ verifiedAt })
  })

  it('says 503, not 401, while sessions cannot be checked; visitors go on', async () => {
    await gateway.upstreams.accounts.close()
    expect((await admin('token-of-ada')).status).toBe(503)
    expect((await admin('token-of-ada', '/api/places/x')).status).toBe(200)
  })
})
