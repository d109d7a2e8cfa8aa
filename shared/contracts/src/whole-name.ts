import type { BirthFormDraft } from './birth-form'

const eastAsianText = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々・·\s]+$/u
const standsApart = /[\s\p{Script=Hangul}]/u

/** Whether all parts of a name that were given are written in Chinese, Japanese or Korean: such a name puts the family first. */
export const isEastAsianName = (parts: readonly string[]): boolean =>
  parts.every((part) => !part.trim() || eastAsianText.test(part))

/**
 * A child's name as one text, as its certificate and its readings have it: East Asian names put the family first, and Chinese and
 * Japanese ones run together, unless they are given in several words.
 */
export function wholeName(first: string, middle: string | null | undefined, last: string): string {
  const [given, between, family] = [first.trim(), (middle ?? '').trim(), last.trim()]
  const isEastAsian = isEastAsianName([given, between, family])
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
