const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const hour = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** '14 March 2026' */
export const writtenDay = (at: string): string => day.format(new Date(at))
/** '14 March 2026 at 06:42' */
export const writtenHour = (at: string): string => hour.format(new Date(at))
