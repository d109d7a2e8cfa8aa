const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The day of an instant where the reader is: '21 Nov 2026'. */
export const writtenDay = (instant: string): string => day.format(new Date(instant))
/** Its time of day: '21:44'. */
export const writtenTime = (instant: string): string => time.format(new Date(instant))
/** Both: '21 Nov 2026, 21:44', which no end of a line breaks. */
export const writtenMoment = (instant: string): string =>
  `${writtenDay(instant)}, ${writtenTime(instant)}`.replaceAll(' ', '\u00a0')

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** An answer of the form as it is read: a date, which is kept as '2026-04-21', is '21 April 2026'. */
export const factWords = (answer: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer))
    ? date.format(new Date(answer))
    : answer
