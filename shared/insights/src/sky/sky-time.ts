import { deltaT } from './tables/delta-t'

/**
 * An instant in the two time scales of the sky, both in days since 1 January 2000, 12:00. UTC is taken for UT1: the two
 * never differ by more than 0.9 s, in which the Moon moves half a second of arc.
 */
export type SkyTime = {
  /** Universal time: the turning of the Earth. */
  ut: number
  /** Terrestrial time: the even time in which the planets move. */
  tt: number
}

const j2000 = 946_728_000_000
const firstYear = 1899
const firstJanuary = -36890.5 // 1899-01-01 00:00, in days since J2000

/**
 * TT − UT in seconds, interpolated with four points between the yearly values. They are those of Stephenson, Morrison
 * and Hohenkerk (Proc. R. Soc. A 472, 2016) up to 1955, of the Astronomical Almanac (K9) up to 1972, of the IERS up to 2025,
 * and a forecast after that, the long-term curve of the first again, which reaches 71 s in 2050 and 96 s in 2100.
 */
export const deltaTAt = (ut: number): number => {
  const years = Math.min(Math.max((ut - firstJanuary) / 365.2425, 1), deltaT.length - 3)
  const index = Math.floor(years)
  const at = (year: number) => deltaT[year] ?? 0
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  const x = years - index
  return b + (x / 2) * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a)))
}

/**
 * @param instant from 1900 to 2100
 * @throws RangeError outside: the tables end there.
 */
export const skyTimeOf = (instant: Date): SkyTime => {
  const ut = (instant.getTime() - j2000) / 86_400_000
  const year = instant.getUTCFullYear()
  if (!(year >= firstYear && year <= 2101)) throw new RangeError('The sky is computed from 1900 to 2100')
  return { ut, tt: ut + deltaTAt(ut) / 86_400 }
}

/** The same time, so many days later. */
export const later = ({ ut, tt }: SkyTime, days: number): SkyTime => ({ ut: ut + days, tt: tt + days })
