/** A day of the Gregorian calendar, as written on a wall calendar: no time, no zone. */
export type CivilDate = { year: number; month: number; day: number }

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export type Weekday = (typeof weekdays)[number]

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const millisecondsOfDay = 86_400_000

/**
 * Reads YYYY-MM-DD.
 * @throws RangeError for another form, or a day the Gregorian calendar does not have (2025-02-29).
 */
export const civilDateOf = (text: string): CivilDate => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  if (year === undefined || textOf(date) !== text) throw new RangeError(`Not a date of the calendar: ${text}`)
  return date
}

/** YYYY-MM-DD of the day, days past the month's end carried over. */
export const textOf = (date: CivilDate): string => new Date(utcMidnight(date)).toISOString().slice(0, 10)

/** Milliseconds since 1970 of 00:00 UTC on that day. */
export const utcMidnight = ({ year, month, day }: CivilDate): number => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime()
}

/** Julian Day Number of the day (the Julian date of its noon), e.g. 2451545 for 2000-01-01. */
export const julianDayNumber = (date: CivilDate): number => utcMidnight(date) / millisecondsOfDay + 2_440_588

/** The day so many days later (or earlier, when negative). */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  civilDateOf(new Date(utcMidnight(date) + days * millisecondsOfDay).toISOString().slice(0, 10))

/**
 * The weekday by the remainder of the Julian Day Number by seven (Meeus, Astronomical Algorithms, 2nd ed., chapter 7):
 * day number 0 was a Monday, and the seven-day count has never been broken since.
 */
export const weekdayOf = (date: CivilDate): Weekday => weekdays[(julianDayNumber(date) + 1) % 7] ?? 'Sunday'

/** The month's English name. */
export const monthName = (month: number): string => {
  const name = months[month - 1]
  if (name === undefined) throw new RangeError(`No month ${month}`)
  return name
}

/** The day's place in its year, 1 to 366. */
export const dayOfYear = (date: CivilDate): number =>
  julianDayNumber(date) - julianDayNumber({ year: date.year, month: 1, day: 1 }) + 1
