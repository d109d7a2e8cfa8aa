import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { staffSessionCookie } from '@shared/contracts/accounts'
import type { FirstScreen } from '@shared/contracts/first-screens'
import { manifestOf, startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

const html = { accept: 'text/html' }
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())

describe('the first screen', () => {
  const screen = (text: string, more: Partial<FirstScreen> = {}): FirstScreen => ({
    path: '/',
    exceptQuery: [],
    isForStrangers: false,
    isForStaff: false,
    html: `<h1>${text}</h1>`,
    css: 'h1{color:red}',
    script: '',
    ...more,
  })
  const publish = (build: string, ...screens: FirstScreen[]) =>
    gateway.write(`${build}/first-screens.json`, JSON.stringify(screens))
  const screenAt = async (path: string, headers = {}, url = gateway.url) =>
    /<div id="first-screen">.*?<div>(.*?)<\/div>/.exec(
      await (await fetch(url + path, { headers: { ...html, ...headers } })).text(),
    )?.[1]

  it('is the one that the build of the line in force drew: deployed and rolled back with it', async () => {
    const list = (address: string) =>
      writeFileSync(join(gateway.folder, 'data/remotes.json'), JSON.stringify({ 'mfe-wizard': address }))
    publish('mfe-wizard/dist', screen('One'))
    gateway.write('data/remotes/mfe-wizard@2/mf-manifest.json', manifestOf('mfe_wizard', 'bbbbbbbb'))
    publish('data/remotes/mfe-wizard@2', screen('Two'))
    expect(await screenAt('/')).toBe('<h1>One</h1>')
    list('/remotes/mfe-wizard@2/mf-manifest.json')
    expect(await screenAt('/')).toBe('<h1>Two</h1>')
    list('/remotes/mfe-wizard/mf-manifest.json')
    expect(await screenAt('/')).toBe('<h1>One</h1>')
    list('https://remotes.example/mf-manifest.json')
    expect(await screenAt('/')).toBeUndefined()
  })

  it('stands in the page with its rules before it, its script after it, under the same policy', async () => {
    publish('mfe-wizard/dist', screen('One', { script: 'fill()' }))
    const answer = await fetch(gateway.url, { headers: html })
    const page = await answer.text()
    const [, nonce = ''] = /property="csp-nonce" nonce="([^"]+)"/.exec(page) ?? []
    expect(page).toContain(
      `<div id="first-screen"><style nonce="${nonce}">h1{color:red}</style><div><h1>One</h1></div><script>fill()</script></div>`,
    )
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'self' ${hashOf('theme()')} ${hashOf('fill()')};`,
    )
  })

  it('is shown only where it is true', async () => {
    publish('mfe-wizard/dist', screen('Form', { exceptQuery: ['proof', 'start'] }))
    publish('mfe-proof/dist', screen('Letter', { path: '/join/:token' }))
    publish(
      'mfe-admin/dist',
      screen('Sign in', { path: '/auth', isForStrangers: true }),
      screen('Records', { path: '/admin', isForStaff: true }),
    )
    const cookie = `${staffSessionCookie('http://codex.test')}=secret`
    expect(await screenAt('/?utm=x')).toBe('<h1>Form</h1>')
    for (const path of ['/?proof=01ABC', '/?a=b&start=fresh', '/elsewhere'])
      expect([path, await screenAt(path)]).toEqual([path, undefined])
    expect(await screenAt('/join/abc')).toBe('<h1>Letter</h1>')
    for (const path of ['/join', '/join/', '/join/a/b'])
      expect([path, await screenAt(path)]).toEqual([path, undefined])
    expect(await screenAt('/auth')).toBe('<h1>Sign in</h1>')
    expect(await screenAt('/auth', { cookie })).toBeUndefined()
    expect(await screenAt('/admin')).toBeUndefined()
    expect(await screenAt('/admin', { cookie })).toBe('<h1>Records</h1>')
    expect(await screenAt('/', { cookie })).toBe('<h1>Form</h1>')
  })

  it('is left out by a platform whose settings it does not show', async () => {
    const other = await startGateway({ settings: { FAMILIES_CLAIM: 'none' } })
    try {
      other.write('mfe-wizard/dist/first-screens.json', JSON.stringify([screen('One')]))
      expect(await screenAt('/', {}, other.url)).toBeUndefined()
    } finally {
      await other.close()
    }
  })

  it('is left out when its file is none, and the page stands all the same', async () => {
    gateway.write('mfe-wizard/dist/first-screens.json', '[{"path":"/"}]')
    expect(await screenAt('/')).toBeUndefined()
    expect((await fetch(gateway.url, { headers: html })).status).toBe(200)
  })
})
