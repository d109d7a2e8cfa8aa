import { writtenDay, writtenTime } from '@shared/web/time/written-moment'

/** 'for 10 years', 'for 90 days'; `0` days are for good. */
export function writtenLength(days: number): string {
  if (days === 0) return 'for good'
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  return `for ${count} ${unit}${count === 1 ? '' : 's'}`
}

const hourMs = 3_600_000

/**
 * '14 March 2026, between 06:00 and 07:00': the hour of `at`. When somebody opened a record is noted once an hour, so that minutes
 * would say what nobody knows.
 */
export function writtenHour(at: string): string {
  const begin = new Date(at)
  begin.setMinutes(0, 0, 0)
  const end = begin.getTime() + hourMs
  return `${writtenDay(begin)}, between ${writtenTime(begin)} and ${writtenTime(end)}`
}
