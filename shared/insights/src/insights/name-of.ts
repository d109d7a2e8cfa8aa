import { isEastAsianName, wholeName } from '@shared/contracts/whole-name'
import { lettersOf, letterTableOf } from '../numbers/name-letters'
import type { LetterTable } from '../numbers/name-letters'
import { isSpelledInLetters, signsOf } from '../numbers/name-signs'
import type { InsightSubject } from './subject'

/** The words of a name as they are written, parted at spaces, hyphens, and apostrophes that a capital follows: O’Neill, not Ng’ang’a. */
export const writtenWords = (whole: string): string[] => whole.split(/[\s\-–]+|['’](?=\p{Lu})/u)

/** A first name as sentences have it: a lone initial without its full stop, which would read as theirs. */
export const nameInSentences = (firstName: string): string => {
  const name = firstName.trim()
  return name.endsWith('.') && signsOf(name).length === 1 ? name.slice(0, -1) : name
}

/**
 * The first name as sentences have it, the whole as one text, the letters of each word, and the English word for what it is written
 * with.
 */
export const nameOf = ({ firstName, middleName, lastName }: InsightSubject) => {
  const first = firstName.normalize('NFC').trim()
  const [middle, last] = [(middleName ?? '').normalize('NFC'), lastName.normalize('NFC')]
  const isEastAsian = isEastAsianName([first, middle, last])
  const whole = wholeName(first, middle, last)
  const words = writtenWords(whole)
    .map(lettersOf)
    .filter((letters) => letters.length > 0)
  const letters = words.flat()
  const unit = isEastAsian ? 'character' : isSpelledInLetters(whole) ? 'letter' : 'sign'
  return {
    first: nameInSentences(first),
    whole,
    words,
    letters,
    table: letterTableOf(letters),
    isEastAsian,
    unit,
  }
}

/** Y speaks as a vowel where its word has no other. */
export const vowelsIn = (word: readonly string[], { vowels, script }: LetterTable): string[] => {
  if (vowels === undefined) return []
  const found = word.filter((letter) => vowels.has(letter))
  return found.length > 0 || script !== 'Latin' ? found : word.filter((letter) => letter === 'y')
}
