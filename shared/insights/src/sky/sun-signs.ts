import { sunAt } from './luminaries'
import { roughSkyOf } from './sky'
import { zodiacPositionOf } from './zodiac'
import type { ZodiacPosition } from './zodiac'

const hour = 3_600_000
const sunSignAt = (time: number): ZodiacPosition =>
  zodiacPositionOf(sunAt(roughSkyOf(new Date(time))).longitude)

/**
 * The signs of the Sun on a day (YYYY-MM-DD), or at an hour of it (HH:MM), wherever on Earth that was: for the first who has it and for
 * the last. They are two where the Sun changes sign meanwhile.
 */
export const sunSignsOf = (
  date: string,
  time: string | null = null,
): readonly [ZodiacPosition, ZodiacPosition] => {
  const clock = (text: string) => new Date(`${date}T${text}Z`).getTime()
  // Clocks show up to 14 hours more than UTC, and up to 12 less.
  return [sunSignAt(clock(time ?? '00:00') - 14 * hour), sunSignAt(clock(time ?? '23:59') + 12 * hour)]
}

/** Where the Sun stands at noon UTC of a day (YYYY-MM-DD). */
export const sunSignAtNoonOf = (date: string): ZodiacPosition =>
  sunSignAt(new Date(`${date}T12:00Z`).getTime())
