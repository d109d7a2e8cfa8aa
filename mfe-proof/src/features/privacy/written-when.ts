const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const hour = new Intl.DateTimeFormat('en-GB', {
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
export const writtenHour = (at: string): string => hour.format(new Date(at))
