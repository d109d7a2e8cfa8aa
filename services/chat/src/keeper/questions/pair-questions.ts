import { animals } from '@shared/insights/calendar/sexagenary'
import { signNames } from '@shared/insights/sky/zodiac'
import { pairId } from '../knowledge/pair-passages'
import { asksOfPair } from '../told/dated-questions'
import { daysToldIn } from '../told/told-date'
import { signOfDay, valueOfDay } from '../told/told-figures'
import { foldedText, oneOf } from '../words/plain-text'
import { animalNamed, memberBefore, signNamed } from './members-named'
import { opening } from '../words/openings'

const pairTables = [
  ['sign-pair', signNames, 's|es|ns'],
  ['animal-pair', animals, 's'],
] as const

const ofAnimals = /\b(?:chinese|animals?)\b/
/** The sign of the Sun or the animal of the year of a day, in folded letters; the animal only where a message asks of it. */
const memberOfDay = (table: string, day: string, folded: string): string | undefined => {
  const value =
    (table === 'animal-pair') !== ofAnimals.test(folded)
      ? undefined
      : table === 'sign-pair'
        ? signOfDay(day)
        : valueOfDay('insight/year-animal', day)?.replace('Year of the ', '')
  return value === undefined ? undefined : foldedText(value)
}
/** Two members with nothing but small words around them. */
const pairAgain = new RegExp(
  `^(?:(?:and|or|so|ok|then|what about|how about|an?|the) )*(?:two|(?:${oneOf([...signNames, ...animals])})(?:s|es|ns)?(?: (?:and|with|or|to|an?|the))+) (?:${oneOf([...signNames, ...animals])})(?:s|es|ns)?(?: (?:then|too))?[ ?.!]*$`,
)
const ofBothBefore = new RegExp(
  `^${opening}(?:do|are|would|will|can|how (?:do|would|well do)) (?:they|these|those|the two|both)\\b`,
)
/** The question of the two signs or animals that the last questions named: ‘do they get along’; undefined for any other message. All in folded letters. */
export const askedOfPairBefore = (folded: string, earlier: readonly string[]): string | undefined => {
  if (folded.length > 60 || !ofBothBefore.test(folded) || !asksOfPair.test(folded)) return undefined
  const signOf = (before: string) => signNamed(before) ?? memberOfDay('sign-pair', before, before)
  for (const named of [signOf, animalNamed]) {
    const [one, other] = [...new Set(earlier.flatMap((before) => named(before) ?? []))].slice(-2)
    if (one !== undefined && other !== undefined) return `do ${one} and ${other} get along`
  }
  return undefined
}
/** The question of a sign that a message names and another one: ‘do leo and aquarius get along’; undefined where it names none, or several. In folded letters. */
export const askedOfPairWith = (folded: string, sign: string): string | undefined => {
  const named = [...new Set(folded.match(new RegExp(`\\b(?:${oneOf(signNames)})(?=(?:s|es|ns)?\\b)`, 'g')))]
  return named.length === 1 && folded.length <= 100 && !ofAnimals.test(folded)
    ? `do ${named[0]} and ${sign} get along`
    : undefined
}

/** The ids of the passages on the signs, the animals or both of two births that a message compares by their days; none for any other. In folded letters. */
export const pairsAskedOfDays = (folded: string): readonly string[] => {
  if (!asksOfPair.test(folded) || daysToldIn(folded).length !== 2) return []
  const isOfSigns = /\b(?:(?<!chinese )(?:zodiac|signs?)|star|sun)\b/.test(folded)
  return isOfSigns && ofAnimals.test(folded)
    ? [folded.replace(new RegExp(ofAnimals, 'g'), ''), folded].flatMap(
        (asked) => pairAskedIn(asked, undefined) ?? [],
      )
    : []
}
/** The id of the passage on two signs or two animals that a question names, the other perhaps in the question before; undefined where it names no two, or asks something else. In folded letters. */
export const pairAskedIn = (folded: string, before: string | undefined): string | undefined => {
  if (!asksOfPair.test(folded) || /\b(?:comput|calculat|reckon)\w*|\bwork\w* out\b/.test(folded))
    return undefined
  for (const [table, names, ending] of pairTables) {
    const named = [...folded.matchAll(new RegExp(`\\b(${oneOf(names)})(?<many>${ending})?\\b`, 'g'))]
    const words = named.map(([, word = '']) => word)
    const ofDays = daysToldIn(folded).flatMap((day) => memberOfDay(table, day, folded) ?? [])
    const found = [...new Set([...words, ...(words.length > 1 ? [] : ofDays)])].flatMap((word) =>
      names.filter((name) => foldedText(name) === word),
    )
    const [one, other = /\b(?:two|both)\b/.test(folded) ? one : before && memberBefore(table, before)] = found
    if (one !== undefined && other !== undefined && found.length <= 2)
      return pairId(table, names, [one, other])
  }
  return undefined
}

/** The question of two signs or animals that a message names, after one of two others: ‘and Leo with Aries’; undefined for any other message. All in folded letters. */
export const askedOfPairAgain = (folded: string, earlier: readonly string[]): string | undefined => {
  const before = earlier.slice(-2).findLast((one) => pairAskedIn(one, undefined) !== undefined)
  const asked = `do they go together: ${folded}`
  return before !== undefined &&
    folded.length <= 60 &&
    pairAgain.test(folded) &&
    pairAskedIn(asked, undefined)
    ? asked
    : undefined
}
