import { phaseOfElongation } from '../moon'
import type { MoonPhase } from '../moon'

/** The mean synodic month in days (Meeus, Astronomical Algorithms, 2nd ed., chapter 49). */
export const synodicMonth = 29.530588853

// A mean new moon, as days since 1970-01-01: Julian date 2451550.09766 (Meeus, equation 49.1, k = 0).
const meanNewMoon = 2451550.09766 - 2440587.5

/** Days since the last mean new moon, 0 to 29.53. */
export const meanMoonAge = (instant: Date): number => {
  const age = (instant.getTime() / 86_400_000 - meanNewMoon) % synodicMonth
  return age < 0 ? age + synodicMonth : age
}

/** One of eight phases from the mean cycle alone, as an almanac without an ephemeris would name it. */
export const meanMoonPhase = (instant: Date): MoonPhase =>
  phaseOfElongation((meanMoonAge(instant) / synodicMonth) * 360)
