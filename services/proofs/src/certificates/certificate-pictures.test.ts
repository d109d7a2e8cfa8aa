import { createSecretKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import { erasedError } from '@shared/node/record-keys'
import { createAwaitedStore } from '../files/awaited-store'
import { createCertificatePictures } from './certificate-pictures'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificates-'))
})
afterEach(() => rm(folder, { recursive: true }))

const key = createSecretKey(Buffer.alloc(32, 7))

/** A picture that cannot be kept; the record's key is destroyed meanwhile, where it is erased. */
async function openPicture({ isErased }: { isErased: boolean }) {
  let isGone = false
  const pictures = createCertificatePictures({
    objects: createAwaitedStore({
      ...createLocalObjectStore(folder),
      put: () => {
        isGone = isErased
        return Promise.reject(Object.assign(new Error('no such file or directory'), { code: 'ENOENT' }))
      },
    }),
    keys: { keyFor: () => (isGone ? Promise.reject(erasedError()) : Promise.resolve(key)) },
    renderer: { renderCertificate: () => Promise.resolve(Buffer.from('a picture')) },
    publicUrl: 'https://codex.example',
  })
  const version = { proofId: '01ABCDEFGH', sha256: 'ab', data: {} }
  return (await pictures.find('record-1', version, 'webp')).open()
}

it('a picture that is drawn while its record is erased is gone with it', async () => {
  await expect(openPicture({ isErased: true })).rejects.toMatchObject({ code: 'gone' })
})

it('a picture that the store cannot keep is the store’s trouble', async () => {
  await expect(openPicture({ isErased: false })).rejects.toMatchObject({ part: 'files' })
})
