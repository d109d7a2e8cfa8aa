import { UnreadableImage } from './strip-jpeg'

// Of PNG's ancillary chunks those that say how the picture looks; texts, Exif and times say where and when it was taken.
const keptPngChunks = new Set([
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST', 'tRNS', 'pHYs', 'sPLT'],
  ...['acTL', 'fcTL', 'fdAT'],
])

const isCritical = (type: string) => /^[A-Z]/.test(type)

/** A PNG without Exif, texts and private chunks, and without what follows its end (PNG third edition, section 5). */
export function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) break
    if (isCritical(type) || keptPngChunks.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
  throw new UnreadableImage('No end of the PNG')
}

const keptWebpChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const exifFlag = 0x08
const xmpFlag = 0x04

/** A WebP without Exif, XMP and unknown chunks (RFC 9649, section 2.7). */
export function stripWebp(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  const whole = Math.min(8 + bytes.readUInt32LE(4), bytes.length)
  for (let at = 12; at + 8 <= whole;) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > whole) throw new UnreadableImage('The file ends too early')
    if (keptWebpChunks.has(type)) {
      // A copy: its flags are changed.
      const chunk = Buffer.from(bytes.subarray(at, Math.min(end, bytes.length)))
      if (type === 'VP8X' && size >= 10) chunk.writeUInt8(chunk.readUInt8(8) & ~(exifFlag | xmpFlag), 8)
      parts.push(chunk)
    }
    at = end
  }
  if (!parts.length) throw new UnreadableImage('No picture')
  const body = Buffer.concat(parts)
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}

/** The end of a GIF's data sub-blocks that begin at `at`. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let size = bytes[at]; size; size = bytes[at]) at += 1 + size
  if (at >= bytes.length) throw new UnreadableImage('The file ends too early')
  return at + 1
}

const colourTable = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** A GIF without comments, texts and the blocks of applications but the one that makes it loop (GIF89a, section 25 on). */
export function stripGif(bytes: Buffer): Buffer {
  let at = 13 + colourTable(bytes[10] ?? 0)
  const parts = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === 0x3b) return Buffer.concat([...parts, Buffer.from([0x3b])])
    let end: number
    let isKept = true
    if (kind === 0x2c) {
      end = endOfBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0))
    } else if (kind === 0x21) {
      end = endOfBlocks(bytes, at + 2)
      const label = bytes[at + 1]
      isKept = label === 0xf9 || (label === 0xff && loops.has(bytes.toString('latin1', at + 3, at + 14)))
    } else break
    if (isKept) parts.push(bytes.subarray(at, end))
    at = end
  }
  throw new UnreadableImage('No end of the GIF')
}
