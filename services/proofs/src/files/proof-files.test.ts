import { createSecretKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import { createAwaitedStore } from './awaited-store'
import { bookFolder, createProofFiles } from './proof-files'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proof-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

const key = createSecretKey(Buffer.alloc(32, 7))

/** A book whose pages cannot be kept: `whenPut` is what happens meanwhile. */
async function bookUnder(
  whenPut: (store: ReturnType<typeof createLocalObjectStore>, book: string) => Promise<void>,
) {
  const objects = createLocalObjectStore(folder)
  const files = createProofFiles({
    store: createAwaitedStore({
      ...objects,
      async put(name, ...rest) {
        if (!name.includes('/page-')) return objects.put(name, ...rest)
        await whenPut(objects, name.slice(0, name.lastIndexOf('/')))
        throw Object.assign(new Error('no such file or directory'), { code: 'ENOENT' })
      },
    }),
    keys: { keyFor: () => Promise.resolve(key) },
    renderer: { renderImage: () => Promise.resolve(Buffer.from('a picture')) },
    nameObject: () => Promise.resolve(true),
  })
  const kept = await files.keepBook('record-1', { pdf: Buffer.from('a book'), sha256: 'ab', pages: 9 })
  return { page: files.find({ recordId: 'record-1', files: kept }, 'jpg', 6), kept }
}

it('a page that is drawn while its record is erased is not there', async () => {
  const { page, kept } = await bookUnder((objects, book) => objects.deleteAll(book))
  expect(bookFolder(kept.sha256)).toMatch(/^proofs\//)
  expect(await page?.open()).toBeNull()
})

it('a page that the store cannot keep is the store’s trouble', async () => {
  const { page } = await bookUnder(() => Promise.resolve())
  await expect(page?.open()).rejects.toMatchObject({ part: 'files' })
})
