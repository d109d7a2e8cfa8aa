import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { amara, submissionOf } from '../testing/amara'
import { startJsonServer } from '@shared/node/testing/json-server'
import type { AskedRequest, JsonServer } from '@shared/node/testing/json-server'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { createGoogleDrive } from './google-drive'
import { googleAccountSetting } from './google-account'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyFile = (tokenUri: string) =>
  JSON.stringify({
    type: 'service_account',
    client_email: 'codex@project.iam.gserviceaccount.com',
    private_key_id: 'key-1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: tokenUri,
  })

/** The parts of a multipart/related body. */
function partsOf({ headers, body }: AskedRequest) {
  const boundary = /^multipart\/related; boundary=(\S+)$/.exec(String(headers['content-type']))?.[1] ?? '?'
  const [, ...parts] = body.toString('utf8').split(new RegExp(`(?:\r\n)?--${boundary}(?:--)?(?:\r\n)?`))
  return parts.filter(Boolean).map((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    return { type: head.replace(/^content-type: /, ''), text: rest.join('\r\n\r\n') }
  })
}

/** What Drive would do: folders hold files by id, names may be there twice, tokens are asked for. */
class DriveServer {
  files = new Map<string, { name: string; parents: string[]; type: string; text: string }>()
  assertions: string[] = []
  tokens = new Set<string>()
  status = 200
  answer = (request: AskedRequest): { status?: number; body: unknown } => {
    if (request.path === '/token') {
      const form = new URLSearchParams(request.body.toString())
      expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
      this.assertions.push(form.get('assertion') ?? '')
      const token = `token-${this.assertions.length}`
      this.tokens.add(token)
      return { body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
    }
    if (!this.tokens.has(String(request.headers.authorization).replace('Bearer ', '')))
      return { status: 401, body: { error: { code: 401 } } }
    if (this.status !== 200) return { status: this.status, body: { error: { code: this.status } } }
    expect(request.query.get('supportsAllDrives')).toBe('true')
    if (request.method === 'GET') return { body: { files: this.search(request.query.get('q') ?? '') } }
    expect(request.query.get('uploadType')).toBe('multipart')
    const [metadata, content] = partsOf(request)
    const id =
      request.method === 'POST' ? `file-${this.files.size + 1}` : (request.path.split('/').at(-1) ?? '')
    const told = { ...this.files.get(id), ...JSON.parse(metadata?.text ?? '') }
    this.files.set(id, { ...told, type: content?.type ?? '', text: content?.text ?? '' })
    return { body: { id } }
  }
  private search(q: string) {
    const asked = /^name = '((?:[^'\\]|\\.)*)' and '(.*)' in parents and trashed = false$/.exec(q)
    const name = asked?.[1]?.replace(/\\(.)/g, '$1')
    return [...this.files]
      .filter(([, file]) => file.name === name && file.parents.includes(asked?.[2] ?? ''))
      .map(([id]) => ({ id }))
  }
}

let google: DriveServer
let server: JsonServer
let now: number
beforeAll(async () => {
  server = await startJsonServer((request) => google.answer(request))
})
afterAll(() => server.close())
beforeEach(() => {
  google = new DriveServer()
  server.asked.length = 0
  now = Date.now()
})
const openDrive = () =>
  createGoogleDrive({
    account: googleAccountSetting.parse(keyFile(`${server.url}/token`)),
    folderId: 'folder-1',
    baseUrl: server.url,
    timeoutMs: 2000,
    now: () => now,
  })

it('puts a file into the folder, byte for byte, under its name', async () => {
  const text = '\ufeff"Åmara","O\'Neill\r\n--x"\r\n'
  await openDrive().put("01 it's.csv", Buffer.from(text), 'text/csv', 'record-1')
  expect([...google.files.values()]).toEqual([
    { name: "01 it's.csv", parents: ['folder-1'], type: 'text/csv', text },
  ])
})

