import sharp from 'sharp'
import { createPageDrawing } from './page-drawing'
import type { PageDrawing } from './page-drawing'
import { bytesAPixel, loadPdfium } from './pdfium'

export type ImageExtension = 'webp' | 'png' | 'jpg'
export type ImageOrder = { page: number; extension: ImageExtension; width: number }

const encoded = ({ pixels, width, height }: PageDrawing, extension: ImageExtension): Promise<Buffer> => {
  const image = sharp(pixels, { raw: { width, height, channels: bytesAPixel } })
  if (extension === 'webp') return image.webp({ quality: 84, effort: 0 }).toBuffer()
  if (extension === 'jpg') return image.jpeg({ quality: 82, optimiseCoding: false }).toBuffer()
  return image.png({ compressionLevel: 6 }).toBuffer()
}

/** Draws pages of PDF files as images. One library, for one thread. */
export const createPageImages = async (root: string) => {
  sharp.concurrency(1)
  sharp.cache(false)
  const pdfium = await loadPdfium(root)
  const drawPage = createPageDrawing(pdfium)

  // One behind the other: the next page is drawn over the pixels of the last.
  let before: Promise<unknown> = Promise.resolve()
  /** @throws RangeError for a file that is no PDF, and for a page the document does not have. */
  const draw = (pdf: Uint8Array, { page, extension, width }: ImageOrder): Promise<Buffer> => {
    const image = before.then(() => encoded(drawPage(pdf, page, width), extension))
    before = image.catch(() => undefined)
    return image
  }
  return { draw }
}
