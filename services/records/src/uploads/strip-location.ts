import { AppError } from '@shared/node/errors'
import { stripGif, stripPng, stripWebp } from './strip-chunks'
import { stripHeic } from './strip-heic'
import { stripJpeg, UnreadableImage } from './strip-jpeg'
import type { ContentType } from './upload-address'

const strippers: Partial<Record<ContentType, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/heic': stripHeic,
}

/**
 * An image without what it says beside the picture: place, time, camera, thumbnail, texts. The picture's data stays as it
 * is, to the bit. Documents stay whole. Its time grows with the length of the file at most.
 *
 * @throws UnreadableImage, or RangeError for what would lie beyond its end, for an image without the structure of its kind
 */
export const stripImage = (bytes: Buffer, contentType: ContentType): Buffer =>
  strippers[contentType]?.(bytes) ?? bytes

export const damaged = (cause: unknown) =>
  new AppError({
    code: 'unsupported_type',
    publicMessage: 'This picture is damaged or incomplete. Please save it again, for example as JPEG.',
    cause,
  })

/** The same, as callers are told of it. @throws AppError `unsupported_type` */
export function withoutLocation(bytes: Buffer, contentType: ContentType): Buffer {
  try {
    return stripImage(bytes, contentType)
  } catch (error) {
    if (error instanceof UnreadableImage || error instanceof RangeError) throw damaged(error)
    throw error
  }
}
