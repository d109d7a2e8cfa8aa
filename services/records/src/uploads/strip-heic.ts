import { UnreadableImage } from './strip-jpeg'

interface Box {
  type: string
  /** Where its content begins and ends. */
  start: number
  end: number
}

// ISO/IEC 14496-12, section 4.2.
function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const short = bytes.readUInt32BE(at)
    const header = short === 1 ? 16 : 8
    if (at + header > end) throw new UnreadableImage('A box ends too early')
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short
    if (size < header || at + size > end) throw new UnreadableImage('A box is larger than what holds it')
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + header, end: at + size }
    at += size
  }
}

function boxOf(bytes: Buffer, type: string, start: number, end: number): Box | undefined {
  for (const box of boxesIn(bytes, start, end)) if (box.type === type) return box
  return undefined
}

/** The ids of the items that describe the picture instead of being it: Exif, XMP and other texts (section 8.11.6). */
function describingItems(bytes: Buffer, iinf: Box): Set<number> {
  const ids = new Set<number>()
  const counted = iinf.start + 4 + (bytes[iinf.start] === 0 ? 2 : 4)
  for (const entry of boxesIn(bytes, counted, iinf.end)) {
    const version = bytes.readUInt8(entry.start)
    if (entry.type !== 'infe' || version < 2) throw new UnreadableImage('An item of an unknown kind')
    const idSize = version === 2 ? 2 : 4
    const type = bytes.toString('latin1', entry.start + 6 + idSize, entry.start + 10 + idSize)
    if (['Exif', 'mime', 'uri '].includes(type)) ids.add(bytes.readUIntBE(entry.start + 4, idSize))
  }
  return ids
}

/** Where the items lie, section 8.11.3. */
function* extentsOf(bytes: Buffer, iloc: Box, idat: Box | undefined) {
  const version = bytes.readUInt8(iloc.start)
  let at = iloc.start + 4
  const number = (size: number) => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
  const sizes = number(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const bytesOfExtent = indexSize + offsetSize + lengthSize
  for (let left = number(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = number(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : number(2) & 15
    number(2)
    const base = number(baseSize)
    const count = number(2)
    // Extents that take no bytes of their own could be counted to without end; one of them says where the whole item lies.
    if (bytesOfExtent === 0 && count > 1) throw new UnreadableImage('Extents that say nothing')
    for (let extents = count; extents > 0; extents -= 1) {
      number(indexSize)
      const offset = base + number(offsetSize)
      const length = number(lengthSize)
      const from = method === 0 ? offset : method === 1 && idat ? idat.start + offset : undefined
      yield { id, start: from, end: from === undefined ? undefined : from + length }
    }
  }
}

const partsOfPicture = new Set(['ftyp', 'meta', 'mdat'])

/**
 * A HEIC picture whose Exif and XMP are overwritten with zeros where they lie, so that no address in the file moves. A
 * HEIC says its orientation elsewhere (irot, imir), so nothing of the look is lost (ISO/IEC 23008-12).
 */
export function stripHeic(original: Buffer): Buffer {
  const bytes = Buffer.from(original)
  try {
    const meta = boxOf(bytes, 'meta', 0, bytes.length)
    if (!meta) throw new UnreadableImage('No meta box')
    // A full box: version and flags come first.
    const inMeta = (type: string) => boxOf(bytes, type, meta.start + 4, meta.end)
    const [iinf, iloc, idat] = [inMeta('iinf'), inMeta('iloc'), inMeta('idat')]
    if (!iinf || !iloc) throw new UnreadableImage('No list of items')
    const describing = describingItems(bytes, iinf)
    let described = 0
    for (const { id, start, end } of extentsOf(bytes, iloc, idat)) {
      if (!describing.has(id)) continue
      if (start === undefined || end === undefined || end > bytes.length)
        throw new UnreadableImage('An item that cannot be found')
      // No two items lie in one place: many that do would be overwritten again and again.
      described += end - start
      if (described > bytes.length) throw new UnreadableImage('Items that lie over each other')
      bytes.fill(0, start, end)
    }
    for (const box of boxesIn(bytes, 0, bytes.length)) {
      // A video says its place in texts of its own.
      if (box.type === 'moov') throw new UnreadableImage('A moving picture')
      // Cameras append what they like, a video among it.
      if (!partsOfPicture.has(box.type)) bytes.fill(0, box.start, box.end)
    }
    return bytes
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableImage('The file ends too early', { cause: error })
    throw error
  }
}
