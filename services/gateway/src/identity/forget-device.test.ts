import { staffSessionCookie } from '@shared/contracts/accounts'
import { accountsUpstream } from '../testing/accounts-upstream'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

const sessionCookie = staffSessionCookie('http://codex.test')
let gateway: TestGateway
let sessions: Set<string>
beforeEach(async () => {
  const accounts = accountsUpstream('ada', 'ben')
  sessions = accounts.sessions
  gateway = await startGateway({ services: { accounts: accounts.listener }, isLogged: true })
})
afterEach(() => gateway.close())

const headersOf = (token: string) => ({ cookie: `${sessionCookie}=${token}` })
const admin = async (token: string) =>
  (await fetch(`${gateway.url}/api/admin/stats`, { headers: headersOf(token) })).status
const forget = (token: string) =>
  fetch(`${gateway.url}/api/device`, { method: 'DELETE', headers: headersOf(token) })
const endedCookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split('=')[0])

describe('a device that is forgotten', () => {
  it('is signed out at the server too, and no other', async () => {
    expect(await admin('ada')).toBe(200)
    const answer = await forget('ada')
    expect(answer.status).toBe(204)
    expect(endedCookies(answer)).toEqual(['codex_visitor', sessionCookie])
    expect([...sessions]).toEqual(['ben'])
    expect([await admin('ada'), await admin('ben')]).toEqual([401, 200])
  })

  it('is forgotten while sessions cannot be ended, which the log says', async () => {
    await gateway.upstreams.accounts.close()
    const answer = await forget('ada')
    expect(answer.status).toBe(204)
    expect(endedCookies(answer)).toEqual(['codex_visitor', sessionCookie])
    expect(answer.headers.get('clear-site-data')).toContain('"cookies"')
    expect(gateway.logged.join()).toContain('a session was not ended with its device')
    expect(gateway.logged.join()).not.toContain('ada')
  })
})
