import { lettersOf, letterTableOf } from '../numbers/name-letters'
import type { LetterTable } from '../numbers/name-letters'
import { isSpelledInLetters, signsOf } from '../numbers/name-signs'
import type { InsightSubject } from './subject'

const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々・·\s]+$/u

/** The words of a name as they are written, parted at spaces, hyphens and apostrophes. */
export const writtenWords = (whole: string): string[] => whole.split(/[\s\-–'’]+/)

/** A first name as sentences have it: a lone initial without its full stop, which would read as theirs. */
export const nameInSentences = (firstName: string): string => {
  const name = firstName.trim()
  return name.endsWith('.') && signsOf(name).length === 1 ? name.slice(0, -1) : name
}

/**
 * The first name as sentences have it, the whole as one text, the letters of each word, and the English word for what it is written
 * with. East Asian names put the family first.
 */
export const nameOf = ({ firstName, middleName, lastName }: InsightSubject) => {
  const [first, middle, last] = [firstName, middleName ?? '', lastName].map((part) =>
    part.normalize('NFC').trim(),
  )
  const isEastAsian = [first, middle, last].every((part) => !part || eastAsian.test(part))
  const parts = (isEastAsian ? [last, first, middle] : [first, middle, last]).filter(Boolean)
  // Chinese and Japanese names run together; Korean ones, and any that are given in several words, stand as on the certificate.
  const isRun = isEastAsian && !parts.some((part) => /[\s\p{Script=Hangul}]/u.test(part ?? ''))
  const whole = parts.join(isRun ? '' : ' ')
  const words = writtenWords(whole)
    .map(lettersOf)
    .filter((letters) => letters.length > 0)
  const letters = words.flat()
  const unit = isEastAsian ? 'character' : isSpelledInLetters(whole) ? 'letter' : 'sign'
  return {
    first: nameInSentences(first ?? ''),
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
