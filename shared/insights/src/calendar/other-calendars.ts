import { turn } from '../sky/angle'
import { sunAt } from '../sky/luminaries'
import { roughSkyOf } from '../sky/sky'
import { julianDayNumber, monthName, utcMidnight } from './civil-date'
import type { CivilDate } from './civil-date'

// Formulas after N. Dershowitz and E. M. Reingold, Calendrical Calculations (4th ed., 2018), chapters named below.

const remainder = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor

/** Day signs and counts of the Maya (chapter 11), by the correlation 584283 of Goodman, Martínez and Thompson. */
export const mayaDateOf = (date: CivilDate) => {
  const count = julianDayNumber(date) - 584_283
  const yearDay = remainder(count + 348, 365)
  return {
    /** 1 to 13. */
    number: remainder(count + 3, 13) + 1,
    /** 0 (Imix) to 19 (Ajaw). */
    sign: remainder(count + 19, 20),
    /** Day of the month, 0 for its seating, and month, 0 (Pop) to 18 (Wayeb). */
    haabDay: yearDay % 20,
    haabMonth: Math.floor(yearDay / 20),
    longCount: [144_000, 7_200, 360, 20, 1].map((unit, index) =>
      Math.floor(index === 0 ? count / unit : remainder(count, unit * (index === 3 ? 18 : 20)) / unit),
    ),
  }
}

const hebrewElapsedDays = (year: number): number => {
  const months = Math.floor((235 * year - 234) / 19)
  const parts = 12_084 + 13_753 * months
  const day = 29 * months + Math.floor(parts / 25_920)
  return remainder(3 * (day + 1), 7) < 3 ? day + 1 : day
}

const hebrewNewYear = (year: number): number => {
  const [before, here, after] = [year - 1, year, year + 1].map(hebrewElapsedDays)
  const isTooLong = (after ?? 0) - (here ?? 0) === 356
  const isTooShort = (here ?? 0) - (before ?? 0) === 382
  return 347_998 + (here ?? 0) + (isTooLong ? 2 : isTooShort ? 1 : 0)
}

const commonAdar: [string, number] = ['Adar', 29]
const leapAdars: [string, number][] = [
  ['Adar I', 30],
  ['Adar II', 29],
]

/** The Hebrew date of the daylight hours (chapter 8); the day itself begins at the sunset before. */
export const hebrewDateOf = (date: CivilDate): { year: number; month: string; day: number } => {
  const day = julianDayNumber(date)
  let year = date.year + 3762
  while (hebrewNewYear(year) > day) year -= 1
  const [start, next] = [hebrewNewYear(year), hebrewNewYear(year + 1)]
  const length = next - start
  const isLeap = length > 380
  const months: [string, number][] = [
    ['Tishri', 30],
    ['Heshvan', length % 10 === 5 ? 30 : 29],
    ['Kislev', length % 10 === 3 ? 29 : 30],
    ['Tevet', 29],
    ['Shevat', 30],
    ...(isLeap ? leapAdars : [commonAdar]),
    ['Nisan', 30],
    ['Iyar', 29],
    ['Sivan', 30],
    ['Tammuz', 29],
    ['Av', 30],
    ['Elul', 29],
  ]
  let rest = day - start
  for (const [month, days] of months) {
    if (rest < days) return { year, month, day: rest + 1 }
    rest -= days
  }
  throw new RangeError(`No Hebrew date for day ${day}`)
}

/** The date of the tabular Islamic calendar (chapter 7), which may differ by a day from the Moon that was seen. */
export const islamicDateOf = (date: CivilDate): { year: number; month: number; day: number } => {
  const day = julianDayNumber(date)
  const startOf = (year: number, month: number) =>
    1_948_439 +
    (year - 1) * 354 +
    Math.floor((3 + 11 * year) / 30) +
    29 * (month - 1) +
    Math.floor(month / 2) +
    1
  const year = Math.floor((30 * (day - 1_948_440) + 10_646) / 10_631)
  const month = Math.min(12, Math.ceil((day - startOf(year, 1) - 28.5) / 29.5) + 1)
  const settled = startOf(year, month) > day ? month - 1 : month
  return { year, month: settled, day: day - startOf(year, settled) + 1 }
}

/** The Ethiopian date (chapter 4): twelve months of thirty days, and a short thirteenth. */
export const ethiopianDateOf = (date: CivilDate): { year: number; month: number; day: number } => {
  const day = julianDayNumber(date) - 1_724_221
  const year = Math.floor((4 * day + 1463) / 1461)
  const dayOfYear = day - (365 * (year - 1) + Math.floor(year / 4))
  return { year, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 }
}

/** The Gregorian day in Paris, by its own mean time, of the September equinox of a year. */
const parisEquinoxDay = (year: number): number => {
  let time = Date.UTC(year, 8, 23)
  for (let round = 0; round < 4; round++) {
    const ahead = turn(sunAt(roughSkyOf(new Date(time))).longitude - 180 + 180) - 180
    time -= (ahead / 0.98) * 86_400_000
  }
  return Math.floor((time + 561_000) / 86_400_000) + 2_440_588
}

/**
 * The date of the French Republican calendar as it was decreed (chapter 17): the year begins on the day of the September
 * equinox in Paris. Month 13 holds the complementary days.
 */
export const republicanDateOf = (date: CivilDate): { year: number; month: number; day: number } => {
  const day = julianDayNumber(date)
  const isAfter = day >= parisEquinoxDay(date.year)
  const start = parisEquinoxDay(isAfter ? date.year : date.year - 1)
  return {
    year: date.year - (isAfter ? 1791 : 1792),
    month: Math.floor((day - start) / 30) + 1,
    day: ((day - start) % 30) + 1,
  }
}

const ordinals = ['', '', '', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const laterOrdinals = [
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
]
const roman = [...ordinals, ...laterOrdinals, 'eighteenth', 'nineteenth']

const daysOfMonth = (year: number, month: number) =>
  Math.round(
    (utcMidnight({ year, month: month + 1, day: 1 }) - utcMidnight({ year, month, day: 1 })) / 86_400_000,
  )

/** The day as the Romans counted it (chapter 3): backwards, both ends included, from Kalends, Nones or Ides. */
export const romanDateOf = ({ year, month, day }: CivilDate): string => {
  const isLong = [3, 5, 7, 10].includes(month)
  const [nones, ides] = isLong ? [7, 15] : [5, 13]
  const nextMonth = monthName((month % 12) + 1)
  const before = (left: number, name: string) => {
    if (left === 1) return `the ${name}`
    return left === 2 ? `the day before the ${name}` : `the ${roman[left]} day before the ${name}`
  }
  if (day === 1) return `the Kalends of ${monthName(month)}`
  if (day <= nones) return before(nones - day + 1, `Nones of ${monthName(month)}`)
  if (day <= ides) return before(ides - day + 1, `Ides of ${monthName(month)}`)
  const length = daysOfMonth(year, month)
  const isLeapFebruary = month === 2 && length === 29
  if (isLeapFebruary && day === 25)
    return 'the second sixth day before the Kalends of March, the leap day of the Romans'
  const last = isLeapFebruary && day > 24 ? length : isLeapFebruary ? 28 : length
  return before(last - day + 2, `Kalends of ${nextMonth}`)
}
