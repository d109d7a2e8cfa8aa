import type { TypedVersion } from '@shared/contracts/internal'
import { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
import { AppError } from '@shared/node/errors'
import type { ObjectStore } from '@shared/node/object-store'
import { keyedHashOf } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'
import { certificateFolder, contentTypes } from '../files/proof-files'
import type { ImageExtension, ProofFile } from '../files/proof-files'
import { RenderError } from '../rendering/render-error'
import type { Renderer } from '../rendering/renderer'
import { printableForm } from './typed-form'

/** Pixels across: sharp beside the list of versions, and half the work of a proof's page. */
const width = 900
/** Pictures that are drawn or wait to be, in this process. */
const maxUnderWay = 12
/** To be raised with the design of the certificate: pictures of an older one are then drawn again. */
const design = 2

export interface CertificatePictures {
  /**
   * What the certificate of a version would look like, watermarked; drawn when it is opened for the first time, and kept.
   *
   * @throws AppError on opening: `conflict` when too much is missing, `rate_limited` when too many wait, `gone` when the record is erased meanwhile, `unavailable`
   */
  find(recordId: string, version: TypedVersion, extension: ImageExtension): Promise<ProofFile>
}

export interface CertificatePictureDependencies {
  objects: ObjectStore
  keys: Pick<RecordKeys, 'keyFor'>
  renderer: Pick<Renderer, 'renderCertificate'>
  /** Without a slash at its end. */
  publicUrl: string
}

const refusalOf = (error: unknown) => {
  if (!(error instanceof RenderError)) return error
  const { publicMessage, isRetryable } = error
  return new AppError({ code: isRetryable ? 'unavailable' : 'conflict', publicMessage, cause: error })
}

export function createCertificatePictures(dependencies: CertificatePictureDependencies): CertificatePictures {
  const { objects, keys, renderer, publicUrl } = dependencies
  const drawing = new Map<string, Promise<void>>()

  const draw = async (
    store: ObjectStore,
    key: string,
    { proofId, data }: TypedVersion,
    extension: ImageExtension,
  ) => {
    const subject = { form: printableForm(data), proofId, verifyUrl: `${publicUrl}/proof-review/${proofId}` }
    const image = await renderer.renderCertificate(subject, { extension, width })
    await store.put(key, image, contentTypes[extension])
  }

  /** Several who ask for the same picture at once wait for one drawing. */
  const drawOnce = (store: ObjectStore, key: string, ...drawn: [TypedVersion, ImageExtension]) => {
    const known = drawing.get(key)
    if (known) return known
    if (drawing.size >= maxUnderWay)
      throw new AppError({
        code: 'rate_limited',
        publicMessage: 'Many pictures are being drawn just now. Please try again in a moment.',
        retryAfterSeconds: 5,
      })
    const work = draw(store, key, ...drawn).finally(() => drawing.delete(key))
    drawing.set(key, work)
    return work
  }

  return {
    async find(recordId, version, extension) {
      const { proofId, sha256 } = version
      const recordKey = await keys.keyFor(recordId)
      const store = createEncryptedObjectStore(objects, () => recordKey)
      const tag = keyedHashOf(recordKey, 'certificate', JSON.stringify([design, publicUrl, proofId, sha256]))
      const key = `${certificateFolder(recordId)}/${tag}.${extension}`
      return {
        tag: `${tag}-${extension}`,
        async open() {
          const kept = await store.get(key)
          if (kept) return kept
          try {
            await drawOnce(store, key, version, extension)
          } catch (error) {
            // The folder of a record that is being erased goes away under what is written there: its key is gone before.
            if (!(error instanceof RenderError)) await keys.keyFor(recordId)
            throw refusalOf(error)
          }
          return store.get(key)
        },
      }
    },
  }
}
