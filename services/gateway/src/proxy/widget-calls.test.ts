import type { RequestListener } from 'node:http'
import { callerTokenHeader } from '@shared/contracts/internal'
import { verifyCaller } from '@shared/node/caller-token'
import { secret, startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

const path = '/api/widget/k3xk3xk3xk3x/chat'
const cookie = 'codex_visitor=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA; codex_session=staff'
const origin = 'https://shop.example'
let callers: unknown[] = []
let cookies: (string | undefined)[] = []
let gateway: TestGateway
const chat: RequestListener = (request, response) => {
  const { method = '', url = '', headers } = request
  const token = String(headers[callerTokenHeader])
  cookies.push(headers.cookie)
  callers.push(verifyCaller(token, { service: 'chat', method, path: url }, secret))
  request.resume().on('end', () => response.setHeader('access-control-allow-origin', '*').end('{}'))
}
beforeEach(() => {
  callers = []
  cookies = []
})
afterEach(() => gateway.close())
const send = (method: string, headers: Record<string, string> = { origin }) =>
  fetch(gateway.url + path, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', ...headers },
    ...(method === 'POST' ? { body: '{"message":"Hello"}' } : {}),
  })

describe('calls of the widget', () => {
  it('[MYA-025] [MYA-026] carry the page’s origin and the hashed network, and no cookie, visitor or staff either way', async () => {
    gateway = await startGateway({ services: { chat } })
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await send(method)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('set-cookie')).toBeNull()
      // Who may read it is the service's to say.
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
    const caller = { kind: 'widget', origin, network: expect.stringMatching(/^[\w-]{24}$/) }
    expect(callers).toEqual([caller, caller])
    expect(cookies).toEqual([undefined, undefined])
  })

  it('name no origin where the browser named none', async () => {
    gateway = await startGateway({ services: { chat } })
    await send('POST', {})
    expect(callers).toEqual([{ kind: 'widget', network: expect.any(String) }])
  })

  it('are counted for their address, together with its new visitors', async () => {
    gateway = await startGateway({
      services: { chat },
      settings: { RATE_LIMIT_ADDRESS_PER_MINUTE: '2', RATE_LIMIT_PER_MINUTE: '100' },
    })
    await fetch(`${gateway.url}/api/places/x`)
    expect([(await send('POST')).status, (await send('POST')).status]).toEqual([200, 429])
  })
})
