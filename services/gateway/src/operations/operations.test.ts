import { z } from 'zod'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

const health = z.object({ status: z.string(), services: z.record(z.string(), z.string()) })

describe('operations', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(gateway.url + path, { headers })
    return { status: answer.status, body: await answer.text() }
  }

  it('is ready when every service is, and alive in any case', async () => {
    gateway = await startGateway()
    expect((await ask('/readyz')).status).toBe(200)
    await gateway.upstreams.chat.close()
    const ready = await ask('/readyz')
    expect(ready.status).toBe(503)
    expect(health.parse(JSON.parse(ready.body)).services).toEqual({
      accounts: 'ready',
      records: 'ready',
      proofs: 'ready',
      invites: 'ready',
      chat: 'away',
    })
    const alive = await ask('/healthz')
    expect([alive.status, JSON.parse(alive.body)]).toEqual([200, { status: 'alive', service: 'gateway' }])
  })

  it('finishes what is under way when it ends, and closes each connection with its answer', async () => {
    let answerUpstream = () => {}
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => (asked = resolve))
    gateway = await startGateway({
      drainMs: 60_000,
      services: {
        proofs: (_request, response) => {
          answerUpstream = () => void response.end('late')
          asked()
        },
      },
    })
    const answering = fetch(`${gateway.url}/api/proof/abc`)
    await isAsked
    const stopping = gateway.stop()
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow()
    answerUpstream()
    const answer = await answering
    expect([await answer.text(), answer.headers.get('connection')]).toEqual(['late', 'close'])
    await stopping
  })

  it('lets no other page show what it sends: pages, files, calls, refusals and health alike', async () => {
    gateway = await startGateway()
    for (const path of [
      '/',
      '/shell.0123456789.js',
      '/remotes/mfe-proof/mf-manifest.json',
      '/api/proof/abc',
      '/api/no',
      '/healthz',
    ])
      expect([path, (await fetch(gateway.url + path)).headers.get('x-frame-options')]).toEqual([path, 'DENY'])
  })

  it('gives figures by route pattern, without anybody’s address', async () => {
    gateway = await startGateway()
    await ask('/api/proof/an-unguessable-job-id')
    const { status, body } = await ask('/metrics')
    expect(status).toBe(200)
    expect(body).toMatch(/http_request_seconds_count\{[^}]*route="\/api\/proof\/\*"[^}]*\} 1/)
    expect(body).not.toContain('an-unguessable-job-id')
  })

  it('hides the figures from other machines unless they know the token', async () => {
    gateway = await startGateway({ settings: { METRICS_TOKEN: 'a-token-for-figures' } })
    expect((await ask('/metrics')).status).toBe(404)
    expect((await ask('/metrics', { authorization: 'Bearer another' })).status).toBe(404)
    expect((await ask('/metrics', { authorization: 'Bearer a-token-for-figures' })).status).toBe(200)
  })

  it('lists the services’ API documents and passes each on', async () => {
    gateway = await startGateway({ services: { records: (request, response) => response.end(request.url) } })
    const index = z
      .object({ services: z.array(z.object({ service: z.string(), openapi: z.string() })) })
      .parse(JSON.parse((await ask('/api/docs')).body))
    expect(index.services.map(({ openapi }) => openapi)).toContain('/api/docs/records')
    expect((await ask('/api/docs/records')).body).toBe('/api/docs')
  })

  it('writes one line a request with its pattern and status; no address, query, cookie or address of the network', async () => {
    gateway = await startGateway({ isLogged: true })
    await ask('/api/proof/secret-job-id?name=Amara', { cookie: `codex_visitor=${'v'.repeat(32)}` })
    await ask('/proof-review/secret-job-id', { accept: 'text/html' })
    await ask('/api/join/secret-token', { cookie: 'codex_staff=secret-session' })
    const lines = gateway.logged.filter((line) => line.includes('"msg":"request"'))
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('"route":"/api/proof/*"')
    expect(lines[1]).toContain('"route":"(page)"')
    expect(gateway.logged.join('\n')).not.toMatch(/secret|Amara|vvvv|127\.0\.0\.1/)
  })
})
