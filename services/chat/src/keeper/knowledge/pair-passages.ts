import { animals, secretFriendOf } from '@shared/insights/calendar/sexagenary'
import type { Animal } from '@shared/insights/calendar/sexagenary'
import { elementOf, signNames } from '@shared/insights/sky/zodiac'
import type { Passage } from '../passage'
import { tableId } from './table-passages'

/** Two of twelve that stand in a circle, by their places: how many places they are apart, at most six. */
const apart = (one: number, other: number) => Math.min((other - one + 12) % 12, (one - other + 12) % 12)
const pairsOf = <Name extends string>(names: readonly Name[]) =>
  names.flatMap((one, at) => names.slice(at).map((other, by) => ({ one, other, at, to: at + by })))

/** ‘table/sign-pair/aries-leo’, in whichever order the two are named. */
export const pairId = (table: string, names: readonly string[], [one, other]: readonly [string, string]) =>
  tableId(table, names.indexOf(one) <= names.indexOf(other) ? `${one} ${other}` : `${other} ${one}`)

/** How two signs get on, by how far apart they stand: as the companion guide sees a child and its parents. */
const signsTogether: readonly ((one: string, other: string, at: number) => string)[] = [
  (one) => `Two of ${one} have one sign, and few words to explain.`,
  (one, other) => `${one} and ${other} are neighbours in the zodiac and lend each other sugar.`,
  (one, other) => `${one} and ${other} stand two signs apart and are friends across a garden.`,
  (one, other) =>
    `${one} and ${other} stand three signs apart, at a corner of the zodiac: each shows the other a new street.`,
  (one, other, at) =>
    `${one} and ${other} go well together: they stand four signs apart, share the element ${elementOf(at)} and finish each other’s songs.`,
  (one, other) =>
    `${one} and ${other} stand five signs apart: they have different habits and learn each other’s language.`,
  (one, other) =>
    `${one} and ${other} stand opposite each other: the two ends of one see-saw, which takes both to be any fun.`,
]
const signPairs: readonly Passage[] = pairsOf(signNames).map(({ one, other, at, to }) => ({
  id: pairId('sign-pair', signNames, [one, other]),
  title: `${one} and ${other}`,
  source: 'The companion guide, as tradition tells it',
  text: `${signsTogether[apart(at, to)]?.(one, other, at) ?? ''} No two signs are a bad match here: it is tradition, for fun.`,
}))

const animalsTogether = (one: Animal, other: Animal, at: number, to: number): string => {
  const steps = apart(at, to)
  const friends = [4, 8].map((places) => `the ${animals[(at + places) % 12] ?? ''}`).join(' and ')
  const ofTradition = `The ${one}’s friends are ${friends}, and its secret friend the ${secretFriendOf(one)}.`
  if (steps === 0)
    return `Two of the ${one} share an animal, of which tradition says nothing more. ${ofTradition}`
  if (steps === 4)
    return `Yes, by tradition the ${one} and the ${other} are friends: they stand four places apart in the circle of twelve.`
  if (secretFriendOf(one) === other)
    return `Yes, by tradition the ${one} and the ${other} are secret friends, one of six such pairs.`
  return steps === 6
    ? `By tradition the ${one} and the ${other} are opposites: they stand six places apart in the circle of twelve. The book tells only the friends of an animal. ${ofTradition}`
    : `By tradition the ${one} and the ${other} are neither friends nor opposites. ${ofTradition}`
}
const animalPairs: readonly Passage[] = pairsOf(animals).map(({ one, other, at, to }) => ({
  id: pairId('animal-pair', animals, [one, other]),
  title: `The ${one} and the ${other}`,
  source: 'The Chinese calendar: its twelve branches',
  text: animalsTogether(one, other, at, to),
}))

/** How two signs or two animals get on. They are found by name, never by search. */
export const pairPassages: readonly Passage[] = [...signPairs, ...animalPairs]
