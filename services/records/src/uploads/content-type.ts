import type { ContentType } from './upload-address'

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.length >= at + text.length && bytes.toString('latin1', at, at + text.length) === text

// ISO/IEC 23008-12, annex B: still images and sequences in HEVC.
/** A picture names a handful of brands; what lists more is not looked through. */
const maxBrandBytes = 1024
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])

function isHeic(bytes: Buffer): boolean {
  if (bytes.length < 16 || !startsWith(bytes, 'ftyp', 4)) return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, maxBrandBytes)
  for (let at = 8; at + 4 <= end; at += 4) {
    // After the first brand comes its version.
    if (at !== 12 && heicBrands.has(bytes.toString('latin1', at, at + 4))) return true
  }
  return false
}

/** The names in a ZIP file's central directory (PKWARE APPNOTE 4.3.12); null when there is none. */
function namesInZip(bytes: Buffer): string[] | null {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > bytes.length) return null
  const names: string[] = []
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || !startsWith(bytes, 'PK\x01\x02', at)) return null
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field))
    names.push(bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return names
}

function isDocx(bytes: Buffer): boolean {
  const names = namesInZip(bytes)
  return (
    names !== null &&
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    // A document with macros is another type (docm), whatever its name says.
    !names.some((name) => /vbaproject\.bin$/i.test(name))
  )
}

/** An OLE compound file is a Word document by the stream of that name ([MS-DOC] 2.1); sheets and installers have others. */
const isDoc = (bytes: Buffer) => bytes.includes(Buffer.from('WordDocument', 'utf16le'))

/** What a file is by its content; null for what is not among the accepted types. */
export function contentTypeOfBytes(bytes: Buffer): ContentType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  if (startsWith(bytes, '%PDF-')) return 'application/pdf'
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') && isDoc(bytes)) return 'application/msword'
  if (startsWith(bytes, 'PK\x03\x04') && isDocx(bytes))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  if (isHeic(bytes)) return 'image/heic'
  return null
}
