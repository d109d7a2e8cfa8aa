import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

const picture = () =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: { r: 180, g: 40, b: 90 } } })

/** Where the picture was taken, as a telephone writes it, and how it was held. */
const exif = {
  IFD0: { Make: 'CameraMaker', Copyright: 'Parents of Amara' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '57/1 42/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '11/1 58/1 0/1',
  },
}

/** A picture with place and camera in its Exif block. */
export const locatedPicture = (kind: 'jpeg' | 'png' | 'webp', orientation = 6): Promise<Buffer> =>
  picture()
    .withExif(exif)
    .withMetadata({ orientation })
    .toFormat(kind, kind === 'webp' ? { lossless: true } : {})
    .toBuffer()

export const gif = (): Promise<Buffer> => picture().gif().toBuffer()

/**
 * A file with the boxes of a HEIC picture and Exif in them. Encoders for HEVC are patented and not at hand: the picture
 * inside is AV1, which HEIF holds in the same boxes; the brand says HEVC.
 */
export async function locatedHeic(): Promise<Buffer> {
  const bytes = await picture().withExif(exif).avif({ effort: 0 }).toBuffer()
  const end = bytes.readUInt32BE(0)
  for (let at = 8; at + 4 <= end; at += 4)
    if (bytes.toString('latin1', at, at + 4) === 'avif') bytes.write('heic', at, 'latin1')
  return bytes
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** The beginning of an OLE compound file, and the name of its one stream. */
export const ole = (stream: string): Buffer => {
  const bytes = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.write(stream, 1024, 'utf16le')
  return bytes
}

/** A ZIP file of these names, each holding its own name. */
export function zip(names: readonly string[]): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const name of names) {
    const data = deflateRawSync(name)
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 0, 'latin1')
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt32LE(name.length, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 0, 'latin1')
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    entries.push(local, Buffer.from(name), data)
    directory.push(central, Buffer.from(name))
    at += 30 + name.length + data.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...entries, listed, end])
}
export const docx = (...more: string[]): Buffer => zip(['[Content_Types].xml', 'word/document.xml', ...more])
