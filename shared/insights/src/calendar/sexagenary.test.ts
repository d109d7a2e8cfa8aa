import { LunarYear } from 'lunar-typescript'
import { arcBetween } from '../sky/angle'
import { longitudeOf } from '../sky/ephemeris'
import { skyOf } from '../sky/sky'
import { julianDayNumber, textOf } from './civil-date'
import { animalOf, lunarNewYearOf, lunarYearOf, phaseOf, sexagenaryYearOf } from './sexagenary'

const years = Array.from({ length: 202 }, (_, index) => 1899 + index)
const day = 86_400_000

/** The day in Beijing, as a Julian Day Number; its own mean time until 1929, then that of 120 degrees east. */
const beijingDay = (instant: Date) => {
  const hours = instant.getTime() < Date.UTC(1929, 0, 1) ? 116.4 / 15 : 8
  return Math.floor((instant.getTime() + hours * 3_600_000) / day) + 2_440_588
}

const settle = (start: number, degreesADay: number, angleAt: (instant: Date) => number) => {
  let time = start
  for (let round = 0; round < 8; round++) time -= (angleAt(new Date(time)) / degreesADay) * day
  return new Date(time)
}

const sun = (instant: Date) => longitudeOf('sun', skyOf(instant))
const sunAt = (longitude: number, near: number) =>
  settle(near, 0.98565, (instant) => arcBetween(sun(instant), longitude))
const newMoon = (count: number) =>
  settle(Date.UTC(2000, 0, 6, 14) + count * 29.530588853 * day, 12.19, (instant) => {
    const sky = skyOf(instant)
    return arcBetween(longitudeOf('moon', sky), longitudeOf('sun', sky))
  })

/** The new moon that opens the month holding the winter solstice. */
const monthEleven = (year: number) => {
  const solstice = beijingDay(sunAt(270, Date.UTC(year, 11, 21)))
  let count = Math.ceil((Date.UTC(year, 11, 31) - Date.UTC(2000, 0, 6)) / day / 29.530588853)
  while (beijingDay(newMoon(count)) > solstice) count -= 1
  return count
}

const hasPrincipalTerm = (count: number) => {
  const [from, to] = [beijingDay(newMoon(count)), beijingDay(newMoon(count + 1))]
  const middle = newMoon(count).getTime() + 15 * day
  return Array.from({ length: 12 }, (_, sign) => sunAt(sign * 30, middle)).some((at) => {
    const term = beijingDay(at)
    return term >= from && term < to
  })
}

/** GB/T 33661-2017: of thirteen months between two solstices the first without a principal term is a leap month. */
const computedNewYear = (year: number) => {
  const first = monthEleven(year - 1)
  const isLong = monthEleven(year) - first === 13
  const isLeapBefore = isLong && (!hasPrincipalTerm(first + 1) || !hasPrincipalTerm(first + 2))
  return beijingDay(newMoon(first + (isLeapBefore ? 3 : 2)))
}

describe('lunar new year', () => {
  it('[DER-012] follows from the ephemeris by the rule of the calendar, from 1901 to 2100', () => {
    const differing = years
      .filter((year) => year > 1900)
      .filter((year) => julianDayNumber(lunarNewYearOf(year)) !== computedNewYear(year))
    expect(differing).toEqual([])
  })

  it('[DER-012] agrees with lunar-typescript in 202 of 202 years', () => {
    const theirs = (year: number) =>
      Math.round((LunarYear.fromYear(year).getMonth(1)?.getFirstJulianDay() ?? 0) + 0.01)
    expect(years.filter((year) => julianDayNumber(lunarNewYearOf(year)) !== theirs(year))).toEqual([])
  })

  // Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table; with the years in which other tables go wrong.
  it.each([
    '1901-02-19',
    '1912-02-18',
    '1949-01-29',
    '1954-02-03',
    '1976-01-31',
    '1985-02-20',
    '1997-02-07',
    '2000-02-05',
    '2007-02-18',
    '2019-02-05',
    '2020-01-25',
    '2021-02-12',
    '2022-02-01',
    '2023-01-22',
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2030-02-03',
    '2033-01-31',
    '2034-02-19',
  ])('[DER-012] %s', (text) => {
    expect(textOf(lunarNewYearOf(Number(text.slice(0, 4))))).toBe(text)
  })

  it('[DER-011] runs through sixty pairs of element and animal', () => {
    const pairs = years
      .slice(0, 60)
      .map((year) => `${phaseOf(sexagenaryYearOf(year))} ${animalOf(sexagenaryYearOf(year))} ${year % 2}`)
    expect(new Set(pairs).size).toBe(60)
    expect([phaseOf(sexagenaryYearOf(1984)), animalOf(sexagenaryYearOf(1984))]).toEqual(['Wood', 'Rat'])
    expect([phaseOf(sexagenaryYearOf(2012)), animalOf(sexagenaryYearOf(2012))]).toEqual(['Water', 'Dragon'])
  })

  it('[DER-012] the year of a date begins on that day', () => {
    expect([16, 17].map((date) => lunarYearOf({ year: 2026, month: 2, day: date }))).toEqual([2025, 2026])
    expect(lunarYearOf({ year: 2026, month: 12, day: 31 })).toBe(2026)
  })
})
