import { maxPicturePixels } from '@shared/contracts/uploads'
import sharp from 'sharp'
import inks from '../../typst/style/inks.json'

/** As much as the field on the page shows at 300 dpi. */
const most = 1600

/** Per cent of the pixels: a fifth at least is the paper that the print lies on, and becomes clear. */
const paperIsLightest = { lower: 1, upper: 80 }

/**
 * The picture of a hand or foot as it is printed: in the book's ink, its lights clear, upright, of bounded size, without
 * whatever else the file carried. Undefined where the file is no picture that can be read (HEIC cannot).
 */
export const keepsakePrintOf = async (file: Uint8Array): Promise<Buffer | undefined> => {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: maxPicturePixels })
      .rotate()
      .resize(most, most, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .normalise(paperIsLightest)
      .negate()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return await sharp({ create: { width, height, channels: 3, background: inks.ink } })
      .joinChannel(data, { raw: { width, height, channels: 1 } })
      .png({ compressionLevel: 8 })
      .toBuffer()
  } catch {
    return undefined
  }
}
