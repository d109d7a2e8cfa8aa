import { animalOf, animals, sexagenaryYearOf } from '@shared/insights/calendar/sexagenary'
import { signNames } from '@shared/insights/sky/zodiac'
import { signOfDay } from '../told/told-figures'
import { foldedText, oneOf } from '../words/plain-text'

/** What the first of the expressions that is found has for the member. */
export const firstOf =
  (...expressions: readonly RegExp[]) =>
  (text: string): string | undefined => {
    for (const expression of expressions) {
      const member = expression.exec(text)?.groups?.['member']
      if (member !== undefined) return member
    }
    return undefined
  }

/** A sign by its name, also in the plural. */
export const signNamed = firstOf(new RegExp(`\\b(?<member>${oneOf(signNames)})(?:s|es|ns)?\\b`))
export const animalNamed = firstOf(new RegExp(`\\b(?<member>${oneOf(animals)})s?\\b`))
/** The sign or animal, by the table that is asked of, that a question came to: named in it, of its day, or of its year. */
export const memberBefore = (table: string, before: string): string | undefined => {
  if (table.startsWith('sign-')) {
    const named = signNamed(before)
    return signNames.find((name) => foldedText(name) === named) ?? signOfDay(before)
  }
  if (!table.startsWith('animal-')) return undefined
  const named = animalNamed(before)
  const year = /\b(?:chinese|animal)\b/.test(before)
    ? /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(before)?.[0]
    : undefined
  return (
    animals.find((name) => foldedText(name) === named) ??
    (year === undefined ? undefined : animalOf(sexagenaryYearOf(Number(year))))
  )
}
/** The animal of the year that a question names and asks the animal of: ‘which Chinese animal is 2023’. In folded letters. */
export const animalOfYearIn = (folded: string): string | undefined => {
  const animal = animalNamed(folded) === undefined ? memberBefore('animal-friends', folded) : undefined
  return animal === undefined ? undefined : foldedText(animal)
}
