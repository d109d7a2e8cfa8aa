/** Cyrillic and Greek letters that look like Latin ones; they are read as those inside a word that has Latin letters too. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['авеёкмнорсстухіјѕһ', 'abeekmhopcctyxijsh'],
    ['АВЕЁКМНОРСТУХІЈЅ', 'ABEEKMHOPCTYXIJS'],
    ['αβεικνορτυχγ', 'abeiknoptuxy'],
    ['ΑΒΕΙΚΜΝΟΡΤΥΧΖΗ', 'ABEIKMNOPTYXZH'],
  ].flatMap(([from, to]) => [...(from ?? '')].map((letter, index) => [letter, (to ?? '')[index] ?? letter])),
)

const latinised = (word: string) =>
  /[a-z]/i.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
    ? [...word].map((letter) => lookAlikes[letter] ?? letter).join('')
    : word

/**
 * A message as a person reads it: one form of each letter, without characters that nobody sees or that turn the line round,
 * without look-alikes of other scripts inside a word, with single blanks. Linear in its length.
 */
export const readableText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    // What is filtered is not replaced by a blank: it was put between the letters of one word.
    .replace(/[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu, '')
    .split(' ')
    .map(latinised)
    .join(' ')
    .trim()

/** In small letters without accents: 'Zoë' and 'ZOE' are 'zoe', 'ł' is 'l', 'ß' is 'ss'. */
export const foldedText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[øœæ]/g, (letter) => (letter === 'ø' ? 'o' : letter === 'œ' ? 'oe' : 'ae'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[’‘`´ʼ]/g, "'")

/** Words in folded letters, as the alternatives of an expression. */
export const oneOf = (words: readonly string[]): string => words.map(foldedText).join('|')

/** A text in folded letters, with single blanks in the place of all but letters and digits: ‘saint john s’. */
export const plainWords = (text: string): string =>
  foldedText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const digitsForLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** The same with what people put in place of letters: digits inside a word, letters set apart by blanks, dots or hyphens. */
export const unmaskedText = (folded: string): string =>
  folded
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){3,}\p{L}(?![\p{L}\p{N}])/gu, (letters) =>
      letters.replace(/[ .\-_*]/g, ''),
    )
    .replace(/[\p{L}\d@$]+/gu, (word) =>
      /\p{L}/u.test(word) ? word.replace(/[013457@$]/g, (sign) => digitsForLetters[sign] ?? sign) : word,
    )

/** A question without the marks at its end. */
export const withoutEnd = (text: string): string => text.replace(/(?<![ ?.!])[ ?.!]+$/, '')
