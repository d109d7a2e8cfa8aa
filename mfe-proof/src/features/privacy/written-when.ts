const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const hourMs = 3_600_000
const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** 'for 10 years', 'for 90 days'; `0` days are for good. */
export function writtenLength(days: number): string {
  if (days === 0) return 'for good'
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  return `for ${count} ${unit}${count === 1 ? '' : 's'}`
}

/** '14 March 2026' */
export const writtenDay = (at: string): string => day.format(new Date(at))
/** '14 March 2026 at 06:42' */
export const writtenMinute = (at: string): string => minute.format(new Date(at))

/**
 * '14 March 2026 at about 07:00': the full hour nearest to `at`, and none that is still to come. When somebody opened a record is
 * noted once an hour, so that minutes would say what nobody knows.
 */
export function writtenHour(at: string, now = Date.now()): string {
  const full = new Date(at)
  const isLateInHour = full.getMinutes() >= 30
  full.setMinutes(0, 0, 0)
  if (isLateInHour && full.getTime() + hourMs <= now) full.setTime(full.getTime() + hourMs)
  return minute.format(full).replace(' at ', ' at about ')
}
