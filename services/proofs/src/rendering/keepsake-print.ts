import sharp from 'sharp'

/** As much as the field on the page shows at 300 dpi. */
const most = 1600

/**
 * The picture of a hand or foot as it is printed: upright, in greys on clear ground, of bounded size, without whatever
 * else the file carried. Undefined where none was given, or the file is no picture.
 */
export const keepsakePrintOf = async (file: Uint8Array | null | undefined): Promise<Buffer | undefined> => {
  if (!file || file.length === 0) return undefined
  try {
    return await sharp(file, { limitInputPixels: 100_000_000 })
      .rotate()
      .resize(most, most, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .normalise()
      .toColourspace('b-w')
      .png({ compressionLevel: 8 })
      .toBuffer()
  } catch {
    return undefined
  }
}
