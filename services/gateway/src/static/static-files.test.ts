import { brotliCompressSync, gzipSync } from 'node:zlib'
import { request as rawRequest } from 'node:http'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())

describe('files', () => {
  it('that carry a hash are kept for ever, others are asked about each time', async () => {
    gateway.write('mfe-proof/dist/remoteEntry.js', 'entry')
    gateway.write('mfe-proof/dist/chunk.0123456789.js', 'chunk')
    const cacheOf = async (path: string) => (await fetch(gateway.url + path)).headers.get('cache-control')
    const forEver = 'public, max-age=31536000, immutable'
    expect(await cacheOf('/shell.0123456789.js')).toBe(forEver)
    expect(await cacheOf('/remotes/mfe-proof/chunk.0123456789.js')).toBe(forEver)
    expect(await cacheOf('/remotes/mfe-proof/remoteEntry.js')).toBe('no-cache')
    expect(await cacheOf('/remotes/mfe-proof/mf-manifest.json')).toBe('no-cache')
  })

  it('that are parts of a page come without the headers that only pages need, others with them', async () => {
    gateway.write('shell/dist/worker.js', 'worker')
    const headersOf = async (path: string) => {
      const { headers } = await fetch(gateway.url + path)
      return [
        'x-content-type-options',
        'cross-origin-resource-policy',
        'referrer-policy',
        'permissions-policy',
      ].map((name) => headers.get(name))
    }
    expect(await headersOf('/shell.0123456789.js')).toEqual(['nosniff', 'same-origin', 'same-origin', null])
    expect(await headersOf('/worker.js')).toEqual([
      'nosniff',
      'same-origin',
      'same-origin',
      expect.any(String),
    ])
  })

  it('are not sent again when they have not changed', async () => {
    const path = `${gateway.url}/remotes/mfe-proof/mf-manifest.json`
    const etag = (await fetch(path)).headers.get('etag') ?? ''
    expect((await fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    gateway.write('mfe-proof/dist/mf-manifest.json', '{"changed":true}')
    expect((await fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
  ] as const)('are sent pre-compressed as %s where there is such a file', async (encoding, compress) => {
    gateway.write('shell/dist/big.0123456789.js', 'plain')
    gateway.write(`shell/dist/big.0123456789.js.${encoding === 'br' ? 'br' : 'gz'}`, compress('compressed'))
    const ask = (accept: string) =>
      fetch(`${gateway.url}/big.0123456789.js`, { headers: { 'accept-encoding': accept } })
    const answer = await ask(encoding)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.text()).toBe('compressed')
    expect(await (await ask('identity')).text()).toBe('plain')
  })

  it.each([
    '/remotes/mfe-wizard/none.js',
    '/remotes/mfe-other/mf-manifest.json',
    '/remotes/mfe-wizard@9/mf-manifest.json',
    '/remotes/mfe-wizard',
    '/remotes/mfe-wizard/',
    '/remotes/..%2fdata/remotes.json',
    '/remotes/.hidden/x.js',
  ])('that are not there are a 404, not the page: %s', async (path) => {
    const answer = await fetch(gateway.url + path, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
  })

  it('outside the published folders cannot be reached', async () => {
    gateway.write('shell/secret.txt', 'secret')
    gateway.write('mfe-wizard/secret.txt', 'secret')
    gateway.write('data/remotes/mfe-wizard@2/a.txt', 'a')
    const raw = (path: string) =>
      new Promise<string>((resolve, reject) => {
        rawRequest({ host: '127.0.0.1', port: new URL(gateway.url).port, path }, (answer) => {
          let text = ''
          answer.on('data', (piece: Buffer) => (text += piece.toString()))
          answer.on('end', () => resolve(text))
        })
          .on('error', reject)
          .end()
      })
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/remotes/mfe-wizard/../secret.txt',
      '/remotes/mfe-wizard/%2e%2e/secret.txt',
      '/remotes/mfe-wizard/..%2fsecret.txt',
      '/remotes/mfe-wizard@2/../../remotes.json',
      '/remotes/mfe-wizard@2/..%2f..%2fremotes.json',
    ])
      expect(await raw(path)).not.toMatch(/^secret$|^\{"mfe/)
  })

  it('that map built code back to sources stay with us, however their names are written', async () => {
    gateway.write('shell/dist/shell.0123456789.js.map', '{}')
    for (const name of [
      'shell.0123456789.js.map',
      'shell.0123456789.js.%6dap',
      'shell.0123456789%2ejs.ma%70',
    ])
      expect((await fetch(`${gateway.url}/${name}`)).status).toBe(404)
  })

  it('the page among them is never sent as a file, without its policy', async () => {
    for (const name of ['index.html', 'index.%68tml', '%69ndex.htm%6c']) {
      const headers = { accept: 'text/html' }
      const answer = await fetch(`${gateway.url}/${name}`, { headers })
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect((await fetch(`${gateway.url}/${name}`)).status).toBe(404)
    }
  })
})
