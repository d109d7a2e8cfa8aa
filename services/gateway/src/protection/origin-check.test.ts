import { problemSchema } from '@shared/contracts/errors'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const call = (method: string, headers: Record<string, string>) =>
  fetch(`${gateway.url}/api/birth-records`, { method, headers })

describe('calls that change something', () => {
  const foreign: [string, Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['the same host on another port', { origin: 'http://codex.test:81' }],
    ['an origin that is no address', { origin: 'codex.test' }],
    ['another site by its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host by its fetch metadata', { 'sec-fetch-site': 'same-site' }],
  ]
  it.each(foreign)('are refused from %s', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await call(method, headers)
      expect(answer.status).toBe(403)
      expect(problemSchema.parse(await answer.json()).code).toBe('forbidden')
    }
    expect((await call('GET', headers)).status).toBe(200)
  })

  it('pass from our own pages, under the public address as under the one that was asked, and from programs', async () => {
    const own: Record<string, string>[] = [
      { origin: 'http://codex.test', 'sec-fetch-site': 'same-origin' },
      { origin: gateway.url },
      {},
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of own) expect((await call('POST', headers)).status).toBe(200)
  })
})
