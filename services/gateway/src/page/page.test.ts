import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { staffSessionCookie } from '@shared/contracts/accounts'
import { problemSchema } from '@shared/contracts/errors'
import { manifestOf, startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const jsonIn = (page: string, id: string): unknown => {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page)?.[1]
  return text === undefined ? undefined : JSON.parse(text)
}
const hintsIn = (page: string) =>
  [...page.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const policyOf = (answer: Response) =>
  Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())
const open = (path = '/') => fetch(gateway.url + path, { headers: html })

describe('the page', () => {
  it.each([
    '/',
    '/success',
    '/proof-review/abc',
    '/join/t',
    '/auth',
    '/admin',
    '/upload-svg',
    '/no/such/route',
    '/index.html',
  ])('stands at %s', async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await answer.text()
    expect(page).toContain('src="/shell.0123456789.js"')
    expect(page).not.toContain('<!--')
  })

  it.each([
    ['/', 'private, no-cache'],
    ['/success', 'private, no-cache'],
    ['/join/t', 'private, no-cache'],
    ['/privacy', 'no-store'],
    ['/auth', 'no-store'],
    ['/admin', 'no-store'],
  ])(
    'is asked for anew each time; where others must not find it, at %s, it is not even kept',
    async (path, caching) => {
      expect((await open(path)).headers.get('cache-control')).toBe(caching)
      const cookie = `${staffSessionCookie('http://codex.test')}=secret`
      const signedIn = await fetch(gateway.url + path, { headers: { ...html, cookie } })
      expect(signedIn.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('carries the remotes, their entries and the public settings', async () => {
    const page = await (await open()).text()
    expect(jsonIn(page, 'remotes')).toEqual({
      'mfe-wizard': '/remotes/mfe-wizard/mf-manifest.json',
      'mfe-proof': '/remotes/mfe-proof/mf-manifest.json',
      'mfe-admin': '/remotes/mfe-admin/mf-manifest.json',
      'mfe-assistant': '/remotes/mfe-assistant/mf-manifest.json',
    })
    expect(jsonIn(page, 'remote-entries')).toMatchObject({
      '/remotes/mfe-wizard/mf-manifest.json': {
        name: 'mfe_wizard_aaaaaaaa',
        entry: '/remotes/mfe-wizard/remoteEntry.aaaaaaaa.js',
      },
    })
    expect(jsonIn(page, 'settings')).toEqual({ testMode: false, familiesClaim: '10,000+' })
  })

  it('says whether a staff session is possible, and nothing of it', async () => {
    expect(jsonIn(await (await open()).text(), 'session')).toEqual({ isPossible: false })
    const sessionCookie = staffSessionCookie('http://codex.test')
    const headers = { ...html, cookie: `other=1; ${sessionCookie}=secret` }
    const page = await (await fetch(`${gateway.url}/admin`, { headers })).text()
    expect(jsonIn(page, 'session')).toEqual({ isPossible: true })
    expect(page).not.toContain('secret')
  })

  it.each([
    ['/', 'mfe-wizard'],
    ['/success', 'mfe-proof'],
    ['/proof-review/abc', 'mfe-proof'],
    ['/join/t', 'mfe-proof'],
    ['/privacy', 'mfe-proof'],
    ['/auth', 'mfe-admin'],
    ['/admin', 'mfe-admin'],
    ['/admin/records/abc', 'mfe-admin'],
    ['/unknown', 'mfe-wizard'],
    ['/administration', 'mfe-wizard'],
  ])('hints at %s the first files of %s, and no others', async (path, remote) => {
    expect(hintsIn(await (await open(path)).text())).toEqual([
      `/remotes/${remote}/remoteEntry.aaaaaaaa.js`,
      `/remotes/${remote}/app.aaaaaaaa.js`,
    ])
  })

  it('runs under a policy that allows our own scripts, its styles by a fresh nonce, and nothing else inline or evaluated', async () => {
    const [first, second] = [await open(), await open()]
    const nonces = await Promise.all(
      [first, second].map(
        async (answer) => /property="csp-nonce" nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? '',
      ),
    )
    expect(nonces[0]).not.toBe(nonces[1])
    expect(Buffer.from(nonces[0] ?? '', 'base64').length).toBeGreaterThanOrEqual(16)
    const policy = policyOf(first)
    expect(policy['script-src']).toEqual(["'self'", hashOf('theme()')])
    expect(policy['style-src']).toEqual(["'self'", `'nonce-${nonces[0]}'`])
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    })
    expect(first.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(first.headers.get('referrer-policy')).toBe('same-origin')
    expect(first.headers.get('strict-transport-security')).toBeNull()
  })

  it.each(['br', 'gzip', 'identity'])('is sent as %s to a browser that takes it', async (encoding) => {
    const answer = await fetch(gateway.url, { headers: { ...html, 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await answer.text()).toContain('id="settings"')
  })

  it('is not given to a call that wants data', async () => {
    const answer = await fetch(`${gateway.url}/no/such/file.json`, {
      headers: { accept: 'application/json' },
    })
    expect(answer.status).toBe(404)
    expect(problemSchema.parse(await answer.json()).code).toBe('not_found')
  })

  it('is a new one as soon as the shell is built anew, and 503 with a sentence while there is none', async () => {
    await open()
    gateway.write('shell/dist/index.html', '<html>second build <!--SETTINGS--></html>')
    expect(await (await open()).text()).toContain('second build')
    rmSync(join(gateway.folder, 'shell/dist'), { recursive: true })
    const answer = await open()
    expect(answer.status).toBe(503)
    expect(problemSchema.parse(await answer.json()).detail).toBe(
      'The page is being published. Please try again in a moment.',
    )
  })
})

describe('public settings', () => {
  it('come from the environment of the gateway; the claim can be hidden', async () => {
    const other = await startGateway({ settings: { TEST_MODE: 'true', FAMILIES_CLAIM: 'none' } })
    try {
      const page = await (await fetch(other.url, { headers: html })).text()
      expect(jsonIn(page, 'settings')).toEqual({ testMode: true, familiesClaim: '' })
    } finally {
      await other.close()
    }
  })
})

describe('deploying a remote', () => {
  const list = (remotes: Record<string, string>) =>
    writeFileSync(join(gateway.folder, 'data/remotes.json'), JSON.stringify(remotes))

  it('[SHL-014] serves a build published beside the running gateway once its line in remotes.json names it, and goes back', async () => {
    gateway.write('data/remotes/mfe-wizard@2/mf-manifest.json', manifestOf('mfe_wizard', 'bbbbbbbb'))
    gateway.write('data/remotes/mfe-wizard@2/app.bbbbbbbb.js', 'second')
    const before = { 'mfe-wizard': '/remotes/mfe-wizard/mf-manifest.json' }
    const after = { 'mfe-wizard': '/remotes/mfe-wizard@2/mf-manifest.json' }
    const current = async () => {
      const answer = await fetch(`${gateway.url}/remotes.json`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer.json()
    }
    expect(await current()).toMatchObject(before)

    list(after)
    expect(await current()).toEqual(after)
    const page = await (await open()).text()
    expect(jsonIn(page, 'remotes')).toEqual(after)
    expect(hintsIn(page)).toEqual([
      '/remotes/mfe-wizard@2/remoteEntry.bbbbbbbb.js',
      '/remotes/mfe-wizard@2/app.bbbbbbbb.js',
    ])
    expect(await (await fetch(`${gateway.url}/remotes/mfe-wizard@2/app.bbbbbbbb.js`)).text()).toBe('second')

    list(before)
    expect(hintsIn(await (await open()).text())[0]).toBe('/remotes/mfe-wizard/remoteEntry.aaaaaaaa.js')
  })

  it('keeps the last good list while the file is being spoilt, and takes it up again when it is mended', async () => {
    const good = { 'mfe-wizard': '/remotes/mfe-wizard/mf-manifest.json' }
    list(good)
    const current = async () => (await fetch(`${gateway.url}/remotes.json`)).json()
    expect(await current()).toEqual(good)
    for (const spoilt of ['{"mfe-wizard":', '[]', '{"mfe-wizard":7}']) {
      writeFileSync(join(gateway.folder, 'data/remotes.json'), spoilt)
      expect(await current()).toEqual(good)
    }
    list({ 'mfe-proof': '/remotes/mfe-proof/mf-manifest.json' })
    expect(await current()).toEqual({ 'mfe-proof': '/remotes/mfe-proof/mf-manifest.json' })
  })

  it('allows the scripts and calls of a remote on another origin, by its line alone', async () => {
    list({ 'mfe-wizard': 'https://remotes.example:8443/w/mf-manifest.json' })
    const answer = await open()
    expect(policyOf(answer)['script-src']).toContain('https://remotes.example:8443')
    expect(policyOf(answer)['connect-src']).toEqual(["'self'", 'https://remotes.example:8443'])
    const page = await answer.text()
    expect(hintsIn(page)).toEqual([])
    expect(jsonIn(page, 'remote-entries')).toEqual({})
  })

  it('allows an origin that is set beforehand to pages that are open already', async () => {
    const other = await startGateway({
      settings: { REMOTE_ORIGINS: 'https://cdn.example/, https://b.example' },
    })
    try {
      const answer = await fetch(other.url, { headers: html })
      expect(policyOf(answer)['script-src']).toEqual(
        expect.arrayContaining(['https://cdn.example', 'https://b.example']),
      )
    } finally {
      await other.close()
    }
  })

  it('gives the page all the same when a manifest is missing or is none', async () => {
    gateway.write('mfe-wizard/dist/mf-manifest.json', '{"metaData":{}}')
    rmSync(join(gateway.folder, 'mfe-proof'), { recursive: true })
    const answer = await open()
    expect(answer.status).toBe(200)
    const entries = jsonIn(await answer.text(), 'remote-entries')
    expect(Object.keys(entries ?? {})).toEqual([
      '/remotes/mfe-admin/mf-manifest.json',
      '/remotes/mfe-assistant/mf-manifest.json',
    ])
  })

  it('writes nothing of the list as markup', async () => {
    list({ 'mfe-wizard': '/x"></script><script>alert(1)</script>' })
    const page = await (await open()).text()
    expect(page).not.toContain('<script>alert(1)')
    expect(jsonIn(page, 'remotes')).toEqual({ 'mfe-wizard': '/x"></script><script>alert(1)</script>' })
  })
})
