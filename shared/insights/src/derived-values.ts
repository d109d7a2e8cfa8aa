import { civilDayOf, clockTimeOf, settledInstantOf } from './birth-moment'
import type { Birth } from './birth-moment'
import { civilDateOf, weekdayOf } from './calendar/civil-date'
import type { Weekday } from './calendar/civil-date'
import { animalOf, lunarYearOf, phaseOf, sexagenaryYearOf } from './calendar/sexagenary'
import type { Animal, FivePhase } from './calendar/sexagenary'
import { moonAt } from './moon'
import type { Moon, MoonPhase } from './moon'
import { lifePathNumberOf, psychicNumberOf } from './numbers/date-numbers'
import { daylightAround, inWholeMinutes } from './sky/daylight'
import { sunAt } from './sky/luminaries'
import { meanMoonPhase } from './sky/moon-phase'
import { seasonOf } from './sky/season'
import type { Season } from './sky/season'
import { signChangeBetween } from './sky/sign-change'
import { skyOf } from './sky/sky'
import { zodiacPositionOf } from './sky/zodiac'
import type { SignName, ZodiacPosition } from './sky/zodiac'
import { birthGemOf, spiritualStones } from './stones'
import type { BirthGem, SpiritualStone } from './stones'
import { majorArcanumOf, minorArcanumOf } from './tarot/birth-cards'
import type { MajorArcanum, MinorArcanum } from './tarot/cards'
import { unknownInWords } from './unknown-moment'
import type { UnknownPart } from './unknown-moment'

export type { Season } from './sky/season'

/** The twelve values of the specification's §3, as decisions D3 and D11 settle them. The functions name their sources. */
export type DerivedValues = {
  /** 1 to 9, 11, 22 or 33. */
  lifePathNumber: number
  /** 1 to 9. */
  psychicNumber: number
  dayOfBirth: Weekday
  /** The Sun's true tropical sign at the birth instant, or at noon where time, place or zone is unknown. */
  westernZodiac: SignName
  /** There when the Sun changed sign on the day of birth. */
  westernZodiacNote?: string
  /** Element and animal of the lunar year, 'Fire Horse'. */
  easternZodiac: `${FivePhase} ${Animal}`
  /** From the mean cycle of 29.530588853 days. */
  moonPhase: MoonPhase
  /** From the ephemeris; the one the certificate shows. */
  trueMoonPhase: MoonPhase
  birthGem: BirthGem
  spiritualStone: SpiritualStone
  majorArcana: MajorArcanum
  minorArcana: MinorArcanum
  /** Of the hemisphere of the place; of the northern one where the place is unknown. */
  birthSeason: Season
  /** Hours from sunrise to sunset, to a hundredth; 24 in polar day, 0 in polar night, null without a place. */
  dayLength: number | null
  /** There when dayLength is null, 24 or 0. */
  dayLengthNote?: string
}

const zoneOf = ({ place }: Birth): string => place?.timeZone ?? 'UTC'

// The Sun moves 1.02 degrees a day at most, and a civil day has 25 hours at most.
const isFarFromCusp = (degreeInSign: number) => degreeInSign > 1.1 && degreeInSign < 28.9

const signNoteOf = (
  birth: Birth,
  { signName, degreeInSign }: ZodiacPosition,
  unknown: UnknownPart | undefined,
): string | undefined => {
  if (isFarFromCusp(degreeInSign)) return undefined
  const zone = zoneOf(birth)
  const day = civilDayOf(birth.date, zone)
  const change = signChangeBetween((sky) => sunAt(sky).longitude, day.from, day.to)
  if (change === undefined) return undefined
  const clock = `${clockTimeOf(change.at, zone)}${birth.place?.timeZone === undefined ? ' UTC' : ''}`
  const passage = `The Sun changed sign at ${clock} that day, from ${change.from} to ${change.to}`
  return unknown === undefined
    ? `${passage}; at the minute of birth it stood in ${signName}.`
    : `${passage}; as ${unknownInWords[unknown]} is not known, its position at noon, in ${signName}, is taken.`
}

const noonOf = (birth: Birth): Date => {
  const { instant } = settledInstantOf({ ...birth, time: undefined })
  return instant
}

const dayLengthOf = (birth: Birth): Pick<DerivedValues, 'dayLength' | 'dayLengthNote'> => {
  if (birth.place === undefined)
    return {
      dayLength: null,
      dayLengthNote:
        'How long the day was depends on where it was lived; without the place of birth it is left open.',
    }
  const { hours, sunrise, sunset } = inWholeMinutes(daylightAround(noonOf(birth), birth.place))
  const dayLength = Math.round(hours * 100) / 100
  if (sunrise === undefined && sunset === undefined)
    return {
      dayLength,
      dayLengthNote:
        dayLength === 24
          ? 'The Sun did not set at the place of birth that day.'
          : 'The Sun stayed below the horizon at the place of birth that day.',
    }
  return { dayLength }
}

/** When a child was born, and where Sun and Moon stood then. */
export type BirthSky = {
  instant: Date
  /** Why the instant is noon; absent where it is that of birth. */
  unknown?: UnknownPart | undefined
  sun: ZodiacPosition
  moon: Moon
}

/**
 * The part of the derived values that takes an ephemeris.
 * @throws RangeError for a date, time or zone that does not exist.
 */
export const birthSkyOf = (birth: Birth): BirthSky => {
  const { instant, unknown } = settledInstantOf(birth)
  const sun = zodiacPositionOf(sunAt(skyOf(instant)).longitude)
  return { instant, unknown, sun, moon: moonAt(instant) }
}

/**
 * The derived values of a birth, under its sky. Pure: the same birth gives the same values, without clock or network.
 * @throws RangeError for a date, time or zone that does not exist.
 */
export const derivedValuesOf = (birth: Birth, sky: BirthSky = birthSkyOf(birth)): DerivedValues => {
  const date = civilDateOf(birth.date)
  const { instant, unknown, sun, moon } = sky
  const westernZodiacNote = signNoteOf(birth, sun, unknown)
  const cycle = sexagenaryYearOf(lunarYearOf(date))
  return {
    lifePathNumber: lifePathNumberOf(date),
    psychicNumber: psychicNumberOf(date),
    dayOfBirth: weekdayOf(date),
    westernZodiac: sun.signName,
    ...(westernZodiacNote !== undefined && { westernZodiacNote }),
    easternZodiac: `${phaseOf(cycle)} ${animalOf(cycle)}`,
    moonPhase: meanMoonPhase(instant),
    trueMoonPhase: moon.phase,
    birthGem: birthGemOf(date.month),
    spiritualStone: spiritualStones[sun.signName],
    majorArcana: majorArcanumOf(date),
    minorArcana: minorArcanumOf(sun.longitude),
    birthSeason: seasonOf(sun.longitude, birth.place?.latitude),
    ...dayLengthOf(birth),
  }
}
