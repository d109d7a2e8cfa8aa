import { inflateSync } from 'node:zlib'

/** The parts of a WOFF 1.0 file (W3C Recommendation, 2012): a header, a directory, and each table of the font deflated. */
const headerSize = 44
const entrySize = 20

/** Whether a file is a font as it is sent to browsers, which Typst does not read. */
const isWoff = (file: Buffer) => file.toString('latin1', 0, 4) === 'wOFF'

/**
 * The plain font (sfnt) of a file; one that is not WOFF is given back as it is.
 * @throws RangeError or an error of zlib where the file is damaged
 */
export const plainFontOf = (file: Buffer): Buffer => {
  if (!isWoff(file)) return file
  const count = file.readUInt16BE(12)
  const font = Buffer.alloc(file.readUInt32BE(16))
  font.writeUInt32BE(file.readUInt32BE(4), 0)
  // How a reader may search the directory by halves.
  const steps = Math.floor(Math.log2(count))
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(16 * 2 ** steps, 6)
  font.writeUInt16BE(steps, 8)
  font.writeUInt16BE(16 * (count - 2 ** steps), 10)
  let at = 12 + 16 * count
  for (let index = 0; index < count; index += 1) {
    const entry = headerSize + index * entrySize
    const from = file.readUInt32BE(entry + 4)
    const packed = file.readUInt32BE(entry + 8)
    const size = file.readUInt32BE(entry + 12)
    const stored = file.subarray(from, from + packed)
    const record = 12 + 16 * index
    file.copy(font, record, entry, entry + 4)
    file.copy(font, record + 4, entry + 16, entry + 20)
    font.writeUInt32BE(at, record + 8)
    font.writeUInt32BE(size, record + 12)
    font.set(packed < size ? inflateSync(stored) : stored, at)
    at += Math.ceil(size / 4) * 4
  }
  return font
}
