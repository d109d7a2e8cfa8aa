import { readFileSync } from 'node:fs'
import { codeRangesOf } from './cmap'
import { findPackageRoot, fontFilesOf } from './package-files'
import { printableText } from './printable-text'
import { readScriptFace, scriptFaces } from './script-faces'

/** A bit for each code point, 139 kB: whether some face of the book draws it. */
const coverageOf = (root: string): Uint8Array => {
  const bits = new Uint8Array(0x110000 / 8)
  const add = (font: Uint8Array, isUsed = (_code: number) => true) => {
    for (const [first, last] of codeRangesOf(font))
      for (let code = first; code <= last; code += 1)
        if (isUsed(code)) {
          const index = code >> 3
          bits[index] = (bits[index] ?? 0) | (1 << (code & 7))
        }
  }
  for (const file of fontFilesOf(root)) add(readFileSync(file))
  // The face of a script draws its letters alone, though it may hold Latin too.
  for (const face of scriptFaces)
    add(readScriptFace(root, face), (code) => face.letters.test(String.fromCodePoint(code)))
  return bits
}

let coverage: Uint8Array | undefined

// Joiners shape their neighbours and need no glyph of their own; Typst sets a no-break space as a space.
const needsNoGlyph = /\u00A0|\u200C|\u200D|\u034F|[\uFE00-\uFE0F]/u

/**
 * The characters of a text that the book's faces cannot draw, each once, in the order of the text: to be named to the
 * parent when the record comes in. Pictures (emoji) count too: they are left out of the print.
 */
export const uncoveredCharacters = (text: string, root = findPackageRoot()): string[] => {
  coverage ??= coverageOf(root)
  const bits = coverage
  const isDrawn = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return ((bits[code >> 3] ?? 0) & (1 << (code & 7))) !== 0
  }
  const printed = new Set(printableText(text))
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize('NFC'))
  const missing = [...graphemes].flatMap(({ segment }) => {
    if (/^\s+$/u.test(segment)) return []
    if (printableText(segment) === '')
      return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment) ? [segment] : []
    return [...segment].filter(
      (character) => printed.has(character) && !needsNoGlyph.test(character) && !isDrawn(character),
    )
  })
  return [...new Set(missing)]
}
