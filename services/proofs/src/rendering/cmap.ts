/** The part of an OpenType font that tells which characters it draws (OpenType specification 1.9, 'cmap'). */

/** First and last code point of a run of characters. */
export type CodeRange = readonly [first: number, last: number]

/** Where a table of a font begins. @throws RangeError where the font has none of that name */
export const tableOffset = (font: DataView, tag: string): number => {
  const count = font.getUint16(4)
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16
    const name = String.fromCharCode(...[0, 1, 2, 3].map((place) => font.getUint8(record + place)))
    if (name === tag) return font.getUint32(record + 8)
  }
  throw new RangeError(`The font has no table '${tag}'`)
}

/** Format 12: groups of 32-bit characters. */
const groupsOf = (font: DataView, at: number): CodeRange[] =>
  Array.from({ length: font.getUint32(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12
    return [font.getUint32(group), font.getUint32(group + 4)] as const
  })

/** Format 4: segments of 16-bit characters; a segment may hold characters without a glyph. */
const segmentsOf = (font: DataView, at: number): CodeRange[] => {
  const size = font.getUint16(at + 6)
  const ranges: CodeRange[] = []
  for (let index = 0; index < size; index += 2) {
    const last = font.getUint16(at + 14 + index)
    const first = font.getUint16(at + 16 + size + index)
    const delta = font.getUint16(at + 16 + 2 * size + index)
    const offsetAt = at + 16 + 3 * size + index
    const offset = font.getUint16(offsetAt)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const stored = offset === 0 ? code : font.getUint16(offsetAt + offset + (code - first) * 2)
      if (stored !== 0 && (stored + delta) % 0x10000 !== 0) ranges.push([code, code])
    }
  }
  return ranges
}

/**
 * The characters that a TrueType or OpenType font has a glyph for.
 * @throws RangeError where the font has no Unicode mapping of format 4 or 12.
 */
export const codeRangesOf = (file: Uint8Array): CodeRange[] => {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const cmap = tableOffset(font, 'cmap')
  const formats = new Map<number, number>()
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const record = cmap + 4 + index * 8
    const platform = font.getUint16(record)
    const at = cmap + font.getUint32(record + 4)
    if (platform === 0 || platform === 3) formats.set(font.getUint16(at), at)
  }
  const [wide, narrow] = [formats.get(12), formats.get(4)]
  if (wide !== undefined) return groupsOf(font, wide)
  if (narrow !== undefined) return segmentsOf(font, narrow)
  throw new RangeError('The font has no Unicode mapping of format 4 or 12')
}
