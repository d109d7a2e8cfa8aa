import { turn } from './angle'

export const moonPhases = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const
export type MoonPhase = (typeof moonPhases)[number]

/** The phase of an elongation: each of the eight holds 45 degrees, centred on 0, 45, 90 and so on. */
export const phaseOfElongation = (elongation: number): MoonPhase =>
  moonPhases[Math.floor(turn(elongation + 22.5) / 45)] ?? 'New Moon'

/** The mean synodic month in days (Meeus, Astronomical Algorithms, 2nd ed., chapter 49). */
export const synodicMonth = 29.530588853

// A mean new moon in days since 1970-01-01: Julian date 2451550.09766 (Meeus, equation 49.1, k = 0).
const meanNewMoon = 2451550.09766 - 2440587.5

/** Days since the last mean new moon, 0 to 29.53. */
export const meanMoonAge = (instant: Date): number => {
  const age = (instant.getTime() / 86_400_000 - meanNewMoon) % synodicMonth
  return age < 0 ? age + synodicMonth : age
}

/** One of eight phases from the mean cycle alone, as an almanac without an ephemeris would name it. */
export const meanMoonPhase = (instant: Date): MoonPhase =>
  phaseOfElongation((meanMoonAge(instant) / synodicMonth) * 360)
