import { noPrints } from '@shared/contracts/enumerations'
import type { RecordVersion } from '@shared/contracts/internal'
import { maxFileBytes, maxPicturePixels } from '@shared/contracts/uploads'
import type { Logger } from '@shared/node/logger'
import type { ObjectStore } from '@shared/node/object-store'
import { AlteredDataError } from '@shared/node/record-cipher'
import { readWhole } from '../files/awaited-store'

/** As many as the book has room for. */
const maxPictures = 2
/** Pixels along the longer side: what the page shows at 300 dpi. */
const maxSide = 1600

/** Few bytes in place of a photograph's many: a waiting job holds its pictures. Throws when the bytes are no picture it can read. */
async function smallerOf(picture: Buffer): Promise<Uint8Array> {
  // Most records come without pictures, and a process that never met one does without the library.
  const { default: sharp } = await import('sharp')
  return sharp(picture, { limitInputPixels: maxPicturePixels })
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer()
}

export interface PictureDependencies {
  /** The files that parents sent. */
  objects: Pick<ObjectStore, 'get'>
  logger: Logger
}

/**
 * The pictures of hand and foot that a version's book prints, two at most. One that is missing, altered, too large or no picture is
 * empty: the others keep their places, and its own stays free for a print by hand. A store that cannot be asked throws.
 */
export function createRecordPictures({ objects, logger }: PictureDependencies) {
  const nothing = new Uint8Array()
  let last: Promise<unknown> = Promise.resolve()

  const read = async (key: string, leaveOut: (error: unknown) => Uint8Array): Promise<Uint8Array> => {
    const stored = await objects.get(key)
    if (!stored) return leaveOut(new Error('It is not in the object store'))
    if (stored.size > maxFileBytes) {
      stored.close()
      return leaveOut(new Error('It is larger than an upload may be'))
    }
    return smallerOf(await readWhole(stored)).catch(leaveOut)
  }

  return async ({ recordId, version, form, pictures }: RecordVersion): Promise<Uint8Array[]> => {
    if (form.printPreference === noPrints) return []
    const leaveOut = (error: unknown) => {
      logger.warn({ err: error, recordId, version }, 'a picture is left out of the book')
      return nothing
    }
    // One at a time in the whole process: a photograph takes many times its bytes while it is made smaller.
    const readInTurn = (key: string): Promise<Uint8Array> => {
      const picture = last.then(() =>
        read(key, leaveOut).catch((error: unknown) => {
          if (error instanceof AlteredDataError) return leaveOut(error)
          throw error
        }),
      )
      last = picture.catch(() => undefined)
      return picture
    }
    return Promise.all(pictures.slice(0, maxPictures).map(readInTurn))
  }
}
