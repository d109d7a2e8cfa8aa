import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partnerPage } from './partner-site.mjs'
import { root } from './workspaces.mjs'

it('replaces every word that partners are told of in the demonstration from right to left', () => {
  const page = partnerPage({ widgetOrigin: 'https://codex.example', partnerId: 'k3x', isRightToLeft: true })
  const [, json = '{}'] = /<script type="application\/json">(.*?)<\/script>/.exec(page) ?? []
  const [told = ''] =
    /^`label`,.*?`suggestions`/ms.exec(readFileSync(join(root, 'docs/widget.md'), 'utf8')) ?? []
  const names = [...told.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(Object.keys(JSON.parse(json)).sort()).toEqual(names.sort())
})
