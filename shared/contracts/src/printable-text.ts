import { printedLetters } from './printed-letters'

// Pictures and flags, with what joins and colours them: no face of the book draws them. Digits, # and * count as
// emoji in Unicode, but are letters here.
const picture = [
  '(?![\\d#*©®™])\\p{Extended_Pictographic}',
  '\\p{Regional_Indicator}',
  '[\\u{1F3FB}-\\u{1F3FF}]',
  '\\u20E3',
  '[\\uFE0E\\uFE0F]',
  '[\\u{E0020}-\\u{E007F}]',
].join('|')
const pictures = new RegExp(`\\u200D?(?:${picture})\\u200D?`, 'gu')
// A joiner means something between letters (Persian, Devanagari); one that a removed picture left behind does not.
const strayJoiners = /(^|[\s\p{P}])[\u200C\u200D]+|(?<![\u200C\u200D])[\u200C\u200D]+(?=$|[\s\p{P}])/gu
// Control characters, lone surrogates, private use, byte order marks, and marks that turn the direction of text.
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

// Marks that are heaped upon a letter until they fill the lines around it; no language writes more than three.
const heaped = /((?:(?=\p{M})\p{Script=Inherited}){3})(?:(?=\p{M})\p{Script=Inherited})+/gu

/** Composed (NFC), without pictures, control characters and heaps of marks, single spaces. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(pictures, '')
    .replace(unprintable, '')
    .replace(strayJoiners, '$1')
    .replace(heaped, '$1')

/** A bit for each code point, 139 kB: whether some face of the book draws it. */
let drawn: Uint8Array | undefined
const readDrawn = (): Uint8Array => {
  const bits = new Uint8Array(0x110000 / 8)
  let code = 0
  for (const run of printedLetters.split(' ')) {
    const [distance = 0, more = 0] = run.split('.').map((digits) => parseInt(digits, 36))
    code += distance
    for (const last = code + more; ; code += 1) {
      bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7))
      if (code === last) break
    }
  }
  return bits
}
// Joiners shape their neighbours and need no glyph of their own; a no-break space is set as a space.
const needsNoGlyph = /\u00A0|\u200C|\u200D|\u034F|[\uFE00-\uFE0F]/u

const isDrawn = (character: string): boolean => {
  if (needsNoGlyph.test(character)) return true
  drawn ??= readDrawn()
  const code = character.codePointAt(0) ?? 0
  return ((drawn[code >> 3] ?? 0) & (1 << (code & 7))) !== 0
}

// The typewriter's mark within a word of an alphabet that has apostrophes. Elsewhere it may be a quotation mark, or feet.
const lettered = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}'
const apostrophe = new RegExp(`(?<=[${lettered}\\p{M}])'(?=[${lettered}])`, 'gu')

/**
 * What a parent typed, as it goes to press: composed (NFC), single spaces, without pictures, control characters and what no
 * face of the book draws, and with the printer's apostrophe in O’Shea. Letters and their marks stay as they are, in every script.
 */
export const printableText = (text: string | null | undefined): string =>
  [...plainText(text ?? '')].filter(isDrawn).join('').replace(/\s+/gu, ' ').replace(apostrophe, '’').trim()

/** The same, or null where nothing is left to print. */
export const printableOrNull = (text: string | null | undefined): string | null => printableText(text) || null

/** Made once: it takes longer to make than a name to take apart. */
let graphemes: Intl.Segmenter | undefined

/**
 * The characters of a text that the book's faces cannot draw, each once, in the order of the text: the print leaves them out.
 * Pictures (emoji) count too.
 */
export const uncoveredCharacters = (text: string): string[] => {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const missing = [...graphemes.segment(text.normalize('NFC'))].flatMap(({ segment }) => {
    if (/^\s+$/u.test(segment)) return []
    const plain = plainText(segment).trim()
    if (plain === '')
      return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment) ? [segment] : []
    return [...plain].filter((character) => !isDrawn(character))
  })
  return [...new Set(missing)]
}
