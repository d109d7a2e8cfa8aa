import { settledInstantOf } from '../birth-moment'
import type { Birth } from '../birth-moment'
import { highestCountOf } from '../numbers/highest-count'
import { turn } from '../sky/angle'
import { sunAt } from '../sky/luminaries'
import { skyOf } from '../sky/sky'
import { civilDateOf, julianDayNumber } from './civil-date'
import { animalOf, phaseOf, phases } from './sexagenary'
import type { Animal, FivePhase } from './sexagenary'

/** One of the four pillars: a heavenly stem over an earthly branch. */
export type Pillar = {
  /** 0 (jia) to 9 (gui); even stems are bright (yang), odd ones soft (yin). */
  stem: number
  /** 0 (Rat) to 11 (Pig). */
  branch: number
  phase: FivePhase
  animal: Animal
}

export type FourPillars = {
  year: Pillar
  month: Pillar
  day: Pillar
  /** Only where the clock time is known. */
  hour?: Pillar
}

const pillar = (stem: number, branch: number): Pillar => ({
  stem,
  branch,
  phase: phaseOf(stem),
  animal: animalOf(branch),
})

const ofCycle = (place: number) => pillar(((place % 10) + 10) % 10, ((place % 12) + 12) % 12)

/** The Sun's longitude at the start of spring (lichun), where year and first month of the pillars begin. */
const startOfSpring = 315

/** Months since the start of spring, 0 to 11, by the twelve sectional solar terms. */
const solarMonthOf = (sunLongitude: number) => Math.floor(turn(sunLongitude - startOfSpring) / 30)

/**
 * The four pillars (bazi) as Xu Ziping's school sets them (Yuanhai Ziping, 12th century; tables in GB/T 33661-2017):
 * - year: begins when the Sun reaches 315 degrees, about 4 February;
 * - month: begins at every thirtieth degree from there; its stem follows from the year's;
 * - day: the unbroken count of sixty, from midnight to midnight (day number 11 of the Julian count was a jiazi);
 * - hour: twelve double hours from 23:00; its stem follows from the day's, and after 23:00 from the next day's.
 *
 * The hour is that of the clocks of the birth place.
 */
export const fourPillarsOf = (birth: Birth): FourPillars => {
  const date = civilDateOf(birth.date)
  const { instant } = settledInstantOf(birth)
  const sun = sunAt(skyOf(instant)).longitude
  const month = solarMonthOf(sun)
  // In January and early February the Sun has not reached the start of spring: the year before still runs.
  const isBeforeSpring = date.month < 3 && month >= 9
  const year = ofCycle(date.year - 4 - (isBeforeSpring ? 1 : 0))
  const day = ofCycle(julianDayNumber(date) + 49)
  const pillars = { year, month: pillar(((year.stem % 5) * 2 + 2 + month) % 10, (month + 2) % 12), day }
  const hour = birth.time ? hourPillar(birth.time, day.stem) : undefined
  return { ...pillars, ...(hour && { hour }) }
}

const hourPillar = (time: string, dayStem: number): Pillar => {
  const hour = Number(time.slice(0, 2))
  const branch = Math.floor(((hour + 1) % 24) / 2)
  const stemOfDay = hour === 23 ? dayStem + 1 : dayStem
  return pillar(((stemOfDay % 5) * 2 + branch) % 10, branch)
}

/** The phase of each earthly branch. */
const phasesOfBranches: readonly FivePhase[] = [
  'Water',
  'Earth',
  'Wood',
  'Wood',
  'Earth',
  'Fire',
  'Fire',
  'Earth',
  'Metal',
  'Metal',
  'Earth',
  'Water',
]

/** How often each of the five phases stands in the stems and branches of the pillars. */
export const phaseCountsOf = ({ year, month, day, hour }: FourPillars): Record<FivePhase, number> => {
  const counts: Record<FivePhase, number> = { Wood: 0, Fire: 0, Earth: 0, Metal: 0, Water: 0 }
  for (const one of [year, month, day, ...(hour ? [hour] : [])]) {
    counts[one.phase] += 1
    counts[phasesOfBranches[one.branch] ?? 'Earth'] += 1
  }
  return counts
}

/** The phase that stands most often, or those that do equally often, in the order of the cycle; never none. */
export const leadingPhasesOf = (counts: Record<FivePhase, number>): [FivePhase, ...FivePhase[]] => {
  const [first = 'Wood', ...others] = highestCountOf(phases, (phase) => counts[phase]).leading
  return [first, ...others]
}

/** The solar term of a longitude of the Sun, 0 (spring equinox) to 23, fifteen degrees each. */
export const solarTermOf = (sunLongitude: number): number => Math.floor(turn(sunLongitude) / 15)

/** The lodge of the Moon that counts a day, 0 (the Horn) to 27: an unbroken count, the Horn always on a Thursday. */
export const lodgeOf = (date: string): number => (julianDayNumber(civilDateOf(date)) + 11) % 28

/** The melody of a place in the cycle of sixty, 0 to 29. */
export const melodyOf = ({ stem, branch }: Pillar): number => {
  let place = stem
  while (place % 12 !== branch) place += 10
  return Math.floor(place / 2)
}

/** Star of the year in the Japanese nine stars (kyusei), 1 to 9, by the year that begins at the start of spring. */
export const nineStarOf = (solarYear: number): number => 9 - ((solarYear - 2) % 9)
