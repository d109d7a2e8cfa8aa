import type { ContentType } from './upload-address'

interface PictureSize {
  width: number
  height: number
}

/** A picture has its frame behind a few tables and a colour profile; what has more in front of it is not looked through. */
const maxSegments = 1000

// ITU-T T.81, annex B: the frames are SOF0 to SOF15, but for DHT, JPG and DAC, which lie among them.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function sizeOfJpeg(bytes: Buffer): PictureSize | null {
  let at = 2
  for (let left = maxSegments; left > 0 && at + 9 <= bytes.length; left -= 1) {
    const marker = bytes.readUInt8(at + 1)
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

// RFC 9649: the canvas of an extended file, or the head of its one picture, with or without loss.
function sizeOfWebp(bytes: Buffer): PictureSize | null {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

const readers: Partial<Record<ContentType, (bytes: Buffer) => PictureSize | null>> = {
  'image/jpeg': sizeOfJpeg,
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/webp': sizeOfWebp,
}

/** No picture is smaller, and none of the heads above is longer. */
const smallest = 30

/** How many pixels a picture has by its own head; null where that does not say, or is of no picture that is printed. */
export function pixelsOf(bytes: Buffer, contentType: ContentType): number | null {
  const size = bytes.length < smallest ? null : readers[contentType]?.(bytes)
  return size ? size.width * size.height : null
}
