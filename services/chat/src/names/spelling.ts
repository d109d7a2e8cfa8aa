/*
 * When two spellings are the same name. Letters are compared, never sounds: nothing here leads from one name to another.
 */

import { capitalOf } from '@shared/insights/capitals'
import { plainLatin } from '@shared/insights/plain-latin'

// What people leave out when they type: accents of Latin, Greek and Cyrillic letters, the points of Hebrew, the vowels of Arabic.
// The breve of Cyrillic й stays, and so do the signs of Indian scripts and of kana: without them it is another letter.
const leftOutMarks = /(?<![\u0400-\u04FF])[\u0300-\u036F]+|[\u0591-\u05C7\u064B-\u0652\u0670\u0640]+/gu
// Signs around letters: apostrophes, the ʻokina, Hebrew geresh and maqaf.
const apostrophes = /['’‘`´ʼʻʽʾʿ׳״־]/gu

/** Letters that Unicode does not take apart, and such as are one letter in two alphabets. */
const otherLetters: Readonly<Record<string, string>> = {
  ...plainLatin,
  ё: 'е',
  ς: 'σ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
}
const otherLetter = new RegExp(`[${Object.keys(otherLetters).join('')}]`, 'gu')

const katakana = /[\u30A1-\u30F6]/gu
const hiraganaOf = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60)

/** A spelling without regard to capitals, composed letters and the width of letters; marks count. */
export const markedSpelling = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(apostrophes, '')
    .replaceAll(katakana, hiraganaOf)
    .trim()

/** The same without the marks that people leave out. 'Zoë' and 'ZOE ' are one. */
export const plainSpelling = (text: string): string =>
  markedSpelling(text)
    .replaceAll(otherLetter, (letter) => otherLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(leftOutMarks, '')
    .normalize('NFC')
    .replaceAll(otherLetter, (letter) => otherLetters[letter] ?? letter)

const marksOf = (spelling: string): readonly string[] =>
  markedSpelling(spelling)
    .normalize('NFD')
    .match(/[\u0300-\u036F]/gu) ?? []
/** Whether a spelling has all marks of another one, wherever they stand: ‘Hòa’ is ‘Hoà’. */
export const hasMarksOf = (spelling: string, other: string): boolean => {
  const marks = marksOf(spelling)
  return marksOf(other).every((mark) => marks.includes(mark))
}

/** Whether two spellings are one to who leaves marks and capitals out. */
export const isSameSpelling = (one: string, other: string): boolean =>
  plainSpelling(one) === plainSpelling(other)

/** A name that was typed in small letters, as one begins. */
export const withCapital = (name: string): string =>
  /\p{Lu}/u.test(name) ? name : name.replace(/^\p{Ll}/u, capitalOf)

/** Words between the parts of a name that are no names themselves. */
const joiningWords = new Set(
  'al bin bint da de degli dei del della den der di do dos du el e i ibn la las le los ter van von y'.split(
    ' ',
  ),
)

/** The parts of a name that may be names of their own: 'Anna' and 'Maria' of 'Anna-Maria'. */
export const partsOf = (name: string): string[] => {
  const parts = name
    .normalize('NFC')
    .split(/[\s\-‐‑–·・=＝]+/u)
    .filter(Boolean)
  const names = parts.filter((part) => !joiningWords.has(part.toLowerCase()))
  return names.length > 0 ? names : parts
}
