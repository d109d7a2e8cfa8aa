/** Files that are made to keep who reads them busy: each grows with `size`, in bytes about. */
const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => bytes.writeUInt16BE(value, at * 2))
  return bytes
}
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const brand = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
const full = (version: number) => Buffer.from([version, 0, 0, 0])
const heic = (itemType: string, iloc: Buffer, size: number) =>
  Buffer.concat([
    brand,
    box(
      'meta',
      full(0),
      box('iinf', full(0), u16(1), box('infe', full(2), u16(1, 0), Buffer.from(`${itemType}\0`, 'latin1'))),
      box('iloc', iloc),
    ),
    box('mdat', Buffer.alloc(size)),
  ])

/** Items that each claim 65,535 extents, which take no bytes of their own. */
export const heicOfEmptyExtents = (size: number): Buffer => {
  const items = Math.min(Math.floor(size / 6), 65_535)
  const iloc = Buffer.concat([full(0), u16(0x0000, items)])
  const item = u16(2, 0, 0xffff)
  return heic('hvc1', Buffer.concat([iloc, ...Array.from({ length: items }, () => item)]), 16)
}

/** One describing item whose many extents all cover the whole file. */
export const heicOfOverlaps = (size: number): Buffer => {
  const count = Math.min(Math.floor(size / 16), 65_535)
  const extent = Buffer.alloc(8)
  extent.writeUInt32BE(size / 2, 4)
  const iloc = Buffer.concat([full(0), u16(0x4400, 1), u16(1, 0, count)])
  return heic('Exif', Buffer.concat([iloc, ...Array.from({ length: count }, () => extent)]), size / 2)
}

/** A HEIC whose first box lists brands to the end. */
export const heicOfBrands = (size: number): Buffer =>
  box('ftyp', Buffer.from('mif1\0\0\0\0', 'latin1'), Buffer.alloc(size, 'mif1'))

/** Empty chunks, kept and left out by turns. */
export const pngOfChunks = (size: number): Buffer => {
  const chunk = (type: string) =>
    Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), Buffer.alloc(4)])
  const pair = Buffer.concat([chunk('IDAT'), chunk('tEXt')])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.alloc(Math.floor(size / pair.length) * pair.length, pair),
    chunk('IEND'),
  ])
}
/** Empty scans, each followed by fill bytes, and never an end. */
export const jpegOfScans = (size: number): Buffer =>
  Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(size, Buffer.from('ffda0002ffffff00', 'hex'))])
/** Exif blocks whose list of entries claims to be longer than it is. */
export const jpegOfExif = (size: number): Buffer => {
  const tiff = Buffer.alloc(60_000)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(0xffff, 8)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const segment = Buffer.concat([Buffer.from('ffe1', 'hex'), u16(body.length + 2), body])
  return Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(size, segment)])
}
/** Comments of one byte, and never an end. */
export const gifOfComments = (size: number): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'),
    Buffer.alloc(size, Buffer.from([0x21, 0xfe, 1, 65, 0])),
  ])
/** Empty chunks, kept and left out by turns. */
export const webpOfChunks = (size: number): Buffer => {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(size + 4, 4)
  return Buffer.concat([head, Buffer.alloc(size, Buffer.from('ALPH\0\0\0\0EXIF\0\0\0\0', 'latin1'))])
}
/** A directory of empty names. */
export const zipOfNames = (size: number): Buffer => {
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02', 0, 'latin1')
  const count = Math.min(Math.floor(size / entry.length), 65_535)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(4, 16)
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(count * entry.length, entry), end])
}
