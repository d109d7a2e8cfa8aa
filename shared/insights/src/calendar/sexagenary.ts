import type { CivilDate } from './civil-date'
import { textOf } from './civil-date'
import { lunarNewYears } from './lunar-new-years'

export const animals = [
  'Rat',
  'Ox',
  'Tiger',
  'Rabbit',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Rooster',
  'Dog',
  'Pig',
] as const
export type Animal = (typeof animals)[number]

export const phases = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const
/** The five phases (wuxing) of the ten heavenly stems, two stems each. */
export type FivePhase = (typeof phases)[number]

const firstLunarYear = 1899
/** The lunar years whose first day is known, 1899 to 2100, each by the Gregorian year in which it begins. */
export const lunarYears: readonly number[] = lunarNewYears.map((_, after) => firstLunarYear + after)

/**
 * The first day of a lunar year, Chinese New Year.
 * @param year one of `lunarYears`
 * @throws RangeError for any other
 */
export const lunarNewYearOf = (year: number): CivilDate => {
  const monthAndDay = lunarNewYears[year - firstLunarYear]
  if (monthAndDay === undefined) throw new RangeError(`No lunar year ${year}`)
  return { year, month: Math.floor(monthAndDay / 100), day: monthAndDay % 100 }
}

/** The Gregorian year in which the lunar year of a date began. */
export const lunarYearOf = (date: CivilDate): number =>
  textOf(date) < textOf(lunarNewYearOf(date.year)) ? date.year - 1 : date.year

/**
 * Place of a year in the cycle of sixty, 0 (jiazi) to 59; 1984 and 2044 begin a cycle (N. Dershowitz and E. M. Reingold, Calendrical
 * Calculations, 4th ed., 2018, chapter 19, as are the animals and phases below).
 */
export const sexagenaryYearOf = (lunarYear: number): number => (((lunarYear - 4) % 60) + 60) % 60

/** The animal of a place in the cycle: its earthly branch (Dershowitz and Reingold). */
export const animalOf = (cycle: number): Animal => animals[cycle % 12] ?? 'Rat'

/** The other animal of a pair of the six harmonies: the one secret friend that almanacs give to each. */
export const secretFriendOf = (animal: Animal): Animal => animals[(13 - animals.indexOf(animal)) % 12] ?? 'Ox'

/** Whether two animals are of the same three: four places apart, as the Rat, the Dragon and the Monkey are. */
export const areOfOneTrio = (one: Animal, other: Animal): boolean =>
  one !== other && (animals.indexOf(one) - animals.indexOf(other)) % 4 === 0

/** The phase of a place in the cycle: that of its heavenly stem, two stems to a phase (Dershowitz and Reingold). */
export const phaseOf = (cycle: number): FivePhase => phases[Math.floor((cycle % 10) / 2)] ?? 'Wood'
