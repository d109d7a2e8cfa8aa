import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { objectStoreSettings } from './config'
import { wholeOf } from './object-bytes'
import { checkedKey } from './object-key'
import { createObjectStore } from './object-store'
import type { ObjectStore, StoredObject } from './object-store'

const bytesOf = async (object: StoredObject | null) => object && wholeOf(object)
const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** Enough of the S3 protocol over HTTP to see what the adapter sends: GET, HEAD, PUT and DELETE of objects by path. */
function startS3(objects: Map<string, { bytes: Buffer; type: string | undefined }>, seen: IncomingMessage[]) {
  const server = createServer((request, response) => {
    const work = async () => {
      seen.push(request)
      const path = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname)
      const object = objects.get(path)
      if (request.method === 'PUT') {
        objects.set(path, { bytes: await bodyOf(request), type: request.headers['content-type'] })
        response.setHeader('etag', '"x"')
        return response.end()
      }
      if (request.method === 'DELETE') {
        objects.delete(path)
        response.statusCode = 204
        return response.end()
      }
      if (object) {
        response.setHeader('content-length', object.bytes.length)
        return response.end(request.method === 'HEAD' ? undefined : object.bytes)
      }
      response.statusCode = 404
      response.setHeader('content-type', 'application/xml')
      return response.end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
    }
    void work()
  })
  return new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

let folder: string
let s3: Server
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
const seen: IncomingMessage[] = []
const stores: Partial<Record<'local folder' | 'S3', ObjectStore>> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'))
  s3 = await startS3(objects, seen)
  // Listening on TCP gives an address of this kind.
  const { port } = s3.address() as AddressInfo
  stores['local folder'] = await createObjectStore(objectStoreSettings.parse({ DATA_DIR: folder }))
  stores['S3'] = await createObjectStore(
    objectStoreSettings.parse({
      DATA_DIR: folder,
      S3_BUCKET: 'codex',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'a key id',
      S3_SECRET_ACCESS_KEY: 'a key',
    }),
  )
})
afterAll(async () => {
  s3.closeAllConnections()
  s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['local folder', 'S3'] as const)('an object store in a %s', (name) => {
  const store = () => {
    const made = stores[name]
    if (!made) throw new Error('not made')
    return made
  }
  it('gives back the bytes that were put, with their size', async () => {
    const bytes = Buffer.from([0, 1, 2, 255, 254, 10, 13])
    await store().put('proofs/ab12/codex.pdf', bytes, 'application/pdf')
    const object = await store().get('proofs/ab12/codex.pdf')
    expect(object?.size).toBe(7)
    expect((await bytesOf(object))?.equals(bytes)).toBe(true)
    expect(await store().has('proofs/ab12/codex.pdf')).toBe(true)
  })
  it.each([0, 1, 256 * 1024, 600_000])('gives back all of a file of %i bytes', async (size) => {
    const bytes = randomBytes(size)
    await store().put('proofs/sizes', bytes, 'application/pdf')
    const object = await store().get('proofs/sizes')
    expect(object?.size).toBe(size)
    expect((await bytesOf(object))?.equals(bytes)).toBe(true)
  })
  it('answers null for what it does not have', async () => {
    expect(await store().get('nothing/here')).toBeNull()
    expect(await store().has('nothing/here')).toBe(false)
  })
  it('takes the place of what was there, also many at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => store().put('same/key', Buffer.from(`n${n}`), 'text/plain')),
    )
    expect((await bytesOf(await store().get('same/key')))?.toString()).toMatch(/^n\d$/)
  })
  it('deletes, also what is not there', async () => {
    await store().put('gone/soon', Buffer.from('x'), 'text/plain')
    await store().delete('gone/soon')
    await store().delete('gone/soon')
    expect(await store().has('gone/soon')).toBe(false)
  })
  if (name === 'local folder')
    it('deletes a folder with all that lies in it, and nothing beside it', async () => {
      for (const key of ['a/one/b', 'a/one/c/d', 'a/one-more/e'])
        await store().put(key, Buffer.from('x'), 'a/b')
      for (let again = 0; again < 2; again += 1) await store().deleteAll('a/one')
      const has = ['a/one/b', 'a/one/c/d', 'a/one-more/e'].map((key) => store().has(key))
      expect(await Promise.all(has)).toEqual([false, false, true])
    })
  it('refuses keys that could leave it', async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', '', 'A', '.hidden', 'a/.b', 'a\\b', 'a\0'])
      await expect(store().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError)
  })
})

it('the local folder leaves no half-written file beside the others', async () => {
  const names = await readdir(join(folder, 'objects'), { recursive: true })
  expect(names.filter((name) => /(^|\/)\./.test(name))).toEqual([])
})
it('S3 is asked with signed requests, the bucket in the path, the content type kept', () => {
  expect(objects.get('/codex/proofs/ab12/codex.pdf')?.type).toBe('application/pdf')
  for (const { headers } of seen)
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=a key id/)
})
it('keys are plain relative paths', () => {
  expect(checkedKey('proofs/0a/page-1.webp')).toBe('proofs/0a/page-1.webp')
})

it('files of the local folder are for nobody else, whoever made the folders', async () => {
  const root = await mkdtemp(join(tmpdir(), 'objects-open-'))
  await mkdir(join(root, 'objects/files'), { recursive: true })
  for (const open of ['objects', 'objects/files']) await chmod(join(root, open), 0o755)
  const store = await createObjectStore(objectStoreSettings.parse({ DATA_DIR: root }))
  await store.put('files/one', Buffer.from('one'), 'text/plain')
  await store.put('drive/deep/two', Buffer.from('two'), 'text/csv')
  const modeOf = async (path: string) => ((await stat(join(root, 'objects', path))).mode & 0o777).toString(8)
  const folders = await Promise.all(['', 'files', 'drive', 'drive/deep'].map(modeOf))
  expect(folders).toEqual(['700', '700', '700', '700'])
  expect(await Promise.all(['files/one', 'drive/deep/two'].map(modeOf))).toEqual(['600', '600'])
  await rm(root, { recursive: true })
})
