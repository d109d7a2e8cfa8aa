/** The scripts that names are written in, by their Unicode names and as English calls what they write with. */
const scripts = Object.entries({
  Han: 'Chinese characters',
  Bopomofo: 'Bopomofo',
  Hiragana: 'Japanese kana',
  Katakana: 'Japanese kana',
  Hangul: 'Korean Hangul',
  Devanagari: 'Devanagari letters',
  Bengali: 'Bengali letters',
  Gurmukhi: 'Gurmukhi letters',
  Gujarati: 'Gujarati letters',
  Oriya: 'Odia letters',
  Tamil: 'Tamil letters',
  Telugu: 'Telugu letters',
  Kannada: 'Kannada letters',
  Malayalam: 'Malayalam letters',
  Sinhala: 'Sinhala letters',
  Thaana: 'Thaana letters',
  Meetei_Mayek: 'Meitei letters',
  Ol_Chiki: 'Ol Chiki letters',
  Thai: 'Thai letters',
  Lao: 'Lao letters',
  Khmer: 'Khmer letters',
  Myanmar: 'Burmese letters',
  Tibetan: 'Tibetan letters',
  Mongolian: 'Mongolian letters',
  Javanese: 'Javanese letters',
  Balinese: 'Balinese letters',
  Yi: 'Yi syllables',
  Georgian: 'Georgian letters',
  Armenian: 'Armenian letters',
  Ethiopic: 'Ethiopic letters',
  Tifinagh: 'Tifinagh letters',
  Nko: 'N’Ko letters',
  Adlam: 'Adlam letters',
  Vai: 'Vai syllables',
  Osmanya: 'Osmanya letters',
  Coptic: 'Coptic letters',
  Syriac: 'Syriac letters',
  Hebrew: 'Hebrew letters',
  Arabic: 'Arabic letters',
  Greek: 'Greek letters',
  Cyrillic: 'Cyrillic letters',
  Latin: 'Latin letters',
  Cherokee: 'Cherokee syllables',
  Canadian_Aboriginal: 'Canadian syllabics',
}).map(([name, words]) => ({ words, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))

const common = /[\p{Script=Common}\p{Script=Inherited}]/u

/** The scripts of a text's letters in English words, for the sentence that says why a name was not counted. */
export const scriptsOf = (text: string): string[] => {
  const found = [...text]
    .filter((character) => /\p{L}/u.test(character) && !common.test(character))
    .map(
      (letter) =>
        scripts.find(({ pattern }) => pattern.test(letter))?.words ?? 'letters of a script of their own',
    )
  return scripts
    .map(({ words }) => words)
    .concat('letters of a script of their own')
    .filter((words, index, all) => found.includes(words) && all.indexOf(words) === index)
}

const ofTables = new Set(
  ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic'].map((script) => `${script} letters`),
)

/** Whether no table that turns names into numbers knows any script of a text. */
export const isBeyondAllTables = (text: string): boolean =>
  scriptsOf(text).every((script) => !ofTables.has(script))

/**
 * What belongs to the letter beside it though Unicode tells it as a letter of its own. Patterns as JavaScript and Typst both read them: a name
 * is counted, knotted, shortened and parted by the same.
 */
export const boundLetters = {
  /** Vowels and marks that Thai and Lao write behind their consonant. */
  behind:
    '[\\u{e2f}\\u{e30}\\u{e32}\\u{e33}\\u{e45}\\u{e46}\\u{eaf}\\u{eb0}\\u{eb2}\\u{eb3}\\u{ebd}\\u{ec6}]',
  /** Vowels that Thai and Lao write before their consonant. */
  before: '[\\u{e40}-\\u{e44}\\u{ec0}-\\u{ec4}]',
  /** A consonant of Burmese, and of those who share its letters, whose mark (asat) tells that it closes the syllable before. */
  closing: '\\p{Script=Myanmar}\\u{1037}?\\u{103a}',
}

// What joins a consonant to the one before it where Unicode's own rule (UAX 29, GB9c) does not, or not in all its versions: the viramas
// of Kannada, Gurmukhi, Khmer and Burmese, Sinhala's with its joiner, and the two conjuncts that modern Tamil writes as one letter, ksha
// and shri. A mark that the rule cuts off (the long a and the visarga of Burmese) belongs to its letter too.
const joiner = /[\u0CCD\u0A4D\u1039\u17D2]$|\u0DCA\u200D$/u
const letterBefore = new RegExp(`${boundLetters.before}$`, 'u')
const letterBehind = new RegExp(`^${boundLetters.behind}`, 'u')
// A closing consonant that stands above the next (kinzi) is written with that one.
const closingLetter = new RegExp(`^${boundLetters.closing}(?!\\u{1039})`, 'u')
const isJoined = (before: string, next: string): boolean =>
  (joiner.test(before) &&
    /^[\p{Script=Kannada}\p{Script=Gurmukhi}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Sinhala}]/u.test(
      next,
    )) ||
  (before === 'க்' && next.startsWith('ஷ')) ||
  (before === 'ஸ்' && next.startsWith('ரீ')) ||
  (letterBefore.test(before) && /^[\p{Script=Thai}\p{Script=Lao}]/u.test(next)) ||
  (/[\p{L}\p{M}]$/u.test(before) && (letterBehind.test(next) || closingLetter.test(next))) ||
  /^\p{M}/u.test(next)

const alphabets =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Mongolian}\p{Script=Tifinagh}\p{Script=Nko}\p{Script=Adlam}\p{Script=Osmanya}\p{Script=Coptic}\p{Script=Ol_Chiki}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u

/** Whether a text is spelled in letters throughout, and not in signs that hold a consonant with its vowel. */
export const isSpelledInLetters = (text: string): boolean =>
  [...text].every((character) => !/\p{L}/u.test(character) || alphabets.test(character))

let graphemes: Intl.Segmenter | undefined
/** Made once: to make it takes longer than to part a name by it. */
const segmenter = () => (graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' }))

/** Apostrophes that Unicode counts among the letters: the okina of Hawaii and Samoa, the mark of Ukrainian and Breton names. */
export const letterApostrophe = /^[\u02b9\u02bb-\u02bd]$/u

/** The signs of a name as its reader counts them: vowels and marks with their letters, conjuncts whole; spaces, hyphens and apostrophes are left out. */
export const signsOf = (text: string): string[] => {
  const signs: string[] = []
  for (const { segment } of segmenter().segment(text.normalize('NFC'))) {
    const before = signs.at(-1)
    if (before !== undefined && isJoined(before, segment)) signs[signs.length - 1] = before + segment
    else signs.push(segment)
  }
  return signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign) && !letterApostrophe.test(sign))
}
