/** The file does not have the structure of its kind: nothing can be said about what it carries. */
export class UnreadableImage extends Error {}

const orientationTag = 0x0112

/** The orientation in an Exif block (TIFF 6.0, IFD0, tag 274); 1, upright, when there is none. */
function orientationOf(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return 1
  const little = order === 'II'
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return 1
  const count = u16(start)
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * 12
    if (at + 12 > tiff.length) return 1
    if (u16(at) !== orientationTag) continue
    const orientation = u16(at + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}

/** An Exif block that says the orientation and nothing else. */
function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

const exifMark = Buffer.from('Exif\0\0', 'latin1')

function exifSegment(orientation: number): Buffer {
  const tiff = orientationOnly(orientation)
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(2 + exifMark.length + tiff.length, 2)
  return Buffer.concat([head, exifMark, tiff])
}

const isColourProfile = (body: Buffer) => body.toString('latin1', 0, 12) === 'ICC_PROFILE\0'

/** Whether a segment belongs to the picture: tables and frames do, of the applications' only JFIF, colour profile and Adobe. */
function isKept(marker: number, body: Buffer): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  return marker === 0xe0 || marker === 0xee || (marker === 0xe2 && isColourProfile(body))
}

/** Where the entropy-coded data that begins at `from` ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new UnreadableImage('A scan without an end')
}

/**
 * A JPEG without Exif, XMP, IPTC, comments, further pictures and whatever follows its end; the picture's own bytes are
 * untouched, and its orientation is kept (ITU-T T.81, annex B).
 */
export function stripJpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  let orientation = 1
  let hasScan = false
  let at = 2
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) throw new UnreadableImage('No marker where one must be')
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) {
      if (!hasScan) throw new UnreadableImage('No picture')
      const exif = orientation === 1 ? [] : [exifSegment(orientation)]
      // After a JFIF segment, which must come first.
      const isFirst = parts[0]?.[1] === 0xe0
      const [first, rest] = isFirst ? [parts.slice(0, 1), parts.slice(1)] : [[], parts]
      return Buffer.concat([bytes.subarray(0, 2), ...first, ...exif, ...rest, Buffer.from([0xff, 0xd9])])
    }
    if (at + 4 > bytes.length) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) break
    const body = bytes.subarray(at + 4, end)
    if (marker === 0xe1 && body.subarray(0, 6).equals(exifMark)) orientation = orientationOf(body.subarray(6))
    const until = marker === 0xda ? endOfScan(bytes, end) : end
    hasScan ||= marker === 0xda
    if (isKept(marker, body)) parts.push(bytes.subarray(at, until))
    at = until
  }
  throw new UnreadableImage('The file ends too early')
}
