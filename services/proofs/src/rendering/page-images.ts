import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

export const imageExtensions = ['webp', 'png', 'jpg'] as const
export type ImageExtension = (typeof imageExtensions)[number]
export type ImageOrder = { page: number; extension: ImageExtension; width: number }

/** pdfium draws no line finer than a pixel: engraving comes out too dark unless it is drawn larger and reduced. */
const oversampling = 2

const encoded = (image: Sharp, extension: ImageExtension): Sharp => {
  if (extension === 'webp') return image.webp({ quality: 84, effort: 1, smartSubsample: true })
  if (extension === 'jpg') return image.jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
  return image.png({ compressionLevel: 6 })
}

/** Draws pages of PDF files as images. One library, for one thread. */
export const createPageImages = async () => {
  sharp.concurrency(1)
  sharp.cache(false)
  const library = await PDFiumLibrary.init()

  /** @throws RangeError for a page the document does not have. */
  const draw = async (pdf: Uint8Array, { page, extension, width }: ImageOrder): Promise<Buffer> => {
    const document = await library.loadDocument(pdf)
    try {
      if (page < 1 || page > document.getPageCount()) throw new RangeError(`No page ${page}`)
      const sheet = document.getPage(page - 1)
      const { data } = await sheet.render({
        scale: (width * oversampling) / sheet.getOriginalSize().originalWidth,
        render: async ({ data: pixels, width: across, height }) =>
          encoded(
            sharp(pixels, { raw: { width: across, height, channels: 4 } })
              .removeAlpha()
              .resize(width, null, { kernel: 'lanczos3' }),
            extension,
          ).toBuffer(),
      })
      return Buffer.from(data)
    } finally {
      document.destroy()
    }
  }
  return { draw }
}
