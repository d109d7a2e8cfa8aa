import type { BirthFormDraft } from './birth-form'

const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々・·\s]+$/u
const standsApart = /[\s\p{Script=Hangul}]/u

/**
 * A child's name as one text, as its certificate bears it: East Asian names put the family first, and Chinese and Japanese ones run
 * together.
 */
export function wholeName(first: string, middle: string | null | undefined, last: string): string {
  const [given, between, family] = [first, middle ?? '', last].map((part) => part.trim())
  const isEastAsian = [given, between, family].every((part) => !part || eastAsian.test(part))
  const parts = (isEastAsian ? [family, given, between] : [given, between, family]).filter(Boolean)
  const isRun = isEastAsian && !parts.some((part) => part && standsApart.test(part))
  return parts.join(isRun ? '' : ' ')
}

/** The whole name of a form's child, as far as it was written. */
export const wholeNameOf = ({
  babyFirstName,
  babyMiddleName,
  babyLastName,
}: Pick<BirthFormDraft, 'babyFirstName' | 'babyMiddleName' | 'babyLastName'>): string =>
  wholeName(babyFirstName, babyMiddleName, babyLastName)
