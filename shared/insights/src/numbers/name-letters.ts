import { plainLatin } from '../plain-latin'
import { digitSum } from './date-numbers'
import { letterApostrophe } from './name-signs'

/** How the letters of a name become numbers: by which old table, and where the sound of a letter is known. */
export type LetterTable = {
  script: 'Latin' | 'Greek' | 'Cyrillic' | 'Hebrew' | 'Arabic'
  /** What the table is called, for the rule that is printed. */
  tradition: string
  values: ReadonlyMap<string, number>
  /** Letters counted as vowels; absent where the script writes consonants only. */
  vowels?: ReadonlySet<string>
}

const rows = (text: string, valueAt: (index: number) => number) =>
  new Map([...text].map((letter, index) => [letter, valueAt(index)] as const))

/** A = 1 to I = 9, then again from J = 1 and S = 1: the Pythagorean table (F. Campbell, Your Days Are Numbered, 1931). */
const latin: LetterTable = {
  script: 'Latin',
  tradition: 'the Pythagorean table (A to I are 1 to 9, and round again)',
  values: rows('abcdefghijklmnopqrstuvwxyz', (index) => (index % 9) + 1),
  vowels: new Set('aeiou'),
}

const tens = (index: number) => (index < 9 ? index + 1 : index < 18 ? (index - 8) * 10 : (index - 17) * 100)

/** Greek isopsephy: the Milesian numerals, with stigma, koppa and sampi left out of the alphabet but not of the count. */
const greek: LetterTable = {
  script: 'Greek',
  tradition: 'Greek isopsephy, the letters as the old numerals',
  values: new Map(
    [...rows('αβγδεϛζηθικλμνξοπϙρστυφχψωϡ', tens)].concat([
      ['ς', 200],
      ['ϝ', 6],
    ]),
  ),
  vowels: new Set('αεηιουω'),
}

/** Hebrew gematria, mispar hechrachi: alef 1 to tav 400, final letters as their common forms. */
const hebrew: LetterTable = {
  script: 'Hebrew',
  tradition: 'Hebrew gematria, mispar hechrachi',
  values: new Map(
    [...rows('אבגדהוזחטיכלמנסעפצקרשת', tens)].concat([
      ['ך', 20],
      ['ם', 40],
      ['ן', 50],
      ['ף', 80],
      ['ץ', 90],
    ]),
  ),
}

/** Arabic abjad in its eastern order, with the usual forms of alif, ya and ta. */
const arabic: LetterTable = {
  script: 'Arabic',
  tradition: 'the Arabic abjad in its eastern order',
  values: new Map(
    [...rows('ابجدهوزحطيكلمنسعفصقرشتثخذضظغ', tens)].concat([
      ['أ', 1],
      ['إ', 1],
      ['آ', 1],
      ['ٱ', 1],
      ['ء', 1],
      ['ؤ', 6],
      ['ئ', 10],
      ['ى', 10],
      ['ة', 5],
      ['پ', 2],
      ['چ', 3],
      ['ژ', 7],
      ['گ', 20],
      ['ک', 20],
      ['ی', 10],
    ]),
  ),
}

/** The Cyrillic alphabet of Russian in rows of nine, as its numerologists set it. */
const cyrillic: LetterTable = {
  script: 'Cyrillic',
  tradition: 'the Russian alphabet in rows of nine',
  values: rows('абвгдеёжзийклмнопрстуфхцчшщъыьэюя', (index) => (index % 9) + 1),
  vowels: new Set('аеёиоуыэюя'),
}

const tables = [latin, greek, cyrillic, hebrew, arabic]

// Letters whose mark belongs to the letter itself in its alphabet, and must not be taken off: й is not и.
const wholeLetters = new Set('йё')

/** Base letters in lower case: marks, points, hyphens, apostrophes and spaces are dropped. */
export const lettersOf = (text: string): string[] =>
  [...text.normalize('NFC').toLowerCase()].flatMap((character) => {
    if (wholeLetters.has(character) || arabic.values.has(character)) return [character]
    const spelled = plainLatin[character]
    if (spelled !== undefined) return [...spelled]
    return [...character.normalize('NFD')].filter(
      (part) => /\p{L}/u.test(part) && !letterApostrophe.test(part),
    )
  })

/** The table that knows every letter of a name; undefined when none does, for then the name is not to be counted. */
export const letterTableOf = (letters: readonly string[]): LetterTable | undefined =>
  letters.length === 0
    ? undefined
    : tables.find(({ values }) => letters.every((letter) => values.has(letter)))

/** The sum of the letters, as the table counts them. */
export const letterSum = (letters: readonly string[], { values }: LetterTable): number =>
  letters.reduce((sum, letter) => sum + (values.get(letter) ?? 0), 0)

/** A letter's value brought to one digit, 1 to 9. */
export const letterDigit = (letter: string, { values }: LetterTable): number => {
  let value = values.get(letter) ?? 0
  while (value > 9) value = digitSum(value)
  return value
}

/** The letters of a text that its table writes out as two, for the rules that are printed: 'þ as th'. */
export const spellingsIn = (text: string): string[] =>
  [...new Set(text.normalize('NFC').toLowerCase())].flatMap((character) => {
    const spelled = plainLatin[character]
    return spelled !== undefined && spelled.length > 1 ? [`${character} as ${spelled}`] : []
  })
