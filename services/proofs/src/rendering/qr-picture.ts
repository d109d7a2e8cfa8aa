import QRCode from 'qrcode'
import { fillOf, svgDocument } from './svg-document'

/** What the QR code says, as SVG, a unit for each module: one path, of the dark runs of its rows. Level Q: a quarter of it may be worn, creased or watermarked. */
export const qrPicture = (address: string): string => {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'Q' })
  const { size } = modules
  let path = ''
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!modules.get(y, x)) continue
      const from = x
      while (x + 1 < size && modules.get(y, x + 1)) x += 1
      path += `M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`
    }
  return svgDocument([size, size], 0, fillOf('ink', path))
}