it('replaces a file of the same name, and no other', async () => {
  const drive = openDrive()
  await drive.put("a'b.csv", Buffer.from('one'), 'text/csv', 'record-1')
  await drive.put('other.csv', Buffer.from('other'), 'text/csv', 'record-1')
  await drive.put("a'b.csv", Buffer.from('two'), 'text/csv', 'record-1')
  expect([...google.files.values()].map(({ name, text }) => [name, text])).toEqual([
    ["a'b.csv", 'two'],
    ['other.csv', 'other'],
  ])
})

it('asks for an access token with an assertion that the account has signed, once an hour', async () => {
  const drive = openDrive()
  await drive.put('a.csv', Buffer.from('1'), 'text/csv', 'record-1')
  await drive.put('b.csv', Buffer.from('2'), 'text/csv', 'record-1')
  expect(google.assertions).toHaveLength(1)
  const [header = '', claims = '', signature = ''] = (google.assertions[0] ?? '').split('.')
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  const signed = Buffer.from(`${header}.${claims}`)
  expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' })
  const seconds = Math.floor(now / 1000)
  expect(read(claims)).toEqual({
    iss: 'codex@project.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/drive',
    aud: `${server.url}/token`,
    iat: seconds,
    exp: seconds + 3600,
  })
  now += 3_540_000
  await drive.put('a.csv', Buffer.from('3'), 'text/csv', 'record-1')
  expect(google.assertions).toHaveLength(2)
})

it('asks for another token when one is refused before its time', async () => {
  const drive = openDrive()
  await drive.put('a.csv', Buffer.from('1'), 'text/csv', 'record-1')
  google.tokens.clear()
  await drive.put('a.csv', Buffer.from('2'), 'text/csv', 'record-1')
  expect([google.assertions.length, [...google.files.values()][0]?.text]).toEqual([2, '2'])
})

it.each([403, 404, 429, 500])(
  'fails when Drive answers %i, for the copy to be made later',
  async (status) => {
    google.status = status
    await expect(openDrive().put('a.csv', Buffer.from('1'), 'text/csv', 'record-1')).rejects.toThrow(
      `answered ${status}`,
    )
  },
)

describe('of a record', () => {
  let service: RecordsUnderTest
  beforeAll(async () => {
    service = await startRecords({ drive: openDrive() })
  })
  afterAll(async () => {
    await service.relay.stop()
    await service.store.stop()
  })

  it('[UPL-018] [API-012] the copy waits until Drive is back, and is then made without being asked for', async () => {
    await service.reset()
    const { body } = await service.submit(submissionOf(amara()), 'visitor-1')
    google.status = 500
    const path = '/api/birth-records/upload-csv'
    const { call } = await requestAs(service.app, visitorCaller('visitor-1'), 'post', path)
    const answer = await call.send({ recordId: body.id })
    expect([answer.status, answer.body.details]).toEqual([503, { isPending: true }])
    google.status = 200
    await service.store.connection.models['BirthRecord']?.updateOne(
      { _id: body.id },
      { $set: { outboxDueAt: new Date(0) } },
    )
    service.relay.start()
    while ((await service.records())[0]?.outbox.length) await new Promise((resolve) => setTimeout(resolve, 5))
    const [file] = google.files.values()
    expect([file?.name, file?.type]).toEqual([`${body.proofId}-v1.csv`, 'text/csv'])
    expect(file?.text).toContain('"Amara"')
  })
})

describe('the account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'account-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is its key file, or the path of it', () => {
    const path = join(folder, 'key.json')
    writeFileSync(path, keyFile('https://oauth2.googleapis.com/token'))
    expect(googleAccountSetting.parse(path)).toEqual(
      googleAccountSetting.parse(keyFile('https://oauth2.googleapis.com/token')),
    )
  })
  it.each(['/nowhere/key.json', '{}', '{"client_email":"a","private_key":"b"}', 'nonsense'])(
    'is refused as %s',
    (text) => expect(googleAccountSetting.safeParse(text).success).toBe(false),
  )
})
