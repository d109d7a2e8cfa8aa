import { lettersOf, letterTableOf } from '../numbers/name-letters'
import type { LetterTable } from '../numbers/name-letters'
import type { InsightSubject } from './subject'

const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々・·\s]+$/u

/** The names as given, the whole as one text, and the letters of each word. East Asian names put the family first. */
export const nameOf = ({ firstName, middleName, lastName }: InsightSubject) => {
  const [first, middle, last] = [firstName, middleName ?? '', lastName].map((part) =>
    part.normalize('NFC').trim(),
  )
  const isEastAsian = [first, middle, last].every((part) => !part || eastAsian.test(part))
  const whole = isEastAsian ? `${last}${first}${middle}` : [first, middle, last].filter(Boolean).join(' ')
  const words = whole
    .split(/[\s\-–'’]+/)
    .map(lettersOf)
    .filter((letters) => letters.length > 0)
  const letters = words.flat()
  return { first: first ?? '', whole, words, letters, table: letterTableOf(letters), isEastAsian }
}

/** Y speaks as a vowel where its word has no other. */
export const vowelsIn = (word: readonly string[], { vowels, script }: LetterTable): string[] => {
  if (vowels === undefined) return []
  const found = word.filter((letter) => vowels.has(letter))
  return found.length > 0 || script !== 'Latin' ? found : word.filter((letter) => letter === 'y')
}
