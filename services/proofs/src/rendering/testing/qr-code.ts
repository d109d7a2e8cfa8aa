import jsQR from 'jsqr'
import sharp from 'sharp'

/** What the QR code of a certificate says, read from an image of its page; undefined where it cannot be read. */
export const qrCodeOn = async (image: Buffer): Promise<string | undefined> => {
  const { width = 0 } = await sharp(image).metadata()
  // Where the code stands, in the lower left quarter: reading the whole sheet takes seconds.
  const { data, info } = await sharp(image)
    .extract({
      left: Math.round(width / 8),
      top: width,
      width: Math.round(width / 4),
      height: Math.round(width / 4),
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
