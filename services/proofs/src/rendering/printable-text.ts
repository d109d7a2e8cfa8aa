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

/**
 * What a parent typed, as it goes to press: composed (NFC), without pictures and control characters, single spaces.
 * Letters and their marks stay as they are, in every script.
 */
export const printableText = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(pictures, '')
    .replace(unprintable, '')
    .replace(strayJoiners, '$1')
    .replace(/\s+/gu, ' ')
    .trim()

/** The same, or null where nothing is left to print. */
export const printableOrNull = (text: string | null | undefined): string | null => printableText(text) || null
