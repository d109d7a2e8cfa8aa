import { http, HttpResponse } from 'msw'
import { mockApi, withMockApi } from '@shared/web/testing/mock-api'
import { createReadEntry, entryOfManifest } from './read-entry'

const manifest = (path: string) => ({
  metaData: { globalName: 'mfe_wizard_1a2b3c4d', remoteEntry: { name: 'remoteEntry.5e6f.js', path } },
})

withMockApi()

it.each([
  ['', 'http://cdn.example/w/2/remoteEntry.5e6f.js'],
  ['js', 'http://cdn.example/w/2/js/remoteEntry.5e6f.js'],
  ['js/', 'http://cdn.example/w/2/js/remoteEntry.5e6f.js'],
])('resolves an entry in folder "%s" against the manifest', (path, entry) => {
  expect(entryOfManifest(manifest(path), 'http://cdn.example/w/2/mf-manifest.json')).toEqual({
    name: 'mfe_wizard_1a2b3c4d',
    entry,
  })
})

it.each([
  null,
  'text',
  {},
  { metaData: { globalName: 'x' } },
  { metaData: { remoteEntry: { name: 'a.js' } } },
])('refuses %j', (value) => {
  expect(() => entryOfManifest(value, '/w/mf-manifest.json')).toThrow('is no federation manifest')
})

it('takes what came with the page, and reads the manifest for a retry', async () => {
  const known = { name: 'old', entry: '/w/old.js' }
  const read = createReadEntry(new Map([['/w/mf-manifest.json', known]]))
  mockApi.use(http.get('*/w/mf-manifest.json', () => HttpResponse.json(manifest(''))))
  expect(await read('/w/mf-manifest.json', false)).toBe(known)
  expect(await read('/w/mf-manifest.json', true)).toMatchObject({ name: 'mfe_wizard_1a2b3c4d' })
})

it('rejects for a manifest that is not there', async () => {
  mockApi.use(http.get('*/w/mf-manifest.json', () => new HttpResponse(null, { status: 404 })))
  await expect(createReadEntry(new Map())('/w/mf-manifest.json', false)).rejects.toThrow('404')
})
