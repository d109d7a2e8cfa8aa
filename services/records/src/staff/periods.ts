import type { DateFilter } from '@shared/contracts/admin'

interface Day {
  year: number
  /** From 1. */
  month: number
  day: number
}

/** Milliseconds that a clock in the zone is ahead of UTC at an instant. */
function aheadOfUtc(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(at / 1000) * 1000
}

/** The first instant of a day in a zone; where the clock skips midnight, the first that there is. */
function beginningOf({ year, month, day }: Day, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day)
  const guess = midnight - aheadOfUtc(timeZone, midnight)
  const beginning = midnight - aheadOfUtc(timeZone, guess)
  const isOfDayBefore = beginning + aheadOfUtc(timeZone, beginning) < midnight
  return new Date(isOfDayBefore ? guess : beginning)
}

const dayIn = (timeZone: string, at: Date): Day => {
  const shown = new Date(at.getTime() + aheadOfUtc(timeZone, at.getTime()))
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() }
}

/** A day that may lie beyond the end of its month, as the calendar has it: 31 February is the last of February. */
const clamped = ({ year, month, day }: Day): Day => {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: Math.min(day, last) }
}

/** Since when a period counts at `now`: the week from its Monday, the month from its first, the quarter from the same day three months ago. */
export function beginOfPeriod(filter: DateFilter, timeZone: string, now: Date): Date | undefined {
  if (filter === 'all') return undefined
  const today = dayIn(timeZone, now)
  if (filter === 'month') return beginningOf({ ...today, day: 1 }, timeZone)
  if (filter === 'quarter') return beginningOf(clamped({ ...today, month: today.month - 3 }), timeZone)
  const weekday = (new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay() + 6) % 7
  return beginningOf({ ...today, day: today.day - weekday }, timeZone)
}
