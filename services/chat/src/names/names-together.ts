import { capitalOf } from '@shared/insights/capitals'
import { capitalised } from '@shared/insights/insights/phrases'
import { listed } from '@shared/insights/listed'
import { lettersOf } from './name-letters'
import type { KnownName } from './name-book'
import { createRelations } from './related-names'
import type { NameIndex } from './name-index'

/** Names that are looked at beside one another. */
export interface NamesBeside {
  /** Of one child, or of several. */
  given: readonly string[]
  /** Where they are one child's: its surname. */
  surname?: string | undefined
  /** Whether they are one whole name. */
  areOne: boolean
}

const inCapitals = (letters: string) => Array.from(letters, capitalOf).join('')
/** As they are written, with their marks: ‘Ø’ is no O. */
const written = (name: string) => Array.from(name.normalize('NFC').replaceAll(/[^\p{L}]/gu, ''))
const firstOf = (name: string) => written(name)[0] ?? ''
const lastOf = (name: string) => written(name).at(-1) ?? ''

/** The letters with which two names both begin, or end. */
const sharedBy = (one: readonly string[], other: readonly string[]): string => {
  const differs = one.findIndex((letter, at) => letter !== other[at])
  return one.slice(0, differs < 0 ? one.length : differs).join('')
}
const sharedStart = (one: string, other: string) =>
  sharedBy(Array.from(lettersOf(one)), Array.from(lettersOf(other)))
const sharedEnd = (one: string, other: string) =>
  Array.from(sharedBy(Array.from(lettersOf(one)).reverse(), Array.from(lettersOf(other)).reverse()))
    .reverse()
    .join('')

const quoted = (letters: string) => `“${letters}”`

/** How two names begin and end. */
const ofPair = (one: string, other: string): string => {
  const [start, end] = [sharedStart(one, other), sharedEnd(one, other)]
  return [
    start
      ? `both begin with ${quoted(capitalised(start))}`
      : `they begin with different letters, ${inCapitals(firstOf(one))} and ${inCapitals(firstOf(other))}`,
    end
      ? `both end in ${quoted(end)}`
      : `they end in different ones, ${inCapitals(lastOf(one))} and ${inCapitals(lastOf(other))}`,
  ].join(', and ')
}

/** ‘M. G.’ */
const initialsOf = (names: readonly string[]) =>
  names.map((name) => `${inCapitals(firstOf(name))}.`).join(' ')
const countOf = (name: string) => Array.from(lettersOf(name)).length

/** What the letters of one whole name show. */
const ofWhole = (given: readonly string[], surname: string | undefined): string => {
  const last = given.at(-1) ?? ''
  const whole = surname === undefined ? given : [...given, surname]
  const behind = whole.at(-1) ?? ''
  const end = sharedEnd(last, behind)
  const meets =
    inCapitals(lastOf(last)) === inCapitals(firstOf(behind))
      ? `${inCapitals(firstOf(behind))} ends the one and begins the other`
      : `${inCapitals(lastOf(last))} and ${inCapitals(firstOf(behind))} meet between them`
  return [
    `By the letters alone: the initials are ${initialsOf(whole)}`,
    `the names have ${listed(whole.map((name) => String(countOf(name))))} letters`,
    ...(surname === undefined
      ? []
      : [`${meets}, and ${end ? `both end in ${quoted(end)}` : 'they end in different letters'}`]),
  ].join('; ')
}

const source = 'The names as they are spelled'
const noAdvice = 'How they sound together, and whether they please, only the family can say.'

/** Tells what the letters of names that stand beside one another show, and how two of them hang together: undefined for one name alone. */
export const createNamesTogether = (index: NameIndex) => {
  const relationOf = createRelations(index)
  return ({ given, surname, areOne }: NamesBeside): KnownName | undefined => {
    const [one, other, ...others] = given
    if (one === undefined || (other === undefined && surname === undefined)) return undefined
    if (areOne) return { text: `${ofWhole(given, surname)}. ${noAdvice}`, sources: [source] }
    if (other === undefined || others.length) return undefined
    const relation = relationOf(one, other)?.text
    return {
      text: `${relation === undefined ? '' : `${relation} `}By their letters: ${ofPair(one, other)}; they have ${countOf(one) === countOf(other) ? `${countOf(one)} letters each` : `${countOf(one)} and ${countOf(other)} letters`}. ${noAdvice}`,
      sources: [source],
    }
  }
}
