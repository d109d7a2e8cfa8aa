/** A day of the calendar. */
export interface CalendarDay {
  year: number
  /** From 1. */
  month: number
  day: number
}

/** One formatter a zone: making one costs a hundred times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}

/** Milliseconds that a clock in the zone is ahead of UTC at an instant. */
function aheadOfUtc(timeZone: string, at: number): number {
  const parts = formatterOf(timeZone).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(at / 1000) * 1000
}

/**
 * The first instant of a day in a zone (an IANA name); where the clock skips midnight, the first that there is. A month or a day
 * beyond its end is counted on: day 0 is the last of the month before.
 */
export function beginningOfDay({ year, month, day }: CalendarDay, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day)
  const guess = midnight - aheadOfUtc(timeZone, midnight)
  const beginning = midnight - aheadOfUtc(timeZone, guess)
  const isOfDayBefore = beginning + aheadOfUtc(timeZone, beginning) < midnight
  return new Date(isOfDayBefore ? guess : beginning)
}

/** Which day it is in a zone at an instant. */
export function dayIn(timeZone: string, at: Date): CalendarDay {
  const shown = new Date(at.getTime() + aheadOfUtc(timeZone, at.getTime()))
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() }
}

/** A day in a zone, and the instants between which it lies; `to` is the first one after it. */
export interface ZoneDay {
  /** '2026-03-14' */
  day: string
  from: Date
  to: Date
}

/** So many days of a zone, the first one first; the last is the one of `now`. */
export function lastDays(count: number, timeZone: string, now: Date): ZoneDay[] {
  const today = dayIn(timeZone, now)
  const beginnings = Array.from({ length: count + 1 }, (_, at) =>
    beginningOfDay({ ...today, day: today.day - count + 1 + at }, timeZone),
  )
  return beginnings.slice(0, count).map((from, at) => ({
    day: new Date(Date.UTC(today.year, today.month - 1, today.day - count + 1 + at))
      .toISOString()
      .slice(0, 10),
    from,
    to: beginnings[at + 1] ?? from,
  }))
}
