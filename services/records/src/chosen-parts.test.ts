import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import { driveOf, placesOf } from './chosen-parts'
import { readRecordsConfig } from './config'
import { noPlaces } from './places/gazetteer'
import { startJsonServer } from '@shared/node/testing/json-server'
import type { JsonServer } from '@shared/node/testing/json-server'

let folder: string
let google: JsonServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chosen-'))
  google = await startJsonServer(({ path, method }) => {
    if (path === '/v1/places:autocomplete')
      return { body: { suggestions: [{ placePrediction: { placeId: 'g', text: { text: 'From Google' } } }] } }
    if (path === '/token') return { body: { access_token: 'token', expires_in: 3600 } }
    return { body: method === 'GET' ? { files: [] } : { id: 'file-1' } }
  })
})
afterAll(async () => {
  await google.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => google.asked.splice(0))

const settingsOf = (more: Record<string, string> = {}) =>
  readRecordsConfig({
    PORT: '1',
    MONGODB_URI: 'mongodb://localhost',
    INTERNAL_SECRET: 'x'.repeat(32),
    ACCOUNTS_URL: 'http://localhost:3',
    KEYS_URL: 'http://localhost:3',
    PROOFS_URL: 'http://localhost:1',
    INVITES_URL: 'http://localhost:2',
    CHAT_URL: 'http://localhost:4',
    DATA_DIR: folder,
    GOOGLE_PLACES_URL: google.url,
    GOOGLE_DRIVE_URL: google.url,
    ...more,
  })
const predict = () => [{ description: 'From the gazetteer', place_id: 'geonames:1' }]

it('[PLC-006] [PLC-008] a setting switches place search to Google Places; without it nobody outside is asked', async () => {
  const search = async (more?: Record<string, string>) =>
    (await placesOf(settingsOf(more), { ...noPlaces, predict }).predict('Portland', 'visitor-1'))[0]
      ?.description
  expect(await search()).toBe('From the gazetteer')
  expect(google.asked).toEqual([])
  expect(await search({ GOOGLE_PLACES_API_KEY: 'the-key' })).toBe('From Google')
  expect(google.asked[0]?.headers['x-goog-api-key']).toBe('the-key')
})

it('[UPL-017] the cloud drive is a folder of the object store by default and Google Drive by setting', async () => {
  const objects = createLocalObjectStore(join(folder, 'objects'))
  const keys = testRecordKeys()
  const inFolder = () => readdir(join(folder, 'objects/drive')).catch(() => [])
  await driveOf(settingsOf(), objects, keys).put('One.csv', Buffer.from('one'), 'text/csv', 'record-1')
  expect([await inFolder(), google.asked.length]).toEqual([['one.csv'], 0])

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = JSON.stringify({
    type: 'service_account',
    client_email: 'codex@project.iam.gserviceaccount.com',
    private_key_id: 'key-1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${google.url}/token`,
  })
  const settings = settingsOf({ GOOGLE_DRIVE_ACCOUNT: account, GOOGLE_DRIVE_FOLDER: 'folder-1' })
  await driveOf(settings, objects, keys).put('Two.csv', Buffer.from('two'), 'text/csv', 'record-1')
  expect(await inFolder()).toEqual(['one.csv'])
  const sent = google.asked.map(({ body }) => body.toString()).find((body) => body.includes('Two.csv'))
  expect(sent).toContain('folder-1')
})
