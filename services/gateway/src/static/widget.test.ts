import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startGateway()
  gateway.write('mfe-assistant/dist/widget/mya.js', 'loader 1')
  gateway.write('mfe-assistant/dist/widget/panel.0123456789.js', 'panel 1')
})
afterEach(() => gateway.close())

const get = (path: string, headers = {}) => fetch(gateway.url + path, { headers })

describe('/widget', () => {
  it('gives the loader for minutes and the panel for ever, to pages of any site, without a cookie', async () => {
    const loader = await get('/widget/mya.js')
    expect(await loader.text()).toBe('loader 1')
    expect(loader.headers.get('cache-control')).toBe('public, max-age=300')
    const panel = await get('/widget/panel.0123456789.js')
    expect(panel.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const { headers } of [loader, panel]) {
      expect(headers.get('content-type')).toContain('javascript')
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  it('is deployed and rolled back alone, by its line in the list of remotes', async () => {
    const list = join(gateway.folder, 'data/remotes.json')
    gateway.write('data/remotes/mya-widget@2/mya.js', 'loader 2')
    const name = (address: string) => writeFileSync(list, JSON.stringify({ 'mya-widget': address }))
    const loaded = async () => (await get('/widget/mya.js')).text()
    name('/remotes/mya-widget@2/mya.js')
    expect(await loaded()).toBe('loader 2')
    name('/remotes/mya-widget/mya.js')
    expect(await loaded()).toBe('loader 1')
    name('/remotes/mya-widget@3/mya.js')
    expect((await get('/widget/mya.js')).status).toBe(404)
  })

  it('has nothing but its files', async () => {
    for (const path of ['/widget', '/widget/', '/widget/none.js', '/widget/..%2f..%2fsecret.txt'])
      expect([path, (await get(path, { accept: 'text/html' })).status]).toEqual([path, 404])
  })

  it('keeps the rest for our own pages', async () => {
    const { headers } = await get('/remotes/mfe-assistant/mf-manifest.json')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})
